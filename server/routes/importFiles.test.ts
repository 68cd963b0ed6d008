import type { FastifyInstance } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';
import type { components } from '../../api-spec/schema.gen';
import { eachRow } from '../../test/support/eachRow';
import { company } from '../database/tables';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, replaceCategories, useTestDatabase } from '../../test/support/backend/database';
import { encode, encodeForm } from '../../test/support/backend/forms';
import { makeRow, makeXlsx, makeZip } from '../../test/support/backend/zip';

type Schemas = components['schemas'];
type Preview = Schemas['ImportPreview'];
type Choices = Schemas['ImportChoices'];

const NOW = new Date('2026-11-20T15:00:00Z');
const NAMES = ['Venda de mercadorias', 'Aluguel', 'Energia elétrica', 'Material de escritório'];
const TITLES = ['Tipo', 'Cliente ou fornecedor', 'Categoria', 'Forma', 'Vencimento', 'Valor'];
const ENTRY = ['A pagar', 'Imobiliária São José', 'Aluguel', 'PIX', '07/11/2026', '10,00'];

const database = useTestDatabase();
let app: FastifyInstance;
let authorization: string;

beforeAll(async () => {
  const { queries } = database();
  await addUser(database(), { login: '2', role: 'editor' });
  await queries
    .insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
  await replaceCategories(
    database(),
    NAMES.map((name) => ({ name, incomeStatementGroup: 'financial' as const })),
  );
  app = await buildTestApp(database(), { clock: () => NOW });
  authorization = `Bearer ${await fetchToken(app, '2')}`;
}, DATABASE_START_MS);
afterAll(() => app.close());

type Form = Awaited<ReturnType<typeof encode>>;
const post = (form: Form, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/entries/imports/preview',
    headers: { authorization, ...form.headers, ...headers },
    payload: form.payload,
  });
const send = async (file: string | Uint8Array, choices?: Choices, name?: string) =>
  post(await encodeForm(file, choices, name));
const preview = async (...file: Parameters<typeof send>): Promise<Preview> => {
  const response = await send(...file);
  expect(response.json()).not.toHaveProperty('message');
  return response.json<Preview>();
};
const csv = (...rows: string[][]) => rows.map((row) => `${row.join(';')}\r\n`).join('');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const fieldsOf = ({ columns }: Preview) => columns.map(({ title, field }) => `${title}: ${field ?? '-'}`);

