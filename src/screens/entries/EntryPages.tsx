import { FormattedMessage, useIntl } from 'react-intl';
import type { EntryList } from '../../api/entries';
import { ButtonLink } from '../../ui/Button';
import { addressWith } from './address';
import { messages } from './entries.messages';
import styles from './EntryPages.module.css';

type Props = {
  list: EntryList;
  query: URLSearchParams;
  /** The user goes to another page. */
  onMove: () => void;
};

/** Links to the other pages. */
export function EntryPages({ list: { next, previous }, query, onMove }: Props) {
  const intl = useIntl();
  const isLater = query.has('after') && previous !== null;
  if (!isLater && !next) return null;
  const to = (after: string | null) => addressWith(query, { after });
  return (
    <nav className={styles['pages']} aria-label={intl.formatMessage(messages.pages)}>
      {isLater && (
        <ButtonLink variant="plain" to={to(null)} onClick={onMove}>
          <FormattedMessage {...messages.first} />
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink variant="plain" to={to(previous)} onClick={onMove}>
          <FormattedMessage {...messages.previous} />
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="plain" to={to(next)} onClick={onMove}>
          <FormattedMessage {...messages.next} />
        </ButtonLink>
      )}
    </nav>
  );
}
