// Makes lists of entries as companies write them: titles, orders of columns, signs and formats, with columns that mean nothing.
import type { components } from '../../../api-spec/schema.gen';

type Cell = string | number;
type Choices = components['schemas']['ImportChoices'];

/** Returns a function that returns the same numbers from 0 to 1 for each seed (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = ReturnType<typeof makeRandom>;
type Kind = 'receivable' | 'payable';
type Entry = { name: string; kind: Kind; dueOn: string; cents: number; paidOn: string | null };
type Column = { title: string; field: string | null; values: Cell[] };
/** A spreadsheet whose right values are known. */
export type GeneratedSheet = {
  fileName: string;
  entries: readonly Entry[];
  columns: readonly Column[];
  /** The rows of the sheet, with the titles. */
  table: Cell[][];
  /** Between the fields of a csv. `null`: it is a spreadsheet. */
  separator: string | null;
  /** The answers that are right for this sheet. */
  answers: Choices;
  about: string;
};

const pick = <T>(random: Random, values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];
const pad = (number: number) => String(number).padStart(2, '0');

const NAMES = [
  'Loja Sol',
  'Padaria São João',
  'Posto Norte',
  'Papelaria Azul',
  'Móveis Sul',
  'Ana Lima',
] as const;

const TITLES = {
  local: {
    name: ['Nome', 'Razão Social', 'NOME_FANTASIA', 'contraparte'],
    receivable: ['Cliente', 'CLIENTE', 'Sacado', 'Pagador'],
    payable: ['Fornecedor', 'FORNECEDOR', 'Credor', 'Proveedor'],
    due: [
      'Vencimento',
      'Data de vencimento',
      'DT_VENCTO',
      'dataVencimento',
      'Dt. Venc.',
      'Fecha de vencimiento',
    ],
    amount: ['Valor', 'VLR_DOCUMENTO', 'Valor do título', 'valorTotal', 'Valor (R$)', 'Importe'],
    paid: ['Data de pagamento', 'Pago em', 'DT_PAGTO', 'dataBaixa', 'Data do recebimento', 'Fecha de cobro'],
  },
  english: {
    name: ['Name', 'Counterparty', 'COUNTERPARTY'],
    receivable: ['Customer', 'Client'],
    payable: ['Vendor', 'Supplier', 'SUPPLIER'],
    due: ['Due date', 'DUE_DATE', 'dueDate', 'Due on'],
    amount: ['Amount', 'AMOUNT', 'Amount'],
    paid: ['Payment date', 'Paid on', 'paymentDate'],
  },
} as const;

/** Columns that must not be taken for another one. */
const OTHERS: readonly [string, (at: number, random: Random) => string][] = [
  ['Data prevista de pagamento', (at) => `${pad(at + 1)}/12/2026`],
  ['Previsão de recebimento', (at) => `${pad(at + 3)}/12/2026`],
  ['Pagamento até', (at) => `${pad(at + 5)}/12/2026`],
  ['Data sugerida de pagamento', (at) => `${pad(at + 2)}/10/2026`],
  ['Autorização do pagamento', (at) => `${pad(at + 4)}/10/2026`],
  ['Valor do frete', (at) => `${at + 10},50`],
  ['Moeda do documento', () => 'BRL'],
  ['Código', (at) => String(45_000 + at)],
  ['Contrato', (at) => String(20_261_201 + at)],
  ['Data de cadastro', (at) => `${pad(at + 1)}/01/2025`],
  ['Tipo de documento', () => 'DP'],
  ['Espécie', (_at, random) => (random() < 0.5 ? 'C' : 'R')],
  ['Observação', () => 'ver -200,00'],
  ['Juros', () => '0,00'],
  ['Conta', (at) => String(10_101 + at)],
  ['Moeda', () => 'BRL'],
  ['Dias de atraso', (at) => String(at)],
];

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const parts = (day: string) => day.split('-') as [string, string, string];

const DAYS: Record<string, (day: string) => string> = {
  slashes: (day) => parts(day).toReversed().join('/'),
  iso: (day) => day,
  points: (day) => parts(day).toReversed().join('.'),
  short: (day) => [parts(day)[2], parts(day)[1], parts(day)[0].slice(2)].join('/'),
  named: (day) => `${parts(day)[2]}-${MONTHS[Number(parts(day)[1]) - 1]}-${parts(day)[0]}`,
  serial: (day) => String(Date.parse(day) / 86_400_000 + 25_569),
  american: (day) => [parts(day)[1], parts(day)[2], parts(day)[0]].join('/'),
};

const group = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);

const AMOUNTS: Record<string, (cents: number) => string> = {
  comma: (cents) => `${Math.trunc(cents / 100)},${pad(cents % 100)}`,
  grouped: (cents) => `${group(String(Math.trunc(cents / 100)), '.')},${pad(cents % 100)}`,
  reais: (cents) => `R$ ${group(String(Math.trunc(cents / 100)), '.')},${pad(cents % 100)}`,
  point: (cents) => `${Math.trunc(cents / 100)}.${pad(cents % 100)}`,
  american: (cents) => `${group(String(Math.trunc(cents / 100)), ',')}.${pad(cents % 100)}`,
};

/** How a sheet says the kind of its entries. */
const KINDS = [
  'file',
  'title',
  'above',
  'words',
  'codes',
  'signs',
  'turned',
  'marks',
  'two',
  'none',
] as const;

