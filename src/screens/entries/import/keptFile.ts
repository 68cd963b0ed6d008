// Keeps the file of an import whose session ended, until the same user has signed in again.
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { ImportChoices } from '../../../api/imports';
import { useAppSelector } from '../../../store/hooks';
import type { RootState } from '../../../store/reducer';
import { selectProfile, selectToken } from '../../../store/session';

/** A chosen file, and what the person has decided about it. */
export type KeptFile = { file: File; choices: ImportChoices };

/** The kept file of each store. In memory only, because a browser can store no chosen file. */
const kept = new WeakMap<object, KeptFile & { login: string }>();

/** Keeps a file if the session ends while the page is shown. Null: no file is chosen. */
export function useKeptFile(chosen: KeptFile | null): void {
  const store = useStore<RootState>();
  const login = useLogin();
  const latest = useRef({ chosen, login });
  useEffect(() => {
    // The end of a session removes its profile before the page disappears.
    latest.current = { chosen, login: login ?? latest.current.login };
  });
  useEffect(
    () => () => {
      const { chosen: file, login: owner } = latest.current;
      const hasEnded = selectToken(store.getState()) === null;
      if (hasEnded && file !== null && owner !== undefined) kept.set(store, { ...file, login: owner });
    },
    [store],
  );
}

/** Calls `onFound` with the kept file of this user, once. The file of another user is forgotten. */
export function useFoundFile(onFound: (found: KeptFile) => void): void {
  const store = useStore<RootState>();
  const login = useLogin();
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const found = kept.get(store);
    if (found === undefined || login === undefined) return;
    kept.delete(store);
    if (found.login === login) latest.current({ file: found.file, choices: found.choices });
  }, [store, login]);
}

/** The login of the session's user. Undefined until it is known. */
const useLogin = (): string | undefined => useAppSelector(selectProfile).data?.login;
