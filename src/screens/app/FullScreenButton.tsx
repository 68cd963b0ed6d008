import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './app.messages';
import tools from './Tools.module.css';

/** The whole screen for the portal, and back; it follows the browser's own keys too. Absent where there is none. */
export function FullScreenButton() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button type="button" className={tools['tool']} aria-pressed={isFull} onClick={() => void toggle(isFull)}>
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

async function toggle(isFull: boolean): Promise<void> {
  try {
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // The browser refused, and the button still shows how things are.
  }
}
