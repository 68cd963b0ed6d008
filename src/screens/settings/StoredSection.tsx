import { FormattedMessage } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/reducer';
import { Reset } from './Reset';
import { Section } from './Section';
import { messages } from './stored.messages';
import { STORED_ROWS } from './storedRows';
import styles from './StoredSection.module.css';
import { useStoredKeys } from './useStoredKeys';

const selectStored = ({ session, language, theme, menu, shortcuts, desk, tables, role }: RootState) => ({
  session,
  language,
  theme,
  menu,
  shortcuts,
  desk,
  tables,
  role,
});

/** Lists what this browser stores now, and offers to reset the settings. */
export function StoredSection() {
  const { keys, isLanguageKnown } = useStoredKeys();
  const state = useAppSelector(selectStored, shallowEqual);
  const storedRows = STORED_ROWS.filter(([key]) => keys.has(key));
  const absentRows = STORED_ROWS.filter(([key]) => !keys.has(key));

  return (
    <Section part="stored" detail={messages.detail}>
      {storedRows.length > 0 && (
        <details>
          <summary className={styles['summary']}>
            <FormattedMessage {...messages.details} />
          </summary>
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
              {storedRows.map(([key, { meaning, text }]) => (
                <tr key={key}>
                  <th scope="row">
                    <FormattedMessage {...meaning} />
                  </th>
                  <td>{text({ ...state, isLanguageKnown }) ?? <FormattedMessage {...messages.unknown} />}</td>
                  <td>
                    <code className={styles['key']}>{key}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {absentRows.length > 0 && (
            <div className={styles['absent']}>
              <p id="stored-absent" className={styles['absentTitle']}>
                <FormattedMessage {...messages.absent} />
              </p>
              <ul className={styles['absentNames']} aria-labelledby="stored-absent">
                {absentRows.map(([key, { meaning }]) => (
                  <li key={key}>
                    <FormattedMessage {...meaning} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </details>
      )}
      {storedRows.length === 0 && (
        <p className={styles['nothing']}>
          <FormattedMessage {...messages.nothing} />
        </p>
      )}
      <p className={styles['never']}>
        <FormattedMessage {...messages.never} />
      </p>
      <Reset />
    </Section>
  );
}
