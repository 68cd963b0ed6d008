// The keys of submissions whose response is not known (specification §7.62). A reload and a new sign-in keep them.
import { nanoid } from '@reduxjs/toolkit';
import { SUBMISSIONS_KEY } from '../config/stored';
import type { ApiExtra } from './baseQuery';
import { fieldOf } from './fieldOf';
import { hashText } from './hashText';

/** A backend keeps the response of a submission at least this long, in milliseconds. */
const LIFE_MS = 24 * 60 * 60 * 1000;

type Storage = ApiExtra['storage'];
/** By the hash of the content, which itself is not stored. */
type Keys = Readonly<Record<string, { key: string; at: number }>>;

/** The keys of a page whose storage refuses to store. */
const keysInMemory = new WeakMap<Storage, Keys>();

/** Returns the key that the same content was sent with, or null. */
export const findKey = (storage: Storage, content: string): string | null =>
  readKeys(storage)[hashText(content)]?.key ?? null;

/** Returns the key for a content: the earlier one, or a new one. */
export function takeKey(storage: Storage, content: string): string {
  const earlier = findKey(storage, content);
  if (earlier !== null) return earlier;
  // `crypto.randomUUID` needs a secure context.
  const key = nanoid();
  writeKeys(storage, { ...readKeys(storage), [hashText(content)]: { key, at: Date.now() } });
  return key;
}

/** The response is known, so the same content is another submission from now on. */
export function forgetKey(storage: Storage, content: string): void {
  const id = hashText(content);
  const keys = Object.entries(readKeys(storage));
  const others = keys.filter(([other]) => other !== id);
  if (others.length < keys.length) writeKeys(storage, Object.fromEntries(others));
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
