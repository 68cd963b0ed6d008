// What another person has changed in an entry that the person saw before.
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Entry } from '../../../api/entries';
import { documentOf } from '../../../controls/entries/documentOf';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { fieldNames, formNames, kindNames, openName } from '../../../controls/entries/names.messages';
import { day, money } from '../../../i18n/formats';
import { nameOf } from '../../../i18n/nameOf';

type Field = { title: MessageDescriptor; write: (entry: Entry, intl: IntlShape) => string };

/** An entry as the person saw it, and as it is now. */
export type ChangedEntry = { seen: Entry; present: Entry };

/** The values that a person knows an entry by. The amount is first, because it decides the payment. */
const FIELDS: readonly Field[] = [
  { title: fieldNames.amount, write: ({ amountCents }, intl) => money(intl, amountCents) },
  { title: openName, write: writePartlyOpen },
  { title: fieldNames.kind, write: ({ kind }, intl) => intl.formatMessage(kindNames[kind]) },
  { title: fieldNames.counterparty, write: ({ counterparty }) => counterparty },
  { title: fieldNames.due, write: ({ dueOn }, intl) => day(intl, dueOn) },
  { title: fieldNames.document, write: documentOf },
  { title: fieldNames.category, write: ({ category }) => category },
  { title: fieldNames.form, write: ({ form }, intl) => nameOf(intl, formNames, form) },
  { title: fieldNames.issued, write: ({ issuedOn }, intl) => day(intl, issuedOn) },
  { title: fieldNames.note, write: ({ note = '' }) => note },
];

/** Only an entry that is partly paid has another open amount than its own. */
function writePartlyOpen(entry: Entry, intl: IntlShape): string {
  const open = openCentsOf(entry);
  return open === entry.amountCents ? '' : money(intl, open);
}

/** Stands for an empty value. */
const NONE = '–';

/** Returns the changed values, as the person reads them. */
export const listChanges = (intl: IntlShape, { seen, present }: ChangedEntry) =>
  FIELDS.map(({ title, write }) => ({
    title,
    before: write(seen, intl) || NONE,
    now: write(present, intl) || NONE,
  })).filter(({ before, now }) => before !== now);
