// A fault in an agreement's documents, and the gate that must report it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GateId } from './gates';
import type { DocumentName, Kind } from './kinds';

export type PlantedChange = {
  id: string;
  document: DocumentName;
  kind: Kind;
  /** Describes the fault in the table. */
  change: string;
  edits: Edit[];
  /** npm scripts that run after the edits, as for an intended change. */
  follow?: ('api:generate' | 'contract -- write-pacts')[];
  gate: GateId;
  /** Matches the gate's output. A gate that fails with another output has not caught the fault. */
  reason: RegExp;
  /** Gates that must stay green, because the fault is consistent for them. */
  unseenBy?: GateId[];
};

export type Edit =
  /** Replaces a text that occurs exactly once in the file. */
  | { file: string; find: string; replace: string }
  /** Changes the whole text, which is empty if the file does not exist. */
  | { file: string; change: (text: string) => string };

/** Applies edits to the files of a folder. @throws {Error} if an edit does not apply. */
export function plant(folder: string, edits: readonly Edit[]): void {
  for (const edit of edits) {
    const path = join(folder, edit.file);
    writeFileSync(path, applyEdit(existsSync(path) ? readFileSync(path, 'utf8') : '', edit));
  }
}

/** Returns the text after an edit. @throws {Error} if the edit does not apply. */
export function applyEdit(text: string, edit: Edit): string {
  if ('change' in edit) {
    const changed = edit.change(text);
    if (changed === text) throw new Error(`${edit.file}: the planted change changes nothing`);
    return changed;
  }
  const times = text.split(edit.find).length - 1;
  if (times !== 1)
    throw new Error(`${edit.file} contains this ${String(times)} times, not once: ${edit.find}`);
  return text.replace(edit.find, () => edit.replace);
}

/** Replaces every occurrence of a text. */
export const everywhere = (file: string, find: string | RegExp, replace: string): Edit => ({
  file,
  change: (text) => text.replaceAll(find, replace),
});
