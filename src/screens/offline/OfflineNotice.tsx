import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './offline.messages';
import styles from './OfflineNotice.module.css';

/** Milliseconds for which the returned connection is shown (specification §9). */
const BACK_SHOWN_MS = 4_000;

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A bar while the browser is offline, and a message when the connection returns. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [state, setState] = useState<'online' | 'offline' | 'back'>(isOnline ? 'online' : 'offline');
  if (isOnline && state === 'offline') setState('back');
  if (!isOnline && state !== 'offline') setState('offline');

  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => {
      setState('online');
    }, BACK_SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  // Screen readers announce only text that is added to an existing region.
  return (
    <div role="status" className={styles['place']}>
      {state !== 'online' && (
        <div className={styles['bar']} data-state={state}>
          <p>
            <FormattedMessage {...(state === 'offline' ? messages.now : messages.back)} />
          </p>
        </div>
      )}
    </div>
  );
}