describe('the layout of a company', () => {
  const SHEET = [
    ['Distribuidora Silva Ltda', null, null],
    ['Relatório de contas', null],
    ['Emitido em 20/11/2026 por Maria'],
    [],
    [
      'Nº',
      'Razão Social',
      'Nº NF',
      'Parc.',
      'Dt. Emissão',
      'Dt. Venc.',
      'Valor (R$)',
      'Tipo',
      'Pgto',
      'Plano de contas',
      'Dt. Pgto',
      'Vlr Pago',
    ],
    [
      1,
      'Mercado Bom',
      123,
      '1/2',
      day('2026-10-01'),
      day('2026-11-01'),
      1234.5,
      'Recebimento',
      'Boleto bancário',
      'VENDAS DE MERCADORIAS',
      day('2026-11-02'),
      1234.5,
    ],
    [
      2,
      'Mercado Bom',
      123,
      '2/2',
      day('2026-10-01'),
      day('2026-12-01'),
      1234.5,
      'Recebimento',
      'Boleto bancário',
      'VENDAS DE MERCADORIAS',
      null,
      0,
    ],
    ['Fornecedores'],
    [
      3,
      'CPFL',
      'Ft 9',
      1,
      day('2026-10-10'),
      '10/11/2026',
      '345,67',
      'Despesa',
      'Débito automático',
      'Energia',
      null,
      null,
    ],
    ['Total', null, null, null, null, null, 2814.67],
    [],
    ['Observações: valores sujeitos a alteração'],
  ];

  it('is understood without questions: merged titles, own names of columns, own words, totals [specification §7.36]', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Capa', rows: [['Distribuidora Silva Ltda'], ['Tel.', '11 5555-0000']] },
        { name: 'Novembro', rows: SHEET, merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 9 }] },
        { name: 'Oculta', rows: [TITLES, ENTRY], hidden: true },
      ],
    });
    const result = await preview(bytes, undefined, 'relatório.xlsx');
    expect(result).toMatchObject({
      file: { format: 'xlsx' },
      sheets: ['Capa', 'Novembro'],
      headerRow: 5,
      questions: [],
      counts: { rows: 6, ready: 3, duplicates: 0, invalid: 0, skipped: 3 },
      choices: { sheet: 'Novembro', dateOrder: 'day-first', decimal: 'comma', defaults: {} },
    });
    expect(fieldsOf(result)).toEqual([
      ...['Nº: -', 'Razão Social: counterparty', 'Nº NF: document', 'Parc.: installment'],
      ...['Dt. Emissão: issuedOn', 'Dt. Venc.: dueOn', 'Valor (R$): amount', 'Tipo: kind', 'Pgto: form'],
      ...['Plano de contas: category', 'Dt. Pgto: paidOn', 'Vlr Pago: paid'],
    ]);
    expect(result.values).toEqual(
      expect.arrayContaining([
        { field: 'kind', value: 'Recebimento', rows: 2, becomes: 'receivable' },
        { field: 'form', value: 'Débito automático', rows: 1, becomes: 'transfer' },
        { field: 'category', value: 'VENDAS DE MERCADORIAS', rows: 2, becomes: 'Venda de mercadorias' },
        { field: 'category', value: 'Energia', rows: 1, becomes: 'Energia elétrica' },
      ]),
    );
    const ready = result.rows.filter(({ state }) => state === 'ready').map(({ entry }) => entry);
    expect(ready).toMatchObject([
      { document: '123', installment: 1, installments: 2, paidOn: '2026-11-02', paidCents: 123_450 },
      { issuedOn: '2026-10-01', dueOn: '2026-12-01', amountCents: 123_450 },
      { counterparty: 'CPFL', kind: 'payable', dueOn: '2026-11-10', amountCents: 34_567 },
    ]);
    expect(ready[1]).not.toHaveProperty('paidCents');
    expect(
      result.rows.filter(({ state }) => state === 'skipped').map(({ row, text }) => `${row} ${text}`),
    ).toEqual(['8 Fornecedores', '10 Total · 2814.67', '12 Observações: valores sujeitos a alteração']);
  });

  it('the words around the table name the kind of entries, in a file without that column', async () => {
    const text = csv(
      ['Contas a pagar - Novembro/2026'],
      [],
      ['Fornecedor', 'Vencimento', 'Valor', 'Categoria', 'Forma Pagamento'],
      ['"Sol ""& Mar"""', '5/11/26', 'R$ 1.200,00', 'aluguel', 'Cartão de crédito'],
      ['', '', '1.200,00', '', ''],
      ['Total geral', '', '1.200,00', '', ''],
    );
    const { choices, rows, counts } = await preview(Buffer.from(text, 'latin1'));
    expect(choices.defaults).toEqual({ kind: 'payable' });
    expect(rows[0]?.entry).toMatchObject({ kind: 'payable', counterparty: 'Sol "& Mar"', form: 'card' });
    expect(counts).toMatchObject({ ready: 1, skipped: 2 });
  });

  it('the sign of an amount is the kind, in a file without that column', async () => {
    const text =
      'Date,Name,Amount,Category,Method\n11/30/2026,Acme,"-1,200.50",Aluguel,Wire transfer\n12/01/2026,Foo,300.00,Aluguel,Credit card\n';
    const openPreview = await preview(text);
    expect(openPreview.questions).toContain('dateOrder');
    const result = await preview(text, { dateOrder: 'month-first', expenseSign: 'negative' });
    expect(fieldsOf(result)).toContain('Amount: signedAmount');
    expect(result.choices).toMatchObject({ dateOrder: 'month-first', decimal: 'point' });
    expect(result.rows.map(({ entry: { kind, amountCents, dueOn } }) => [kind, amountCents, dueOn])).toEqual([
      ['payable', 120_050, '2026-11-30'],
      ['receivable', 30_000, '2026-12-01'],
    ]);
  });

  it.each([
    ['Vl. Título', '10,00', 'amount'],
    ['Vlr. da Nota Fiscal', '10,00', 'amount'],
    ['DT PAGTO', '19/11/2026', 'paidOn'],
    ['Vl. Pgto', '10,00', 'paid'],
    ['Pago?', 'Sim', 'status'],
    ['PAGO', 'X', 'status'],
    ['Quitado', '✓', 'status'],
    ['Situação', 'Em aberto', 'status'],
    ['Estado', 'SP', '-'],
    ['Estado', 'Pendiente', 'status'],
    ['Status', 'Overdue', 'status'],
    ['Nº da nota', '4711', 'document'],
    ['N° NF', '4711', 'document'],
    ['Nr. Docto.', '4711', 'document'],
    ['Dt. Emis.', '07/11/2026', 'issuedOn'],
    ['Cond. pagto.', '30/60/90', '-'],
    ['Condição de pagamento', 'À vista', '-'],
    ['Pago', '19/11/2026', 'paidOn'],
    ['Pago', 'Efectivo', 'form'],
  ])('the title %s above %s means: %s', async (title, value, field) => {
    const result = await preview(csv(['Cliente', 'Vcto', title], ['Ana', '07/11/2026', value]));
    expect(fieldsOf(result)).toEqual(['Cliente: counterparty', 'Vcto: dueOn', `${title}: ${field}`]);
  });

  it('columns without titles are found by their values', async () => {
    const result = await preview(
      csv(ENTRY, ['A receber', 'João', 'Aluguel', 'boleto', '08/11/2026', '5,00']),
    );
    expect(result.headerRow).toBeNull();
    const similar = ENTRY.with(1, 'Cliente Valor').with(0, 'Despesas');
    expect((await preview(csv(similar, similar))).headerRow).toBeNull();
    expect(result.columns.map(({ field }) => field)).toEqual([
      ...['kind', 'counterparty', 'category', 'form', 'dueOn', 'amount'],
    ]);
  });
});

