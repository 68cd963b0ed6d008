// A month of statement lines and entries whose true matches are known.
import { addDays, countDays } from '../../api-spec/days';
import { CUSTOMERS, SUPPLIERS } from '../../server/demonstration/names';
import { makeRandom, type Random } from '../../server/demonstration/random';
import { NO_CHARGES, type Candidate, type Line } from '../../server/reconciliation/scoreMatch';

/** `ids` are the candidates that a line really is. Empty: it is none of them. */
export type KnownLine = { line: Line; habit: Habit; ids: number[] };
export type KnownStatement = { lines: KnownLine[]; candidates: Candidate[] };

export type Habit = 'name' | 'no name' | 'document' | 'fee' | 'charges' | 'payment' | 'sum' | 'nothing';

/** How often a line of 100 is written so. */
const HABITS: readonly (readonly [Habit, number])[] = [
  ['name', 55],
  ['no name', 8],
  ['document', 10],
  ['fee', 5],
  ['charges', 5],
  ['payment', 8],
  ['sum', 3],
  ['nothing', 6],
];

const FIRST_DAY = '2026-11-01';
const DAYS = 30;
/** Amounts that many customers pay, like a monthly fee. */
const COMMON_AMOUNTS = [9_900, 15_000, 25_000, 120_000];
/** 2 % of fine, and the interest of 1 % for 30 days. */
const chargesOf = (cents: number, lateDays: number) =>
  lateDays > 0
    ? { fineCents: Math.round(cents * 0.02), interestCents: Math.round((cents * lateDays) / 3_000) }
    : NO_CHARGES;
const FEE = 0.035;

/** Makes lines, what they are, and further open entries that nobody has paid. */
export function makeStatement(seed: number, { lineCount = 300, openCount = 100 } = {}): KnownStatement {
  const random = makeRandom(seed);
  const candidates: Candidate[] = [];
  const add = (values: Omit<Candidate, 'id'>): Candidate => {
    const candidate = { ...values, id: candidates.length + 1 };
    candidates.push(candidate);
    return candidate;
  };
  const lines = Array.from({ length: lineCount }, (_one, index): KnownLine => {
    const habit = random.weighted(HABITS);
    const made = makeLine(random, habit, (values) => add({ ...makeEntry(random), ...values }));
    return { habit, ids: made.ids, line: { id: index + 1, ...made.line } };
  });
  for (let index = 0; index < openCount; index += 1) add(makeEntry(random));
  return { lines, candidates };
}

function makeEntry(random: Random): Omit<Candidate, 'id'> {
  const isIncome = random.chance(0.7);
  const amount = random.chance(0.2) ? random.frequent(COMMON_AMOUNTS) : random.amount(60_000);
  const cents = Math.max(amount, 500);
  const day = addDays(FIRST_DAY, random.within(0, DAYS - 1));
  return {
    kind: 'entry',
    day,
    cents: isIncome ? cents : -cents,
    counterparty: random.frequent(isIncome ? CUSTOMERS : SUPPLIERS),
    document: `${isIncome ? 'NF' : 'NFE'} ${random.within(10_000, 99_999)}`,
    chargesOn: (paidOn) => chargesOf(cents, countDays(day, paidOn)),
  };
}

type Made = { line: Omit<Line, 'id'>; ids: number[] };

function makeLine(random: Random, habit: Habit, add: (values?: Partial<Candidate>) => Candidate): Made {
  if (habit === 'nothing') {
    const text = random.frequent([
      'TARIFA PACOTE SERVICOS',
      'IOF',
      'RENDIMENTO APLIC',
      'SAQUE 24H',
      'DEB AUTOM',
    ]);
    const day = addDays(FIRST_DAY, random.within(0, DAYS - 1));
    return { line: { day, cents: -random.within(100, 90_000), text, document: '' }, ids: [] };
  }
  const first = add({
    ...(habit === 'payment' && { kind: 'payment' as const }),
    ...(habit === 'fee' && { cents: random.amount(80_000) + 10_000 }),
  });
  const day = addDays(first.day, random.frequent([0, 0, 1, 2, 3, -1, 5]));
  if (habit === 'fee') {
    first.usualFeeCents = Math.round(first.cents * FEE);
    const text = `CIELO VENDAS ${shorten(random, first.counterparty)}`;
    return { line: { day, cents: first.cents - first.usualFeeCents, text, document: '' }, ids: [first.id] };
  }
  if (habit === 'charges') {
    const lateDay = addDays(first.day, random.within(2, 6));
    const { fineCents, interestCents } = first.chargesOn?.(lateDay) ?? NO_CHARGES;
    const charges = fineCents + interestCents;
    const cents = first.cents > 0 ? first.cents + charges : first.cents - charges;
    return { line: { day: lateDay, cents, text: writeText(random, first), document: '' }, ids: [first.id] };
  }
  if (habit === 'document') {
    const number = first.document.split(' ')[1] ?? '';
    const text = first.cents > 0 ? `LIQ COBRANCA ${number}` : `PAG BOLETO ${number}`;
    return { line: { day, cents: first.cents, text, document: '' }, ids: [first.id] };
  }
  if (habit === 'sum') {
    const { counterparty, cents, day: due } = first;
    const second = add({ counterparty, day: due, cents: Math.sign(cents) * (random.amount(50_000) + 100) });
    const line = { day, cents: cents + second.cents, text: writeText(random, first), document: '' };
    return { line, ids: [first.id, second.id] };
  }
  const text = habit === 'no name' ? `TED ${random.within(100, 999)}` : writeText(random, first);
  return { line: { day, cents: first.cents, text, document: '' }, ids: [first.id] };
}

/** Writes a name like a bank: in capitals, without accents, and sometimes cut. */
function writeText(random: Random, { cents, counterparty }: Candidate): string {
  const act = cents > 0 ? ['PIX RECEBIDO', 'TED RECEBIDA', 'PIX'] : ['PIX ENVIADO', 'PAGTO FORNEC', 'TED'];
  return `${random.frequent(act)} ${shorten(random, counterparty)}`;
}

function shorten(random: Random, name: string): string {
  const written = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return random.chance(0.25) ? written.slice(0, 12) : written;
}