/** Makes the sheet of a seed. */
export function makeSheet(seed: number, today: string): GeneratedSheet {
  const random = makeRandom(seed);
  const isEnglish = random() < 0.2;
  const titles = TITLES[isEnglish ? 'english' : 'local'];
  const kindBy = pick(random, KINDS);
  const hasBoth = ['words', 'codes', 'signs', 'turned', 'marks', 'two'].includes(kindBy);
  const only = pick<Kind>(random, ['receivable', 'payable']);
  const hasPayments = random() < 0.3;
  const entries = Array.from({ length: 4 + Math.floor(random() * 8) }, (_, at): Entry => {
    const dueOn = `2026-${pad(1 + Math.floor(random() * 12))}-${pad(1 + Math.floor(random() * 28))}`;
    const kind = hasBoth
      ? at === 0
        ? 'payable'
        : at === 1
          ? 'receivable'
          : pick<Kind>(random, ['receivable', 'payable'])
      : only;
    const paidOn = hasPayments && dueOn < today && random() < 0.5 ? dueOn : null;
    return { name: pick(random, NAMES), kind, dueOn, cents: 100 + Math.floor(random() * 5_000_000), paidOn };
  });
  const dayFormat = isEnglish
    ? pick(random, ['american', 'iso'])
    : pick(random, ['slashes', 'iso', 'points', 'short', 'named', 'serial']);
  const amountFormat = isEnglish
    ? pick(random, ['point', 'american'])
    : pick(random, ['comma', 'grouped', 'reais', 'point']);
  const isXlsx = random() < 0.4;
  const day = (text: string | null) => (text === null ? '' : (DAYS[dayFormat]?.(text) ?? ''));
  const amount = (cents: number): Cell => {
    if (isXlsx && amountFormat === 'point') return cents / 100;
    return (cents < 0 ? '-' : '') + (AMOUNTS[amountFormat]?.(Math.abs(cents)) ?? '');
  };
  const hasNote = ['file', 'title', 'above', 'words', 'codes'].includes(kindBy) && random() < 0.3;
  // The last entry is a credit note, which is of the opposite kind.
  const isNote = (at: number) => hasNote && at === entries.length - 1;
  const signed = ({ cents, kind }: Entry, at: number): Cell => {
    const isOut = kind === 'payable';
    if (kindBy === 'signs') return amount(isOut ? -cents : cents);
    if (kindBy === 'turned') return amount(isOut ? cents : -cents);
    if (kindBy === 'marks') return `${AMOUNTS[amountFormat]?.(cents) ?? ''} ${isOut ? 'D' : 'C'}`;
    return amount(isNote(at) ? -cents : cents);
  };
  const nameTitle = kindBy === 'title' ? pick(random, titles[only]) : pick(random, titles.name);
  const columns: Column[] = [
    { title: nameTitle, field: 'counterparty', values: entries.map(({ name }) => name) },
    { title: pick(random, titles.due), field: 'dueOn', values: entries.map(({ dueOn }) => day(dueOn)) },
    ...(kindBy === 'two'
      ? [
          {
            title: isEnglish ? 'Money in' : 'Entrada',
            field: 'amountIn',
            values: entries.map(({ kind, cents }) => (kind === 'receivable' ? amount(cents) : '')),
          },
          {
            title: isEnglish ? 'Money out' : 'Saída',
            field: 'amountOut',
            values: entries.map(({ kind, cents }) => (kind === 'payable' ? amount(cents) : '')),
          },
        ]
      : [{ title: pick(random, titles.amount), field: 'amount', values: entries.map(signed) }]),
    ...(hasPayments
      ? [
          {
            title: pick(random, titles.paid),
            field: 'paidOn',
            values: entries.map(({ paidOn }) => day(paidOn)),
          },
        ]
      : []),
    ...(kindBy === 'words'
      ? [
          {
            title: 'Tipo',
            field: 'kind',
            values: entries.map(({ kind }) => (kind === 'payable' ? 'Despesa' : 'Receita')),
          },
        ]
      : []),
    ...(kindBy === 'codes'
      ? [
          {
            title: pick(random, ['Natureza', 'D/C']),
            field: 'kind',
            values: entries.map(({ kind }) => (kind === 'payable' ? 'D' : 'C')),
          },
        ]
      : []),
    ...OTHERS.filter(() => random() < 0.2).map(([title, value]) => ({
      title,
      field: null,
      values: entries.map((_, at): Cell => value(at, random)),
    })),
  ];
  const shuffled = columns
    .map((column) => ({ column, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ column }) => column);
  const word = only === 'receivable' ? 'a receber' : 'a pagar';
  const head = kindBy === 'above' ? [[`Relatório de contas ${word}`]] : [];
  const table: Cell[][] = [
    ...head,
    shuffled.map(({ title }) => title),
    ...entries.map((_, at) => shuffled.map(({ values }) => values[at] ?? '')),
  ];
  const separator = pick(random, [';', ';', '\t']);
  const truth = entries.map((entry, at): Entry =>
    isNote(at) ? { ...entry, kind: entry.kind === 'payable' ? 'receivable' : 'payable' } : entry,
  );
  return {
    fileName:
      kindBy === 'file' ? `contas ${word}.${isXlsx ? 'xlsx' : 'csv'}` : `lista.${isXlsx ? 'xlsx' : 'csv'}`,
    ...{ table, separator: isXlsx ? null : separator },
    entries: truth,
    columns: shuffled,
    answers: {
      dateOrder: dayFormat === 'american' ? 'month-first' : 'day-first',
      decimal: ['point', 'american'].includes(amountFormat) ? 'point' : 'comma',
      expenseSign: kindBy === 'turned' ? 'positive' : 'negative',
      statement: 'open',
      kindSource: 'column',
      defaults: { kind: only },
    },
    about: [seed, kindBy, dayFormat, amountFormat, isXlsx ? 'xlsx' : 'csv'].join(' '),
  };
}
