import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { LANGUAGES } from '../../../api-spec/languages';
import { listStoredFields } from '../../config/stored';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { AppThunk, RootState } from '../../store/reducer';

export type StoredKeys = {
  keys: ReadonlySet<string>;
  /** Read from storage, because the language slice replaces an unknown code by the default. */
  isLanguageKnown: boolean;
};

/** Reads the keys of the storage. */
const readKeys =
  (): AppThunk<StoredKeys> =>
  (_dispatch, _getState, { storedKeys, storedLanguage }) => {
    const code = storedLanguage();
    return {
      keys: new Set(storedKeys()),
      isLanguageKnown: LANGUAGES.some((language) => language.code === code),
    };
  };

/** Reads the keys after redux-persist has written all pending changes. */
const readWrittenKeys =
  (): AppThunk<Promise<StoredKeys>> =>
  async (dispatch, _getState, { flush }) => {
    await flush();
    return dispatch(readKeys());
  };

/** The values by storage key. redux-persist replaces each slice at every flush, so the slices cannot be compared. */
const selectStoredValues = (state: RootState): Record<string, unknown> =>
  Object.fromEntries(
    listStoredFields().map(({ slice, field, key }) => [key, readField(readField(state, slice), field)]),
  );

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Returns the stored keys, and follows changes of this tab and others. The store's state is not enough, because a browser can
 * refuse to store. The first render has them, because a later one would move the target of a fragment.
 */
export function useStoredKeys(): StoredKeys {
  const dispatch = useAppDispatch();
  const values = useAppSelector(selectStoredValues, shallowEqual);
  const [keys, setKeys] = useState(() => dispatch(readKeys()));

  useEffect(() => {
    let isCurrent = true;
    const refreshKeys = () => {
      void dispatch(readWrittenKeys()).then((writtenKeys) => {
        if (isCurrent) setKeys(writtenKeys);
      });
    };
    refreshKeys();
    window.addEventListener('storage', refreshKeys);
    return () => {
      isCurrent = false;
      window.removeEventListener('storage', refreshKeys);
    };
  }, [dispatch, values]);

  return keys;
}
