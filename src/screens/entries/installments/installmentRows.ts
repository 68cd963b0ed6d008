// The instalments on the page: those of the plan, with what the person has changed.
import { listInstallments } from '../../../../api-spec/installments';
import type { Installment, Plan } from '../../../../api-spec/installments';
import { checkAmount, checkDay } from '../../../controls/form/checks';
import { fromCents, toCents } from '../../../i18n/typedAmounts';

/** An instalment as its fields have it. The down payment has fields of its own, so it is not changed here. */
export type Row = { key: string; dueOn: string; amount: string };
/** What the person has changed of a row. */
export type Change = Partial<Omit<Row, 'key'>>;

const DOWN_PAYMENT = 'down';
export const isDownPayment = ({ key }: Row): boolean => key === DOWN_PAYMENT;

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isChange = (value: unknown): value is Change =>
  typeof value === 'object' &&
  value !== null &&
  isText('dueOn' in value ? value.dueOn : undefined) &&
  isText('amount' in value ? value.amount : undefined);

/** Reads the changes by row from the value of their field, which is JSON or empty. */
function readChanges(value: string): Readonly<Record<string, Change>> {
  const changes: unknown = value === '' ? {} : JSON.parse(value);
  return Object.fromEntries(
    Object.entries(changes ?? {}).filter((one): one is [string, Change] => isChange(one[1])),
  );
}

/** Returns the value of the field after a change of one row. */
export function writeChange(value: string, key: string, change: Change): string {
  const changes = readChanges(value);
  return JSON.stringify({ ...changes, [key]: { ...changes[key], ...change } });
}

/** Returns the rows of a plan, with what the person has changed. */
export function listRows({ totalCents, plan }: { totalCents: number; plan: Plan }, value: string): Row[] {
  const changes = readChanges(value);
  const before = plan.downPayment === undefined ? 0 : 1;
  return listInstallments(totalCents, plan).map(({ dueOn, amountCents }, index) => {
    const planned = { dueOn, amount: fromCents(amountCents) };
    if (index < before) return { ...planned, key: DOWN_PAYMENT };
    const key = String(index - before);
    return { ...planned, ...changes[key], key };
  });
}

export const isValidRow = ({ dueOn, amount }: Row): boolean =>
  checkDay(dueOn) === undefined && checkAmount(amount, false) === undefined;

/** Returns the sum of the rows with a valid amount, in cents. */
export const sumRows = (rows: readonly Row[]): number =>
  rows.reduce((sum, { amount }) => sum + (checkAmount(amount, false) === undefined ? toCents(amount) : 0), 0);

/** Returns valid rows as the API has them. */
export const toInstallments = (rows: readonly Row[]): Installment[] =>
  rows.map(({ dueOn, amount }) => ({ dueOn, amountCents: toCents(amount) }));
