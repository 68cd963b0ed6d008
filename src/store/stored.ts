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

const selectKept = ({ session, role, theme, language, menu, shortcuts }: RootState) => ({
  session,
  role,
  theme,
  language,
  menu,
  shortcuts,
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
