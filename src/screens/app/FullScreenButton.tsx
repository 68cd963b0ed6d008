import { Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { fullScreen } from './commands';
import tools from './Tools.module.css';

/** Toggles full screen. Its state follows the browser's own keys. Absent if the browser has no full screen. */
export function FullScreenButton() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!fullScreen.isOffered()) return null;
  const Icon = isFull ? Minimize : fullScreen.icon;
  return (
    <button type="button" className={tools['tool']} aria-pressed={isFull} onClick={fullScreen.perform}>
      <Icon aria-hidden size={20} />
      <span className={tools['word']}>
        <FormattedMessage {...fullScreen.menuName} />
      </span>
    </button>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
}
