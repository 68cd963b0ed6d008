import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { LANGUAGES } from '../config/languages';
import type { KeyName } from '../config/storageKeys';
import { useAppDispatch, useAppSelector } from './hooks';
import type { AppThunk, RootState } from './reducer';

export type StoredKeys = {
  names: ReadonlySet<KeyName>;
  /** The slice of the language takes an unknown code for the default one, and so cannot tell. */
  isLanguageKnown: boolean;
};

/** Which keys storage holds, when it has been asked to keep every change so far. */
const keysAsked =
  (): AppThunk<Promise<StoredKeys>> =>
  async (_dispatch, _getState, { flush, storedKeys, storedLanguage }) => {
    await flush();
    const code = storedLanguage();
    return {
      names: new Set(storedKeys()),
      isLanguageKnown: LANGUAGES.some((language) => language.code === code),
    };
  };

// The fields, not their slices: redux-persist makes each slice anew at every flush, and a flush is what follows.
const selectKept = ({ session, role, theme, language, menu, shortcuts }: RootState) =>
  ({
    token: session.token,
    user: session.user,
    role: role.stored,
    language: language.chosen,
    color: theme.color,
    radius: theme.radius,
    themeMode: theme.mode,
    menu: menu.type,
    menuWide: menu.wide,
    menuMedium: menu.medium,
    commandPalette: shortcuts.palette,
    shortcutHelp: shortcuts.help,
  }) satisfies Record<KeyName, unknown>;

/**
 * The names of the keys that are in storage now, also while this tab or another one changes them; null until storage
 * was looked at. What is chosen and what is kept may differ: a browser can refuse to store. No text of storage gets out
 * of here.
 */
export function useStoredKeys(): StoredKeys | null {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectKept, shallowEqual);
  const [keys, setKeys] = useState<StoredKeys | null>(null);

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
