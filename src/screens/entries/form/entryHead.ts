// The texts at the head of an entry.
import type { IntlShape } from 'react-intl';
import type { Entry } from '../../../api/entries';
import { kindNames, settledKindNames } from '../../../controls/entries/names.messages';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { namedValue } from '../../../controls/namedValue.messages';
import { money } from '../../../i18n/formats';
import { nameOf } from '../../../i18n/nameOf';
import { figures } from '../views/views.messages';

export const nameEntry = (intl: IntlShape, { counterparty, amountCents }: Entry): string =>
  `${counterparty} · ${money(intl, amountCents)}`;

/** Names the kind of an entry, and what is open of one that is partly paid. */
export function describeState(intl: IntlShape, entry: Entry): string {
  const { kind, status, hasPayment = false } = entry;
  if (status === 'paid') return intl.formatMessage(settledKindNames[kind]);
  const name = nameOf(intl, kindNames, kind);
  if (!hasPayment) return name;
  const open = { name: intl.formatMessage(figures.open), value: money(intl, openCentsOf(entry)) };
  return `${name} · ${intl.formatMessage(namedValue, open)}`;
}
