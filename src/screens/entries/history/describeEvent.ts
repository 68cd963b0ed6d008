import type { MessageDescriptor } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { EntryHistory } from '../../../api/entry';
import { findPaymentTexts } from '../form/paymentTexts';
import { messages } from './history.messages';

type Event = EntryHistory['events'][number];

const ACTIONS: Readonly<Record<string, MessageDescriptor>> = {
  created: messages.created,
  changed: messages.changed,
  refunded: messages.refunded,
  'refund-voided': messages.refundVoided,
  'categories-merged': messages.merged,
  'merge-undone': messages.mergeUndone,
  deleted: messages.deleted,
  restored: messages.restored,
  imported: messages.imported,
  'series-created': messages.seriesCreated,
  'series-changed': messages.seriesChanged,
  'series-ended': messages.seriesEnded,
  'series-resumed': messages.seriesResumed,
};

/** Returns the sentence about an event. An unknown action is a change. */
export function describeAction({ action }: Event, kind: Entry['kind']): MessageDescriptor {
  const { wasPaid, wasVoided } = findPaymentTexts([{ kind }]);
  if (action === 'paid') return wasPaid;
  return action === 'unpaid' ? wasVoided : (ACTIONS[action] ?? messages.changed);
}
