// The import of entries. The reference backend reads the files. The tests store nothing, because all tests share the database.
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listenLocally } from 'contract-gates/listenLocally';
import type { ImportPreview } from '../../src/api/imports';
import { expectNoViolation } from './axe';
import { bruno, expect, readAddress, signIn, store, test } from './portal';
import { LONG, longIf } from './long';

const PAGE = '/app/entries/import';
const PREVIEW = '**/api/entries/imports/preview';
const FIELD = 'Planilha com os lançamentos';

/** The layout of a made-up company: a title above the table, own names of columns, and totals at its end. */
const OWN_LAYOUT = [
  'Metalúrgica Boa Vista;;;;;',
  'Contas a receber de novembro;;;;;',
  ';;;;;',
  'Cliente;Nº da nota;Vencto.;Vlr. total;Forma de pgto.;Plano de contas',
  'Padaria São João;NF 901;07/11/2026;1.234,56;Boleto bancário;Venda de mercadorias',
  'Mercado Central;NF 902;15/11/2026;89,90;PIX;Venda de mercadorias',
  'Oficina do Zé;NF 903;31/02/2026;10,00;PIX;Venda de mercadorias',
  ';;Total;1.334,46;;',
].join('\r\n');

const chooseFile = (page: Page, text: string, name = 'contas a receber.csv') =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const previewTable = (page: Page) => page.getByRole('region', { name: 'O que será importado' });
const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Sair sem importar?' });

async function openImport(page: Page, portal: string): Promise<void> {
  await signIn(page, portal, bruno);
  await page.goto(portal + PAGE);
  await expect(page.getByLabel(FIELD)).toBeVisible();
}

test('another file is chosen after a refused one, a file in the layout of a company is understood and imported, and a dropped file is read [specification §2.150, §2.151, §2.153, §2.154]', async ({
  page,
  portal,
  watch,
}) => {
  await openImport(page, portal);
  await test.step('another file is chosen from the notice of a refused one', async () => {
    watch.expectLog(/status of 415/);
    await page.route(PREVIEW, (route) => route.fulfill({ status: 415, json: { message: 'x' } }));
    await chooseFile(page, OWN_LAYOUT);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Escolher outro arquivo' }).click();
    await chooser;
    await expect(page.getByLabel(FIELD)).toBeFocused();
    await page.unroute(PREVIEW);
  });
  await chooseFile(page, OWN_LAYOUT);
  await expect(previewTable(page).getByRole('tab', { name: /^Prontas/ })).toContainText('2');
  await expect(previewTable(page).getByRole('row', { name: /Padaria São João/ })).toContainText('1.234,56');
  await previewTable(page)
    .getByRole('tab', { name: /^Com problema/ })
    .click();
  await expect(previewTable(page).getByRole('row', { name: /Oficina do Zé/ })).toContainText('(31/02/2026)');
  await page.route('**/api/entries/imports', (route) =>
    route.fulfill({ status: 201, json: { id: '1', added: 2, duplicates: 0, invalid: 1, skipped: 3 } }),
  );
  await page.getByRole('button', { name: 'Importar 2 lançamentos' }).click();
  await expect(page.getByRole('heading', { name: '2 lançamentos importados' })).toBeVisible();
  await test.step('a dropped file is read, and a file dropped beside the field does not replace the page', async () => {
    await page.goto(portal + PAGE);
    await expect(page.getByLabel(FIELD)).toBeVisible();
    /** Drops a file, and returns whether the portal prevents that the browser opens it. */
    const drop = (selector: string) =>
      page.evaluate(
        ([target, text]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], 'contas.csv', { type: 'text/csv' }));
          const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
          return !document.querySelector(target)?.dispatchEvent(event);
        },
        [selector, OWN_LAYOUT] as const,
      );
    expect(await drop('h1')).toBe(true);
    await expect(page.getByLabel(FIELD)).toBeVisible();
    await drop('input[type="file"]');
    await expect(previewTable(page)).toBeVisible();
  });
});

// So high that nothing is behind the bar at the foot of a phone.
const PHONE = { width: 320, height: 5000 };
const WIDE = { width: 1366, height: 2400 };

