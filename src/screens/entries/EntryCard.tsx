import { useIntl } from 'react-intl';
import type { Entry } from '../../api/entries';
import { Link } from '../../ui/Link';
import { describeDueDay } from './describeDueDay';
import { ListedAmount } from './EntryAmount';
import styles from './EntryCard.module.css';
import { rowLinkId } from './entryColumns';
import { EntryStatus, RecurringBadge } from './EntryStatus';
import { useEntryLinks, useOpenRecord } from './panel/useEntryLinks';

/** The first line of an entry on a phone: its name, which opens it, and its amount. */
export function EntryCardLine({ entry }: { entry: Entry }) {
  const { toEntry } = useEntryLinks();
  const isOpen = useOpenRecord()?.id === entry.id;
  const { id, counterparty, status } = entry;
  return (
    <div className={styles['line']} data-settled={status === 'paid'}>
      <Link data-whole id={rowLinkId(id)} {...toEntry(id)} aria-current={isOpen ? 'true' : undefined}>
        <bdi>{counterparty}</bdi>
      </Link>
      <ListedAmount entry={entry} />
    </div>
  );
}

/** What is below the first line: due day, state and category. */
export function EntryCardDetails({ entry }: { entry: Entry }) {
  const intl = useIntl();
  return (
    <div className={styles['details']}>
      <bdi>{describeDueDay(intl, entry)}</bdi>
      <EntryStatus entry={entry} />
      <bdi className={styles['category']}>{entry.category}</bdi>
      <RecurringBadge entry={entry} />
    </div>
  );
}
