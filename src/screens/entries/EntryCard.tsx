import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Entry } from '../../api/entries';
import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import { describeDueDay } from './describeDueDay';
import { ListedAmount } from './EntryAmount';
import styles from './EntryCard.module.css';
import { rowLinkId } from './entryColumns';
import { EntryStatus, RecurringBadge } from './EntryStatus';

/** An entry in two lines, for a phone: name and amount, then due day, state and category. */
export function EntryCard({ entry }: { entry: Entry }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const { id, counterparty, category, status } = entry;
  return (
    <div className={styles['card']} data-settled={status === 'paid'}>
      <div className={styles['line']}>
        <Link data-whole id={rowLinkId(id)} to={paths.entry.to(id)} state={{ back: pathname + search }}>
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
