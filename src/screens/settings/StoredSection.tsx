import { FormattedMessage } from 'react-intl';
import { KEY_NAMES, KEYS } from '../../config/storageKeys';
import type { KeyName } from '../../config/storageKeys';
import { useStoredKeys } from '../../store/stored';
import { Reset } from './Reset';
import { Section } from './Section';
import { meanings, messages } from './stored.messages';
import styles from './StoredSection.module.css';
import { useStoredWords } from './useStoredWords';

/** What this browser keeps, in words, as it is now; and the way back to what is shipped. */
export function StoredSection() {
  const stored = useStoredKeys();
  const words = useStoredWords(stored?.isLanguageKnown ?? true);
  const there = KEY_NAMES.filter((name) => stored?.names.has(name));
  const absent = KEY_NAMES.filter((name) => stored?.names.has(name) === false);
  const meaning = (name: KeyName) => <FormattedMessage {...meanings[name]} />;

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
            {there.map((name) => (
              <tr key={name}>
                <th scope="row">{meaning(name)}</th>
                <td>{words(name)}</td>
                <td>
                  <code className={styles['key']}>{KEYS[name]}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {stored !== null && there.length === 0 && (
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
            {absent.map((name) => (
              <li key={name}>{meaning(name)}</li>
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
