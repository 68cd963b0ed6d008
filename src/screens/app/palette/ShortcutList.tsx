import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { settingsPartTo } from '../../../config/settingsParts';
import { useAppSelector } from '../../../store/hooks';
import { selectHasCommandPalette, selectHasShortcutHelp } from '../../../store/shortcuts';
import { KEY_NAMES } from './keys';
import { messages } from './shortcut.messages';
import styles from './ShortcutList.module.css';

type Row = { keys: string[]; does: keyof typeof messages; isOff?: boolean };

/** The keys that do something, and the way to switch two of them off (specification §2.43). */
export function ShortcutList({
  hasCommandKey,
  onGo,
}: {
  hasCommandKey: boolean;
  onGo: (to: string) => void;
}) {
  const hasPalette = useAppSelector(selectHasCommandPalette);
  const hasHelp = useAppSelector(selectHasShortcutHelp);
  const settings = settingsPartTo('shortcuts');
  const { control, command, k, question, escape, tab, shift, up, down, enter } = KEY_NAMES;
  const rows: Row[] = [
    { keys: [hasCommandKey ? command : control, k], does: 'palette', isOff: !hasPalette },
    { keys: [question], does: 'help', isOff: !hasHelp },
    { keys: [escape], does: 'escape' },
    { keys: [tab], does: 'tab' },
    { keys: [shift, tab], does: 'back' },
    { keys: [up, down], does: 'arrows' },
    { keys: [enter], does: 'enter' },
  ];

  return (
    <>
      <dl className={styles['rows']}>
        {rows.map(({ keys, does, isOff = false }) => (
          <div key={does} className={styles['row']}>
            <dt className={styles['keys']}>{keys.map(asKey)}</dt>
            <dd className={styles['does']}>
              <FormattedMessage {...messages[does]} />
              {isOff && (
                <span className={styles['off']}>
                  <FormattedMessage {...messages.off} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['foot']}>
        <Link
          to={settings}
          className={styles['link']}
          onClick={(event) => {
            // With a modifier the browser opens it elsewhere, and the list stays.
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onGo(settings);
          }}
        >
          <FormattedMessage {...messages.settings} />
        </Link>
      </p>
    </>
  );
}

const asKey = (key: string): ReactNode => <kbd key={key}>{key}</kbd>;
