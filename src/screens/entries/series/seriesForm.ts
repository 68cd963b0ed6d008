import type { MessageDescriptor } from 'react-intl';
import { findBusinessDay } from '../../../../api-spec/calendar';
import type { Calendar, DayCount } from '../../../../api-spec/calendar';
import { addMonths, monthStart } from '../../../../api-spec/days';
import { addRhythm } from '../../../../api-spec/installments';
import type { Entry } from '../../../api/entries';
import type { BodyOf, ResponseOf } from '../../../api/operationTypes';
import { checkAmount, checkDay, checkOption } from '../../../controls/form/checks';
import { defineForm } from '../../../controls/form/formDefinition';
import type { Schema } from '../../../controls/form/schema';
import { toCents } from '../../../i18n/typedAmounts';
import { writeSearchAddress } from '../back';
import { describeEntryFailure } from '../form/describeEntryFailure';
import { messages as entryMessages } from '../form/entry.messages';
import { BASICS_SCHEMA, toBasics, toBasicsValues } from '../form/entryBasics';
import type { BasicsName } from '../form/entryBasics';
import { entryRules } from '../form/entryRule.messages';
import { readDayCount, readRhythm } from '../rhythms';
import { messages } from './series.messages';

/** `end`: `never`, `count` or `day`. */
export type Name =
  | BasicsName
  | 'issuedOn'
  | 'dueOn'
  | 'amount'
  | 'rhythm'
  | 'businessDay'
  | 'end'
  | 'occurrences'
  | 'lastDueOn';
export type Values = Record<Name, string>;

function checkLastDay(value: string, { end, dueOn }: Values): MessageDescriptor | undefined {
  if (end !== 'day') return undefined;
  const problem = checkDay(value);
  if (problem || checkDay(dueOn)) return problem;
  return value < dueOn ? messages.beforeFirst : undefined;
}

const LAST_BUSINESS_DAY = 20;

const isBusinessDayNumber = (value: string): boolean =>
  /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= LAST_BUSINESS_DAY;

const schema: Schema<Name> = {
  ...BASICS_SCHEMA,
  issuedOn: { label: entryMessages.issuedOn, kind: 'day', rule: checkDay },
  amount: {
    label: entryMessages.amount,
    kind: 'amount',
    wire: 'amountCents',
    rule: (value) => checkAmount(value, false),
  },
  dueOn: { label: messages.dueOn, kind: 'day', rule: checkDay },
  rhythm: { label: messages.rhythm, kind: 'option', rule: checkOption },
  businessDay: {
    label: messages.businessDay,
    kind: 'count',
    rule: (value, { rhythm }) =>
      readDayCount(rhythm) === undefined || isBusinessDayNumber(value)
        ? undefined
        : messages.invalidBusinessDay,
  },
  end: { label: messages.end, kind: 'option', rule: checkOption },
  occurrences: {
    label: messages.occurrences,
    kind: 'count',
    rule: (value, { end }) => (end !== 'count' || Number(value) >= 1 ? undefined : entryRules.invalidNumber),
  },
  lastDueOn: { label: messages.lastDueOn, kind: 'day', rule: checkLastDay },
};

const conflict = { named: entryMessages.conflict, unnamed: entryMessages.conflictUnnamed };

/** Null until the series is stored. */
export type Added = ResponseOf<'addSeries'> | null;

export const SERIES_FORM = defineForm<Name, Added>({
  schema,
  reasons: { 'other-kind': entryRules.otherKind, 'not-business-day': messages.otherDay },
  lookUp: ({ counterparty }) => writeSearchAddress(counterparty),
  savedText: () => messages.added,
  conflict,
  describe: describeEntryFailure,
});

/** Nothing decides how often and how long an entry repeats but the person. */
export const toValues = (today: string): Values => ({
  ...toBasicsValues(null),
  issuedOn: today,
  ...{ dueOn: '', amount: '', rhythm: '', businessDay: '', end: '', occurrences: '', lastDueOn: '' },
});

/** The body of the request, from valid values. */
export function toInput(values: Values): BodyOf<'addSeries'> {
  const dayCount = readDayCount(values.rhythm);
  const rhythm = dayCount ?? readRhythm(values.rhythm);
  if (rhythm === undefined) throw new TypeError('the rhythm is checked before');
  return {
    ...toBasics(values),
    issuedOn: values.issuedOn,
    dueOn: values.dueOn,
    amountCents: toCents(values.amount),
    rhythm,
    ...(dayCount && { businessDay: Number(values.businessDay) }),
    ...(values.end === 'count' && { occurrences: Number(values.occurrences) }),
    ...(values.end === 'day' && { lastDueOn: values.lastDueOn }),
  };
}

const MOST_SHOWN = 6;

type FindDay = (steps: number) => string;

/**
 * Returns the function that counts the due days from the first one. Undefined while a value is absent or invalid, and for business
 * days without the calendar of the company.
 */
function findDayOf(values: Values, calendar: Calendar | null): FindDay | undefined {
  const { dueOn, rhythm: typed, businessDay } = values;
  if (checkDay(dueOn)) return undefined;
  const rhythm = readRhythm(typed);
  if (rhythm !== undefined) return (steps) => addRhythm(dueOn, rhythm, steps);
  const count = readDayCount(typed);
  if (count === undefined || calendar === null || !isBusinessDayNumber(businessDay)) return undefined;
  return (steps) => findNth(calendar, count, addMonths(monthStart(dueOn), steps), businessDay);
}

const findNth = (calendar: Calendar, count: DayCount, inMonth: string, businessDay: string): string =>
  findBusinessDay(calendar, count, inMonth, Number(businessDay));

/** Returns the business day that the first due day has to be. Null: it is that day, or it is not known. */
export function findRightDay(values: Values, calendar: Calendar | null): string | null {
  const day = findDayOf(values, calendar)?.(0);
  return day === undefined || day === values.dueOn ? null : day;
}

/** Returns the first due days, at most six. Empty while a value is absent or invalid. */
export function listFirstDays(values: Values, calendar: Calendar | null): string[] {
  const { end, occurrences, lastDueOn } = values;
  const findDay = findDayOf(values, calendar);
  if (findDay === undefined || (end === 'day' && checkDay(lastDueOn))) return [];
  const count = end === 'count' ? Math.min(Number(occurrences), MOST_SHOWN) : MOST_SHOWN;
  return Array.from({ length: count }, (_, index) => findDay(index)).filter(
    (day) => end !== 'day' || day <= lastDueOn,
  );
}

/** The form that deletes several entries of a series. The record is one of them. */
export const DELETION_FORM = defineForm<'scope', Entry>({
  schema: {
    scope: {
      label: messages.deletionScope,
      kind: 'option',
      hint: messages.deletionHint,
      rule: checkOption,
    },
  },
  reasons: {},
  idOf: ({ id }) => id,
  savedText: () => messages.deleted,
  conflict,
  describe: describeEntryFailure,
});
