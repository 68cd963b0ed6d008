// Reads the files of `testFiles`, each with one difficulty. A value is right, asked, or refused.
import { readFileSync, readdirSync } from 'node:fs';
import { openFile } from '../files/openFile';
import { RefusedFile, type FileProblem } from '../files/refusedFile';
import { analyse } from './analyse';
import type { AnalysedRow, Choices } from './analysis';

const FOLDER = new URL('testFiles/', `file://${__dirname}/`);
const CONTEXT = {
  categories: [
    { name: 'Vendas', kind: 'receivable' },
    { name: 'Aluguel', kind: 'payable' },
  ],
  today: '2026-11-28',
};

const read = async (fileName: string, choices: Choices = {}) =>
  analyse(openFile(readFileSync(new URL(fileName, FOLDER))), choices, { ...CONTEXT, fileName });

/** The values that a wrong guess would change. */
const show = ({ row, state, entry, problems }: AnalysedRow): string => {
  const { kind = '?', counterparty, document, dueOn, amountCents, paidOn, paidCents } = entry;
  const values = [kind, counterparty, document, dueOn, amountCents, paidOn, paidCents];
  const known = values.filter((value) => value !== undefined).join(' ');
  const reasons = problems.map(({ field, reason }) => `${field} ${reason}`);
  return [row, state, ...(state === 'skipped' ? [] : [known]), ...reasons].join(' | ');
};

/** Category and form of payment are asked where a file has none, and are no matter here. */
const listQuestions = (questions: readonly string[]) =>
  questions.filter((question) => question !== 'category' && question !== 'form');

const THREE_ROWS = [
  '2 | ready | payable F1 1 2026-12-01 1100',
  '3 | ready | payable F2 2 2026-12-02 1200',
  '4 | ready | payable F3 3 2026-12-03 1300',
];

it.each<[string, { questions?: string[]; choices?: Choices; rows: string[] }]>([
  [
    'prevista.csv',
    {
      rows: [
        '2 | ready | receivable Loja A 2026-10-10 120000',
        '3 | ready | receivable Loja B 2026-10-12 85000',
      ],
    },
  ],
  [
    'payable-one-credit-note.csv',
    {
      questions: ['oppositeSign'],
      choices: { oppositeSign: { rows: 'opposite', cents: 20_000 } },
      rows: [
        '2 | ready | payable Papelaria Azul NF 1 2026-12-10 120000',
        '3 | ready | payable Moveis Sul NF 2 2026-12-12 85000',
        '4 | ready | receivable Papelaria Azul NC 3 2026-12-15 20000',
      ],
    },
  ],
  [
    'contas_receber.csv',
    {
      rows: [
        '2 | ready | receivable Loja A 002555 2026-12-10 120000',
        '3 | ready | receivable Loja B 002556 2026-12-12 85000',
        '4 | ready | receivable Loja C 002557 2026-12-15 20000',
      ],
    },
  ],
  [
    'code-prazo.csv',
    {
      rows: [
        '2 | ready | receivable A Ltda 2026-12-10 25000',
        '3 | ready | receivable B Ltda 2026-12-11 30000',
      ],
    },
  ],
  [
    'amounts-20000-to-80000.xlsx',
    {
      rows: [
        '2 | ready | payable F1 1 2026-12-01 2500000',
        '3 | ready | payable F2 2 2026-12-02 3250050',
        '4 | ready | payable F3 3 2026-12-03 4100000',
        '5 | ready | payable F4 4 2026-12-04 7800090',
      ],
    },
  ],
  [
    'excel-swapped-days.xlsx',
    {
      questions: ['swappedDays'],
      choices: { swappedDays: 'swap' },
      rows: [
        '2 | ready | payable A 1 2026-11-05 1000',
        '3 | ready | payable B 2 2026-11-10 2000',
        '4 | ready | payable C 3 2026-11-13 3000',
        '5 | ready | payable D 4 2026-11-25 4000',
        '6 | ready | payable E 5 2026-12-01 5000',
      ],
    },
  ],
  [
    'comma-br-unquoted.csv',
    {
      rows: [
        '2 | ready | receivable Loja A 2026-12-10 23456',
        '3 | ready | receivable Loja B 2026-12-11 1050',
      ],
    },
  ],
  [
    'moeda-col.csv',
    {
      rows: [
        '2 | invalid | payable A 2026-10-29 1000 | amount currency',
        '3 | ready | payable B 2026-10-29 1000',
      ],
    },
  ],
  [
    'hidden-rows.xlsx',
    {
      rows: [
        '2 | ready | payable F1 1 2026-12-01 1100',
        '3 | skipped',
        '4 | skipped',
        '5 | ready | payable F4 4 2026-12-04 1400',
        '6 | ready | payable F5 5 2026-12-05 1500',
      ],
    },
  ],
  [
    'dash.csv',
    {
      choices: { defaults: { category: 'Aluguel', form: 'boleto' } },
      rows: [
        '2 | invalid | payable 2026-12-10 120000 | counterparty missing',
        '3 | ready | payable B 2026-12-12 85000',
        '4 | ready | payable C 2026-12-12 85000',
      ],
    },
  ],
  [
    'us-ambig.csv',
    {
      questions: ['dateOrder'],
      choices: { dateOrder: 'month-first' },
      rows: [
        '2 | ready | payable A 2026-02-01 120050',
        '3 | ready | payable B 2026-03-02 1000',
        '4 | ready | payable C 2026-11-12 2000',
      ],
    },
  ],
  [
    'fatura-cartao.csv',
    {
      questions: ['expenseSign', 'statement'],
      choices: {
        expenseSign: 'positive',
        statement: 'open',
        oppositeSign: { rows: 'leave-out', cents: 150_000 },
      },
      rows: [
        '2 | ready | payable Mercado Central 2026-11-01 12050',
        '3 | ready | payable Posto Norte 2026-11-03 20000',
        '4 | skipped',
      ],
    },
  ],
  [
    'suffix.csv',
    {
      questions: ['statement'],
      choices: { statement: 'open' },
      rows: [
        '2 | ready | receivable Loja Sol 2026-11-03 50000',
        '3 | ready | payable Tarifa 2026-11-04 2550',
        '4 | ready | payable Agua 2026-11-05 3000',
        '5 | ready | payable Luz 2026-11-06 4000',
        '6 | ready | payable Gas 2026-11-07 100000',
      ],
    },
  ],
  ['datamashup.xlsx', { rows: THREE_ROWS }],
  ['comment-lt.xlsx', { rows: THREE_ROWS }],
  ['case-names.xlsx', { rows: THREE_ROWS }],
  ['dot-slash-target.xlsx', { rows: THREE_ROWS }],
  [
    'camel.csv',
    {
      questions: ['kind'],
      choices: { defaults: { kind: 'payable' } },
      rows: [
        '2 | ready | payable Conta A 2026-10-01 10000 2026-10-03 9000',
        '3 | ready | payable Conta B 2026-10-02 20000',
      ],
    },
  ],
  ['tabs.csv', { rows: ['2 | ready | receivable Loja, A 2026-12-10 100000'] }],
  [
    'empty-values.xlsx',
    {
      rows: [
        '2 | invalid | payable F1 1 1100 | dueOn missing',
        '3 | ready | payable F2 2026-12-02 1200',
        '4 | invalid | payable 3 2026-12-03 | amount missing | counterparty missing',
      ],
    },
  ],
])(
  '%s is read as its author meant it [specification §7.51]',
  async (fileName, { questions = [], choices = {}, rows }) => {
    const open = await read(fileName);
    expect(listQuestions(open.questions)).toEqual(questions);
    const answered = await read(fileName, choices);
    expect(listQuestions(answered.questions)).toEqual([]);
    expect(answered.rows.map(show)).toEqual(rows);
  },
);

