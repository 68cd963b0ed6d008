import type { components } from '../../../api-spec/schema.gen';
import { addDays } from '../../../api-spec/days';
import { readJson, type Send } from './keepLedger';
import { CATEGORIES } from './ledgers';

type Schemas = components['schemas'];

/** A payment that is not voided, or a refund. Money of refunds is negative. */
export type Payment = { day: string; form: string; cash: number; settled: number; isRefund: boolean };

/** An entry as its row of the csv and its payments say. */
export type LedgerEntry = {
  id: string;
  kind: 'receivable' | 'payable';
  name: string;
  category: string;
  group: string;
  form: string;
  document: string;
  installments: number;
  /** Its number in its series. */
  occurrence: number | undefined;
  issuedOn: string;
  /** The due day after weekends and holidays. */
  dueOn: string;
  amount: number;
  open: number;
  payments: Payment[];
};

/** Reads all entries from the csv, with their payments, and checks what the csv says of them. */
export async function readLedger(send: Send, today: string): Promise<LedgerEntry[]> {
  const { body: text } = await send('GET', '/entries/export?format=csv&sort=dueOn');
  const rows = readCsv(text);
  const listed = await listAll(send);
  const { holidays } = await readJson<Schemas['Company']>(send, '/company');
  const localHolidays = new Set(holidays.map(({ day }) => day));
  if (rows.length !== listed.length) throw new Error(`${rows.length} rows of ${listed.length} entries`);
  const entries: LedgerEntry[] = [];
  for (const [index, { id, occurrence }] of listed.entries()) {
    const { payments } = await readJson<Schemas['EntryHistory']>(send, `/entries/${id}/history`);
    entries.push(toEntry({ id, occurrence }, rows[index] ?? new Map(), payments, { today, localHolidays }));
  }
  return entries;
}

/** Reads all pages of a list. */
async function listAll(send: Send, query = ''): Promise<Schemas['Entry'][]> {
  const entries: Schemas['Entry'][] = [];
  let next: string | null | undefined;
  do {
    const after = next ? `&after=${encodeURIComponent(next)}` : '';
    const page = await readJson<Schemas['EntryList']>(send, `/entries?limit=100${query}${after}`);
    entries.push(...page.entries);
    next = page.next;
  } while (next);
  return entries;
}

/** Reads the rows, each with its fields by their titles. The texts of random ledgers have no separators. */
function readCsv(text: string): Map<string, string>[] {
  const [titles = [], ...rows] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'));
  return rows.map((fields) => new Map(titles.map((title, index) => [title, fields[index] ?? ''])));
}

function toEntry(
  named: Pick<LedgerEntry, 'id' | 'occurrence'>,
  row: ReadonlyMap<string, string>,
  stored: readonly Schemas['Payment'][],
  { today, localHolidays }: { today: string; localHolidays: ReadonlySet<string> },
): LedgerEntry {
  const read = (title: string): string => {
    const field = row.get(title);
    if (field === undefined) throw new Error(`The csv has no column ${title}.`);
    return field;
  };
  const readDay = (title: string) => read(title).split('/').reverse().join('-');
  const kind = read('Tipo') === 'A receber' ? 'receivable' : 'payable';
  const category = CATEGORIES.find(({ name }) => name === read('Categoria'));
  if (category === undefined) throw new Error(`The category ${read('Categoria')} is unknown.`);
  const isMoved = read('Forma') === 'Boleto' && !category.isTax;
  const dueOn = isMoved ? findBusinessDay(readDay('Vencimento'), localHolidays) : readDay('Vencimento');
  const amount = readCents(read('Valor'));
  const payments = stored.filter(({ voided }) => voided === undefined).map((one) => toPayment(one, kind));
  const open = amount - sumOf(payments, ({ settled }) => settled);
  const cash = sumOf(payments, (payment) => payment.cash);
  const lastDay = payments
    .filter(({ isRefund }) => !isRefund)
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const isPaid = open === 0;
  const entry: LedgerEntry = {
    ...{
      ...named,
      kind,
      name: read('Cliente ou fornecedor'),
      category: category.name,
      group: category.group,
    },
    ...{ form: read('Forma'), document: read('Documento'), issuedOn: readDay('Emissão'), dueOn },
    ...{ amount, open, payments, installments: Number(read('Parcelas')) },
  };
  const status = isPaid ? 'Pago' : dueOn > today ? 'A vencer' : dueOn === today ? 'Vence hoje' : 'Vencido';
  const discount = stored.reduce((cents, one) => cents + (one.voided ? 0 : one.discountCents), 0);
  // Payments that were refunded as a whole have no day.
  const hasPaid = isPaid || cash !== 0 || discount !== 0 || open !== amount;
  expect({
    dueOn: readDay('Vencimento efetivo'),
    status: read('Situação'),
    paidOn: readDay('Pagamento'),
    paid: read('Valor pago') === '' ? null : readCents(read('Valor pago')),
  }).toEqual({ dueOn, status, paidOn: hasPaid ? lastDay : '', paid: hasPaid ? cash : null });
  expect(open).toBeGreaterThanOrEqual(0);
  return entry;
}

const FORMS = new Map([
  ['pix', 'PIX'],
  ['boleto', 'Boleto'],
  ['card', 'Cartão'],
  ['cash', 'Dinheiro'],
  ['transfer', 'Transferência'],
]);

function toPayment(payment: Schemas['Payment'], kind: LedgerEntry['kind']): Payment {
  const { paidOn, principalCents, discountCents, interestCents, fineCents, feeCents, refundOf } = payment;
  const isRefund = refundOf !== undefined;
  const fee = kind === 'payable' ? feeCents : -feeCents;
  const money = principalCents + interestCents + fineCents + fee;
  return {
    ...{ day: paidOn, form: FORMS.get(payment.form) ?? payment.form, isRefund },
    cash: isRefund ? -money : money,
    settled: discountCents + (isRefund ? -principalCents : principalCents),
  };
}

const readCents = (text: string): number => Number(text.replace(',', ''));

export const sumOf = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + read(item), 0);

const EASTER_SUNDAYS = [
  '2022-04-17',
  '2023-04-09',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
];
const HOLIDAYS = new Set([
  ...EASTER_SUNDAYS.flatMap((easter) => [-48, -47, -2, 60].map((distance) => addDays(easter, distance))),
  ...EASTER_SUNDAYS.flatMap((easter) =>
    '01-01 04-21 05-01 09-07 10-12 11-02 11-15 12-25 12-31'
      .split(' ')
      .map((date) => `${easter.slice(0, 4)}-${date}`),
  ),
  // Since 2024.
  ...['2024-11-20', '2025-11-20', '2026-11-20', '2027-11-20', '2028-11-20'],
]);

/** Returns the day, or the next one on which banks are open. */
export function findBusinessDay(day: string, localHolidays: ReadonlySet<string>): string {
  const isClosed = [0, 6].includes(new Date(day).getUTCDay()) || HOLIDAYS.has(day) || localHolidays.has(day);
  return isClosed ? findBusinessDay(addDays(day, 1), localHolidays) : day;
}
