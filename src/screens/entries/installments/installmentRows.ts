// The instalments on the page: those of the plan, with what the person has changed.
import { listInstallments } from '../../../../api-spec/installments';
import type { Installment, Plan } from '../../../../api-spec/installments';
import { checkAmount, checkDay } from '../../../controls/form/checks';
import { fromCents, toCents } from '../../../i18n/typedAmounts';

/** An instalment as its fields have it. */
export type Row = { dueOn: string; amount: string };
/** Changed rows by their index. */
type Changes = Readonly<Record<string, Row>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  'dueOn' in value &&
  typeof value.dueOn === 'string' &&
  'amount' in value &&
  typeof value.amount === 'string';

/** Reads the changed rows from the value of their field, which is JSON or empty. */
function readChanges(value: string): Changes {
  const changes: unknown = value === '' ? {} : JSON.parse(value);
  return Object.fromEntries(
    Object.entries(changes ?? {}).filter((one): one is [string, Row] => isRow(one[1])),
  );
}

/** Returns the value of the field after a change of one row. */
export const writeChange = (value: string, index: number, row: Row): string =>
  JSON.stringify({ ...readChanges(value), [index]: row });

/** Returns the rows of a plan, with the changed ones in their places. */
export function listRows({ totalCents, plan }: { totalCents: number; plan: Plan }, value: string): Row[] {
  const changes = readChanges(value);
  return listInstallments(totalCents, plan).map(
    ({ dueOn, amountCents }, index) => changes[index] ?? { dueOn, amount: fromCents(amountCents) },
  );
}

export const isValidRow = ({ dueOn, amount }: Row): boolean =>
  checkDay(dueOn) === undefined && checkAmount(amount, false) === undefined;

/** Returns the sum of the rows with a valid amount, in cents. */
export const sumRows = (rows: readonly Row[]): number =>
  rows.reduce((sum, { amount }) => sum + (checkAmount(amount, false) === undefined ? toCents(amount) : 0), 0);

/** Returns valid rows as the API has them. */
export const toInstallments = (rows: readonly Row[]): Installment[] =>
  rows.map(({ dueOn, amount }) => ({ dueOn, amountCents: toCents(amount) }));
