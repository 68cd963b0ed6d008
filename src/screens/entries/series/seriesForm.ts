import type { MessageDescriptor } from 'react-intl';
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
import { readRhythm } from '../rhythms';
import { messages } from './series.messages';

/** `end`: `never`, `count` or `day`. */
export type Name =
  BasicsName | 'issuedOn' | 'dueOn' | 'amount' | 'rhythm' | 'end' | 'occurrences' | 'lastDueOn';
export type Values = Record<Name, string>;

function checkLastDay(value: string, { end, dueOn }: Values): MessageDescriptor | undefined {
  if (end !== 'day') return undefined;
  const problem = checkDay(value);
  if (problem || checkDay(dueOn)) return problem;
  return value < dueOn ? messages.beforeFirst : undefined;
}

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
  reasons: { 'other-kind': entryRules.otherKind },
  lookUp: ({ counterparty }) => writeSearchAddress(counterparty),
  savedText: () => messages.added,
  conflict,
  describe: describeEntryFailure,
});

/** Nothing decides how often and how long an entry repeats but the person. */
export const toValues = (today: string): Values => ({
  ...toBasicsValues(null),
  issuedOn: today,
  ...{ dueOn: '', amount: '', rhythm: '', end: '', occurrences: '', lastDueOn: '' },
});

/** The body of the request, from valid values. */
export function toInput(values: Values): BodyOf<'addSeries'> {
  const rhythm = readRhythm(values.rhythm);
  if (rhythm === undefined) throw new TypeError('the rhythm is checked before');
  return {
    ...toBasics(values),
    issuedOn: values.issuedOn,
    dueOn: values.dueOn,
    amountCents: toCents(values.amount),
    rhythm,
    ...(values.end === 'count' && { occurrences: Number(values.occurrences) }),
    ...(values.end === 'day' && { lastDueOn: values.lastDueOn }),
  };
}

const MOST_SHOWN = 6;

/** Returns the first due days, at most six. Empty while a value is absent or invalid. */
export function listFirstDays({ dueOn, rhythm: typed, end, occurrences, lastDueOn }: Values): string[] {
  const rhythm = readRhythm(typed);
  if (rhythm === undefined || checkDay(dueOn) || (end === 'day' && checkDay(lastDueOn))) return [];
  const count = end === 'count' ? Math.min(Number(occurrences), MOST_SHOWN) : MOST_SHOWN;
  return Array.from({ length: count }, (_, index) => addRhythm(dueOn, rhythm, index)).filter(
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
