import { useIntl } from 'react-intl';
import type { Entry } from '../../api/entries';
import { Link } from '../../ui/Link';
import { describeDueDay } from './describeDueDay';
import { ListedAmount } from './EntryAmount';
import styles from './EntryCard.module.css';
import { rowLinkId } from './entryColumns';
import { EntryStatus, RecurringBadge } from './EntryStatus';
import { useEntryLinks, useOpenRecord } from './panel/useEntryLinks';

/** An entry in two lines, for a phone: name and amount, then due day, state and category. */
export function EntryCard({ entry }: { entry: Entry }) {
  const intl = useIntl();
  const { toEntry } = useEntryLinks();
  const isOpen = useOpenRecord()?.id === entry.id;
  const { id, counterparty, category, status } = entry;
  return (
    <div className={styles['card']} data-settled={status === 'paid'}>
      <div className={styles['line']}>
        <Link data-whole id={rowLinkId(id)} {...toEntry(id)} aria-current={isOpen ? 'true' : undefined}>
          <bdi>{counterparty}</bdi>
        </Link>
        <ListedAmount entry={entry} />
      </div>
      <div className={styles['details']}>
        <bdi>{describeDueDay(intl, entry)}</bdi>
        <EntryStatus entry={entry} />
        <bdi className={styles['category']}>{category}</bdi>
        <RecurringBadge entry={entry} />
      </div>
    </div>
  );
}
