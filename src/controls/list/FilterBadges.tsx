import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../ui/Link';
import styles from './FilterBadges.module.css';
import { listTexts } from './list.messages';
import type { ListAddress } from './useListAddress';

/** A filter in the language of the page, and its parameters. */
export type FilterPart = { names: readonly string[]; text: string };

type Props = { address: ListAddress; parts: readonly FilterPart[] };

/** The filters of the address. Each can be removed. */
export function FilterBadges({ address, parts }: Props) {
  const intl = useIntl();
  if (parts.length === 0) return null;
  return (
    <div className={styles['bar']}>
      <ul className={styles['list']} aria-label={intl.formatMessage(listTexts.filter)}>
        {parts.map(({ names, text }) => (
          <li key={text} className={styles['badge']}>
            <bdi>{text}</bdi>
            <Link
              className={styles['remove']}
              to={address.change(Object.fromEntries(names.map((name) => [name, null])))}
              aria-label={intl.formatMessage(listTexts.removeFilter, { filter: text })}
            >
              <X aria-hidden size={14} />
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles['clear']} to={address.cleared}>
        <FormattedMessage {...listTexts.clear} />
      </Link>
    </div>
  );
}
