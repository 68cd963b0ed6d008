// The only module that writes to the browser's storage. redux-persist stores whole slices. The adapter stores each field
// under its own key, in the raw format of the earlier portal.
import { persistReducer } from 'redux-persist';
import type { PersistConfig } from 'redux-persist';
import { createAction } from '@reduxjs/toolkit';
import type { Action, Reducer } from '@reduxjs/toolkit';
import { STORED } from '../config/stored';
import type { StoredSetting, StoredSlice, StoredState } from '../config/stored';

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The rows of one slice in src/config/stored.ts. */
type StoredFields<S> = {
  readonly [F in keyof S]: {
    key: string;
    read: (raw: string) => S[F];
    /** Absent if the value is the stored text. */
    write?: (value: NonNullable<S[F]>) => string;
  };
};

/** Another tab changed settings. The payload contains the stored fields of each changed slice. */
export const changedInOtherTab =
  createAction<{ [S in StoredSetting]?: Partial<StoredState<S>> }>('storage/changedInOtherTab');

/** Returns the state of a slice of which nothing is stored: null in each field. */
export function makeEmptyState<S extends StoredSlice>(slice: S): StoredState<S>;
export function makeEmptyState(slice: StoredSlice): object {
  return Object.fromEntries(Object.keys(STORED[slice]).map((field) => [field, null]));
}

/** The user resets the settings. They are removed from storage. */
export const settingsReset = createAction('storage/settingsReset');

/** Reads and writes the fields of one slice. */
export type StorageAdapter<S> = {
  /** Reads the stored fields. The next write skips fields that have not changed since. */
  read: () => Partial<S>;
  write: (state: Partial<S>) => void;
};

/**
 * Maps fields to keys. Writes only fields that differ from the last read, so that opening the page writes nothing.
 * @throws from `write` if storage throws. All keys of the adapter are then removed, so that no partial state stays.
 */
export function makeStorageAdapter<S extends object>(
  storage: BrowserStorage,
  fields: StoredFields<S>,
): StorageAdapter<S> {
  const names = Object.keys(fields).filter((name): name is keyof S & string => name in fields);
  const storedValues = new Map<keyof S, unknown>();

  const readField = <K extends keyof S>(name: K): S[K] | null => {
    const raw = storage.getItem(fields[name].key);
    return raw === null ? null : fields[name].read(raw);
  };
  const writeField = <K extends keyof S>(name: K, value: S[K]) => {
    if (storedValues.get(name) === value) return;
    const field = fields[name];
    if (value === null || value === undefined) storage.removeItem(field.key);
    else storage.setItem(field.key, field.write?.(value) ?? String(value));
    storedValues.set(name, value);
  };

  return {
    read: () => {
      const state: Partial<S> = {};
      for (const name of names) {
        const value = readField(name);
        storedValues.set(name, value);
        if (value !== null) state[name] = value;
      }
      return state;
    },
    write: (state) => {
      try {
        for (const name of names) {
          const value = state[name];
          if (value !== undefined) writeField(name, value);
        }
      } catch (error) {
        for (const name of names) {
          removeKey(storage, fields[name].key);
          storedValues.delete(name);
        }
        throw error;
      }
    },
  };
}

/** Removes a key. A storage that refuses it also refuses writes, which `persistSlice` reports. */
export function removeKey(storage: BrowserStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing more can be done.
  }
}

/** Persists the fields of a slice. `onFail` is called for every write that storage refuses. */
export function persistSlice<S extends object, A extends Action>(
  name: StoredSlice,
  adapter: StorageAdapter<S>,
  reducer: Reducer<S, A>,
  onFail: (error: unknown) => void,
) {
  const config = {
    key: name,
    whitelist: Object.keys(STORED[name]),
    // The adapter serializes itself. `deserialize` works, but is missing in redux-persist's types.
    serialize: false,
    deserialize: false,
    // Without a time limit for reading.
    timeout: 0,
    writeFailHandler: onFail,
    storage: {
      // Async, because redux-persist does not catch a synchronous error, so the store could not be created.
      getItem: async () => Promise.resolve(adapter.read()),
      setItem: async (_key: string, state: Partial<S>) => {
        adapter.write(state);
        return Promise.resolve();
      },
      removeItem: async () => Promise.resolve(),
    },
  } as PersistConfig<S>;
  return persistReducer<S, A>(config, reducer);
}

/** Replaces a blocked storage. It stores nothing, and throws at every write. */
const noStorage: BrowserStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('storage is blocked');
  },
  removeItem: () => undefined,
};

/**
 * Returns the browser's storage. A key that cannot be read counts as absent. A refused write throws. If cookies are
 * blocked, even the access to `localStorage` throws.
 */
export function browserStorage(window: Window): BrowserStorage {
  try {
    const { localStorage } = window;
    return {
      getItem: (key) => {
        try {
          return localStorage.getItem(key);
        } catch {
          return null;
        }
      },
      setItem: (key, text) => {
        localStorage.setItem(key, text);
      },
      removeItem: (key) => {
        localStorage.removeItem(key);
      },
    };
  } catch {
    return noStorage;
  }
}
