// What a person waits for where a company has much of everything: 200 dashboards, 3,000 categories, 50,000 names, and lists of 10,000 rows.
import type { Browser, Page } from 'playwright-core';
import { resolve } from 'node:path';
import pg from 'pg';
import type { components } from '../../api-spec/schema.gen';
import { migrate } from '../../server/database/migrate';
import { openServer } from '../../server/database/server';
import { findPostgres, makeTestServer } from '../support/backend/postgres';
import { makeReplay, openApiSite, openReader, readProperty, type Answer, type Read } from './apiSite';
import { addRecorder, readTimes, timeToFrame, type Sign } from './inPage';
import { format, formatSamples, median, type Table } from './measurement';
import { FIGURES, fillLogin, linkTo } from './portalPage';
import { openVisit } from './visit';

type Schemas = components['schemas'];

const DASHBOARDS = 200;
const CATEGORIES = 3_000;
const NAMES = 50_000;
const ROWS = 10_000;
const PAGE = 50;
/** A quick typist, in ms for a key. */
const TYPING_MS = 100;
const DAY = '2026-01-02';

/** What a person did. */
type Wait = {
  name: string;
  /** From the event to the frame that shows its effect. */
  ms: number;
  /** The part of it in which a request of the API ran. */
  backendMs: number;
  /** From each typed key to the next frame. */
  keys: number[];
};

/** Measures on PostgreSQL. Without an installed one the table has the reason only. */
export async function measureLargeLists(browser: Browser, rounds: number): Promise<Table> {
  const title = `Much of everything, desktop: ${DASHBOARDS} dashboards, ${CATEGORIES} categories, ${NAMES} names, ${ROWS} rows`;
  const postgres = findPostgres();
  if ('reason' in postgres) return { title, head: ['skipped'], rows: [[postgres.reason]] };
  const server = await makeTestServer(postgres);
  try {
    await server.start();
    const database = openServer(server.url);
    await migrate(database, resolve('server/database/migrations'));
    const site = await openApiSite(database);
    try {
      await addRows(server.url);
      const read = await openReader(site.origin);
      const prepared = { position: await findPosition(read), answer: await makeAnswer(read) };
      const waits: Wait[] = [];
      for (let round = 0; round < rounds; round += 1)
        waits.push(...(await visitSite(browser, site.origin, prepared)));
      return { title, ...tabulate(waits) };
    } finally {
      await site.close();
    }
  } finally {
    await server.remove();
  }
}

function tabulate(waits: readonly Wait[]): Pick<Table, 'head' | 'rows'> {
  const names = [...new Set(waits.map(({ name }) => name))];
  return {
    head: ['', 'until it is shown', 'of it the backend', 'the worst key until the next frame'],
    rows: names.map((name) => {
      const repeated = waits.filter((wait) => wait.name === name);
      const keys = repeated.flatMap((wait) => wait.keys);
      const times = repeated.map(({ ms }) => ms);
      const backend = median(repeated.map(({ backendMs }) => backendMs));
      return [
        name,
        formatSamples(times, 'ms'),
        format(backend, 'ms'),
        keys.length === 0 ? '' : format(Math.max(...keys), 'ms'),
      ];
    }),
  };
}

