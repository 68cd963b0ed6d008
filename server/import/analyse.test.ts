import { writeXlsx } from 'hucre/xlsx';
import { makeRow, makeXlsx, toZip64 } from '../../test/support/backend/zip';
import { eachRow } from '../../test/support/eachRow';
import { openFile } from '../files/openFile';
import { RefusedFile } from '../files/refusedFile';
import { analyse } from './analyse';
import { askAboutPayments } from './askAboutPayments';
import type { AnalysedRow, Choices } from './analysis';

const CONTEXT = {
  categories: [
    { name: 'Venda de mercadorias', kind: 'receivable' },
    { name: 'Aluguel', kind: 'payable' },
    { name: 'Juros', kind: null },
  ],
  today: '2026-11-20',
};
const TITLES = ['Tipo', 'Cliente ou fornecedor', 'Categoria', 'Forma', 'Vencimento', 'Valor'];
const KEPT = ['kind', 'counterparty', 'category', 'form', 'dueOn'];
const ENTRY = ['A pagar', 'Imobiliária São José', 'Aluguel', 'PIX', '07/11/2026', '10,00'];

const read = async (file: string | Buffer, choices: Choices = {}, fileName = 'contas.csv') =>
  askAboutPayments(await analyse(openFile(Buffer.from(file)), choices, { ...CONTEXT, fileName }), new Map());
const csv = (...rows: string[][]) => rows.map((row) => `${row.join(';')}\r\n`).join('');
const listProblems = ({ problems }: AnalysedRow) => problems.map(({ field, reason }) => `${field} ${reason}`);

describe('a value that cannot be stored is a problem of its row [specification §7.36]', () => {
  it.each([
    ['0/3', 'installment range'],
    ['1/1000', 'installment not-a-count'],
    ['4/3', 'installment order'],
  ])('the instalment %s', async (text, problem) => {
    const { rows } = await read(csv([...TITLES, 'Parcela'], [...ENTRY, text], [...ENTRY, '1/3']));
    expect(rows.map(({ state }) => state)).toEqual(['invalid', 'ready']);
    expect(rows.flatMap(listProblems)).toEqual([problem]);
  });

  it.each([
    ['Vencimento', '31/12/1989', 'dueOn range'],
    ['Vencimento', '01/01/2101', 'dueOn range'],
    ['Valor', '0,00', 'amount range'],
    ['Valor', '1.000.000.000.000,00', 'amount range'],
    ['Emissão', '31/12/1989', 'issuedOn range'],
    ['Emissão', '01/01/2101', 'issuedOn range'],
    ['Pago em', '31/12/1989', 'paidOn range'],
    ['Pago em', '21/11/2026', 'paidOn future'],
    ['Valor pago', '1.000.000.000.000,00', 'paid range'],
    ['Total de parcelas', '1000', 'installments range'],
    ['Documento', 'a'.repeat(101), 'document too-long'],
    ['Documento', 'a\u0007', 'document characters'],
    ['Cliente ou fornecedor', 'a'.repeat(201), 'counterparty too-long'],
    ['Cliente ou fornecedor', 'a\u0007', 'counterparty characters'],
  ])('%s (%#)', async (title, text, problem) => {
    const titles = [...TITLES, 'Emissão', 'Pago em', 'Valor pago', 'Total de parcelas', 'Documento'];
    const entry = [...ENTRY, '07/11/2026', '08/11/2026', '10,00', '3', '1'];
    const { rows } = await read(csv(titles, entry, entry.with(titles.indexOf(title), text)));
    expect(rows.map(listProblems)).toEqual([[], [problem]]);
  });
});

it.each(['única', 'Única', 'unica', 'Parcela única', 'à vista'])(
  'the instalment %s is the only one [specification §7.36]',
  async (text) => {
    const { rows } = await read(csv([...TITLES, 'Parcela'], [...ENTRY, text]));
    expect(rows).toMatchObject([{ state: 'ready', entry: { installment: 1, installments: 1 } }]);
  },
);

describe('characters that no text may have [specification §7.47]', () => {
  const found = async (file: string | Buffer) => (await read(file)).rows.map(listProblems);
  const named = (name: string) => csv(TITLES, ENTRY, ENTRY.with(1, name));

  it.each(['\0', '\u0007', '\u0085', '\uFDD0', '\uFFFE', '\u{1FFFF}'])(
    '%j is a problem of its row',
    async (one) => {
      expect(await found(named(`Ana${one}`))).toEqual([[], ['counterparty characters']]);
      expect(await found(Buffer.from(`\uFEFF${named(`A${one}na`)}`, 'utf16le'))).toEqual([
        [],
        ['counterparty characters'],
      ]);
    },
  );

  it.each(['\ud800', '\udc00'])(
    'half of a character in UTF-16 is a problem of its row (%j)',
    async (half) => {
      const bytes = Buffer.from(`\uFEFF${named(`Ana${half} Lima`)}`, 'utf16le');
      for (const file of [bytes, Buffer.from(bytes).swap16()])
        expect(await found(file)).toEqual([[], ['counterparty characters']]);
    },
  );

  it.each(['\uFFFE', '&#xFFFE;', '&#65535;', '_x0000_', '&#xD800;', '_xD800_', '&#8;'])(
    '%j in a spreadsheet is a problem of its row',
    async (one) => {
      const row = makeRow(3, ENTRY.with(1, 'NAME')).replace('NAME', `Ana${one}`);
      const file = makeXlsx(makeRow(1, TITLES) + makeRow(2, ENTRY) + row);
      expect(await found(file)).toEqual([[], ['counterparty characters']]);
    },
  );

  it('invisible characters are removed from cells and titles', async () => {
    const { rows, columns, questions } = await read(
      csv(
        TITLES.map((title) => `\u200B${title.slice(0, 3)}\u00AD${title.slice(3)}\u202C`),
        ENTRY.map((text) => `\u200E${text}\u200E`),
      ),
    );
    expect(columns.map(({ title }) => title)).toEqual(TITLES);
    expect(questions).toEqual([]);
    expect(rows).toMatchObject([{ state: 'ready', entry: { counterparty: ENTRY[1] } }]);
  });

  it('a title is known although it has one', async () => {
    const titles = [...TITLES, 'Nota fiscal'].map(
      (title) => `${title.slice(0, 3)}\uFFFE${title.slice(3)}\uFDD0`,
    );
    const { columns, rows } = await read(csv(titles, [...ENTRY, 'NF 1']));
    expect(columns.at(-1)?.field).toBe('document');
    expect(rows).toMatchObject([{ state: 'ready', entry: { document: 'NF 1' } }]);
  });
});

