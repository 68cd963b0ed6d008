import { toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { loadEntry } from '../../../api/entry';
import { readConflictIds } from '../../../api/failedChange';
import { useAppDispatch } from '../../../store/hooks';
import type { ChangedEntry } from './listChanges';

type Loaded = { changed: ChangedEntry[]; error: CallError | null };

/** Returns a function that loads the present values of the entries that a 409 names. */
export function useLoadOutdated() {
  const dispatch = useAppDispatch();
  return async (entries: readonly Entry[], conflict: CallError): Promise<Loaded> => {
    const ids = conflict.kind === 'http' ? readConflictIds(conflict.body) : null;
    const named = entries.filter(({ id }) => ids?.includes(id));
    const changed: ChangedEntry[] = [];
    // In turn, because a browser or backend may limit the number of calls at once.
    for (const seen of named.length > 0 ? named : entries) {
      const { data, error } = await dispatch(loadEntry(seen.id));
      if (error !== undefined || data === undefined) return { changed, error: toCallError(error ?? {}) };
      changed.push({ seen, present: data });
    }
    return { changed, error: null };
  };
}
