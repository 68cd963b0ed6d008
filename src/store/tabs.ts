// Reads the changes that other tabs of this browser store.
import { STORED, listStoredFields } from '../config/stored';
import type { StoredSetting, StoredSlice } from '../config/stored';
import { readStoredSession, selectToken, sessionChangedElsewhere } from './session';
import { changedInOtherTab } from './storage';
import type { BrowserStorage } from './storage';
import type { Portal } from './store';

const isSetting = (name: string): name is StoredSetting => name in STORED && name !== 'session';
const SETTINGS = Object.keys(STORED).filter(isSetting);

/**
 * Listens until the page is unloaded. A page from the back/forward cache has missed all events, so it reads all keys.
 */
export function followOtherTabs(window: Window, storage: BrowserStorage, { store, adapters }: Portal): void {
  /** A null key means all keys, as in the event of a cleared storage. */
  const readChanges = (key: string | null) => {
    const isAffected = (slice: StoredSlice) =>
      key === null || listStoredFields().some((row) => row.slice === slice && row.key === key);
    if (isAffected('session')) {
      const storedSession = readStoredSession(storage);
      if (storedSession !== 'incomplete' && storedSession.token !== selectToken(store.getState())) {
        const { token = null, user = null } = adapters.session.read();
        store.dispatch(sessionChangedElsewhere({ token, user }));
      }
    }
    const slices = SETTINGS.filter(isAffected);
    if (slices.length > 0)
      store.dispatch(
        changedInOtherTab(Object.fromEntries(slices.map((slice) => [slice, adapters[slice].read()]))),
      );
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // A tab that cannot read the key ignores the other tab's change.
    if (key === null || newValue === null || storage.getItem(key) !== null) readChanges(key);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readChanges(null);
  });
}
