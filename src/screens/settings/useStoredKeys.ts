import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { LANGUAGES } from '../../config/languages';
import { listStoredFields } from '../../config/stored';
import type { StorageKey } from '../../config/stored';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { AppThunk, RootState } from '../../store/reducer';

export type StoredKeys = {
  keys: ReadonlySet<StorageKey>;
  /** Read from storage, because the language slice replaces an unknown code by the default. */
  isLanguageKnown: boolean;
};

/** Reads the keys of the storage, after redux-persist has written all pending changes. */
const readKeys =
  (): AppThunk<Promise<StoredKeys>> =>
  async (_dispatch, _getState, { flush, storedKeys, storedLanguage }) => {
    await flush();
    const code = storedLanguage();
    return {
      keys: new Set(storedKeys()),
      isLanguageKnown: LANGUAGES.some((language) => language.code === code),
    };
  };

/** The values by storage key. redux-persist replaces each slice at every flush, so the slices cannot be compared. */
export const selectStoredValues = (state: RootState): Record<string, unknown> =>
  Object.fromEntries(
    listStoredFields().map(({ slice, field, key }) => [key, fieldOf(fieldOf(state, slice), field)]),
  );

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Returns the stored keys, and follows changes of this tab and others. Null until storage was read. The store's state is
 * not enough, because a browser can refuse to store.
 */
export function useStoredKeys(): StoredKeys | null {
  const dispatch = useAppDispatch();
  const values = useAppSelector(selectStoredValues, shallowEqual);
  const [found, setFound] = useState<StoredKeys | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const look = () => {
      void dispatch(readKeys()).then((keys) => {
        if (isCurrent) setFound(keys);
      });
    };
    look();
    window.addEventListener('storage', look);
    return () => {
      isCurrent = false;
      window.removeEventListener('storage', look);
    };
  }, [dispatch, values]);

  return found;
}
