import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { settingsPartTo } from '../../../config/settingsParts';
import { Link } from '../../../ui/Link';
import { SHORTCUTS, useShortcuts } from '../commands';
import { KEY_NAMES } from './keys';
import { messages } from './shortcutList.messages';
import styles from './ShortcutList.module.css';

type Row = { keys: string[]; text: MessageDescriptor; isOff?: boolean };

/** The keyboard shortcuts, and a link to the setting that switches them off (specification §2.43). */
export function ShortcutList({
  hasCommandKey,
  onGo,
}: {
  hasCommandKey: boolean;
  onGo: (to: string) => void;
}) {
  const activeShortcuts = useShortcuts();
  const settings = settingsPartTo('shortcuts');
  const { control, command, escape, tab, shift, up, down, enter, p, u } = KEY_NAMES;
  const rows: Row[] = [
    ...SHORTCUTS.map((shortcut) => ({
      keys: shortcut.keys(hasCommandKey),
      text: shortcut.text,
      isOff: !activeShortcuts.includes(shortcut),
    })),
    { keys: [escape], text: messages.escape },
    { keys: [tab], text: messages.tab },
    { keys: [shift, tab], text: messages.back },
    { keys: [up, down], text: messages.arrows },
    { keys: [enter], text: messages.enter },
    { keys: [hasCommandKey ? command : control, enter], text: messages.saveAndNext },
    { keys: [p], text: messages.pay },
    { keys: [u], text: messages.undo },
  ];

  return (
    <>
      <dl className={styles['rows']}>
        {rows.map(({ keys, text, isOff = false }) => (
          <div key={keys.join()} className={styles['row']}>
            <dt className={styles['keys']}>{keys.map(renderKey)}</dt>
            <dd className={styles['does']}>
              <FormattedMessage {...text} />
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
            // With a modifier the browser opens another tab or window, and the list stays open.
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

const renderKey = (key: string): ReactNode => <kbd key={key}>{key}</kbd>;
