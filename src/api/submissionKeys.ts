// The keys of submissions whose response is not known (specification §7.62). A reload and a new sign-in keep them.
import { nanoid } from '@reduxjs/toolkit';
import { SUBMISSIONS_KEY } from '../config/stored';
import type { ApiExtra } from './baseQuery';
import { fieldOf } from './fieldOf';
import { hashText } from './hashText';

/** A backend keeps the response of a submission at least this long, in milliseconds. */
const LIFE_MS = 24 * 60 * 60 * 1000;

type Storage = ApiExtra['storage'];
/** By the hashes of the content and of the person's id. Neither of them is stored. */
type Keys = Readonly<Record<string, { key: string; at: number }>>;

/** What a key belongs to. `person` is the id of `GET session`, or null if it is not known. */
export type Owner = { content: string; person: string | null };

/** The keys of a page whose storage refuses to store. */
const keysInMemory = new WeakMap<Storage, Keys>();

const readId = ({ content, person }: Owner): string =>
  person === null ? hashText(content) : `${hashText(content)}.${hashText(person)}`;

/** Returns the id of the stored key. Without the person, the key of any person counts. */
function findId(keys: Keys, owner: Owner): string | undefined {
  const wanted = readId(owner);
  return Object.keys(keys).find(
    (id) => id === wanted || (owner.person === null && id.startsWith(`${wanted}.`)),
  );
}

/** Returns the key that the same content of the person was sent with, or null. */
export function findKey(storage: Storage, owner: Owner): string | null {
  const keys = readKeys(storage);
  return keys[findId(keys, owner) ?? '']?.key ?? null;
}

/** Returns the key for a content: the earlier one, or a new one. */
export function takeKey(storage: Storage, owner: Owner): string {
  const earlier = findKey(storage, owner);
  if (earlier !== null) return earlier;
  // `crypto.randomUUID` needs a secure context.
  const key = nanoid();
  writeKeys(storage, { ...readKeys(storage), [readId(owner)]: { key, at: Date.now() } });
  return key;
}

/** The response is known, so the same content is another submission from now on. */
export function forgetKey(storage: Storage, owner: Owner): void {
  const keys = readKeys(storage);
  const id = findId(keys, owner);
  if (id === undefined) return;
  writeKeys(storage, Object.fromEntries(Object.entries(keys).filter(([other]) => other !== id)));
}

function writeKeys(storage: Storage, keys: Keys): void {
  try {
    if (Object.keys(keys).length === 0) storage.removeItem(SUBMISSIONS_KEY);
    else storage.setItem(SUBMISSIONS_KEY, JSON.stringify(keys));
    keysInMemory.delete(storage);
  } catch {
    keysInMemory.set(storage, keys);
  }
}

/** Returns the keys that a backend still knows. Skips invalid ones. */
function readKeys(storage: Storage): Keys {
  const stored = keysInMemory.get(storage) ?? parse(storage.getItem(SUBMISSIONS_KEY));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]) => {
      const [key, at] = [fieldOf(value, 'key'), fieldOf(value, 'at')];
      if (typeof key !== 'string' || !/^[\w-]{1,64}$/.test(key) || typeof at !== 'number') return [];
      return Math.abs(Date.now() - at) < LIFE_MS ? [[id, { key, at }]] : [];
    }),
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