for (const [language, open, size] of [
  ['en-EN', 'How the file was understood', PHONE],
  ['en-EN', 'How the file was understood', WIDE],
  ['pt-BR', 'Como o arquivo foi entendido', PHONE],
  ['pt-BR', 'Como o arquivo foi entendido', WIDE],
] as const) {
  const { width } = size;
  test(
    `each step is accessible and fits in ${language} at ${width} pixels [specification §2.150, §2.151]`,
    LONG,
    async ({ page, portal }) => {
      await openImport(page, portal);
      await store(page, { theme_lang: language });
      const expectFits = async (step: string) => {
        const cutOffCount = await page.locator('main').evaluate((main, pageWidth) => {
          const controls = [...main.querySelectorAll('input, button, summary')];
          // A table and a row of tabs scroll.
          const fixedControls = controls.filter((control) => !control.closest('table, [role="tablist"]'));
          const boxes = fixedControls.map((control) => control.getBoundingClientRect());
          return boxes.filter(({ left, right }) => left < 0 || right > pageWidth).length;
        }, width);
        expect(cutOffCount, `${step} ${width}`).toBe(0);
        const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(contentWidth, `${step} ${width}`).toBeLessThanOrEqual(width);
        await expectNoViolation(page, `${language} ${width} ${step}`);
      };
      await page.setViewportSize(size);
      await page.goto(portal + PAGE);
      await chooseFile(page, 'x', 'contas.pdf');
      await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
      await expectFits('choose');
      await chooseFile(page, OWN_LAYOUT.replaceAll('Boleto bancário', 'A combinar'));
      await expect(page.locator('#import-rows')).toBeVisible();
      await page.getByText(open).click();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectFits(`check ${await tab.innerText()}`);
      }
    },
  );
}

/** The preview of a file for which the page asks every kind of question. */
const PREVIEW_WITH_QUESTIONS: ImportPreview = {
  file: { format: 'csv', encoding: 'utf-8' },
  sheets: [],
  known: null,
  headerRow: 1,
  columns: [
    { title: 'Nome', samples: ['Padaria São João', 'Mercado Central'], field: 'counterparty' },
    { title: 'Vencimento', samples: ['07/11/2026', '15/11/2026'], field: 'dueOn' },
    { title: 'Entrada', samples: ['1.234,56'], field: 'amountIn' },
    { title: 'Saída', samples: ['89,90'], field: 'amountOut' },
    { title: 'Situação', samples: ['QUITADO', 'Pendente', 'Cancelado'], field: 'status' },
    { title: 'Natureza', samples: ['D'], field: 'kind' },
  ],
  choices: {
    columns: ['counterparty', 'dueOn', 'amountIn', 'amountOut', 'status', 'kind'],
    dateOrder: 'day-first',
    decimal: 'comma',
    defaults: { form: 'pix' },
  },
  questions: [
    'kindSource',
    'expenseSign',
    'oppositeSign',
    'statusConflict',
    'swappedDays',
    'paidDay',
    'category',
    'amount',
    'underpaid',
  ],
  kindHint: 'receivable',
  questionRows: (['oppositeSign', 'statusConflict', 'swappedDays'] as const).map((question) => ({
    ...{ question, count: 1, cents: 8_990 },
    rows: [{ row: 3, text: 'Mercado Central · NC 3 · 2026-05-11 · -89,90 · Em aberto' }],
  })),
  hidden: { rows: 2, columns: ['Observação', 'Centro de custo'] },
  dayExamples: [{ row: 2, text: '07/11/2026' }],
  underpaid: {
    count: 2,
    cents: 2_280_100,
    receivableCents: 2_280_000,
    rows: [
      { row: 2, counterparty: 'Padaria São João', amountCents: 3_000_000, paidCents: 720_000 },
      { row: 4, counterparty: 'Imobiliária Sol', amountCents: 10_000, paidCents: 9_900 },
    ],
  },
  values: [
    { field: 'status', value: 'Quitado parcialmente', rows: 1, becomes: null },
    { field: 'status', value: 'Cancelado', rows: 1, becomes: 'left-out' },
  ],
  counts: { rows: 2, ready: 1, duplicates: 0, invalid: 0, skipped: 1 },
  rows: [
    {
      row: 2,
      state: 'ready',
      entry: {
        kind: 'receivable',
        counterparty: 'Padaria São João',
        dueOn: '2026-11-07',
        amountCents: 123_456,
      },
      problems: [],
    },
    {
      row: 3,
      state: 'skipped',
      text: 'Mercado Central · 15/11/2026 · 89,90 · Cancelado',
      entry: {},
      problems: [],
    },
  ],
};

