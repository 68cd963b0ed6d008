// The entry that a form saved, in the state of the history entry of the list. A browser keeps that state after a reload.
import type { Entry } from '../../api/entries';
import { fieldOf } from '../../api/fieldOf';

type Saved = { id: string; isNew: boolean };
/** `page` is the time when the page was loaded, so that a reload ends the message. */
type Kept = { saved: Saved & { page: number } };

/** Returns the state of the list that marks a saved entry. */
export const keepSaved = ({ id }: Entry, isNew: boolean): Kept => ({
  saved: { id, isNew, page: performance.timeOrigin },
});

/** Reads the saved entry from the state of a history entry. */
export function readSaved(state: unknown): Saved | null {
  const saved = fieldOf(state, 'saved');
  if (fieldOf(saved, 'page') !== performance.timeOrigin) return null;
  const [id, isNew] = [fieldOf(saved, 'id'), fieldOf(saved, 'isNew')];
  return typeof id === 'string' && typeof isNew === 'boolean' ? { id, isNew } : null;
}
