// Keeps the values of a form whose session ended, until the same user has signed in again.
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Entry } from '../../../api/entries';
import { useAppSelector } from '../../../store/hooks';
import type { RootState } from '../../../store/reducer';
import { selectProfile, selectToken } from '../../../store/session';
import type { Values } from './values';

/** The values that a person typed. `entry` has the version that they change, and is null for a new entry. */
export type Draft = { entry: Entry | null; values: Values };

// In memory only. A stored copy would be readable after the session.
let kept: (Draft & { login: string }) | null = null;

/** Keeps unsaved values if the session ends while the form is shown. Null: all values are saved. */
export function useKeptDraft(draft: Draft | null): void {
  const store = useStore<RootState>();
  const login = useLogin();
  const latest = useRef({ draft, login });
  useEffect(() => {
    // The end of a session removes its profile before the form disappears.
    latest.current = { draft, login: login ?? latest.current.login };
  });
  useEffect(
    () => () => {
      const { draft: unsaved, login: owner } = latest.current;
      const hasEnded = selectToken(store.getState()) === null;
      if (hasEnded && unsaved !== null && owner !== undefined) kept = { ...unsaved, login: owner };
    },
    [store],
  );
}

/** Calls `onFound` with the kept values of this user and entry, once. The values of another user are forgotten. */
export function useFoundDraft(id: string | null, onFound: (draft: Draft) => void): void {
  const login = useLogin();
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    if (kept === null || login === undefined) return;
    const draft = kept;
    const isOwn = draft.login === login;
    const isHere = (draft.entry?.id ?? null) === id;
    if (!isOwn || isHere) kept = null;
    if (isOwn && isHere) found.current(draft);
  }, [login, id]);
}

/** The login of the session's user. Undefined until it is known. */
const useLogin = (): string | undefined => useAppSelector(selectProfile).data?.login;
