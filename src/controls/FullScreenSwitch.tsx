import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Switch } from '../ui/Switch';
import { messages } from './appearance.messages';
import { toggleFullScreen } from './fullScreen';

/** Toggles full screen. Its state follows the browser's own keys. Absent if the browser has no full screen. */
export function FullScreenSwitch() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <Switch
      label={<FormattedMessage {...messages.fullScreen} />}
      isOn={isFull}
      onSwitch={() => void toggleFullScreen()}
    />
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
}
