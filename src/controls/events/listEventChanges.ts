import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Entry } from '../../api/entries';
import type { EventList } from '../../api/events';
import { day, money, month } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { isDay } from '../../i18n/typedDays';
import {
  fieldNames,
  formNames,
  groupNames,
  kindNames,
  openName,
  receivedNames,
} from '../entries/names.messages';
import { accountKinds } from '../accountKind.messages';
import { roleNames } from '../role.messages';
import { accountFields } from './accountField.messages';
import { eventFields, eventValues } from './event.messages';

export type EventChange = EventList['events'][number]['changes'][number];
type Value = EventChange['before'];
type Write = (value: NonNullable<Value>, intl: IntlShape) => string;

const writeText: Write = (value, intl) =>
  typeof value === 'boolean' ? intl.formatMessage(value ? eventValues.yes : eventValues.no) : String(value);
const writeNumber: Write = (value, intl) =>
  typeof value === 'number' ? intl.formatNumber(value) : writeText(value, intl);
const writeDay: Write = (value, intl) =>
  typeof value === 'string' && isDay(value) ? day(intl, value) : writeText(value, intl);
const writeMonth: Write = (value, intl) =>
  typeof value === 'string' && isDay(`${value}-01`) ? month(intl, value) : writeText(value, intl);
const writeMoney: Write = (value, intl) =>
  typeof value === 'number' ? money(intl, value) : writeText(value, intl);
/** Hundredths of a percent. */
const writeRate: Write = (value, intl) =>
  typeof value === 'number'
    ? intl.formatNumber(value / 10_000, { style: 'percent', maximumFractionDigits: 2 })
    : writeText(value, intl);
/** January 4, 2026 is a Sunday. */
const writeWeekday: Write = (value, intl) =>
  typeof value === 'number'
    ? intl.formatDate(Date.UTC(2026, 0, 4 + value), { weekday: 'long', timeZone: 'UTC' })
    : writeText(value, intl);
const writeName =
  (names: Readonly<Record<string, MessageDescriptor>>): Write =>
  (value, intl) =>
    nameOf(intl, names, String(value));

// A deletion of all open entries of a series leaves no number to show.
const writeCount: Write = (value, intl) => (value === 0 ? '' : writeText(value, intl));

type Field = { title: MessageDescriptor; write: Write };

