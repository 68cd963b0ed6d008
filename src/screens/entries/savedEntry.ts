// The entry that a form saved, in the state of the history entry of the list.
type Saved = {
  /** The first one, if a form added several. */
  id: string;
  isNew: boolean;
  count: number;
};

/** Returns the state of the list that marks a saved entry. */
export const keepSaved = (id: string, isNew: boolean, count = 1): { saved: Saved } => ({
  saved: { id, isNew, count },
});

/** Reads the saved entry from the state of a history entry. */
export function readSaved(state: unknown): Saved | null {
  const saved = typeof state === 'object' && state !== null && 'saved' in state ? state.saved : null;
  if (typeof saved !== 'object' || saved === null || !('id' in saved) || !('isNew' in saved)) return null;
  const { id, isNew } = saved;
  const count = 'count' in saved && typeof saved.count === 'number' ? saved.count : 1;
  return typeof id === 'string' && typeof isNew === 'boolean' ? { id, isNew, count } : null;
}
