import { isCalendarDay } from '../../api-spec/days';
import { isTextId, type Language, type TextId } from '../texts/catalogues';
import { dateFormat, numberFormat } from '../texts/formats';
import type { Translate } from '../texts/translate';
import type { Event } from './nameObjects';

type Change = Event['changes'][number];
type Value = Change['before'];
type Words = { language: Language; translate: Translate };
type Write = (value: NonNullable<Value>, words: Words) => string;

const writeText: Write = (value, { translate }) =>
  typeof value === 'boolean' ? translate(value ? 'event.yes' : 'event.no') : String(value);
const writeDay: Write = (value, words) =>
  typeof value === 'string' && isCalendarDay(value)
    ? dateFormat(words.language, { dateStyle: 'short', timeZone: 'UTC' }).format(new Date(value))
    : writeText(value, words);
const writeMonth: Write = (value, words) =>
  typeof value === 'string' && isCalendarDay(`${value}-01`)
    ? dateFormat(words.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${value}-01`),
      )
    : writeText(value, words);
const writeMoney: Write = (value, words) =>
  typeof value === 'number'
    ? numberFormat(words.language, { style: 'currency', currency: 'BRL' }).format(value / 100)
    : writeText(value, words);
const writePercent: Write = (value, words) =>
  typeof value === 'number'
    ? numberFormat(words.language, { style: 'percent', maximumFractionDigits: 2 }).format(value / 10_000)
    : writeText(value, words);
/** January 4, 2026 is a Sunday. */
const writeWeekday: Write = (value, words) =>
  typeof value === 'number'
    ? dateFormat(words.language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + value))
    : writeText(value, words);
/** Writes one of the texts that begin like this. */
const writeName =
  (prefix: string): Write =>
  (value, words) => {
    const id = `${prefix}.${String(value)}`;
    return isName(id) ? words.translate(id) : writeText(value, words);
  };

/** A text of one word or a few, without placeholders. */
type NameId = Extract<TextId, `${'activity' | 'entry' | 'event' | 'operation' | 'statement'}.${string}`>;
const isName = (id: string): id is NameId =>
  isTextId(id) && /^(?:activity|entry|event|operation|statement)\./.test(id);

type Field = { title: NameId; write: Write };

/** The recorded fields that a person knows. Others are left out. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['kind', { title: 'entry.kind', write: writeName('entry.kind') }],
  ['counterparty', { title: 'entry.counterparty', write: writeText }],
  ['category', { title: 'entry.category', write: writeText }],
  ['form', { title: 'entry.form', write: writeName('entry.form') }],
  ['document', { title: 'entry.document', write: writeText }],
  ['installment', { title: 'entry.installment', write: writeText }],
  ['installments', { title: 'entry.installments', write: writeText }],
  ['issuedOn', { title: 'entry.issuedOn', write: writeDay }],
  ['dueOn', { title: 'entry.dueOn', write: writeDay }],
  ['amountCents', { title: 'entry.amount', write: writeMoney }],
  ['openCents', { title: 'entry.open', write: writeMoney }],
  ['paidOn', { title: 'entry.paidOn', write: writeDay }],
  ['paidCents', { title: 'entry.paid', write: writeMoney }],
  ['note', { title: 'event.note', write: writeText }],
  ['occurrences', { title: 'event.occurrences', write: writeText }],
  ['lastDueOn', { title: 'event.lastDueOn', write: writeDay }],
  ['reason', { title: 'event.reason', write: writeText }],
  ['name', { title: 'event.name', write: writeText }],
  ['timeZone', { title: 'event.timeZone', write: writeText }],
  ['openingCents', { title: 'event.openingCents', write: writeMoney }],
  ['closedUntil', { title: 'event.closedUntil', write: writeDay }],
  ['openingOn', { title: 'event.openingOn', write: writeDay }],
  ['weekStartsOn', { title: 'event.weekStartsOn', write: writeWeekday }],
  ['monthlyTargetCents', { title: 'event.monthlyTargetCents', write: writeMoney }],
  ['fineBasisPoints', { title: 'event.fineBasisPoints', write: writePercent }],
  ['interestBasisPoints', { title: 'event.interestBasisPoints', write: writePercent }],
  ['address', { title: 'event.address', write: writeText }],
  ['taxNumber', { title: 'event.taxNumber', write: writeText }],
  ['logo', { title: 'event.logo', write: writeText }],
  ['holiday', { title: 'event.holiday', write: writeText }],
  ['category.name', { title: 'event.name', write: writeText }],
  ['category.group', { title: 'event.group', write: writeName('statement') }],
  ['category.isTax', { title: 'event.isTax', write: writeText }],
  ['category.isArchived', { title: 'event.isArchived', write: writeText }],
  ['isArchived', { title: 'event.isArchived', write: writeText }],
  ['accountKind', { title: 'event.accountKind', write: writeName('event.accountKind') }],
  ['bankCode', { title: 'event.bankCode', write: writeText }],
  ['numberEnd', { title: 'event.numberEnd', write: writeText }],
  ['invertsAmounts', { title: 'event.invertsAmounts', write: writeText }],
  ['account', { title: 'event.account', write: writeText }],
  ['fromAccount', { title: 'event.fromAccount', write: writeText }],
  ['toAccount', { title: 'event.toAccount', write: writeText }],
  ['movedOn', { title: 'event.movedOn', write: writeDay }],
  ['transferCents', { title: 'entry.amount', write: writeMoney }],
  ['role', { title: 'event.role', write: writeName('event.role') }],
  ['dashboard', { title: 'event.dashboard', write: writeText }],
  ['isBlocked', { title: 'event.isBlocked', write: writeText }],
  ['device', { title: 'event.device', write: writeText }],
  ['fileName', { title: 'event.file', write: writeText }],
  ['day', { title: 'event.day', write: writeDay }],
  ['lineCents', { title: 'entry.amount', write: writeMoney }],
  ['matchedWith', { title: 'event.matchedWith', write: writeText }],
  ['addedLines', { title: 'event.addedLines', write: writeText }],
  ['removedLines', { title: 'event.removedLines', write: writeText }],
  ['added', { title: 'event.added', write: writeText }],
  ['removed', { title: 'event.removed', write: writeText }],
  ['content', { title: 'event.content', write: writeName('event.content') }],
  ['format', { title: 'event.format', write: writeText }],
  ['month', { title: 'event.month', write: writeMonth }],
  ['rows', { title: 'event.rows', write: writeText }],
  ['operation', { title: 'event.operation', write: writeName('operation') }],
  ['bookEvents', { title: 'event.bookEvents', write: writeText }],
  ['bookEventsBefore', { title: 'event.bookEventsBefore', write: writeDay }],
  ['doorEvents', { title: 'event.doorEvents', write: writeText }],
  ['doorEventsBefore', { title: 'event.doorEventsBefore', write: writeDay }],
]);

/** Adds the words of what only the backend knows: its operations. */
export const addWords = (event: Event, words: Words): Event => ({
  ...event,
  changes: event.changes.map((change) =>
    change.field === 'operation' && change.after !== null
      ? { ...change, afterText: writeName('operation')(change.after, words) }
      : change,
  ),
});

const NONE = '–';

/** Returns a change in words, such as "Vencimento: 10/11/2026 → 12/11/2026". Null: no person knows the field. */
export function describeChange({ field, of, before, after }: Change, words: Words): string | null {
  const known = FIELDS.get(field);
  if (known === undefined) return null;
  const show = (value: Value) => (value === null || value === '' ? '' : known.write(value, words));
  const [earlier, later] = [show(before), show(after)];
  if (earlier === later) return null;
  const ofText = of === undefined ? '' : ` (${field === 'holiday' ? writeDay(of, words) : of})`;
  const values = earlier === '' ? later : `${earlier} → ${later || NONE}`;
  return `${words.translate(known.title)}${ofText}: ${values}`;
}

/** Returns what happened in words. */
export function describeAction({ action }: Pick<Event, 'action'>, { translate }: Words): string {
  const id = `activity.${action}`;
  return translate(isName(id) ? id : 'activity.changed');
}

export const describeRole = (role: string | undefined, words: Words): string =>
  role === undefined ? '' : writeName('event.role')(role, words);