describe('what a file leaves open', () => {
  it('is asked, and a chosen value is a default or the meaning of a word [specification §7.37]', async () => {
    const text = csv(
      ['Vencimento', 'Nome', 'Valor'],
      ['07/11/2026', 'João', '1.234'],
      ['08/11/2026', 'Ana', '5.678'],
    );
    const openPreview = await preview(text);
    expect(openPreview.questions).toEqual(['decimal', 'kind', 'category', 'form']);
    expect(openPreview.choices).not.toHaveProperty('decimal');
    expect(openPreview.counts).toMatchObject({ ready: 2, invalid: 0 });
    const answered = await preview(text, {
      ...openPreview.choices,
      decimal: 'point',
      defaults: { kind: 'payable', category: 'Aluguel', form: 'pix' },
    });
    expect(answered.questions).toEqual([]);
    expect(answered.rows[0]?.entry).toMatchObject({ kind: 'payable', category: 'Aluguel', amountCents: 123 });
  });

  it('an unknown word is a problem of its rows until it gets a meaning', async () => {
    const row = ENTRY.map((value) => (value === 'PIX' ? 'Cheque' : value));
    const openPreview = await preview(csv(TITLES, row));
    expect(openPreview.values).toEqual([{ field: 'form', value: 'Cheque', rows: 1, becomes: null }]);
    expect(openPreview.rows[0]).toMatchObject({
      state: 'invalid',
      problems: [{ field: 'form', reason: 'unknown', value: 'Cheque' }],
    });
    const values = [{ field: 'form' as const, value: 'Cheque', becomes: 'cash' }];
    const second = await preview(csv(TITLES, row), { values });
    expect(second.rows[0]).toMatchObject({ state: 'ready', entry: { form: 'cash' } });
  });

  it.each<[string, number, string, string]>([
    ['no name', 1, '', 'counterparty missing'],
    ['a name without a picture', 1, '\u200D', 'counterparty missing'],
    ['a long name', 1, 'é'.repeat(201), 'counterparty too-long'],
    ['a day that does not exist', 4, '31/02/2026', 'dueOn not-a-day'],
    ['a day without an end', 4, '31/12/9999', 'dueOn not-a-day'],
    ['a day with a mistyped year', 4, '07/11/0026', 'dueOn not-a-day'],
    ['a day before 1990', 4, '01/01/1980', 'dueOn range'],
    ['no amount', 5, '', 'amount missing'],
    ['a text as amount', 5, 'grátis', 'amount not-an-amount'],
    ['an amount of zero', 5, '0,00', 'amount range'],
  ])('%s is a problem of its row [specification §7.36]', async (_name, index, value, expected) => {
    const { rows } = await preview(csv(TITLES, ENTRY, ENTRY.with(index, value)));
    expect(rows[1]?.state).toBe('invalid');
    expect(rows[1]?.problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([expected]);
  });

  it('a payment has a day that is not in the future, and its amount is the amount of the entry if it is absent', async () => {
    const titles = [...TITLES, 'Pagamento', 'Parcela'];
    const { rows } = await preview(
      csv(titles, [...ENTRY, '19/11/2026', '1/3'], [...ENTRY, '21/11/2026', '4/3'], [...ENTRY, 'sim', 'x']),
    );
    expect(rows[0]).toMatchObject({ state: 'ready', entry: { paidOn: '2026-11-19', paidCents: 1_000 } });
    expect(rows[1]?.problems).toEqual([
      { field: 'installment', reason: 'order', value: '4/3' },
      { field: 'paidOn', reason: 'future', value: '21/11/2026' },
    ]);
    expect(rows[2]?.problems).toEqual([
      { field: 'paidOn', reason: 'not-a-day', value: 'sim' },
      { field: 'installment', reason: 'not-a-count', value: 'x' },
    ]);
  });

  it.each<[string, Choices]>([
    ['too few columns', { columns: ['kind'] }],
    ['an unknown field', { columns: ['price', null, null, null, null, null] }],
    ['a field twice', { columns: ['kind', 'kind', null, null, null, null] }],
    ['an unknown sheet', { sheet: 'Contas' }],
    ['an unknown category', { defaults: { category: 'Outra' } }],
    ['an unknown form', { defaults: { form: 'cheque' } }],
    ['an unknown meaning', { values: [{ field: 'category', value: 'x', becomes: 'Outra' }] }],
  ])('choices with %s do not fit the file', async (_name, choices) => {
    const response = await send(csv(TITLES, ENTRY), choices);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: 'As escolhas não combinam com este arquivo. Abra o arquivo de novo.',
      reason: 'choices',
    });
  });
});

