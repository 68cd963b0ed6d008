import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { EntryHistory } from '../../../api/entry';
import { fieldNames, formNames, kindNames } from '../../../controls/entries/names.messages';
import { day, money } from '../../../i18n/formats';
import { nameOf } from '../../../i18n/nameOf';
import { isDay } from '../../../i18n/typedDays';
import { findPaymentTexts } from '../form/paymentTexts';
import { messages } from './history.messages';

type Event = EntryHistory['events'][number];
type Value = Event['changes'][number]['before'];
type Write = (value: Value, intl: IntlShape) => string;

const writeText: Write = (value) => String(value ?? '');
const writeDay: Write = (value, intl) =>
  typeof value === 'string' && isDay(value) ? day(intl, value) : writeText(value, intl);
const writeMoney: Write = (value, intl) =>
  typeof value === 'number' ? money(intl, value) : writeText(value, intl);

// A deletion of all open entries of a series leaves no number to show.
const writeCount: Write = (value, intl) => (value === 0 ? '' : writeText(value, intl));

/** The recorded fields that a person knows, in their order on the page. */
const FIELDS: ReadonlyMap<string, { title: MessageDescriptor; write: Write }> = new Map([
  ['kind', { title: fieldNames.kind, write: (value, intl) => nameOf(intl, kindNames, String(value ?? '')) }],
  ['counterparty', { title: fieldNames.counterparty, write: writeText }],
  ['category', { title: fieldNames.category, write: writeText }],
  ['form', { title: fieldNames.form, write: (value, intl) => nameOf(intl, formNames, String(value ?? '')) }],
  ['document', { title: fieldNames.document, write: writeText }],
  ['installment', { title: fieldNames.installment, write: writeText }],
  ['installments', { title: fieldNames.installments, write: writeText }],
  ['issuedOn', { title: fieldNames.issued, write: writeDay }],
  ['dueOn', { title: fieldNames.due, write: writeDay }],
  ['amountCents', { title: fieldNames.amount, write: writeMoney }],
  ['openCents', { title: messages.open, write: writeMoney }],
  ['paidOn', { title: fieldNames.paid, write: writeDay }],
  ['paidCents', { title: fieldNames.paidAmount, write: writeMoney }],
  ['note', { title: fieldNames.note, write: writeText }],
  ['occurrences', { title: messages.occurrences, write: writeCount }],
  ['lastDueOn', { title: messages.lastDueOn, write: writeDay }],
  ['reason', { title: messages.reason, write: writeText }],
]);

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

/** Stands for an empty value. */
const NONE = '–';

/** Returns the changed values, as the person reads them. A new one has no earlier value. */
export function listEventChanges(intl: IntlShape, { changes }: Event, kind: Entry['kind']) {
  const { dayName, amountName } = findPaymentTexts([{ kind }]);
  const paymentNames = new Map<string, MessageDescriptor>([
    ['paidOn', dayName],
    ['paidCents', amountName],
  ]);
  return [...FIELDS].flatMap(([name, { title, write }]) => {
    const change = changes.find(({ field }) => field === name);
    if (change === undefined) return [];
    const show = (value: Value) => (value === null ? '' : write(value, intl));
    const [before, after] = [show(change.before), show(change.after)];
    return before === after
      ? []
      : [
          {
            title: paymentNames.get(name) ?? title,
            before: before || NONE,
            after: after || NONE,
            isNew: before === '',
          },
        ];
  });
}
