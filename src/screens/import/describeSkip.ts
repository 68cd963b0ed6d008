import type { IntlShape, MessageDescriptor } from 'react-intl';
import { messages } from './skip.messages';

/** The reasons of the API description. */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  titles: messages.titles,
  total: messages.total,
  note: messages.note,
  example: messages.example,
  incomplete: messages.incomplete,
  'other-table': messages.otherTable,
  hidden: messages.hidden,
  status: messages.status,
  choice: messages.choice,
  'same-amount': messages.sameAmount,
};

/** Describes why a row is not imported. */
export function describeSkip(intl: IntlShape, reason: string): string {
  const text: MessageDescriptor = REASONS[reason] ?? messages.other;
  return intl.formatMessage(text);
}