/** Adds categories, and an entry for each name. */
async function addRows(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into categories (name, statement_group)
     select 'Categoria ' || number, 'expenses' from generate_series(1, ${CATEGORIES}) as number`,
  );
  await client.query(
    `insert into entries (kind, counterparty, category_id, form, document, issued_on, due_on, effective_due_on, amount_cents)
     select 'payable', 'Fornecedor ' || number, (select min(id) from categories where name = 'Categoria ' || 1 + number % ${CATEGORIES}),
       'pix', 'Nota ' || number, '${DAY}', '${DAY}', '${DAY}', 100 from generate_series(1, ${NAMES}) as number`,
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** A place in the list of all entries. */
type Position = {
  /** The parameter `after` of the page whose last row it is. */
  after: string;
  /** The name in the first row of the page behind it. */
  nextName: string;
};

/** Returns the place of the last row that is read by pages. */
async function findPosition(read: Read): Promise<Position> {
  let after = '';
  let page = await readPage(read, '');
  for (let row = PAGE; row < ROWS; row += PAGE) {
    after = page.next;
    page = await readPage(read, `&after=${encodeURIComponent(after)}`);
  }
  const { firstName } = await readPage(read, `&after=${encodeURIComponent(page.next)}`);
  return { after, nextName: firstName };
}

async function readPage(read: Read, more: string): Promise<{ next: string; firstName: string }> {
  const page: unknown = await read(`/api/entries?sort=-dueOn&limit=${PAGE}${more}`);
  const entries = readProperty(page, 'entries');
  const first: unknown = Array.isArray(entries) ? entries[0] : undefined;
  return {
    next: String(readProperty(page, 'next')),
    firstName: String(readProperty(first, 'counterparty')),
  };
}

/** A row of a list or of a table. */
const ROW = 'main [data-index]';
const OPTION = '[role=option]';

const showText = (selector: string, pattern: string): Sign => ({ kind: 'text', selector, pattern });

/** Matches this number, and none that begins with it. */
const exactly = (text: string) => `${text}(?!\\d)`;

/** A visit that measures what a person does in it. */
type Measured = {
  page: Page;
  /** Opens an address as the browser does. */
  open: (path: string) => Promise<void>;
  /** Measures an action until its sign. */
  wait: (name: string, sign: Sign, act: () => Promise<void>, event?: 'keydown' | 'scroll') => Promise<void>;
  /** Types a text, and measures from its last key until its sign. */
  type: (name: string, text: string, sign: Sign) => Promise<void>;
};

/** Signs in and does each thing once. */
async function visitSite(
  browser: Browser,
  origin: string,
  { position, answer }: { position: Position; answer: Answer },
): Promise<Wait[]> {
  const visit = await openVisit(browser, { device: 'desktop', isPolicyKept: true });
  const { page } = visit;
  const waits: Wait[] = [];
  const measure = async (
    name: string,
    time: () => Promise<number>,
    readKeys = () => Promise.resolve<number[]>([]),
  ) => {
    const before = visit.requests.length;
    const ms = await time();
    const calls = visit.requests
      .slice(before)
      .filter(({ path, endedAt }) => path.startsWith('/api/') && endedAt < Infinity);
    const backendMs =
      Math.max(0, ...calls.map(({ endedAt }) => endedAt)) -
      Math.min(...calls.map(({ startedAt }) => startedAt));
    waits.push({ name, ms, backendMs: calls.length === 0 ? 0 : backendMs, keys: await readKeys() });
  };
  const measured: Measured = {
    page,
    async open(path) {
      await visit.waitUntilQuiet();
      await page.goto(origin + path);
    },
    async wait(name, sign, act, event) {
      await visit.waitUntilQuiet();
      await measure(name, () => timeToFrame(page, sign, act, event));
    },
    async type(name, text, sign) {
      const before = (await readTimes(page)).keys.length;
      await page.keyboard.type(text.slice(0, -1), { delay: TYPING_MS });
      const press = () => page.keyboard.press(text.slice(-1));
      const keys = async () => (await readTimes(page)).keys.slice(before);
      await measure(name, () => timeToFrame(page, sign, press, 'keydown'), keys);
    },
  };
  try {
    await makeReplay().attach(visit.devtools, answer);
    await addRecorder(page, { isProbing: false, hasScripts: true });
    await page.goto(origin);
    await (await fillLogin(page)).click();
    await page.locator(FIGURES.selector, { hasText: new RegExp(FIGURES.pattern) }).waitFor();
    await findDashboards(measured);
    await findCategoriesAndNames(measured);
    await readLastRows(measured, position);
    return waits;
  } finally {
    await visit.close();
  }
}

async function findDashboards({ page, wait, type }: Measured): Promise<void> {
  const press = (key: string) => page.keyboard.press(key);
  await wait('the palette opens', showText(OPTION, 'Painel'), () => press('Control+k'), 'keydown');
  await type(
    'a dashboard is typed in the palette',
    'painel 157',
    showText(`${OPTION}[aria-selected=true]`, 'Painel 157'),
  );
  await press('Escape');
  const tile = page.locator('nav button', { hasText: 'Painéis' });
  const link = (of: string) => `[role=dialog] li${of} a`;
  await wait("the menu's list opens", showText(link(''), 'Painel'), () => tile.press('Enter'), 'keydown');
  await page.locator('[role=dialog] input').focus();
  await type(
    "a dashboard is typed in the menu's list",
    'painel 157',
    showText(link(':only-child'), 'Painel 157'),
  );
  await press('Escape');
}

async function findCategoriesAndNames({ page, wait, type }: Measured): Promise<void> {
  const press = (key: string) => page.keyboard.press(key);
  await wait('the list of entries opens', showText(ROW, 'Fornecedor'), () =>
    linkTo(page, '/app/entries').click(),
  );
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('combobox', { name: 'Categoria' }).focus();
  await wait('the list of categories opens', showText(OPTION, ''), () => press('ArrowDown'), 'keydown');
  await type(
    'a category is typed',
    'categoria 2157',
    showText(`${OPTION}[data-highlighted]`, 'Categoria 2157'),
  );
  // Each name has a category of its own number and one.
  await wait(
    'the entries are filtered by it',
    showText(ROW, exactly('Fornecedor 2156')),
    () => press('Enter'),
    'keydown',
  );
  await press('Escape');
  await wait('the form of a new entry opens', showText('h1, h2', 'Novo lançamento'), () =>
    page.getByRole('link', { name: 'Novo lançamento' }).click(),
  );
  await page.getByRole('combobox', { name: 'Cliente ou fornecedor' }).focus();
  await type('three letters of a name, until the suggestions', 'for', showText(OPTION, 'Fornecedor'));
  await press('Escape');
}

async function readLastRows({ page, open, wait }: Measured, { after, nextName }: Position): Promise<void> {
  const row = (text: string) => page.locator(ROW, { hasText: text }).first();
  await open('/app/dashboards/vendas');
  await row('Nota 1').waitFor();
  await wait(
    `the table of a dashboard scrolls to row ${ROWS}`,
    showText(ROW, exactly(`Nota ${ROWS}`)),
    () =>
      row('Nota 1').evaluate((element) => {
        const room = element.closest('[role=group]');
        room?.scrollTo(0, room.scrollHeight);
      }),
    'scroll',
  );
  // The number of a document is that of its name.
  await wait('its link opens the list', showText(ROW, exactly(`Fornecedor ${ROWS}`)), () =>
    row(`Nota ${ROWS}`).getByRole('link').click(),
  );
  const address = `/app/entries?view=all&after=${encodeURIComponent(after)}`;
  await open(address);
  await row('').waitFor();
  await wait(`the entry in row ${ROWS} of the list opens`, showText('main form', ''), () =>
    page.locator(ROW).last().getByRole('link').first().click(),
  );
  await open(address);
  await row('').waitFor();
  await wait(`the page behind row ${ROWS} opens`, showText(ROW, exactly(nextName)), () =>
    page.getByRole('link', { name: 'Próxima' }).click(),
  );
}

/** Returns what the reference backend does not have: many dashboards, and a table of this length. */
async function makeAnswer(read: Read): Promise<Answer> {
  const list: Schemas['DashboardList'] = {
    dashboards: Array.from({ length: DASHBOARDS }, (_one, at) => ({
      code: at === 0 ? 'vendas' : `painel-${at}`,
      title: `Painel ${at}`,
    })),
  };
  const table: Schemas['TableWidget'] = {
    ...{ id: 'notes', kind: 'table', title: 'Notas' },
    columns: [
      { id: 'document', title: 'Nota', unit: 'text' },
      { id: 'amount', title: 'Valor', unit: 'currency' },
    ],
    rows: Array.from({ length: ROWS }, (_one, at) => ({
      cells: [`Nota ${at + 1}`, at],
      link: { to: 'entries', filter: { document: `Nota ${at + 1}` } },
    })),
  };
  const dashboard: unknown = await read('/api/dashboards/vendas');
  return ({ path }) => {
    if (path.endsWith('/dashboards')) return list;
    return path.endsWith('/dashboards/vendas') ? Object.assign({}, dashboard, { widgets: [table] }) : null;
  };
}
