// Keeps the file of an import whose session ended, until the same user has signed in again.
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { ImportChoices } from '../../../api/imports';
import { useAppSelector } from '../../../store/hooks';
import type { RootState } from '../../../store/reducer';
import { selectProfile, selectToken } from '../../../store/session';

/** A chosen file, and what the person has decided about it. */
export type KeptFile = { file: File; choices: ImportChoices };

// In memory only, because a browser can store no chosen file.
let kept: (KeptFile & { login: string }) | null = null;

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
      if (hasEnded && file !== null && owner !== undefined) kept = { ...file, login: owner };
    },
    [store],
  );
}

/** Calls `onFound` with the kept file of this user, once. The file of another user is forgotten. */
export function useFoundFile(onFound: (found: KeptFile) => void): void {
  const login = useLogin();
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (kept === null || login === undefined) return;
    const found = kept;
    kept = null;
    if (found.login === login) latest.current({ file: found.file, choices: found.choices });
  }, [login]);
}

/** The login of the session's user. Undefined until it is known. */
const useLogin = (): string | undefined => useAppSelector(selectProfile).data?.login;
