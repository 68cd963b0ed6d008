import { request } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import type { components } from '../../api-spec/schema.gen';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { readCalendar } from '../company/company';
import { insertEntries, type NewEntry } from '../entries/insertEntries';
import { addUser, buildTestApp, closeServingApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';
import { readPdf } from '../../test/support/readPdf';
import { convertWithLibreOffice, findLibreOffice } from '../../test/support/libreOffice';

type EntryList = components['schemas']['EntryList'];

const NOW = new Date('2026-11-23T02:00:00Z');
/** In the company's time zone. */
const TODAY = '2026-11-22';
const SALE: NewEntry = {
  kind: 'receivable',
  counterparty: 'Padaria São João',
  category: 'Venda de mercadorias',
  form: 'boleto',
  document: 'NF 4711',
  installment: 1,
  installments: 3,
  issuedOn: '2030-01-02',
  dueOn: '2030-01-05',
  amountCents: 123_456_789,
};
const ODD: NewEntry = {
  ...SALE,
  kind: 'payable',
  counterparty: '=HYPERLINK("http://x";"a")',
  document: "'-5\n+6",
  issuedOn: '1850-03-01',
  dueOn: '2030-01-08',
  paidOn: '2030-01-09',
  paidCents: 5,
  form: 'pix',
};
/** Only these two are due then. */
const FILTER = 'dueFrom=2030-01-01&dueTo=2030-01-31';

const database = useTestDatabase();
let app: FastifyInstance;
let authorization: string;
let address: string;

beforeAll(async () => {
  await addUser(database(), { login: '2', role: 'editor' });
  await seedDemonstrationCompany(database(), { name: 'Empresa', people: ['Ana'], now: NOW, count: 2_000 });
  await insertEntries(database().queries, await readCalendar(database().queries), [SALE, ODD]);
  app = await buildTestApp(database(), { clock: () => NOW });
  authorization = `Bearer ${await fetchToken(app, '2')}`;
  address = await app.listen({ port: 0, host: '127.0.0.1' });
}, DATABASE_START_MS);
afterAll(() => closeServingApp(app));

const get = (query: string, language = 'pt-BR') =>
  app.inject({
    url: `/api/entries/export?${query}`,
    headers: { authorization, 'accept-language': language },
  });

it('an editor gets a csv for Brazil, in which no text is a formula [specification §7.30]', async () => {
  const response = await get(`${FILTER}&format=csv`);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="lancamentos-${TODAY}.csv"; filename*=UTF-8''lancamentos-${TODAY}.csv`,
    'content-language': 'pt-BR',
    'cache-control': 'no-store',
  });
  expect(response.body).toBe(
    [
      '\uFEFF"Tipo";"Cliente ou fornecedor";"Categoria";"Forma";"Documento";"Parcela";"Parcelas";"Emissão";"Vencimento";"Pagamento";"Valor";"Valor pago";"Situação";"Vencimento efetivo";"Desconto";"Juros";"Multa";"Tarifa";"Em aberto";"Conta"',
      '"A receber";"Padaria São João";"Venda de mercadorias";"Boleto";"NF 4711";"1";"3";"02/01/2030";"05/01/2030";"";"1234567,89";"";"A vencer";"07/01/2030";"";"";"";"";"1234567,89";""',
      `"A pagar";"'=HYPERLINK(""http://x"";""a"")";"Venda de mercadorias";"PIX";"''-5\n'+6";"1";"3";"01/03/1850";"08/01/2030";"09/01/2030";"1234567,89";"0,05";"Pago";"08/01/2030";"1234567,84";"";"";"";"0,00";"Conta principal"`,
      '',
    ].join('\r\n'),
  );
});

it('a spreadsheet has numbers and days, and texts as they are [specification §7.30]', async () => {
  const response = await get(FILTER, 'en-US');
  expect(response.headers['content-disposition']).toContain(`filename="entries-${TODAY}.xlsx"`);
  const { sheets } = await readXlsx(response.rawPayload);
  expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
    {
      name: 'Entries',
      rows: [
        expect.arrayContaining(['Type', 'Customer or supplier', 'Amount']) as unknown,
        [
          ...['Receivable', 'Padaria São João', 'Venda de mercadorias', 'Boleto', 'NF 4711', 1, 3],
          ...[new Date('2030-01-02'), new Date('2030-01-05'), null, 1_234_567.89, null],
          ...['Not due yet', new Date('2030-01-07'), null, null, null, null, 1_234_567.89, null],
        ],
        [
          ...['Payable', ODD.counterparty, 'Venda de mercadorias', 'PIX', ODD.document, 1, 3],
          ...['1850-03-01', new Date('2030-01-08'), new Date('2030-01-09'), 1_234_567.89, 0.05],
          ...['Paid', new Date('2030-01-08'), 1_234_567.84, null, null, null, 0, 'Conta principal'],
        ],
        Array<null>(20).fill(null),
        [
          ...['Total receivable', ...Array<null>(9).fill(null), 1_234_567.89, 0, null, null],
          ...[0, 0, 0, 0, 1_234_567.89, null],
        ],
        [
          ...['Total payable', ...Array<null>(9).fill(null), 1_234_567.89, 0.05, null, null],
          ...[1_234_567.84, 0, 0, 0, 0, null],
        ],
      ],
    },
  ]);
});

it('a spreadsheet has bold titles in sight, filters, totals by kind, and pages as wide as the paper [specification §7.70]', async () => {
  const { sheets } = await readXlsx((await get(FILTER)).rawPayload, { readStyles: true });
  const [sheet] = sheets;
  const cell = (position: string) => sheet?.cells?.get(position);
  expect({ ...sheet, columns: undefined, rows: undefined, cells: undefined }).toMatchObject({
    freezePane: { rows: 1 },
    autoFilter: { range: 'A1:T3' },
    pageSetup: {
      ...{ paperSize: 'a4', orientation: 'landscape', printTitlesRow: '$1:$1' },
      ...{ fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    },
  });
  expect(sheet?.columns?.map(({ width }) => width ?? 0).every((width) => width >= 10)).toBe(true);
  expect(cell('0,0')).toMatchObject({ value: 'Tipo', style: { font: { bold: true } } });
  expect(cell('1,0')?.style?.font?.bold).toBeUndefined();
  expect(cell('4,0')).toMatchObject({ value: 'Total a receber', style: { font: { bold: true } } });
  expect(cell('5,11')).toMatchObject({
    ...{ formula: 'SUMIF($A$2:$A$3,"A pagar",L$2:L$3)', formulaResult: 0.05 },
    style: { font: { bold: true }, numFmt: '[$R$-416] #,##0.00' },
  });
});

it('a spreadsheet of one kind has one total [specification §7.70]', async () => {
  const { sheets } = await readXlsx((await get(`${FILTER}&kind=payable`)).rawPayload);
  expect(sheets[0]?.rows.slice(2).map(([title]) => title)).toEqual([null, 'Total a pagar']);
});

const office = findLibreOffice();
const withOffice = 'reason' in office ? it.skip : it;
withOffice(
  `LibreOffice opens the spreadsheet with dates, amounts, titles on each page and totals @long [specification §7.30, §7.70]${'reason' in office ? ` (${office.reason})` : ''}`,
  async () => {
    const sheet = await convertWithLibreOffice((await get(FILTER)).rawPayload, 'xlsx');
    const cell = (attributes: string) => expect.stringMatching(attributes) as unknown;
    const cells = [...sheet.matchAll(/<table:table-cell [^>]*office:value-type[^>]*>/g)].map(([tag]) => tag);
    expect(cells).toEqual(
      expect.arrayContaining([
        cell('office:value-type="date" office:date-value="2030-01-02"'),
        cell('office:value-type="date" office:date-value="2030-01-05"'),
        cell('office:value-type="currency" office:currency="BRL" office:value="1234567.89"'),
      ]),
    );
    const formulas = [...sheet.matchAll(/table:formula="of:=(\w+)\(/g)].map(([, name]) => name);
    expect(formulas).toEqual(Array<string>(14).fill('SUMIF'));
    expect(sheet).toContain('<table:table-header-rows>');
    expect(sheet).toContain('table:target-range-address="Lançamentos.A1:Lançamentos.T3"');
    expect(sheet).toContain('style:scale-to-X="1"');
    expect(sheet).toContain('=HYPERLINK(&quot;http://x&quot;;&quot;a&quot;)');
  },
);

it('a file has all pages in the order of the list [specification §7.30]', async () => {
  const rows: string[][] = [];
  let after = '';
  do {
    const url = `/api/entries?kind=payable&sort=-amount&limit=100${after}`;
    const page = (await app.inject({ url, headers: { authorization } })).json<EntryList>();
    rows.push(
      ...page.entries.map(({ counterparty, amountCents }) => [counterparty, (amountCents / 100).toFixed(2)]),
    );
    after = page.next ? `&after=${page.next}` : '';
  } while (after !== '');
  // More than one query.
  expect(rows.length).toBeGreaterThan(700);
  const { sheets } = await readXlsx((await get('kind=payable&sort=-amount')).rawPayload);
  const exported = (sheets[0]?.rows ?? []).slice(1, -2);
  expect(exported.map((row) => [row[1], Number(row[10]).toFixed(2)])).toEqual(rows);
});

it('a filter without entries gives a file with the titles alone', async () => {
  const { statusCode, body } = await get('format=csv&counterparty=none');
  expect([statusCode, body.split('\r\n').length]).toEqual([200, 2]);
});

it.each(['format=pdf', 'format=', 'limit=1', 'after=x', 'status=late', 'sort=name'])(
  'a wrong parameter is refused: %s',
  async (query) => {
    const response = await get(query);
    expect(response.statusCode).toBe(400);
    expect(response.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  },
);

it('a caller without a token is refused', async () => {
  expect((await app.inject({ url: '/api/entries/export' })).statusCode).toBe(401);
});

it('a user has one file at a time, two more wait, and a fourth is refused [specification §7.31, §7.72]', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => get('format=csv')));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
    200,
    200,
    200,
    ...Array<number>(5).fill(429),
  ]);
  const refused = responses.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toEqual({
    message: 'Outro arquivo seu ainda está em andamento. Espere ele terminar e tente de novo.',
    reason: 'own-file-running',
  });
  expect(refused?.headers).not.toHaveProperty('content-disposition');
  expect((await get('format=csv')).statusCode).toBe(200);
});

it('files that clients do not wait for are not made to the end @long [specification §7.31]', async () => {
  for (let count = 0; count < 6; count += 1) {
    const cut = request(`${address}/api/entries/export?format=csv`, { headers: { authorization } });
    cut.on('error', () => undefined).end();
    const [response] = (await once(cut, 'response')) as [{ statusCode: number }];
    expect(response.statusCode).toBe(200);
    cut.destroy();
  }
});

it('a report has the due days as agreed, below their title [specification §7.33]', async () => {
  const response = await app.inject({
    ...{ method: 'POST', url: `/api/entries/report?${FILTER}` },
    ...{ headers: { authorization }, payload: {} },
  });
  const texts = readPdf(response.rawPayload)
    .pages.flat()
    .map(({ text }) => text);
  expect(texts).toContain('Vencimento');
  // A Saturday, so the boleto is paid on Monday.
  expect(texts).toContain('05/01/2030');
  expect(texts).not.toContain('07/01/2030');
});

it('a database that fails gives an error in place of a file', async () => {
  await database().queries.execute('alter table entries rename to entries_away');
  try {
    const response = await get('format=xlsx');
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  } finally {
    await database().queries.execute('alter table entries_away rename to entries');
  }
  expect((await get(FILTER)).statusCode).toBe(200);
});
