import { ReceiptText, RotateCw, Search, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { SearchResult } from '../../../api/search';
import { paths } from '../../../config/paths';
import { documentOf } from '../../../controls/entries/documentOf';
import { kindNames } from '../../../controls/entries/names.messages';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { openSums } from '../../../controls/entries/views.messages';
import { writeEntriesAddress } from '../../../controls/entries/entriesAddress';
import { day, money } from '../../../i18n/formats';
import type { Command } from './command';
import { messages } from './found.messages';
import type { DataSearch } from './useDataSearch';

type Name = SearchResult['names'][number];

/** Returns the names and entries that the backend has found, as commands that open them (specification §2.222). */
export function listFound(intl: IntlShape, { result, retry }: DataSearch): Command[] {
  if (retry)
    return [
      {
        id: 'searchAgain',
        group: 'entries',
        isFound: true,
        icon: RotateCw,
        name: intl.formatMessage(messages.searchAgain),
        perform: retry,
        staysOpen: true,
      },
    ];
  if (!result) return [];
  return [
    ...result.names.map((name): Command => ({
      id: `name-${name.counterparty}`,
      group: 'names',
      icon: Users,
      name: name.counterparty,
      detail: describeName(intl, name),
      isForeign: true,
      isFound: true,
      to: writeEntriesAddress({ counterparty: name.counterparty }),
    })),
    ...result.entries.map((entry): Command => ({
      id: `entry-${entry.id}`,
      group: 'entries',
      icon: ReceiptText,
      name: entry.counterparty,
      detail: describeEntry(intl, entry),
      amount: money(intl, entry.kind === 'payable' ? -entry.amountCents : entry.amountCents),
      isForeign: true,
      isFound: true,
      to: paths.entry.to(entry.id),
    })),
  ];
}

/** Returns the command that searches the typed text in the list. It finds also what the palette does not. */
export const makeListSearch = (intl: IntlShape, text: string): Command => ({
  id: 'searchList',
  group: 'list',
  isFound: true,
  icon: Search,
  name: intl.formatMessage(messages.searchList, { query: text }),
  to: writeEntriesAddress({ search: text }),
});

/** The number of entries, and what is open of each kind. */
function describeName(intl: IntlShape, { count, open: { receivableCents, payableCents } }: Name): ReactNode {
  const sums = [
    { text: openSums.receivable, cents: receivableCents },
    { text: openSums.payable, cents: payableCents },
  ].filter(({ cents }) => cents !== 0);
  return joinParts([
    <FormattedMessage key="count" {...messages.count} values={{ count }} />,
    ...sums.map(({ text, cents }) => (
      <FormattedMessage key={text.id} {...text} values={{ amount: <bdi>{money(intl, cents)}</bdi> }} />
    )),
    ...(sums.length === 0 ? [<FormattedMessage key="settled" {...messages.settled} />] : []),
  ]);
}

/** Kind and due day, or the day of payment, with what is open of a partly paid entry, and the document. */
function describeEntry(intl: IntlShape, entry: Entry): ReactNode {
  const { kind, status, dueOn, paidOn, amountCents } = entry;
  const isPaid = status === 'paid';
  const openCents = openCentsOf(entry);
  const document = documentOf(entry);
  const paidText = kind === 'payable' ? messages.paid : messages.received;
  const dayText = isPaid ? paidText : status === 'overdue' ? messages.wasDue : messages.due;
  const dayValue = <bdi>{day(intl, isPaid && paidOn ? paidOn : dueOn)}</bdi>;
  return joinParts([
    ...(isPaid ? [] : [<FormattedMessage key="kind" {...kindNames[kind]} />]),
    <FormattedMessage key="day" {...dayText} values={{ day: dayValue }} />,
    ...(isPaid || openCents >= amountCents
      ? []
      : [
          <FormattedMessage
            key="open"
            {...messages.open}
            values={{ amount: <bdi>{money(intl, openCents)}</bdi> }}
          />,
        ]),
    ...(document === '' ? [] : [<bdi key="document">{document}</bdi>]),
  ]);
}

const SEPARATOR = ' · ';

const joinParts = (parts: readonly ReactNode[]): ReactNode =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [SEPARATOR, part]));
