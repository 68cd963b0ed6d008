import { follow, isObject } from '../src/description/document';
import type { Document } from '../src/description/document';

/** What is put where: keys with a space between, `components schemas Session required`. `undefined` takes it out. */
export type Edits = Record<string, unknown>;

/** A copy of a description with something else in it. @throws {Error} when an edit changes nothing. */
export function planted(document: Document, edits: Edits): Document {
  const copy = structuredClone(document);
  for (const [place, value] of Object.entries(edits)) {
    const keys = place.split(' ');
    const last = keys.pop() ?? '';
    const parent = follow(copy, keys);
    if (Array.isArray(parent) && value !== undefined) parent[Number(last)] = value;
    else if (!isObject(parent)) throw new Error(`${place}: there is nothing to put it in`);
    else if (value !== undefined) parent[last] = value;
    else if (last in parent) Reflect.deleteProperty(parent, last);
    else throw new Error(`${place}: there is nothing to take out`);
  }
  return copy;
}
