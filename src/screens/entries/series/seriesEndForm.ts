import type { Series, EndOfSeries } from '../../../api/series';
import type { CallError } from '../../../api/callError';
import { checkDay, checkOption } from '../../../controls/form/checks';
import { describeFailedChange } from '../../../controls/form/describeFailedChange';
import { defineForm } from '../../../controls/form/formDefinition';
import { messages as formMessages } from './series.messages';
import { endTexts } from './seriesEnd.messages';
import { messages } from './seriesPages.messages';

/**
 * `end`: `never` or `day`. `stored` is the stored end, and `firstDueOn` the due day of the first entry. `preview` names what
 * the typed end would change, and `agreed` what the person has agreed to.
 */
export type Name = 'end' | 'lastDueOn' | 'stored' | 'firstDueOn' | 'preview' | 'agreed';
export type Values = Record<Name, string>;

/** The backend refuses a day before the first entry, so its preview cannot say more than this. */
const checkLastDay = (value: string, { firstDueOn }: Values) =>
  checkDay(value) ?? (value < firstDueOn ? endTexts.beforeFirst : undefined);

/** Returns the typed end: a day, `never`, or an empty text while it is not valid. */
export function readEnd(values: Values): string {
  const { end, lastDueOn } = values;
  if (end !== 'day') return end;
  return checkLastDay(lastDueOn, values) ? '' : lastDueOn;
}

/** Returns the end of a request. Null: the series has no end. */
export const toLastDay = (end: string): string | null => (end === 'never' ? null : end);

/** Returns what a preview asks about, so that a yes to other deletions does not count. */
export const nameChanges = (end: string, { removed, added }: EndOfSeries): string =>
  [end, removed.join(' '), added.join(' ')].join('/');

function checkAgreement(value: string, values: Values) {
  const end = readEnd(values);
  if (end === '' || end === values.stored) return undefined;
  if (!values.preview.startsWith(`${end}/`)) return endTexts.waitFirst;
  return value === values.preview ? undefined : endTexts.agreeFirst;
}

/** The form that sets, moves or removes the end of a series. */
export const SERIES_END_FORM = defineForm<Name, Series>({
  schema: {
    end: { label: messages.end, kind: 'option', rule: checkOption },
    lastDueOn: {
      label: formMessages.lastDueOn,
      kind: 'day',
      hint: endTexts.endHint,
      rule: (value, values) => (values.end === 'day' ? checkLastDay(value, values) : undefined),
    },
    stored: { label: messages.end, kind: 'custom' },
    firstDueOn: { label: messages.end, kind: 'custom' },
    preview: { label: messages.end, kind: 'custom' },
    agreed: { label: endTexts.agreeFirst, kind: 'custom', rule: checkAgreement },
  },
  reasons: { 'before-first': endTexts.beforeFirst },
  idOf: ({ id }) => id,
  savedText: () => endTexts.saved,
  conflict: { named: endTexts.conflict, unnamed: endTexts.conflictUnnamed },
  describe: (error: CallError) =>
    error.kind === 'http' && error.reason === 'unknown-series'
      ? { messageId: messages.gone.id }
      : describeFailedChange(error, messages),
});

export const toValues = ({ endsOn, firstDueOn }: Series): Values => ({
  ...{ end: endsOn === undefined ? 'never' : 'day', lastDueOn: endsOn ?? '' },
  ...{ stored: endsOn ?? 'never', firstDueOn, preview: '', agreed: '' },
});
