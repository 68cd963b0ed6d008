import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { ImportRow } from '../../api/imports';
import { nameOfField } from './fields';
import { messages } from './problem.messages';

/** The reasons of the API description. */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  missing: messages.missing,
  'too-long': messages.tooLong,
  characters: messages.characters,
  unknown: messages.unknown,
  'other-kind': messages.otherKind,
  range: messages.range,
  order: messages.order,
  future: messages.future,
  'month-closed': messages.monthClosed,
  'not-a-day': messages.notADay,
  'not-an-amount': messages.notAnAmount,
  'not-a-count': messages.notACount,
  formula: messages.formula,
  'cell-error': messages.cellError,
  currency: messages.currency,
  scale: messages.scale,
  percent: messages.percent,
  parts: messages.parts,
  joined: messages.joined,
  unpaid: messages.unpaid,
};

/** Describes a problem of a row in words, with the text of the file. */
export function describeProblem(
  intl: IntlShape,
  { field, reason, value }: ImportRow['problems'][number],
): string {
  const text: MessageDescriptor = REASONS[reason] ?? messages.notAccepted;
  const values = { field: nameOfField(intl, field), reason: intl.formatMessage(text) };
  return value === undefined || value.trim() === ''
    ? intl.formatMessage(messages.withoutValue, values)
    : intl.formatMessage(messages.withValue, { ...values, value });
}