for (const [language, size] of [
  ['pt-BR', PHONE],
  ['pt-BR', WIDE],
  ['en-EN', PHONE],
  ['en-EN', WIDE],
] as const) {
  const { width } = size;
  test(
    `each question is accessible and fits in ${language} at ${width} pixels [specification §2.151]`,
    LONG,
    async ({ page, portal }) => {
      await page.route(PREVIEW, (route) => route.fulfill({ json: PREVIEW_WITH_QUESTIONS }));
      await openImport(page, portal);
      await store(page, { theme_lang: language });
      await page.setViewportSize(size);
      await page.goto(portal + PAGE);
      await chooseFile(page, OWN_LAYOUT);
      await expect(page.locator('#import-open')).toBeVisible();
      await page.locator('summary').click();
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(contentWidth, String(width)).toBeLessThanOrEqual(width);
      // The bar at the end of the window covers a part of some target, which axe would then read as too small.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectNoViolation(page, `${language} ${width}`);
    },
  );
}

test('the keyboard alone chooses, answers and imports, and answers the payment day of paid rows [specification §2.151]', async ({
  page,
  portal,
}) => {
  // The test waits for the chooser before the page opens. Otherwise a key could come before the browser intercepts.
  const chooser = page.waitForEvent('filechooser');
  await openImport(page, portal);
  await page.getByLabel(FIELD).focus();
  await expect(page.getByLabel(FIELD)).toBeFocused();
  await page.keyboard.press('Enter');
  const buffer = Buffer.from('Nome;Vencimento;Valor\r\nPadaria São João;07/11/2026;450,90\r\n');
  await (await chooser).setFiles({ name: 'contas.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('region', { name: 'Falta responder' })).toBeVisible();
  const toQuestions = page.getByRole('button', { name: 'Ir para as perguntas' });
  await toQuestions.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'A receber' })).toBeChecked();
  const category = page.getByRole('group', { name: /categoria/ }).getByLabel('Para todas as linhas');
  await category.focus();
  await page.keyboard.type('venda de merc');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const form = page.getByRole('group', { name: /forma de pagamento/ }).getByLabel('Para todas as linhas');
  await form.focus();
  await page.keyboard.type('bol');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Suas respostas' })).toBeVisible();
  await expect(form).toBeFocused();
  await expect(page.getByRole('button', { name: 'Importar 1 lançamento' })).toBeVisible();
  await test.step('paid rows without a payment day are answered, and the day of the rows appears', async () => {
    await page.route(PREVIEW, (route) => {
      const isAnswered = route.request().postData()?.includes('"paidDay":"due-day"') === true;
      const [ready, ...others] = PREVIEW_WITH_QUESTIONS.rows;
      const paidRow = ready && {
        ...ready,
        entry: { ...ready.entry, paidOn: '2026-11-07', paidCents: 123_456 },
      };
      const json = {
        ...PREVIEW_WITH_QUESTIONS,
        values: [],
        questions: isAnswered ? [] : ['paidDay'],
        rows: isAnswered && paidRow ? [paidRow, ...others] : PREVIEW_WITH_QUESTIONS.rows,
      };
      return route.fulfill({ json });
    });
    // The browser asks before it leaves the chosen file.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(portal + PAGE);
    await chooseFile(page, OWN_LAYOUT);
    await toQuestions.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'A do vencimento' })).toBeChecked();
    await expect(previewTable(page).getByRole('columnheader', { name: 'Pagamento' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'A do vencimento' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Importar 1 lançamento' })).toBeVisible();
  });
});

test('Back of the browser and a reload ask before a chosen file is lost @long [specification §2.154]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto(`${portal}/app/entries`);
  await page.getByRole('link', { name: 'Importar' }).click();
  await chooseFile(page, OWN_LAYOUT);
  await expect(previewTable(page)).toBeVisible();
  await page.evaluate(() => window.history.back());
  await leaveQuestion(page).getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(leaveQuestion(page)).toBeHidden();
  expect(readAddress(page)).toBe(PAGE);
  const browserQuestion = page.waitForEvent('dialog');
  // The reload ends only after the response to the browser's question.
  const reload = page.reload({ timeout: 0 }).catch(() => null);
  const dialog = await browserQuestion;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expect(page.getByLabel(FIELD)).toBeVisible();
});

