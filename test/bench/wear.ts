// Two hundred changes of the page, and a hundred sign-ins and sign-outs, in one document. What they leave behind should not grow.
import { makeReplay, openApiSite } from './apiSite';
import { openBrowserSite } from './browserSite';
import type { Bench } from './measurement';
import { FIGURES, fillLogin, linkTo, openUserMenu } from './portalPage';
import { openVisit, type Visit } from './visit';

const CHANGES = 200;
const SIGN_INS = 100;
/** The first repetitions load code and fill caches. */
const WARM_UP = 20;
/** The changes between two checks are a multiple of the four pages, so each check is on the same page. */
const CHECKS = 5;

type Check = { after: number; nodes: number; listeners: number; heap: number };

/** Addresses with a link on the page before, and their headings. */
const PAGES = [
  { address: '/app', title: /^(Bom|Boa) / },
  { address: '/app/dashboards/vendas', title: 'Vendas' },
  { address: '/app/entries', title: 'Lançamentos' },
  { address: '/app/company', title: 'Empresa' },
];

export const measureWear: Bench = async ({ log }) => {
  const site = await openBrowserSite(log);
  const backend = await openApiSite();
  const visit = await openVisit(site.browser, { device: 'desktop', isPolicyKept: true });
  try {
    await makeReplay().attach(visit.devtools);
    await visit.devtools.send('Performance.enable');
    await visit.page.goto(backend.origin);
    await signIn(visit);
    log(`${CHANGES} changes of the page`);
    const changes = await repeat(visit, CHANGES, (index) => openPage(visit, index));
    log(`${SIGN_INS} sign-outs and sign-ins`);
    const signIns = await repeat(visit, SIGN_INS, async () => {
      await signOut(visit);
      await signIn(visit);
    });
    return {
      raw: { changes, signIns },
      repeated: 'once',
      targets: [],
      tables: [makeTable('Changes of the page', changes), makeTable('Sign-outs and sign-ins', signIns)],
    };
  } finally {
    await visit.close();
    await backend.close();
    await site.close();
  }
};

/** Repeats work, and checks the page after a warm-up and at equal distances. */
async function repeat(visit: Visit, times: number, work: (index: number) => Promise<void>): Promise<Check[]> {
  for (let index = 0; index < WARM_UP; index += 1) await work(index);
  const checks = [await check(visit, 0)];
  for (let index = 1; index <= times; index += 1) {
    await work(index - 1);
    if (index % (times / CHECKS) === 0) checks.push(await check(visit, index));
  }
  return checks;
}

async function check({ devtools, readHeap }: Visit, after: number): Promise<Check> {
  const heap = await readHeap();
  const { metrics } = await devtools.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { after, nodes: read('Nodes'), listeners: read('JSEventListeners'), heap };
}

async function openPage({ page }: Visit, index: number): Promise<void> {
  const next = PAGES[index % PAGES.length];
  if (next === undefined) return;
  await linkTo(page, next.address).click();
  await page.locator('h1', { hasText: next.title }).first().waitFor();
}

async function signIn({ page }: Visit): Promise<void> {
  await page.locator('form input[type=password]').waitFor();
  await (await fillLogin(page)).click();
  await page.locator(FIGURES.selector, { hasText: new RegExp(FIGURES.pattern) }).waitFor();
}

async function signOut({ page }: Visit): Promise<void> {
  const menu = await openUserMenu(page);
  await menu.getByRole('button', { name: 'Sair', exact: true }).click();
}

function makeTable(title: string, checks: Check[]) {
  const first = checks[0] ?? { after: 0, nodes: 0, listeners: 0, heap: 0 };
  const last = checks.at(-1) ?? first;
  const row = ({ after, nodes, listeners, heap }: Check): string[] => [
    String(after),
    String(nodes),
    String(listeners),
    `${(heap / 1_000_000).toFixed(2)} MB`,
  ];
  const growth = [
    'growth of one repetition',
    ((last.nodes - first.nodes) / last.after).toFixed(2),
    ((last.listeners - first.listeners) / last.after).toFixed(2),
    `${((last.heap - first.heap) / last.after / 1000).toFixed(2)} kB`,
  ];
  return { title, head: ['after', 'nodes', 'listeners', 'heap'], rows: [...checks.map(row), growth] };
}