const REFUSED = ['quote-open.csv', 'html.xls'];

it.each<[string, FileProblem, number | undefined]>([
  ['quote-open.csv', 'quotes', 3],
  ['html.xls', 'web-page', undefined],
])('%s is refused with the reason %s [specification §7.51]', async (fileName, problem, row) => {
  await expect(read(fileName)).rejects.toMatchObject({ problem, row });
  await expect(read(fileName)).rejects.toBeInstanceOf(RefusedFile);
});

it('amounts in percent and in another currency are refused, other formats do not matter [specification §7.51]', async () => {
  const { rows } = await read('number-formats.xlsx');
  expect(rows.filter(({ state }) => state === 'invalid').map(show)).toEqual([
    '9 | invalid | payable 0.00% x 2026-12-01 | amount percent',
    '10 | invalid | payable [$USD] #,##0.00 x 2026-12-01 | amount currency',
    '11 | invalid | payable [$€-2] #,##0.00 x 2026-12-01 | amount currency',
  ]);
  const amounts = rows.filter(({ state }) => state === 'ready').map(({ entry }) => entry.amountCents);
  expect(new Set(amounts)).toEqual(new Set([123_450]));
});

it('the number format of a document is part of it [specification §7.51]', async () => {
  const { rows } = await read('document-formats.xlsx');
  expect([rows[0]?.entry.document, rows[6]?.entry.document]).toEqual(['000123', 'NF-0007']);
});

it('half of the files ask at most one question, beside category and form [specification §7.51]', async () => {
  const counts: number[] = [];
  for (const name of readdirSync(FOLDER).filter((file) => !REFUSED.includes(file)))
    counts.push(listQuestions((await read(name)).questions).length);
  const sorted = counts.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(1);
});

it('every file is in a test above', () => {
  const source = readFileSync(__filename, 'utf8');
  expect(readdirSync(FOLDER).filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});
