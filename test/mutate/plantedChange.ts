// A known fault, the place it is planted in, and the gate that is meant to see it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GateId } from './gates';
import type { Kind, Place } from './kinds';

export type PlantedChange = {
  id: string;
  place: Place;
  kind: Kind;
  /** For the table: what was done, and to what. */
  change: string;
  edits: Edit[];
  /** Scripts that a person runs who makes this change on purpose. */
  follow?: ('api:generate' | 'contract -- write-pacts')[];
  gate: GateId;
  /** What the gate says of it. A gate that fails and says something else has caught nothing. */
  reason: RegExp;
  /** Gates that stay green, because all of their files follow the change. */
  unseenBy?: GateId[];
  /** Why nothing catches it. */
  survives?: string;
};

export type Edit =
  /** `find` stands in the file exactly once. */
  | { file: string; find: string; replace: string }
  /** From the whole text to another one; empty where there is no such file. */
  | { file: string; change: (text: string) => string };

/** Applies the edits below a folder. @throws {Error} when one of them finds nothing, or finds it twice. */
export function plant(folder: string, edits: readonly Edit[]): void {
  for (const edit of edits) {
    const path = join(folder, edit.file);
    writeFileSync(path, edited(existsSync(path) ? readFileSync(path, 'utf8') : '', edit));
  }
}

/** The text after an edit. @throws {Error} when the edit does not apply. */
export function edited(text: string, edit: Edit): string {
  if ('change' in edit) {
    const changed = edit.change(text);
    if (changed === text) throw new Error(`${edit.file}: the planted change changes nothing`);
    return changed;
  }
  const times = text.split(edit.find).length - 1;
  if (times !== 1) throw new Error(`${edit.file} holds ${String(times)} times, not once: ${edit.find}`);
  return text.replace(edit.find, () => edit.replace);
}

/** An edit of every place where a text stands; at least one. */
export const everywhere = (file: string, find: string | RegExp, replace: string): Edit => ({
  file,
  change: (text) => text.replaceAll(find, replace),
});
