import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../ui/Link';
import { addressWith, addressWithout } from './address';
import { messages } from './entries.messages';
import styles from './FilterBadges.module.css';
import type { Filter } from './filter';
import { useFilterParts } from './useFilterParts';

type Props = { query: URLSearchParams; filter: Filter };

/** The filters of the address. Each can be removed. */
export function FilterBadges({ query, filter }: Props) {
  const intl = useIntl();
  const parts = useFilterParts(filter);
  if (parts.length === 0) return null;
  return (
    <div className={styles['bar']}>
      <ul className={styles['list']} aria-label={intl.formatMessage(messages.filter)}>
        {parts.map(({ names, text }) => (
          <li key={text} className={styles['badge']}>
            <bdi>{text}</bdi>
            <Link
              className={styles['remove']}
              to={addressWith(query, Object.fromEntries(names.map((name) => [name, null])))}
              aria-label={intl.formatMessage(messages.removeFilter, { filter: text })}
            >
              <X aria-hidden size={14} />
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles['clear']} to={addressWithout(query, filter)}>
        <FormattedMessage {...messages.clear} />
      </Link>
    </div>
  );
}
