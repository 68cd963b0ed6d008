import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/Button';
import { listTexts } from './list.messages';
import styles from './ListPages.module.css';
import type { ListAddress } from './useListAddress';

/** The parameters `after` of the pages around a page. Absent: the list has one page. */
export type Pages = { next?: string | null; previous?: string | null | undefined };

type Props = {
  list: Pages;
  address: ListAddress;
  /** The user goes to another page. */
  onMove: () => void;
};

/** Links to the other pages. */
export function ListPages({ list: { next, previous }, address: { query, change }, onMove }: Props) {
  const intl = useIntl();
  const isLater = query.has('after') && previous !== null;
  if (!isLater && !next) return null;
  return (
    <nav className={styles['pages']} aria-label={intl.formatMessage(listTexts.pages)}>
      {isLater && (
        <ButtonLink variant="plain" to={change({})} onClick={onMove}>
          <FormattedMessage {...listTexts.first} />
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink variant="plain" to={change({ after: previous })} onClick={onMove}>
          <FormattedMessage {...listTexts.previous} />
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="plain" to={change({ after: next })} onClick={onMove}>
          <FormattedMessage {...listTexts.next} />
        </ButtonLink>
      )}
    </nav>
  );
}