describe('encodings of a csv [specification §7.35]', () => {
  const text = csv(TITLES, ENTRY.with(1, 'São João € “ok”'));
  const utf16be = Buffer.from(text, 'utf16le').swap16();
  const windows = Buffer.from(text.replace('€', '\x80').replace('“', '\x93').replace('”', '\x94'), 'latin1');
  eachRow<[string, string, Buffer]>(
    [
      ['UTF-8', 'utf-8', Buffer.from(text)],
      ['UTF-8 with a byte order mark', 'utf-8', Buffer.from(`\uFEFF${text}`)],
      ['UTF-16 of Excel', 'utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
      ['UTF-16 without a byte order mark', 'utf-16le', Buffer.from(text, 'utf16le')],
      ['big endian UTF-16', 'utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be])],
      ['Windows-1252', 'windows-1252', windows],
    ],
    3,
  )('%s', async (_name, encoding, bytes) => {
    const { file, rows, columns } = await preview(bytes);
    expect(file).toEqual({ format: 'csv', encoding });
    expect(rows[0]?.entry.counterparty).toBe('São João € “ok”');
    expect(columns[0]?.title).toBe('Tipo');
  });

  it.each([';', ',', '\t', '|'])('the separator %j', async (separator) => {
    const lines = [TITLES, ENTRY.with(5, '10.00'), ENTRY.with(1, '"a;b,c"').with(5, '10.00')];
    const { rows } = await preview(lines.map((line) => line.join(separator)).join('\n'));
    expect(rows.map(({ entry }) => entry.counterparty)).toEqual([ENTRY[1], 'a;b,c']);
  });

  it('a first line of Excel names the separator', async () => {
    const { headerRow, rows } = await preview(`sep=;\r\n${csv(TITLES, ENTRY)}`);
    expect([headerRow, rows[0]?.row]).toEqual([2, 3]);
  });
});

describe('files that are no table of entries', () => {
  const head = makeRow(1, TITLES);
  const row = makeRow(2, ENTRY);
  const cell = (at: string, attributes = '') => `<c r="${at}"${attributes}><v>1</v></c>`;
  const makeRows = (count: number, make: (row: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index + 3)).join('');
  const workbook = { name: 'xl/workbook.xml', content: '<workbook/>' };
  const types = { name: '[Content_Types].xml', content: '<Types/>' };
  /** The first bytes of a file of Excel 97, or of an encrypted file. */
  const oldFormat = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const validFile = makeXlsx(head + row);
  const damagedFile = makeXlsx(head + row);
  damagedFile.fill(0, 200, 260);
  /** Length of the last record of a zip. */
  const END_BYTES = 22;

  const entities = '<!DOCTYPE a SYSTEM "file:///etc/hostname"><a>&b;</a>';
  const wide = Buffer.from(`\uFEFF${entities}`, 'utf16le');
  const ENTITIES: [string, Buffer][] = [
    ['UTF-16', wide],
    ['big endian UTF-16', Buffer.from(wide).swap16()],
    ['UTF-16 without a byte order mark', wide.subarray(2)],
    ['big endian UTF-16 without a byte order mark', Buffer.from(wide.subarray(2)).swap16()],
    [
      'UTF-32',
      Buffer.from(Uint32Array.from(Array.from(`\uFEFF${entities}`), (sign) => sign.charCodeAt(0)).buffer),
    ],
  ];

  it.each<readonly [string, number, string, string | Buffer]>([
    ['an empty file', 422, 'no-table', ''],
    ['empty lines', 422, 'no-table', '\r\n\r\n;;;\r\n'],
    ['titles alone', 422, 'no-table', csv(TITLES)],
    ['a text', 422, 'no-table', 'Prezados,\nsegue o relatório.\n'],
    ['a picture', 415, 'not-a-table-file', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a PDF', 415, 'not-a-table-file', '%PDF-1.7\n'],
    ['a web page', 422, 'web-page', '<html><table><tr><td>1'],
    ['a web page with spaces before it', 422, 'web-page', '\uFEFF\r\n <!-- a --><TABLE><tr><td>1'],
    ['JSON', 422, 'json', '\n[{"Fornecedor": "Sol", "Valor": "10,00"}]'],
    ['another XML', 415, 'not-a-table-file', '<?xml version="1.0"?><nfeProc/>'],
    ['a text with many NUL', 415, 'not-a-table-file', `${csv(TITLES, ENTRY)}${'\0'.repeat(9)}`],
    ['a document', 415, 'not-a-table-file', makeZip([types, { name: 'word/document.xml', content: '<a/>' }])],
    ['another zip', 415, 'not-a-table-file', makeZip([{ name: 'a.txt', content: 'a' }])],
    ['an old spreadsheet', 422, 'old-format', Buffer.concat([oldFormat, Buffer.alloc(600)])],
    [
      'an encrypted spreadsheet',
      422,
      'encrypted',
      Buffer.concat([oldFormat, Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['an encrypted zip', 422, 'encrypted', makeZip([{ ...types, isEncrypted: true }, workbook])],
    ['half of a spreadsheet', 422, 'broken', makeXlsx(head + row).subarray(0, 900)],
    ['a damaged spreadsheet', 422, 'broken', damagedFile],
    [
      'a spreadsheet with bytes between its parts',
      422,
      'broken',
      Buffer.concat([validFile.subarray(0, -END_BYTES), Buffer.from('PK'), validFile.subarray(-END_BYTES)]),
    ],
    [
      'a size that is not true',
      422,
      'broken',
      makeXlsx(head + row, { stringsPart: { content: 'x'.repeat(99_999), declaredSize: 9 } }),
    ],
    [
      '100 MB in 100 kB',
      422,
      'inflated',
      makeXlsx(head, { stringsPart: { content: Buffer.alloc(100_000_000) } }),
    ],
    ['2 million texts', 422, 'inflated', makeXlsx(head + row, { strings: '<si/>'.repeat(2_000_000) })],
    [
      'an entity',
      422,
      'broken',
      makeXlsx(
        `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><worksheet><sheetData>${head}${row}</sheetData></worksheet>`,
      ),
    ],
    ...ENTITIES.map(
      ([name, content]) =>
        [`entities in ${name}`, 422, 'broken', makeXlsx(head + row, { stringsPart: { content } })] as const,
    ),
    [
      'a part in another encoding',
      422,
      'broken',
      makeXlsx(head + row, {
        stringsPart: { content: '<?xml version="1.0" encoding="utf-7"?><a>+ADwAIQ-</a>' },
      }),
    ],
    [
      '2 million texts in a part with another name',
      422,
      'inflated',
      makeXlsx(head + row, {
        strings: '<si/>'.repeat(2_000_000),
        stringsName: 'texts',
      }),
    ],
    ['tags that do not end', 422, 'broken', makeXlsx('<c '.repeat(1_000_000))],
    [
      'a cell in the last corner',
      422,
      'columns',
      makeXlsx(`${head}${row}<row r="1048576">${cell('XFD1048576')}</row>`),
    ],
    [
      'wide empty rows',
      422,
      'columns',
      makeXlsx(head + row + makeRows(10_000, (at) => `<row r="${at}"><c r="XFD${at}"/></row>`)),
    ],
    [
      'a million rows',
      422,
      'rows',
      makeXlsx(head + row + makeRows(100_000, (at) => `<row r="${at}">${cell(`A${at}`)}</row>`)),
    ],
    ['51 columns', 422, 'columns', csv([...TITLES, ...Array<string>(45).fill('a')], ENTRY)],
    ['a long line', 422, 'line', `${csv(TITLES)}${`${'a'.repeat(4_000)};`.repeat(1_000)}`],
    ['a long cell', 422, 'cell', `${csv(TITLES)}${'a'.repeat(4_000_000)}`],
    ['a long cell of a spreadsheet', 422, 'cell', makeXlsx(head + makeRow(2, ['a'.repeat(32_768)]))],
    ['a quotation mark without an end', 422, 'quotes', `${csv(TITLES)}"${csv(ENTRY).repeat(5_000)}`],
  ])('%s is refused with %i and the reason %s [specification §7.38]', async (_name, status, reason, file) => {
    const response = await send(file);
    expect([response.statusCode, response.json<Schemas['ImportProblem']>().reason]).toEqual([status, reason]);
    expect(response.json<Schemas['ImportProblem']>().message).toMatch(/^[A-Z].*\.$/);
  });

  it('the cause has its row, and the message its language', async () => {
    const form = await encodeForm(`${csv(TITLES, ENTRY)}${`${'a'.repeat(9_000)};`.repeat(9)}`);
    const response = await post(form, { 'accept-language': 'es' });
    expect(response.json()).toEqual({
      message: 'Una línea del csv es demasiado larga. Quizá falte una comilla.',
      reason: 'line',
      row: 3,
    });
    expect(response.headers['content-language']).toBe('es');
  });

  it('10,000 rows and 50 columns are read, and one more row is not @long', async () => {
    const wide = (cells: string[]) => [...cells, ...Array<string>(44).fill('a')];
    const text = csv(wide(TITLES)) + csv(wide(ENTRY)).repeat(10_000);
    const { counts, rows } = await preview(text);
    expect(counts).toEqual({ rows: 10_000, ready: 1, duplicates: 9_999, invalid: 0, skipped: 0 });
    expect(rows).toHaveLength(101);
    expect((await send(text + csv(ENTRY))).json()).toMatchObject({ reason: 'rows', row: 10_002 });
  });

  it('300,000 empty rows below a table do not count @long', async () => {
    const empty = makeRows(300_000, (at) => `<row r="${at}"><c r="A${at}" s="1"/></row>`);
    expect((await preview(makeXlsx(head + row + empty))).counts).toMatchObject({ rows: 1, ready: 1 });
  });

  it('hidden columns before the first one are not counted one by one', async () => {
    const columns = '<cols><col min="-2000000000" max="1" hidden="1"/></cols>';
    const file = makeXlsx(
      `<?xml version="1.0"?><worksheet>${columns}<sheetData>${head}${row}</sheetData></worksheet>`,
    );
    expect((await preview(file)).counts).toMatchObject({ rows: 1 });
  });

  it('a main part with another name is found', async () => {
    const file = makeXlsx(head + row, { workbook: 'workbook2' });
    expect(await preview(file)).toMatchObject({ sheets: ['Contas'], counts: { ready: 1 } });
  });

  it('long texts do not make a long response', async () => {
    const long = csv(TITLES, ...Array<string[]>(100).fill(ENTRY.map(() => 'a '.repeat(4_000))));
    const response = await send(long);
    expect(response.json<Preview>().counts).toMatchObject({ invalid: 100 });
    expect(response.rawPayload.length).toBeLessThan(200_000);
  });

  it('a formula has its stored result, and without one it is a problem', async () => {
    const amount = (xml: string) => ENTRY.with(5, xml);
    const sheet = [
      makeRow(2, amount('<f>1+1</f><v>12.5</v>')),
      makeRow(3, amount('<f>1+1</f>')),
      makeRow(4, amount('<f>1+1</f><v></v>')),
      makeRow(5, amount('=1+1')),
    ];
    const { rows } = await preview(makeXlsx(head + sheet.join('')));
    expect(rows.map(({ entry, problems }) => entry.amountCents ?? problems)).toEqual([
      1_250,
      [{ field: 'amount', reason: 'formula' }],
      [{ field: 'amount', reason: 'formula' }],
      [{ field: 'amount', reason: 'not-an-amount', value: '=1+1' }],
    ]);
  });
});

describe('the form', () => {
  const makeForm = (...parts: [string, string | Blob][]) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    return encode(form);
  };
  const file = new Blob([csv(TITLES, ENTRY)]);

  it.each<[string, [string, string | Blob][]]>([
    ['without a file', [['choices', '{}']]],
    [
      'with two files',
      [
        ['file', file],
        ['file', file],
      ],
    ],
    [
      'with another part',
      [
        ['file', file],
        ['other', '1'],
      ],
    ],
    [
      'with three parts',
      [
        ['file', file],
        ['choices', '{}'],
        ['other', '1'],
      ],
    ],
    [
      'with choices that are no JSON',
      [
        ['file', file],
        ['choices', '{'],
      ],
    ],
    [
      'with choices that break their schema',
      [
        ['file', file],
        ['choices', '{"dateOrder":"month-last"}'],
      ],
    ],
    ['with the name of a property of all objects', [['__proto__', file]]],
  ])('%s is refused', async (_name, parts) => {
    expect((await post(await makeForm(...parts))).statusCode).toBe(400);
  });

  it('the choices may come before the file, be a part with a type, or be absent', async () => {
    const choices = new Blob(['{"duplicates":"add"}'], { type: 'application/json' });
    for (const parts of [
      [
        ['choices', '{}'],
        ['file', file],
      ],
      [
        ['file', file],
        ['choices', choices],
      ],
      [['file', file]],
    ] as [string, string | Blob][][])
      expect((await post(await makeForm(...parts))).statusCode).toBe(200);
  });

  it('a file of 5 MB is read whole, and a larger one is refused and not cut @long', async () => {
    const largest = Buffer.alloc(5 * 1024 * 1024, '\n');
    largest.write(csv(TITLES, ENTRY));
    largest.write(csv(ENTRY.with(1, 'Última')), largest.length - csv(ENTRY.with(1, 'Última')).length - 10);
    expect((await preview(largest)).counts).toMatchObject({ ready: 2 });
    const response = await send(Buffer.concat([largest, Buffer.from('\n')]));
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { message: 'O arquivo é grande demais. O limite é de 5 MB.', reason: 'file-too-large' },
    ]);
  });

  it('choices of over 128 KiB are refused', async () => {
    const choices = JSON.stringify({ sheet: 'a'.repeat(128 * 1024) });
    expect((await post(await makeForm(['file', file], ['choices', choices]))).statusCode).toBe(413);
  });

  it.each(['application/json', 'text/csv'])('a body of the type %s is refused', async (type) => {
    const response = await post({ payload: Buffer.from('{}'), headers: { 'content-type': type } });
    expect(response.statusCode).toBe(415);
  });

  it('a cut form is refused', async () => {
    const { payload, headers } = await makeForm(['file', file]);
    expect((await post({ payload: payload.subarray(0, -30), headers })).statusCode).toBe(400);
    expect((await post({ payload, headers: { 'content-type': 'multipart/form-data' } })).statusCode).toBe(
      400,
    );
  });

  it('other operations accept no form', async () => {
    const { payload, headers } = await makeForm(['file', file]);
    const response = await app.inject({
      method: 'POST',
      url: '/api/entries',
      headers: { ...headers, authorization },
      payload,
    });
    expect(response.statusCode).toBe(415);
  });

  it('a caller without a token is refused, and so is one without the csrf header', async () => {
    const form = await makeForm(['file', file]);
    expect((await post(form, { authorization: '' })).statusCode).toBe(401);
    expect((await post(form, { cookie: 'XSRF-TOKEN=a' })).statusCode).toBe(403);
  });
});

it('the server responds to others while it reads files, one of each user at a time [specification §7.38, §7.72]', async () => {
  const rows = Array.from(
    { length: 60_000 },
    (_, index) => `<row r="${index + 3}"><c r="A${index + 3}"/></row>`,
  );
  const form = await encodeForm(makeXlsx(makeRow(1, TITLES) + makeRow(2, ENTRY) + rows.join('')));
  let responseCount = 0;
  const responses = [1, 2, 3, 4].map(async () => {
    const response = await post(form);
    responseCount += 1;
    return response;
  });
  const refused = await Promise.race(responses);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    message: 'Outro arquivo seu ainda está em andamento. Espere ele terminar e tente de novo.',
    reason: 'own-file-running',
  });
  const session = await app.inject({ url: '/api/session', headers: { authorization } });
  expect([session.statusCode, responseCount]).toEqual([200, 1]);
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 200, 200, 429]);
  expect((await post(form)).statusCode).toBe(200);
});

it.each([
  ['pt-BR', 'modelo-de-importacao.xlsx', 'Vencimento'],
  ['en-US', 'import-template.xlsx', 'Due date'],
  ['es-ES', 'plantilla-de-importacion.xlsx', 'Vencimiento'],
])(
  'the template in %s is understood, and its example is no entry [specification §7.41]',
  async (language, name, title) => {
    const response = await app.inject({
      url: '/api/entries/imports/template',
      headers: { authorization, 'accept-language': language },
    });
    expect(response.headers['content-disposition']).toContain(`filename="${name}"`);
    const result = await preview(response.rawPayload);
    expect(result.counts).toMatchObject({ rows: 1, skipped: 1 });
    expect(result.questions).toEqual([]);
    expect(fieldsOf(result)).toContain(`${title}: dueOn`);
    expect(result.columns.every(({ field }) => field !== null)).toBe(true);
  },
);
