import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EntrySummary } from '../../../api/entries';
import { VIEWS } from '../../../controls/entries/views';
import { Badge } from '../../../ui/Badge';
import { Link } from '../../../ui/Link';
import type { EntryAddress } from '../filter';
import styles from './EntryViews.module.css';
import { findView } from './views';
import { views } from './views.messages';

type Props = {
  address: EntryAddress;
  /** Absent until it is loaded, and after a failure. */
  summary: EntrySummary | undefined;
};

/** Scrolls the row alone to its current link, which on a phone may be beyond an edge. */
function showCurrent(row: HTMLElement): void {
  const [link, room] = [row.querySelector('[aria-current]'), row].map((one) => one?.getBoundingClientRect());
  if (!link || !room) return;
  if (link.left < room.left) row.scrollLeft += link.left - room.left;
  else if (link.right > room.right) row.scrollLeft += link.right - room.right;
}

/** The links to the views of the list, each with the number of its entries (specification §2.220). */
export function EntryViews({ address: { filter, change }, summary }: Props) {
  const intl = useIntl();
  const { view: shown } = findView(filter);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current) showCurrent(nav.current);
    // The numbers make the links wider.
  }, [shown, summary]);
  return (
    <nav ref={nav} className={styles['views']} aria-label={intl.formatMessage(views.title)}>
      {VIEWS.map(({ view, name, choice: { kind = null, status = null } }) => (
        <Link
          key={view}
          className={styles['view']}
          to={change({ kind, status })}
          aria-current={view === shown ? 'page' : undefined}
        >
          <FormattedMessage {...name} />
          {summary && (
            <Badge status={view === 'overdue' && summary.counts.overdue > 0 ? 'error' : 'neutral'}>
              {intl.formatNumber(summary.counts[view])}
            </Badge>
          )}
        </Link>
      ))}
    </nav>
  );
}
