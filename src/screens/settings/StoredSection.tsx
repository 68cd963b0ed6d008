import { FormattedMessage } from 'react-intl';
import type { StorageKey } from '../../config/stored';
import { Reset } from './Reset';
import { Section } from './Section';
import { meanings, messages } from './stored.messages';
import styles from './StoredSection.module.css';
import { useStoredKeys } from './useStoredKeys';
import { useStoredText } from './useStoredText';

const KEYS = Object.keys(meanings).filter((key): key is StorageKey => key in meanings);

/** Lists what this browser stores now, and offers to reset the settings. */
export function StoredSection() {
  const { keys, isLanguageKnown } = useStoredKeys();
  const textOf = useStoredText(isLanguageKnown);
  const there = KEYS.filter((key) => keys.has(key));
  const absent = KEYS.filter((key) => !keys.has(key));
  const meaning = (key: StorageKey) => <FormattedMessage {...meanings[key]} />;

  return (
    <Section part="stored" detail={messages.detail}>
      {there.length > 0 && (
        <table className={styles['table']}>
          <caption className="visuallyHidden">
            <FormattedMessage {...messages.caption} />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.what} />
              </th>
              <th scope="col">
                <FormattedMessage {...messages.value} />
              </th>
              <th scope="col">
                <FormattedMessage {...messages.key} />
              </th>
            </tr>
          </thead>
          <tbody>
            {there.map((key) => (
              <tr key={key}>
                <th scope="row">{meaning(key)}</th>
                <td>{textOf(key)}</td>
                <td>
                  <code className={styles['key']}>{key}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {there.length === 0 && (
        <p className={styles['nothing']}>
          <FormattedMessage {...messages.nothing} />
        </p>
      )}
      {there.length > 0 && absent.length > 0 && (
        <div>
          <p id="stored-absent" className={styles['absentTitle']}>
            <FormattedMessage {...messages.absent} />
          </p>
          <ul className={styles['absentNames']} aria-labelledby="stored-absent">
            {absent.map((key) => (
              <li key={key}>{meaning(key)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles['never']}>
        <FormattedMessage {...messages.never} />
      </p>
      <Reset />
    </Section>
  );
}
