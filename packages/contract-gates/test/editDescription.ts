import { follow, isObject } from '../src/description/document';
import type { Document } from '../src/description/document';

/** New values by location: `components schemas Session required`. `undefined` removes the value. */
export type Edits = Record<string, unknown>;

/** Returns an edited copy of a description. @throws {Error} if an edit changes nothing. */
export function applyEdits(document: Document, edits: Edits): Document {
  const copy = structuredClone(document);
  for (const [place, value] of Object.entries(edits)) {
    const keys = place.split(' ');
    const last = keys.pop() ?? '';
    const parent = follow(copy, keys);
    if (Array.isArray(parent) && value !== undefined) parent[Number(last)] = value;
    else if (!isObject(parent)) throw new Error(`${place}: its parent does not exist`);
    else if (value !== undefined) parent[last] = value;
    else if (last in parent) Reflect.deleteProperty(parent, last);
    else throw new Error(`${place}: there is nothing to remove`);
  }
  return copy;
}
