import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { KeyName } from '../config/storageKeys';
import { useAppDispatch, useAppSelector } from './hooks';
import type { AppDispatch, RootState, StoreExtra } from './store';

/** Which keys storage holds, when it has been asked to keep every change so far. */
const keysAsked =
  () =>
  async (
    _dispatch: AppDispatch,
    _getState: () => RootState,
    { flush, storedKeys }: StoreExtra,
  ): Promise<ReadonlySet<KeyName>> => {
    await flush();
    return new Set(storedKeys());
  };

// The fields, not their slices: redux-persist makes each slice anew at every flush, and a flush is what follows.
const selectKept = ({ session, role, theme, language, menu, shortcuts }: RootState) => ({
  token: session.token,
  role: role.stored,
  language: language.chosen,
  color: theme.color,
  radius: theme.radius,
  themeMode: theme.mode,
  menu: menu.type,
  menuWide: menu.wide,
  menuMedium: menu.medium,
  palette: shortcuts.palette,
  shortcutHelp: shortcuts.help,
});

/**
 * The names of the keys that are in storage now, also while this tab or another one changes them; null until storage
 * was looked at. What is chosen and what is kept may differ: a browser can refuse to store. No text of storage gets out
 * of here.
 */
export function useStoredKeys(): ReadonlySet<KeyName> | null {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectKept, shallowEqual);
  const [keys, setKeys] = useState<ReadonlySet<KeyName> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const look = () => {
      void dispatch(keysAsked()).then((found) => {
        if (isCurrent) setKeys(found);
      });
    };
    look();
    window.addEventListener('storage', look);
    return () => {
      isCurrent = false;
      window.removeEventListener('storage', look);
    };
  }, [dispatch, kept]);

  return keys;
}
