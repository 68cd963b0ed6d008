// What another tab of this browser stores reaches this one.
import { KEYS } from '../config/storageKeys';
import { languageChangedElsewhere } from './language';
import { menuChangedElsewhere } from './menu';
import { roleChangedElsewhere } from './role';
import { selectToken, sessionChangedElsewhere, sessionIn } from './session';
import { shortcutsChangedElsewhere } from './shortcuts';
import type { BrowserStorage } from './storage';
import type { Portal } from './store';
import { themeChangedElsewhere } from './theme';

/**
 * Listens until the page goes. A page that comes back from the browser's back/forward cache has heard nothing meanwhile,
 * so it reads everything.
 */
export function followOtherTabs(window: Window, storage: BrowserStorage, { store, adapters }: Portal): void {
  /** A null key stands for all keys, as in the event of a cleared storage. */
  const read = (key: string | null) => {
    const concerns = (...keys: string[]) => key === null || keys.includes(key);
    if (concerns(KEYS.token, KEYS.user)) {
      const found = sessionIn(storage);
      if (found !== 'half' && found.token !== selectToken(store.getState())) {
        const { token = null, user = null } = adapters.session.read();
        store.dispatch(sessionChangedElsewhere({ token, user }));
      }
    }
    if (concerns(KEYS.role)) store.dispatch(roleChangedElsewhere(adapters.role.read()));
    if (concerns(KEYS.color, KEYS.radius, KEYS.themeMode))
      store.dispatch(themeChangedElsewhere(adapters.theme.read()));
    if (concerns(KEYS.menu, KEYS.menuWide, KEYS.menuMedium))
      store.dispatch(menuChangedElsewhere(adapters.menu.read()));
    if (concerns(KEYS.commandPalette, KEYS.shortcutHelp))
      store.dispatch(shortcutsChangedElsewhere(adapters.shortcuts.read()));
    if (concerns(KEYS.language))
      store.dispatch(languageChangedElsewhere(adapters.language.read().chosen ?? null));
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // Something is there that this tab may not read: the other one's changes are not to be known here.
    if (key === null || newValue === null || storage.getItem(key) !== null) read(key);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read(null);
  });
}
