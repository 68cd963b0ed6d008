import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './app.messages';
import { toggleFullScreen } from './fullScreen';
import tools from './Tools.module.css';

/** The whole screen for the portal, and back; it follows the browser's own keys too. Absent where there is none. */
export function FullScreenButton() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button
      type="button"
      className={tools['tool']}
      aria-pressed={isFull}
      onClick={() => void toggleFullScreen()}
    >
      <Icon aria-hidden size={20} />
      <span className={tools['word']}>
        <FormattedMessage {...messages.fullScreen} />
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