/** Files with one difficulty each, the answers that their author would give, and the values that are right. */
const FILES_WITH_ANSWERS: readonly [string, readonly string[], readonly RegExp[]][] = [
  [
    'payable-one-credit-note.csv',
    ['Lançamentos do tipo contrário'],
    [/Moveis Sul R\$ 850,00 12\/12\/2026 A pagar/, /R\$ 200,00 15\/12\/2026 A receber/],
  ],
  [
    'fatura-cartao.csv',
    ['Os positivos', 'Não: importar em aberto', 'Lançamentos do tipo contrário'],
    [/Mercado Central R\$ 120,50 01\/11\/2026 A pagar/, /R\$ 1\.500,00 10\/11\/2026 A receber/],
  ],
  [
    'excel-swapped-days.xlsx',
    ['Trocar o dia e o mês'],
    [/A R\$ 10,00 05\/11\/2026/, /E R\$ 50,00 01\/12\/2026/],
  ],
  ['us-ambig.csv', ['Mês/dia/ano'], [/A R\$ 1\.200,50 01\/02\/2026 A pagar/]],
  ['hidden-rows.xlsx', [], [/F1 R\$ 11,00 01\/12\/2026/, /F5 R\$ 15,00 05\/12\/2026/]],
];

for (const [file, answers, rows] of FILES_WITH_ANSWERS)
  test(`${file} is read as its author meant it [specification §7.51]`, LONG, async ({ page, portal }) => {
    await openImport(page, portal);
    await page.locator('input[type="file"]').setInputFiles(`server/import/testFiles/${file}`);
    for (const answer of answers) await page.getByRole('radio', { name: answer }).check({ force: true });
    const table = previewTable(page).getByRole('table', { name: /^(?:Prontas|Lidas)$/ });
    for (const row of rows) await expect(table.getByRole('row', { name: row })).toBeVisible();
  });

test.describe('a running import that the server has received', () => {
  const RESULT = { id: '7', added: 2, duplicates: 0, invalid: 0, skipped: 0 };
  const runningQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Sair desta página?' });
  let onReceived: (response: ServerResponse) => void = () => undefined;
  // A response that Playwright holds back would hold back the upload too.
  const server = createServer((request, response) => {
    request.resume().on('end', () => onReceived(response));
  });
  let origin = '';
  test.beforeAll(async () => {
    origin = await listenLocally(server);
  });
  test.afterAll(() => server.close());

  /** Starts an import, and asks to leave the page. The server has read the file and has not answered yet. */
  async function leaveRunning(page: Page, portal: string): Promise<ServerResponse> {
    await page.route('**/api/entries/imports', (route) => route.continue({ url: origin }));
    await signIn(page, portal, bruno);
    await page.goto(`${portal}/app/entries`);
    await page.getByRole('link', { name: 'Importar' }).click();
    await chooseFile(page, OWN_LAYOUT);
    const received = new Promise<ServerResponse>((resolve) => (onReceived = resolve));
    await page.getByRole('button', { name: 'Importar 2 lançamentos' }).click();
    const response = await received;
    await page.evaluate(() => window.history.back());
    await expect(runningQuestion(page)).toContainText('O servidor já recebeu o arquivo');
    return response;
  }
  const respond = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const ENDS: [string, (response: ServerResponse) => void, RegExp, RegExp | null][] = [
    [
      'success',
      (response) => respond(response, 201, RESULT),
      /^2 lançamentos importados\. Para desfazer/,
      null,
    ],
    [
      'refusal',
      (response) => respond(response, 422, { message: 'x', reason: 'nothing-to-add' }),
      /^O arquivo não foi importado/,
      /status of 422/,
    ],
    [
      'lost response',
      (response) => response.destroy(),
      /^Não sabemos se o arquivo foi importado/,
      /ERR_EMPTY_RESPONSE/,
    ],
  ];
  for (const [name, reply, text, log] of ENDS)
    test(
      `goes on without the page, and its end is told: ${name} [specification §2.166]`,
      longIf(name !== 'success'),
      async ({ page, portal, watch }) => {
        if (log) watch.expectLog(log);
        const response = await leaveRunning(page, portal);
        await runningQuestion(page).getByRole('button', { name: 'Sair da página' }).click();
        await expect(page.getByRole('heading', { name: 'Lançamentos', level: 1 })).toBeVisible();
        reply(response);
        await expect(page.getByRole('alertdialog').getByText(text)).toBeVisible();
        expect(readAddress(page)).toMatch(/^\/app\/entries\?/);
      },
    );

  test('ends while the dialog asks, which then closes @long [specification §2.166]', async ({
    page,
    portal,
  }) => {
    respond(await leaveRunning(page, portal), 201, RESULT);
    await expect(page.getByRole('heading', { name: '2 lançamentos importados' })).toBeVisible();
    await expect(runningQuestion(page)).toBeHidden();
  });
});
