import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportUndone } from '../../api/imports';
import { paths } from '../../config/paths';
import { day, money } from '../../i18n/formats';
import { Link } from '../../ui/Link';
import { uniqueKeys } from '../../ui/uniqueKeys';
import { CountSentence } from './CountSentence';
import styles from './ImportScreen.module.css';
import { messages } from './result.messages';

/** What the undoing of an import has deleted, and the entries that stayed. */
export function UndoneNotice({ undone: { removed, keptCount, kept } }: { undone: ImportUndone }) {
  const keys = uniqueKeys(kept.map(({ id }) => id));
  const intl = useIntl();
  return (
    <div className={styles['notice']} data-status="success">
      <div>
        <p>
          <FormattedMessage {...messages.undone} values={{ count: removed }} />
        </p>
        {keptCount > 0 && (
          <>
            <CountSentence of={messages.kept} count={keptCount} />
            <ul className={styles['kept']}>
              {kept.map((entry, index) => (
                <li key={keys[index]}>
                  <Link to={paths.entry.to(entry.id)}>
                    <bdi>{entry.counterparty}</bdi>
                  </Link>
                  <bdi>{money(intl, entry.amountCents)}</bdi>
                  <span>{day(intl, entry.dueOn)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
