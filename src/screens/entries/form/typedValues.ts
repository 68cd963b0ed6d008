// Takes typed values from one form of a new entry to the next one.
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTypedAt } from '../../../controls/unsavedChanges';
import { useMayCall } from '../../../controls/useMayCall';
import type { RootState } from '../../../store/reducer';
import { selectUserCount } from '../../../store/session';
import type { Target } from '../panel/useEntryLinks';
import { keepSaved } from '../savedEntry';
import { findListOf } from '../views/views';
import type { SavedIn } from '../views/views';

/** Values by the names of the form of one entry. A form ignores names that it does not have. */
export type TypedValues = Readonly<Record<string, string>>;

/** The values of one form, and the count of users that tells whose they are. */
type Taken = { values: TypedValues; userCount: number };

/** By the history entry where they were typed. In memory only: a stored copy would be readable after the session. */
const takenByStore = new WeakMap<object, Map<string, Taken>>();

/**
 * Returns a function that takes values along, to call before the navigation to the next form. Values that came along and that
 * this form does not have go on.
 */
export function useTakeTyped(): (values: TypedValues) => void {
  const store = useStore<RootState>();
  const { key } = useLocation();
  const before = useTypedBefore();
  return (values) => {
    const taken = takenByStore.get(store) ?? new Map<string, Taken>();
    takenByStore.set(
      store,
      taken.set(key, { values: { ...before, ...values }, userCount: selectUserCount(store.getState()) }),
    );
  };
}

/** What a form saved: one entry, or several by their ids. */
type Saved = SavedIn & ({ id: string } | { ids: readonly string[] });

/**
 * Returns a function that leaves a saved form, and forgets what was typed. It opens the `next` form, or the list of before, or the
 * view of the saved entry if that list leaves it out (specification §2.209).
 */
export function useLeaveSaved(back: string): (saved: Saved | null, next?: Target | null) => void {
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const hasViews = useMayCall()('summarizeEntries');
  return (saved, next = null) => {
    takenByStore.delete(store);
    const state = saved ? keep(saved) : {};
    if (next) void navigate(next.to, { state: { ...next.state, ...state }, replace: true });
    else void navigate(saved && hasViews ? findListOf(back, saved) : back, { state });
  };
}

const keep = (saved: Saved): object => {
  const ids = 'ids' in saved ? saved.ids : [saved.id];
  return ids[0] === undefined ? {} : keepSaved(ids[0], saved.isNew, ids.length);
};

/** Returns what this user typed in the form whose link led here. */
export function useTypedBefore(): TypedValues | undefined {
  const store = useStore<RootState>();
  const typedAt = readTypedAt(useLocation().state);
  const taken = typedAt === null ? undefined : takenByStore.get(store)?.get(typedAt);
  return taken?.userCount === selectUserCount(store.getState()) ? taken.values : undefined;
}