describe('the positions of a spreadsheet [specification §7.36]', () => {
  const head = makeRow(1, TITLES);
  const row = (number: number) => makeRow(number, ENTRY.with(1, `Nome ${number}`));
  const listNames = async (sheet: string) => {
    const { rows } = await read(makeXlsx(sheet));
    return rows.map(({ row: number, entry }) => `${number} ${entry.counterparty ?? ''}`);
  };
  const withoutPositions = (sheet: string) => sheet.replace(/ r="[^"]*"/g, '');
  const NAMES = ['10 Nome 10', '20 Nome 20', '30 Nome 30'];

  it.each<[string, (sheet: string) => string]>([
    ['double quotes', (sheet) => sheet],
    ['single quotes', (sheet) => sheet.replaceAll('"', "'")],
    ['spaces', (sheet) => sheet.replaceAll(/ (r|t)="/g, '\n $1 = "')],
    ['other attributes before', (sheet) => sheet.replaceAll('<row ', `<row ht=" r='7' " `)],
    ['prefixes', (sheet) => sheet.replaceAll(/<(\/?)(row|c)(?=[ >])/g, '<$1my-x:$2')],
    ['lower case', (sheet) => sheet.replaceAll(/r="[A-Z]+\d+"/g, (at) => at.toLowerCase())],
  ])('are read with %s', async (_name, write) => {
    expect(await listNames(write(head + row(10) + row(20) + row(30)))).toEqual(NAMES);
  });

  it('are read in any order', async () => {
    expect(await listNames(row(30) + row(10) + head + row(20))).toEqual(NAMES);
  });

  it('are counted if they are absent', async () => {
    expect(await listNames(withoutPositions(head + row(7) + row(8)))).toEqual(['2 Nome 7', '3 Nome 8']);
    expect(await listNames(head + row(10) + withoutPositions(row(8)))).toEqual(['10 Nome 10', '11 Nome 8']);
  });

  const two = head + row(2) + row(3);
  it.each<[string, string]>([
    ...['-5', 'NaN', '1.5', '', '0', '1e3', ' 3', '&#51;', '1048577', '99999999999'].map(
      (number): [string, string] => [
        `a row "${number}"`,
        head + row(2) + withoutPositions(row(3)).replace('<row', `<row r="${number}"`),
      ],
    ),
    ['a row twice', two + row(3)],
    ['a position twice', two.replace('<row r="3"', '<row r="3" r="4"')],
    ['a position without quotes', two.replace('<row r="3"', '<row r=3')],
    ['a row in a row', two.replace('</row>', '')],
    ['a cell outside of a row', `${two}<c r="A4"><v>1</v></c>`],
    ['a cell of another row', two.replace('"F3"', '"F4"')],
    ['a cell twice', two.replace('"F3"', '"E3"')],
    ['a cell without a row', two.replace('"F3"', '"F"')],
    ['a cell beyond the last column', two.replace('"F3"', '"XFE3"')],
  ])('with %s refuse the file', async (_name, sheet) => {
    await expect(read(makeXlsx(sheet))).rejects.toThrow(new RefusedFile('broken'));
  });

  it('in a comment do not count', async () => {
    const commented = two.replace('<row r="3"', '<!-- < > <row r="3"').concat(' -->');
    expect(await listNames(commented)).toEqual(['2 Nome 2']);
  });
});

it('a spreadsheet in the form zip64 is read [specification §7.35]', async () => {
  const file = toZip64(makeXlsx(makeRow(1, TITLES) + makeRow(2, ENTRY)));
  expect((await read(file)).rows).toMatchObject([{ state: 'ready', entry: { counterparty: ENTRY[1] } }]);
});

describe('an error of a spreadsheet is no value [specification §7.36]', () => {
  const ERRORS = ['#REF!', '#N/D', '#N/A', '#NOME?', '#VALOR!', '#DIV/0!', '#¡REF!', '#¿NOMBRE?', 'Err:502'];

  it.each(ERRORS)('%s in a csv', async (error) => {
    const { rows } = await read(csv(TITLES, ENTRY, ...TITLES.map((_, column) => ENTRY.with(column, error))));
    expect(rows.map(listProblems)).toEqual([
      [],
      ...['kind', 'counterparty', 'category', 'form', 'dueOn', 'amount'].map((field) => [
        `${field} cell-error`,
      ]),
    ]);
    expect(rows[2]?.problems[0]?.value).toBe(error);
  });

  it('in an xlsx, also below titles that may be empty', async () => {
    const titles = [...TITLES, 'Documento', 'Parcela', 'Pago em', 'Situação'];
    const entry = [...ENTRY, '1', '1/3', '07/11/2026', 'Pago'];
    const rows = titles.map((_, column) => makeRow(column + 3, entry.with(column, '<v>#REF!</v>')));
    const sheet = [makeRow(1, titles), makeRow(2, entry), ...rows].join('');
    const found = await read(makeXlsx(sheet.replace(/(<c r="\w+")(><v>#)/g, '$1 t="e"$2')));
    expect(found.rows.map(({ problems }) => problems.map(({ reason }) => reason).join())).toEqual([
      '',
      ...titles.map(() => 'cell-error'),
    ]);
  });

  it('a name with # is a value', async () => {
    const { rows } = await read(csv(TITLES, ENTRY.with(1, '#REF Comércio!')));
    expect(rows[0]).toMatchObject({ state: 'ready', entry: { counterparty: '#REF Comércio!' } });
  });
});

it('a category of the other kind is a problem of its row [specification §7.36]', async () => {
  const receivable = ENTRY.with(0, 'A receber');
  const sale = (entry: string[]) => entry.with(2, 'Venda de mercadorias');
  const { rows } = await read(
    csv(TITLES, ENTRY, receivable, sale(receivable), sale(ENTRY), ENTRY.with(2, 'Juros')),
  );
  expect(rows.map(listProblems)).toEqual([[], ['category other-kind'], [], ['category other-kind'], []]);
  const withDefault = csv(TITLES, receivable.with(2, ''), ENTRY.with(2, ''));
  const found = await read(withDefault, { defaults: { category: 'Aluguel' } });
  expect(found.rows.map(listProblems)).toEqual([['category other-kind'], []]);
});

describe('the order of days [specification §7.37]', () => {
  const days = (...texts: string[]) => csv(TITLES, ...texts.map((text) => ENTRY.with(4, text)));
  const listDays = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ entry }) => entry.dueOn);

  it('is a question if one day has the month first and others could be read anew', async () => {
    const file = days('05/11/2026', '11/25/2026', '07/12/2026', '03.11.26');
    const open = await read(file);
    expect(open.questions).toEqual(['dateOrder']);
    expect(open.choices).not.toHaveProperty('dateOrder');
    expect(open.dayExamples).toEqual([
      { row: 2, text: '05/11/2026' },
      { row: 3, text: '11/25/2026' },
    ]);
    const dayFirst = await read(file, { dateOrder: 'day-first' });
    expect(listDays(dayFirst)).toEqual(['2026-11-05', undefined, '2026-12-07', '2026-11-03']);
    expect(dayFirst.rows.flatMap(listProblems)).toEqual(['dueOn not-a-day']);
    const monthFirst = await read(file, { dateOrder: 'month-first' });
    expect(listDays(monthFirst)).toEqual(['2026-05-11', '2026-11-25', '2026-07-12', '2026-11-03']);
    expect([dayFirst.questions, monthFirst.questions]).toEqual([[], []]);
  });

  it('is a question if both orders occur, and the days of the other order are problems', async () => {
    const file = days('25/11/2026', '11/26/2026');
    expect(await read(file)).toMatchObject({
      questions: ['dateOrder'],
      dayExamples: [
        { row: 2, text: '25/11/2026' },
        { row: 3, text: '11/26/2026' },
      ],
    });
    const { rows } = await read(file, { dateOrder: 'month-first' });
    expect(rows.map(listProblems)).toEqual([['dueOn not-a-day'], []]);
  });

  it.each([
    ['day-first', ['05/11/2026', '25/11/2026']],
    ['day-first', ['05/11/2026']],
    ['month-first', ['11/25/2026', '11/26/2026']],
    [undefined, ['2026-11-05', '03.11.2026', '11/11/2026']],
  ])('is %s without a question for %j', async (order, texts) => {
    const { questions, choices, dayExamples } = await read(days(...texts));
    expect([questions, choices.dateOrder]).toEqual([[], order]);
    // The order is shown beside an example, although it is certain.
    expect(dayExamples?.map(({ text }) => text)).toEqual(order && expect.arrayContaining(texts.slice(0, 1)));
  });

  it('is no choice of a file with real days, nor is the separator of amounts', async () => {
    const sheet = makeRow(1, TITLES) + makeRow(2, [...ENTRY.slice(0, 4), 46_333, 10.5]);
    const { choices, rows } = await read(makeXlsx(sheet));
    expect(choices).not.toHaveProperty('dateOrder');
    expect(choices).not.toHaveProperty('decimal');
    expect(rows[0]).toMatchObject({ state: 'ready', entry: { dueOn: '2026-11-07', amountCents: 1_050 } });
  });
});

describe('several tables in a sheet [specification §7.36]', () => {
  const RECEIVABLE = [
    ['CONTAS A RECEBER', '', ''],
    ['Cliente', 'Vencimento', 'Valor'],
    ['Maria Souza', '28/11/2026', '350,00'],
    ['João', '29/11/2026', '99,90'],
    ['', '', ''],
  ];
  const PAYABLE = [
    ['CONTAS A PAGAR', '', ''],
    ['Fornecedor', 'Vencimento', 'Valor'],
    ['Imobiliária', '30/11/2026', '2.500,00'],
  ];
  const listKinds = ({ rows }: Awaited<ReturnType<typeof read>>) =>
    rows.filter(({ state }) => state !== 'skipped').map(({ row, entry }) => `${row} ${entry.kind ?? '?'}`);

  it('with the same columns are all read, each with its kind', async () => {
    const found = await read(csv(...RECEIVABLE, ...PAYABLE));
    expect(listKinds(found)).toEqual(['3 receivable', '4 receivable', '8 payable']);
    expect(found.questions).toEqual(['category', 'form']);
    expect(found.otherTables).toBeUndefined();
    const reverse = await read(csv(...PAYABLE, [], ...RECEIVABLE.slice(1)));
    expect(listKinds(reverse)).toEqual(['3 payable', '6 receivable', '7 receivable']);
  });

  it('a section title between rows is the kind of those below it', async () => {
    const [, titles = [], maria = [], joao = []] = RECEIVABLE;
    const found = await read(
      csv(titles, ['A receber'], maria, ['Despesas fixas'], joao, ['Obs.: pagar já'], joao),
    );
    expect(listKinds(found)).toEqual(['3 receivable', '5 payable', '7 payable']);
    const withoutFirst = await read(csv(['Nome', 'Vencimento', 'Valor'], maria, ['Despesas'], joao));
    expect(listKinds(withoutFirst)).toEqual(['2 ?', '4 payable']);
    expect(withoutFirst.questions).toContain('kind');
  });

  it('with other columns are named, and not read', async () => {
    const other = PAYABLE.map(([name = '', day = '', amount = '']) => [day, name, amount]);
    const found = await read(csv(...RECEIVABLE, ...other.slice(1)));
    expect(listKinds(found)).toEqual(['3 receivable', '4 receivable']);
    expect(found.otherTables).toEqual([{ row: 6, titles: 'Vencimento, Fornecedor, Valor' }]);
  });

  it('the first one is read, also if the second has more titles', async () => {
    const more = [
      ['Fornecedor', 'Documento', 'Emissão', 'Vencimento', 'Valor'],
      ['Imobiliária', '1', '01/11/2026', '30/11/2026', '2.500,00'],
    ];
    const found = await read(csv(...RECEIVABLE, ...more));
    expect(listKinds(found)).toEqual(['3 receivable', '4 receivable']);
    expect(found.otherTables).toMatchObject([{ row: 6 }]);
  });

  it('at the side are named, and not read', async () => {
    const rows = RECEIVABLE.slice(0, 4).map((row, index) => [...row, '', ...(PAYABLE[index] ?? [])]);
    const found = await read(csv(...rows, ['', '', '', '', 'Vivo', '30/11/2026', '9,90']));
    expect(listKinds(found)).toEqual(['3 receivable', '4 receivable']);
    expect(found.columns).toHaveLength(3);
    expect(found.otherTables).toEqual([{ row: 2, titles: 'Fornecedor, Vencimento, Valor' }]);
  });

  it('a total without a column of days is no entry', async () => {
    const found = await read(
      csv(['', 'Ceasa', '1.250,00'], ['', 'Total Express', '9,90'], ['', 'Total', '1.259,90']),
    );
    expect(found.questions).toContain('dueOn');
    expect(found.rows.map(({ state }) => state)).toEqual(['ready', 'ready', 'skipped']);
  });

  it('titles again and totals are no other table', async () => {
    const [, titles = [], maria = []] = RECEIVABLE;
    const found = await read(
      csv(titles, maria, titles, maria, ['Total', '', '700,00'], ['Total', 'Saldo', ''], maria),
    );
    expect(listKinds(found)).toEqual(['2 receivable', '4 receivable', '7 receivable']);
    expect(found.otherTables).toBeUndefined();
  });
});

describe('a bank statement [specification §7.42]', () => {
  const BANK = csv(
    ['Data', 'Histórico', 'Documento', 'Crédito (R$)', 'Débito (R$)', 'Saldo (R$)'],
    ['01/11/2026', 'SALDO ANTERIOR', '', '', '', '5.230,11'],
    ['02/11/2026', 'PIX RECEBIDO - MARIA', '1029384', '350,00', '', '5.580,11'],
    ['20/11/2026', 'PAGTO BOLETO - CPFL', '2003', '', '-312,07', '5.268,04'],
    ['21/11/2026', 'PAGTO AGENDADO', '2004', '', '-1,00', '5.267,04'],
  );
  const SIGNED = csv(
    ['Data', 'Valor', 'Descrição'],
    ['02/11/2026', '-45,90', 'Mercado'],
    ['03/11/2026', '9,90', 'Ana'],
  );
  const list = ({ rows }: Awaited<ReturnType<typeof read>>) =>
    rows.flatMap(({ state, entry: { kind, dueOn, paidOn, paidCents } }) =>
      state === 'skipped' ? [] : [[kind, dueOn, paidOn, paidCents]],
    );

  it('is a question: its rows are paid on their day, if it is not in the future, or open', async () => {
    expect((await read(BANK)).questions).toContain('statement');
    const paid = await read(BANK, { statement: 'paid' });
    expect(paid.questions).not.toContain('statement');
    expect(paid.choices.statement).toBe('paid');
    expect(list(paid)).toEqual([
      ['receivable', '2026-11-02', '2026-11-02', 35_000],
      ['payable', '2026-11-20', '2026-11-20', 31_207],
      ['payable', '2026-11-21', undefined, undefined],
    ]);
    expect(paid.rows.flatMap(listProblems)).toEqual([]);
    expect(list(await read(BANK, { statement: 'open' }))[0]).toEqual([
      'receivable',
      '2026-11-02',
      undefined,
      undefined,
    ]);
  });

  it('can have one column with signs', async () => {
    expect((await read(SIGNED)).questions).toContain('statement');
    expect(list(await read(SIGNED, { statement: 'paid', expenseSign: 'negative' }))).toEqual([
      ['payable', '2026-11-02', '2026-11-02', 4_590],
      ['receivable', '2026-11-03', '2026-11-03', 990],
    ]);
  });

  it.each([
    ['a due day', SIGNED.replace('Data', 'Vencimento')],
    ['a status', SIGNED.replace('Descrição', 'Descrição;Situação').replaceAll('\r\n', ';Aberto\r\n')],
    ['amounts without signs', SIGNED.replace('-45', '45')],
  ])('is no file with %s', async (_name, file) => {
    expect((await read(file)).questions).not.toContain('statement');
    expect((await read(file, { statement: 'paid' })).choices).not.toHaveProperty('statement');
  });
});

describe('rows that are paid with less than their amount [specification §7.50]', () => {
  const PAID = ['Tipo', 'Cliente ou fornecedor', 'Categoria', 'Forma', 'Vencimento', 'Valor', 'Pago em'];
  const payment = (name: string, amount: string, paid: string, ...more: string[]) => [
    ...['A pagar', name, 'Aluguel', 'PIX', '07/11/2026', amount, '08/11/2026', paid],
    ...more,
  ];
  const FILE = csv(
    [...PAID, 'Valor pago'],
    payment('Sol', '30.000,00', '7.200,00'),
    payment('Lua', '1.000,00', '1.000,00'),
    payment('Mar', '1.000,00', '1.020,00'),
    payment('Rio', '50,00', '0,00').with(0, 'A receber').with(2, 'Juros'),
    payment('Céu', '50,00', '').with(0, 'A receber').with(2, 'Juros'),
    payment('Lago', '90,00', '80,00').with(4, '31/02/2026'),
    payment('Total', '32.190,00', '9.300,00').with(4, ''),
  );
  const SUM = 2_280_000 + 5_000;

  it('are one question, with the rows and with what is missing', async () => {
    const { questions, underpaid, choices } = await read(FILE);
    expect(questions).toEqual(['underpaid', 'overpaid']);
    expect(choices).not.toHaveProperty('underpaid');
    expect(underpaid).toEqual({
      count: 2,
      cents: SUM,
      receivableCents: 5_000,
      canStayOpen: true,
      rows: [
        { row: 2, counterparty: 'Sol', amountCents: 3_000_000, paidCents: 720_000 },
        { row: 5, counterparty: 'Rio', amountCents: 5_000, paidCents: 0 },
      ],
    });
  });

  it('are imported with a discount, with an open rest, or left out', async () => {
    const before = await read(FILE);
    const answer = async (rest: 'discount' | 'leave-out', staysOpen?: boolean) => {
      const underpaid = { rest, cents: SUM, ...(staysOpen === true && { staysOpen }) };
      const result = await read(FILE, { underpaid });
      expect([result.questions, result.choices.underpaid]).toEqual([['overpaid'], underpaid]);
      return result;
    };
    const sol = before.rows[0]?.entry;
    expect((await answer('discount')).rows[0]?.entry).toEqual({ ...sol, discountCents: 2_280_000 });
    expect((await answer('leave-out', true)).rows[0]?.entry).toEqual({ ...sol, openCents: 2_280_000 });
    const out = await answer('leave-out');
    expect(out.rows.map(({ state }) => state)).toEqual([
      ...['skipped', 'ready', 'ready', 'skipped', 'ready', 'invalid', 'skipped'],
    ]);
    expect(out.rows[0]?.text).toContain('7.200,00');
    // The answer can be changed.
    expect(out.underpaid).toEqual(before.underpaid);
  });

  it('are asked again if their sum has changed since the answer', async () => {
    const underpaid = { rest: 'discount', cents: SUM } as const;
    const { questions, choices } = await read(FILE.replace('7.200,00', '7.100,00'), { underpaid });
    expect(questions).toEqual(['underpaid', 'overpaid']);
    expect(choices).not.toHaveProperty('underpaid');
  });

  it('are not asked again for a row that repeats one of them, and such a row stays left out', async () => {
    const file = csv([...PAID, 'Valor pago'], payment('Sol', '9,00', '8,00'), payment('Sol', '9,00', '7,00'));
    expect((await read(file)).underpaid).toMatchObject({ count: 1, cents: 100 });
    const { rows, questions } = await read(file, { underpaid: { rest: 'leave-out', cents: 100 } });
    expect(questions).toEqual([]);
    expect(rows.map(({ state, isRepeated }) => [state, isRepeated])).toEqual([
      ['skipped', false],
      ['ready', true],
    ]);
    const both = { duplicates: 'add' } as const;
    expect((await read(file, both)).underpaid).toMatchObject({ count: 2, cents: 300 });
    expect((await read(file, { duplicateRows: [3] })).underpaid).toMatchObject({ count: 2, cents: 300 });
  });

  it('have no repetition among the rows that are left out', async () => {
    const file = csv([...PAID, 'Valor pago'], payment('Sol', '9,00', '8,00'), payment('Sol', '9,00', '9,00'));
    const { rows } = await read(file, { underpaid: { rest: 'leave-out', cents: 100 } });
    expect(rows.map(({ state, isRepeated }) => [state, isRepeated])).toEqual([
      ['skipped', false],
      ['ready', false],
    ]);
  });

  it.each([
    ['a full payment', payment('Sol', '9,00', '9,00')],
    ['a payment without an amount', payment('Sol', '9,00', '-')],
    ['no payment', payment('Sol', '9,00', '0,00').with(6, '')],
  ])('are not those with %s', async (_name, row) => {
    const { questions, underpaid } = await read(csv([...PAID, 'Valor pago'], row, row));
    expect(questions).toEqual([]);
    expect(underpaid).toBeUndefined();
  });

  it.each([
    ['Desconto', '10,00', []],
    ['Valor do desconto', '10,00', []],
    ['Descontos obtidos', '10,00', []],
    ['Desconto', '9,99', ['underpaid']],
    ['Desconto', '', ['underpaid']],
    ['Desconto (%)', '10,00', ['underpaid']],
    ['Data limite do desconto', '10,00', ['underpaid']],
  ])('are no question if a column has the rest: %s %s', async (title, discount, expected) => {
    const file = csv([...PAID, 'Valor pago', title], payment('Sol', '100,00', '90,00', discount));
    expect((await read(file)).questions).toEqual(expected);
  });

  it('can have amounts with signs and currencies', async () => {
    const titles = ['Cliente', 'Categoria', 'Forma', 'Vencimento', 'Valor', 'Pago em', 'Valor pago'];
    const row = ['Sol', 'Juros', 'PIX', '07/11/2026', '- R$ 90,00', '08/11/2026', '- R$ 80,00'];
    const { questions, underpaid } = await read(
      csv(titles, row, row.with(4, 'R$ 70,00').with(6, 'R$ 69,99'), row.with(6, '-90,00')),
    );
    expect(questions).toEqual(['oppositeSign', 'underpaid']);
    expect(underpaid).toMatchObject({ count: 2, cents: 1_001 });
  });

  it('wait for the decimal separator, and their kinds are not needed', async () => {
    const titles = ['Nome', 'Vencimento', 'Valor', 'Pago em', 'Valor pago'];
    const file = csv(titles, ['Sol', '07/11/2026', '1.200', '08/11/2026', '1.000']);
    expect((await read(file)).questions).toEqual(['decimal', 'kind', 'category', 'form']);
    const { questions, underpaid } = await read(file, { decimal: 'comma' });
    expect(questions).toEqual(['kind', 'category', 'form', 'underpaid']);
    expect(underpaid).toEqual({
      count: 1,
      cents: 20_000,
      canStayOpen: true,
      rows: [{ row: 2, counterparty: 'Sol', amountCents: 120_000, paidCents: 100_000 }],
    });
    expect((await read(file, { decimal: 'point' })).underpaid).toMatchObject({ cents: 20 });
  });

  it('without a payment day are asked only if they are paid', async () => {
    const file = csv([...PAID, 'Valor pago'], payment('Sol', '9,00', '8,00').with(6, ''));
    expect((await read(file)).questions).toEqual(['paidDay']);
    expect((await read(file, { paidDay: 'due-day' })).questions).toEqual(['underpaid']);
    expect((await read(file, { paidDay: 'none' })).questions).toEqual([]);
  });
});

describe('rows that are paid with more than their amount [specification §7.112]', () => {
  const FILE = csv(
    [...TITLES, 'Pago em', 'Valor pago'],
    ENTRY.concat('08/11/2026', '10,50'),
    ENTRY.with(1, 'Lua').concat('08/11/2026', '10,00'),
  );

  it('are one question: interest, a fine, or left out', async () => {
    const before = await read(FILE);
    expect([before.questions, before.overpaid]).toEqual([
      ['overpaid'],
      {
        ...{ count: 1, cents: 50 },
        rows: [{ row: 2, counterparty: ENTRY[1], amountCents: 1_000, paidCents: 1_050 }],
      },
    ]);
    const answer = async (excess: 'interest' | 'fine' | 'leave-out', cents = 50) => {
      const { questions, rows } = await read(FILE, { overpaid: { excess, cents } });
      return [questions, rows.map(({ state }) => state), rows[0]?.entry];
    };
    const entry = before.rows[0]?.entry;
    expect(await answer('interest')).toEqual([[], ['ready', 'ready'], { ...entry, interestCents: 50 }]);
    expect(await answer('fine')).toEqual([[], ['ready', 'ready'], { ...entry, fineCents: 50 }]);
    expect(await answer('leave-out')).toEqual([[], ['skipped', 'ready'], {}]);
    expect(await answer('fine', 49)).toEqual([['overpaid'], ['ready', 'ready'], entry]);
  });
});

describe('the parts of a payment [specification §7.112]', () => {
  const BASE = [...TITLES, 'Pago em', 'Valor pago'];
  const readRow = async (titles: string, values: string, paid = '08/11/2026;10,00') => {
    const [day = '', cents = ''] = paid.split(';');
    const file = csv([...BASE, ...titles.split(';')], [...ENTRY, day, cents, ...values.split(';')]);
    const { questions, rows, columns } = await read(file);
    return { questions, fields: columns.slice(BASE.length).map(({ field }) => field), row: rows[0] };
  };

  it.each([
    ['discount', 'Desconto|Abatimento|Valor do desconto|Descontos concedidos|Discount|Descuento'],
    ['interest', 'Juros|Juros de mora|Vlr. Juros|Juros pagos|Interest|Interés|Intereses'],
    ['fine', 'Multa|Multa por atraso|Valor da multa|Fine|Late fee|Penalty|Recargo'],
    [null, 'Encargos|Juros e multa|Juros/Multa|Acréscimos|Interest and fine|Intereses y recargo'],
    [null, 'Desconto (%)|Juros %|Multa (%)|Data limite do desconto|Taxa de juros'],
  ])('%s is found by its title: %s', async (field, titles) => {
    for (const title of titles.split('|'))
      expect({ title, fields: (await readRow(title, '')).fields }).toEqual({ title, fields: [field] });
  });

  it.each([
    ['Desconto', '1,00', '9,00', { discountCents: 100 }],
    ['Juros', '1,00', '11,00', { interestCents: 100 }],
    ['Multa', '-0,20', '10,20', { fineCents: 20 }],
    [
      'Desconto;Juros;Multa',
      '1,00;0,30;0,20',
      '9,50',
      { discountCents: 100, interestCents: 30, fineCents: 20 },
    ],
    ['Desconto;Juros;Multa', '0,00;;-', '10,00', {}],
    // The rest of a part payment is what is open.
    ['Juros;Saldo a pagar', '0,30;6,00', '4,30', { interestCents: 30, openCents: 600 }],
    ['Em aberto', '6,00', '4,00', { openCents: 600 }],
  ])('add up to the paid amount: %s %s paid %s', async (titles, values, paid, expected) => {
    const { questions, row } = await readRow(titles, values, `08/11/2026;${paid}`);
    const { paidOn, paidCents, ...entry } = row?.entry ?? {};
    expect([questions, row?.problems, paidOn]).toEqual([[], [], '2026-11-08']);
    expect(paidCents).toBe(Math.round(Number(paid.replace(',', '.')) * 100));
    expect(entry).toEqual({
      ...(await readRow('X', '')).row?.entry,
      paidOn: undefined,
      paidCents: undefined,
      ...expected,
    });
  });

  it.each([
    ['Desconto', '1,00', '08/11/2026;9,50', 'paid parts'],
    ['Juros', '1,00', '08/11/2026;11,50', 'paid parts'],
    ['Juros', '11,00', '08/11/2026;10,00', 'paid parts'],
    ['Desconto', '1,00', '08/11/2026;', 'paid missing'],
    ['Desconto', '10%', '08/11/2026;9,00', 'discount percent'],
    ['Multa', 'isento', '08/11/2026;10,00', 'fine not-an-amount'],
    ['Juros', '1,00', ';', 'interest unpaid'],
    ['Encargos', '1,00', '08/11/2026;11,00', 'interest joined'],
    ['Juros e multa', '1,00', '08/11/2026;10,00', 'interest joined'],
  ])('that do not are a problem of their row: %s %s paid %s', async (titles, values, paid, problem) => {
    const { questions, row } = await readRow(titles, values, paid);
    expect([questions, row && listProblems(row)]).toEqual([[], [problem]]);
  });

  it('that explain a part of the rest leave the others as a question', async () => {
    const { questions, row } = await readRow('Desconto;Juros', '1,00;0,50', '08/11/2026;8,00');
    expect([questions, row?.problems]).toEqual([['underpaid'], []]);
  });

  it('in one amount are no problem if the columns of both add up', async () => {
    const { questions, row } = await readRow('Juros;Multa;Encargos', '0,30;0,20;0,50', '08/11/2026;10,50');
    expect([questions, row?.problems]).toEqual([[], []]);
  });

  it('wait for the payment day', async () => {
    const titles = [...TITLES, 'Situação', 'Valor pago', 'Juros'];
    const file = csv(titles, [...ENTRY, 'Pago', '11,00', '1,00']);
    const { questions, rows } = await read(file);
    expect([questions, rows.flatMap(listProblems)]).toEqual([['paidDay'], []]);
    expect((await read(file, { paidDay: 'none' })).rows[0]?.entry).not.toHaveProperty('interestCents');
    expect((await read(file, { paidDay: 'due-day' })).rows[0]?.entry).toMatchObject({ interestCents: 100 });
  });

  it('are asked if the status says that the entry is paid, and another column that a rest is open', async () => {
    const titles = [...BASE, 'Em aberto', 'Situação'];
    const row = [...ENTRY, '08/11/2026', '4,00', '6,00'];
    expect((await read(csv(titles, [...row, 'Pago']))).questions).toEqual(['underpaid']);
    expect((await read(csv(titles, [...row, 'Em aberto']))).questions).toEqual([]);
    const whole = [...ENTRY, '08/11/2026', '10,00', '0,00', 'Em aberto'];
    expect((await read(csv(titles, whole))).questions).toEqual(['statusConflict']);
  });
});

describe('numbers of days in a spreadsheet [specification §7.51]', () => {
  const write = async (dateSystem: '1900' | '1904') =>
    Buffer.from(
      await writeXlsx({
        dateSystem,
        sheets: [
          {
            name: 'A',
            rows: [TITLES, [...ENTRY.slice(0, 4), 45_000, 10], [...ENTRY.slice(0, 4), 45_001, 10]],
          },
        ],
      }),
    );

  it('count from the first day of their workbook', async () => {
    const listDays = async (file: Buffer) => (await read(file)).rows.map(({ entry }) => entry.dueOn);
    expect(await listDays(await write('1900'))).toEqual(['2023-03-15', '2023-03-16']);
    expect(await listDays(await write('1904'))).toEqual(['2027-03-16', '2027-03-17']);
  });

  it('of hours are no days', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            [...TITLES, 'Horas'],
            [...ENTRY, 1.5],
            [...ENTRY.with(1, 'Ana'), 2.25],
          ],
          columns: [...TITLES.map(() => ({})), { numFmt: '[h]:mm' }],
        },
      ],
    });
    const { columns } = await read(Buffer.from(file));
    expect(columns.at(-1)).toEqual({ title: 'Horas', samples: [], field: null });
  });
});

