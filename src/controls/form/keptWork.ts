// Keeps unsaved work of a page whose session ended, until the same user has signed in again.
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import type { RootState } from '../../store/reducer';
import { selectToken } from '../../store/session';

/** Makes the two hooks for one kind of work. It is in memory only: a stored copy would be readable after the session. */
export function makeKeptWork<T extends object>() {
  const keptByStore = new WeakMap<object, { work: T; login: string }>();

  /** Keeps the work if the session ends while the page is shown. Null: there is nothing to keep. */
  function useKeepWork(work: T | null): void {
    const store = useStore<RootState>();
    const login = useLogin();
    const latest = useRef({ work, login });
    useEffect(() => {
      // The end of a session removes its profile before the page disappears.
      latest.current = { work, login: login ?? latest.current.login };
    });
    useEffect(
      () => () => {
        const { work: unsaved, login: owner } = latest.current;
        const hasEnded = selectToken(store.getState()) === null;
        if (hasEnded && unsaved !== null && owner !== undefined)
          keptByStore.set(store, { work: unsaved, login: owner });
      },
      [store],
    );
  }

  /**
   * Calls `onRestore` with the kept work of this user, once. Work that does not belong to this page stays kept. The work of
   * another user is forgotten.
   */
  function useRestoreWork(
    onRestore: (work: T) => void,
    belongsHere: (work: T) => boolean = () => true,
  ): void {
    const store = useStore<RootState>();
    const login = useLogin();
    const latest = useRef({ onFound: onRestore, belongsHere });
    useEffect(() => {
      latest.current = { onFound: onRestore, belongsHere };
    });
    useEffect(() => {
      const keptWork = keptByStore.get(store);
      if (keptWork === undefined || login === undefined) return;
      const isOwn = keptWork.login === login;
      const isHere = latest.current.belongsHere(keptWork.work);
      if (!isOwn || isHere) keptByStore.delete(store);
      if (isOwn && isHere) latest.current.onFound(keptWork.work);
    }, [store, login]);
  }

  return { useKeepWork, useRestoreWork };
}

/** The login of the session's user. Undefined until it is known. */
const useLogin = (): string | undefined => useAppSelector(selectProfile).data?.login;
