import type { MessageDescriptor } from 'react-intl';
import { listInstallments } from '../../../../api-spec/installments';
import type { Plan } from '../../../../api-spec/installments';
import { LIMITS } from '../../../../api-spec/limits.gen';
import type { BodyOf, ResponseOf } from '../../../api/operationTypes';
import { checkAmount, checkDay, checkOption } from '../../../controls/form/checks';
import { defineForm } from '../../../controls/form/formDefinition';
import type { Schema } from '../../../controls/form/schema';
import { toCents } from '../../../i18n/typedAmounts';
import { writeSearchAddress } from '../back';
import { messages as entryMessages } from '../form/entry.messages';
import { describeEntryFailure } from '../form/describeEntryFailure';
import { BASICS_SCHEMA, toBasics, toBasicsValues } from '../form/entryBasics';
import type { BasicsName } from '../form/entryBasics';
import { entryRules } from '../form/entryRule.messages';
import type { TypedValues } from '../form/typedValues';
import { readRhythm } from '../rhythms';
import { isValidRow, listRows, sumRows, toInstallments } from './installmentRows';
import type { Row } from './installmentRows';
import { messages } from './installments.messages';

/** `changes`: the rows that the person has changed, as JSON. */
export type Name =
  | BasicsName
  | 'issuedOn'
  | 'total'
  | 'count'
  | 'firstDueOn'
  | 'rhythm'
  | 'downPayment'
  | 'downPaymentOn'
  | 'changes';
export type Values = Record<Name, string>;

const hasDownPayment = ({ downPayment }: Values): boolean => downPayment.trim() !== '';

function checkDownPayment(value: string, { downPaymentOn, total }: Values): MessageDescriptor | undefined {
  if (value.trim() === '') return downPaymentOn.trim() === '' ? undefined : messages.bothOrNone;
  const problem = checkAmount(value, false);
  if (problem || checkAmount(total, false)) return problem;
  return toCents(value) < toCents(total) ? undefined : messages.aboveTotal;
}

const checkDownPaymentDay = (value: string, values: Values): MessageDescriptor | undefined =>
  hasDownPayment(values) ? (value.trim() === '' ? messages.bothOrNone : checkDay(value)) : undefined;

function checkCount(value: string, values: Values): MessageDescriptor | undefined {
  const most = LIMITS.installments - (hasDownPayment(values) ? 1 : 0);
  if (!(Number(value) >= 1 && Number(value) <= most)) return entryRules.invalidNumber;
  const planned = readPlan(values);
  const isDividable = planned === null || listInstallments(planned.totalCents, planned.plan).length > 0;
  return isDividable ? undefined : messages.belowCent;
}

/** Returns the typed plan. Null while a part of it is absent or invalid. */
function readPlan(values: Values): { totalCents: number; plan: Plan } | null {
  const { total, count, firstDueOn, downPayment, downPaymentOn } = values;
  const rhythm = readRhythm(values.rhythm);
  const isReady =
    Number(count) >= 1 &&
    Number(count) <= LIMITS.installments &&
    [
      checkAmount(total, false),
      checkDay(firstDueOn),
      checkDownPayment(downPayment, values),
      checkDownPaymentDay(downPaymentOn, values),
    ].every((problem) => problem === undefined);
  if (!isReady || rhythm === undefined) return null;
  const downPaymentPart = hasDownPayment(values) && {
    downPayment: { dueOn: downPaymentOn, amountCents: toCents(downPayment) },
  };
  return {
    totalCents: toCents(total),
    plan: { count: Number(count), firstDueOn, rhythm, ...downPaymentPart },
  };
}

/** Returns the instalments on the page. Empty while the plan is absent or invalid. */
export function readRows(values: Values): Row[] {
  const planned = readPlan(values);
  return planned === null ? [] : listRows(planned, values.changes);
}

/** The difference of the rows to the total, in cents. Positive: the rows are more. */
export const findDifference = (rows: readonly Row[], { total }: Values): number =>
  sumRows(rows) - toCents(total);

function checkRows(_: string, values: Values): MessageDescriptor | undefined {
  const rows = readRows(values);
  if (rows.length === 0) return undefined;
  if (!rows.every(isValidRow)) return messages.rowInvalid;
  return findDifference(rows, values) === 0 ? undefined : messages.otherSum;
}

const schema: Schema<Name> = {
  ...BASICS_SCHEMA,
  issuedOn: { label: entryMessages.issuedOn, kind: 'day', rule: checkDay },
  total: {
    label: messages.total,
    kind: 'amount',
    wire: 'totalCents',
    rule: (value) => checkAmount(value, false),
  },
  count: { label: messages.count, kind: 'count', hint: messages.countHint, rule: checkCount },
  firstDueOn: { label: messages.firstDueOn, kind: 'day', rule: checkDay },
  rhythm: { label: messages.rhythm, kind: 'option', rule: checkOption },
  downPayment: {
    label: messages.downPayment,
    kind: 'amount',
    isOptional: true,
    hint: messages.downPaymentHint,
    rule: checkDownPayment,
  },
  downPaymentOn: {
    label: messages.downPaymentOn,
    kind: 'day',
    isOptional: true,
    rule: checkDownPaymentDay,
  },
  changes: { label: messages.rows, kind: 'custom', wire: 'installments', rule: checkRows },
};

/** Null until the instalments are stored. */
export type Added = ResponseOf<'addInstallments'> | null;

export const INSTALLMENTS_FORM = defineForm<Name, Added>({
  schema,
  reasons: { 'other-kind': entryRules.otherKind, sum: messages.otherSum },
  findField: (wire) => (wire.startsWith('installments.') ? 'changes' : undefined),
  lookUp: ({ counterparty }) => writeSearchAddress(counterparty),
  savedText: () => messages.added,
  conflict: { named: entryMessages.conflict, unnamed: entryMessages.conflictUnnamed },
  describe: describeEntryFailure,
});

export const toValues = (today: string): Values => ({
  ...toBasicsValues(null),
  issuedOn: today,
  rhythm: 'month',
  ...{ total: '', count: '', firstDueOn: '', downPayment: '', downPaymentOn: '', changes: '' },
});

/** Takes the values of the form of one entry. Changed rows belong to the plan that they were typed for. */
export const fromTyped = ({ amount = '', dueOn = '', installments = '', ...others }: TypedValues) => ({
  ...others,
  total: amount,
  firstDueOn: dueOn,
  // One entry is the first of one.
  count: installments === '1' ? '' : installments,
  changes: '',
});

/** Names the values as the form of one entry does. */
export const toTyped = ({ total, firstDueOn, count, ...others }: Values): TypedValues => ({
  ...others,
  amount: total,
  dueOn: firstDueOn,
  installments: count === '' ? '1' : count,
});

/** The body of the request, from valid values. It has the instalments that the person saw. */
export const toInput = (values: Values): BodyOf<'addInstallments'> => ({
  ...toBasics(values),
  issuedOn: values.issuedOn,
  totalCents: toCents(values.total),
  installments: toInstallments(readRows(values)),
});
