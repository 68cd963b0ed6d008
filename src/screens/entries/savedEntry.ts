// The entry that a form saved, in the state of the history entry of the list. A browser keeps that state after a reload.
import { fieldOf } from '../../api/fieldOf';

export type Saved = {
  /** The first one, if a form added several. */
  id: string;
  isNew: boolean;
  count: number;
};
/** `page` is the time when the page was loaded, so that a reload ends the message. */
type Kept = { saved: Saved & { page: number } };

/** Returns the state of the list that marks a saved entry. */
export const keepSaved = (id: string, isNew: boolean, count = 1): Kept => ({
  saved: { id, isNew, count, page: performance.timeOrigin },
});

/** Whether a save opened this page, also before a reload. */
export const isAfterSave = (state: unknown): boolean => fieldOf(state, 'saved') !== undefined;

/** Reads the saved entry from the state of a history entry. */
export function readSaved(state: unknown): Saved | null {
  const saved = fieldOf(state, 'saved');
  if (fieldOf(saved, 'page') !== performance.timeOrigin) return null;
  const [id, isNew, count] = [fieldOf(saved, 'id'), fieldOf(saved, 'isNew'), fieldOf(saved, 'count')];
  const isSaved = typeof id === 'string' && typeof isNew === 'boolean' && typeof count === 'number';
  return isSaved ? { id, isNew, count } : null;
}
