// The only access to the browser's storage. redux-persist stores whole slices. The adapter here maps each field to a key
// of its own, in the raw form that the earlier portal reads and writes.
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
    write: (value: NonNullable<S[F]>) => string;
  };
};

/** Another tab changed settings. The payload contains what each slice concerned has in storage now. */
export const changedInOtherTab =
  createAction<{ [S in StoredSetting]?: Partial<StoredState<S>> }>('storage/changedInOtherTab');

/** The person resets the settings. Nothing of them stays stored. */
export const settingsReset = createAction('storage/settingsReset');

/** Reads and writes the fields of one slice. */
export type StorageAdapter<S> = {
  /** What storage holds now; also what the next write is compared with, so that nothing is written back unchanged. */
  read: () => Partial<S>;
  write: (state: Partial<S>) => void;
};

/**
 * Maps fields to keys. Only a field that differs from what was read last is written: opening the page writes nothing.
 * @throws from `write`, when storage does; every key of the adapter is then removed, so that no half of it stays.
 */
export function makeStorageAdapter<S extends object>(
  storage: BrowserStorage,
  fields: StoredFields<S>,
): StorageAdapter<S> {
  const names = Object.keys(fields).filter((name): name is keyof S & string => name in fields);
  const known = new Map<keyof S, unknown>();

  const readField = <K extends keyof S>(name: K): S[K] | null => {
    const raw = storage.getItem(fields[name].key);
    return raw === null ? null : fields[name].read(raw);
  };
  const writeField = <K extends keyof S>(name: K, value: S[K]) => {
    if (known.get(name) === value) return;
    const field = fields[name];
    if (value === null || value === undefined) storage.removeItem(field.key);
    else storage.setItem(field.key, field.write(value));
    known.set(name, value);
  };

  return {
    read: () => {
      const found: Partial<S> = {};
      for (const name of names) {
        const value = readField(name);
        known.set(name, value);
        if (value !== null) found[name] = value;
      }
      return found;
    },
    write: (state) => {
      try {
        for (const name of names) {
          const value = state[name];
          if (value !== undefined) writeField(name, value);
        }
      } catch (error) {
        for (const name of names) {
          remove(storage, fields[name].key);
          known.delete(name);
        }
        throw error;
      }
    },
  };
}

/** Removes a key; a storage that refuses even that holds nothing of this tab anyway. */
export function remove(storage: BrowserStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // The write that failed before this one has already been reported.
  }
}

/** Persists the fields of a slice. `onFail` is called for every write that storage refuses. */
export function persisted<S extends object, A extends Action>(
  name: StoredSlice,
  adapter: StorageAdapter<S>,
  reducer: Reducer<S, A>,
  onFail: (error: unknown) => void,
) {
  const config = {
    key: name,
    whitelist: Object.keys(STORED[name]),
    // The engine gets and gives plain values; `deserialize` works, but is missing from redux-persist's types.
    serialize: false,
    deserialize: false,
    timeout: 0,
    writeFailHandler: onFail,
    storage: {
      // Async, because redux-persist lets a synchronous throw out of the store's creation.
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

/** For a page whose storage cannot be reached at all: keeps nothing, and says so at the first write. */
const noStorage: BrowserStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('storage is blocked');
  },
  removeItem: () => undefined,
};

/**
 * The browser's storage. What cannot be read is taken as absent; a write that is refused throws. Reading
 * `localStorage` itself throws where cookies are blocked.
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