describe('what a spreadsheet hides [specification §7.53]', () => {
  const sheet = (columns: string, ...rows: string[]) =>
    makeXlsx(
      `<?xml version="1.0"?><worksheet><cols>${columns}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
    );
  const hide = (row: string) => row.replace('<row ', '<row hidden="1" ');
  const HIDDEN_AMOUNT = '<col min="6" max="6" hidden="1"/>';

  it('is told and left out, unless the person includes it', async () => {
    const file = sheet(
      HIDDEN_AMOUNT,
      makeRow(1, [...TITLES, 'Valor total']),
      makeRow(2, [...ENTRY, '20,00']),
      hide(makeRow(3, [...ENTRY, '30,00'])),
    );
    const { hidden, rows } = await read(file);
    expect(hidden).toEqual({ rows: 1, columns: ['Valor'] });
    expect(rows.map(({ skipReason, entry }) => skipReason ?? entry.amountCents)).toEqual([2_000, 'hidden']);
    const included = await read(file, { hidden: 'include', columns: [...KEPT, 'amount', null] });
    expect(included.rows.map(({ entry }) => entry.amountCents)).toEqual([1_000, 1_000]);
    expect(included.hidden).toEqual({ rows: 1, columns: ['Valor'] });
  });

  it('below the last row, or without a title, is not told', async () => {
    const file = sheet('<col min="9" max="16384" hidden="true"/>', makeRow(1, TITLES), makeRow(2, ENTRY));
    expect(await read(file)).not.toHaveProperty('hidden');
  });
});

describe('a small file that would take the library long is refused [specification §7.38]', () => {
  const sheet = makeRow(1, TITLES) + makeRow(2, ENTRY);

  eachRow([
    ['millions of texts', { strings: '<si/>'.repeat(11_000_000) }],
    ['a text of 60 MB', { strings: `<si><t>${'a'.repeat(60_000_000)}</t></si>` }],
    ['a text of millions of parts', { strings: `<si>${'<r><t/></r>'.repeat(5_000_000)}</si>` }],
    ['millions of tags', { stringsPart: { content: `<a>${'<b/>'.repeat(14_000_000)}</a>` } }],
  ])('with %s', async (_name, parts) => {
    const before = process.memoryUsage().heapUsed;
    await expect(read(makeXlsx(sheet, parts))).rejects.toThrow(new RefusedFile('inflated'));
    // A list of all finds took over 400 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  });

  it('with a thousand sheets', async () => {
    const sheets = Array.from({ length: 1_001 }, (_, index) => ({ name: `${index}`, rows: [TITLES, ENTRY] }));
    await expect(read(Buffer.from(await writeXlsx({ sheets })))).rejects.toThrow(new RefusedFile('broken'));
  });
});

it('a text of merged cells is that of each of their rows, and an amount counts once [specification §7.36]', async () => {
  const later = ['A pagar', '', 'Aluguel', 'PIX', '08/11/2026', ''];
  const rows = [makeRow(1, TITLES), makeRow(2, ENTRY), makeRow(3, later), makeRow(4, later)].join('');
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData><mergeCells><mergeCell ref='B2:B3'/><mergeCell ref="F2:F3"/></mergeCells></worksheet>`;
  const found = await read(makeXlsx(sheet));
  expect(found.rows.map(({ entry }) => entry.counterparty)).toEqual([ENTRY[1], ENTRY[1], undefined]);
  expect(found.rows.map(listProblems)).toEqual([
    [],
    ['amount missing'],
    ['amount missing', 'counterparty missing'],
  ]);
});

it('short titles of payments are known [specification §7.39]', async () => {
  const fieldsOf = async (titles: string[], row: string[]) =>
    (await read(csv(titles, row, row))).columns.map(({ field }) => field);
  const row = ['Posto', '17/10/2026', '8,50', '18/10/2026', '8,50'];
  expect(await fieldsOf(['Forn.', 'Vcto.', 'Vlr. R$', 'Pg. em', 'Vlr. pg.'], row)).toEqual([
    ...['counterparty', 'dueOn', 'amount', 'paidOn', 'paid'],
  ]);
  expect(await fieldsOf(['Forn.', 'Vcto.', 'Vlr.', 'Dt. Pg', 'Vlr. Rec.'], row)).toEqual([
    ...['counterparty', 'dueOn', 'amount', 'paidOn', 'paid'],
  ]);
  const short = [...row.slice(0, 3), 'X'];
  for (const title of ['Pg', 'Rec?', 'Sit.'])
    expect(await fieldsOf(['Cliente', 'Venc.', 'Vlr.', title], short)).toContain('status');
});

it('the number of a boleto is the document [specification §7.39]', async () => {
  for (const title of ['Nº do boleto', 'Número do boleto', 'Nr. boleto']) {
    const row = ['Água', '17/10/2026', '8,50', '881203'];
    const { columns } = await read(csv(['Quem recebe', 'Venc.', 'Valor', title], row, row));
    expect(columns.map(({ field }) => field)).toEqual(['counterparty', 'dueOn', 'amount', 'document']);
  }
});

it('days of a month are no amounts [specification §7.36]', async () => {
  const rows = [
    ['02', 'Ceasa', '1.250,00', 'ok'],
    ['07', 'Cemig', '287,31', ''],
  ];
  for (const title of ['Quanto', 'Custo']) {
    const { columns } = await read(csv(['Dia', 'Quem', title, 'Sit.'], ...rows));
    expect(columns.map(({ field }) => field)).toEqual([null, 'counterparty', 'amount', 'status']);
  }
});