/** The recorded fields that a person knows, in their order on the page. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['fileName', { title: eventFields.fileName, write: writeText }],
  ['content', { title: eventFields.content, write: writeName(eventValues) }],
  ['format', { title: eventFields.format, write: writeText }],
  ['month', { title: eventFields.month, write: writeMonth }],
  ['rows', { title: eventFields.rows, write: writeNumber }],
  ['added', { title: eventFields.added, write: writeNumber }],
  ['removed', { title: eventFields.removed, write: writeNumber }],
  ['addedLines', { title: accountFields.addedLines, write: writeNumber }],
  ['removedLines', { title: accountFields.removedLines, write: writeNumber }],
  ['device', { title: eventFields.device, write: writeText }],
  ['operation', { title: eventFields.operation, write: writeText }],
  ['name', { title: eventFields.name, write: writeText }],
  ['account', { title: accountFields.account, write: writeText }],
  ['accountKind', { title: accountFields.accountKind, write: writeName(accountKinds) }],
  ['bankCode', { title: accountFields.bankCode, write: writeText }],
  ['numberEnd', { title: accountFields.numberEnd, write: writeText }],
  ['invertsAmounts', { title: accountFields.invertsAmounts, write: writeText }],
  ['isArchived', { title: accountFields.isArchived, write: writeText }],
  ['fromAccount', { title: accountFields.fromAccount, write: writeText }],
  ['toAccount', { title: accountFields.toAccount, write: writeText }],
  ['movedOn', { title: accountFields.movedOn, write: writeDay }],
  ['day', { title: accountFields.day, write: writeDay }],
  ['lineCents', { title: fieldNames.amount, write: writeMoney }],
  ['matchedWith', { title: accountFields.matchedWith, write: writeText }],
  ['transferCents', { title: fieldNames.amount, write: writeMoney }],
  ['role', { title: eventFields.role, write: writeName(roleNames) }],
  ['dashboard', { title: eventFields.dashboard, write: writeText }],
  ['isBlocked', { title: eventFields.isBlocked, write: writeText }],
  ['kind', { title: fieldNames.kind, write: writeName(kindNames) }],
  ['counterparty', { title: fieldNames.counterparty, write: writeText }],
  ['category', { title: fieldNames.category, write: writeText }],
  ['form', { title: fieldNames.form, write: writeName(formNames) }],
  ['document', { title: fieldNames.document, write: writeText }],
  ['installment', { title: fieldNames.installment, write: writeText }],
  ['installments', { title: fieldNames.installments, write: writeText }],
  ['issuedOn', { title: fieldNames.issued, write: writeDay }],
  ['dueOn', { title: fieldNames.due, write: writeDay }],
  ['amountCents', { title: fieldNames.amount, write: writeMoney }],
  ['openCents', { title: openName, write: writeMoney }],
  ['paidOn', { title: fieldNames.paid, write: writeDay }],
  ['paidCents', { title: fieldNames.paidAmount, write: writeMoney }],
  ['note', { title: fieldNames.note, write: writeText }],
  ['occurrences', { title: eventFields.occurrences, write: writeCount }],
  ['lastDueOn', { title: eventFields.lastDueOn, write: writeDay }],
  ['reason', { title: eventFields.reason, write: writeText }],
  ['timeZone', { title: eventFields.timeZone, write: writeText }],
  ['openingCents', { title: eventFields.openingCents, write: writeMoney }],
  ['closedUntil', { title: eventFields.closedUntil, write: writeDay }],
  ['openingOn', { title: eventFields.openingOn, write: writeDay }],
  ['weekStartsOn', { title: eventFields.weekStartsOn, write: writeWeekday }],
  ['monthlyTargetCents', { title: eventFields.monthlyTargetCents, write: writeMoney }],
  ['fineBasisPoints', { title: eventFields.fineBasisPoints, write: writeRate }],
  ['interestBasisPoints', { title: eventFields.interestBasisPoints, write: writeRate }],
  ['address', { title: eventFields.address, write: writeText }],
  ['taxNumber', { title: eventFields.taxNumber, write: writeText }],
  ['logo', { title: eventFields.logo, write: writeText }],
  ['holiday', { title: eventFields.holiday, write: writeText }],
  ['category.name', { title: eventFields.categoryName, write: writeText }],
  ['category.group', { title: eventFields.categoryGroup, write: writeName(groupNames) }],
  ['category.isTax', { title: eventFields.categoryIsTax, write: writeText }],
  ['category.isArchived', { title: eventFields.categoryIsArchived, write: writeText }],
  ['bookEvents', { title: eventFields.bookEvents, write: writeNumber }],
  ['bookEventsBefore', { title: eventFields.bookEventsBefore, write: writeDay }],
  ['doorEvents', { title: eventFields.doorEvents, write: writeNumber }],
  ['doorEventsBefore', { title: eventFields.doorEventsBefore, write: writeDay }],
]);

/** The fields of a receipt. */
const RECEIVED: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['paidOn', receivedNames.paid],
  ['paidCents', receivedNames.paidAmount],
]);

/** Stands for an empty value. */
const NONE = '–';

export type ShownChange = { id: string; title: string; before: string; after: string; isNew: boolean };

/**
 * Returns the changed values, as the person reads them. A new one has no earlier value.
 * @param kind of the entry. A receivable is received.
 */
export function listEventChanges(
  intl: IntlShape,
  { changes }: { changes: readonly EventChange[] },
  kind: Entry['kind'] | null,
): ShownChange[] {
  return [...FIELDS].flatMap(([name, { title, write }]) =>
    changes
      .filter(({ field }) => field === name)
      .flatMap((change): ShownChange[] => {
        const show = (value: Value) => (value === null || value === '' ? '' : write(value, intl));
        const [before, after] = [show(change.before), change.afterText ?? show(change.after)];
        if (before === after) return [];
        const { of = '' } = change;
        const shownTitle = (kind === 'receivable' ? RECEIVED.get(name) : undefined) ?? title;
        return [
          {
            id: `${name} ${of}`,
            title: intl.formatMessage(shownTitle, { of: isDay(of) ? day(intl, of) : of }),
            before: before || NONE,
            after: after || NONE,
            isNew: before === '',
          },
        ];
      }),
  );
}
