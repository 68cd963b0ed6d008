// The entry that a form saved, in the state of the history entry of the list.
type Saved = { id: string; isNew: boolean };

/** Returns the state of the list that marks a saved entry. */
export const keepSaved = (id: string, isNew: boolean): { saved: Saved } => ({ saved: { id, isNew } });

/** Reads the saved entry from the state of a history entry. */
export function readSaved(state: unknown): Saved | null {
  const saved = typeof state === 'object' && state !== null && 'saved' in state ? state.saved : null;
  if (typeof saved !== 'object' || saved === null || !('id' in saved) || !('isNew' in saved)) return null;
  const { id, isNew } = saved;
  return typeof id === 'string' && typeof isNew === 'boolean' ? { id, isNew } : null;
}
