// Keeps unsaved work of a page whose session ended, until the same user has signed in again.
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { hashText } from '../../api/hashText';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import type { RootState } from '../../store/reducer';
import { selectToken, selectTypedLogin, selectUserCount } from '../../store/session';

/** How the user of a session is known: keyed hashes of the typed login, and of that of `GET session`. */
type Owner = { typed: string | null; named: string | null };

/** Kept work of one kind. The work that was kept longest ago is dropped. */
const MAX_KEPT = 10;

/** Makes the two hooks for one kind of work. It is in memory only: a stored copy would be readable after the session. */
export function makeKeptWork<T extends object>() {
  const keptByStore = new WeakMap<object, { work: T; owner: Owner }[]>();
  // Work must not keep a login readable after its session.
  const key = nanoid();

  /** Keeps the work if the session ends while the page is shown. Null: there is nothing to keep. */
  function useKeepWork(work: T | null): void {
    const store = useStore<RootState>();
    const owner = useOwner(key);
    const token = useAppSelector(selectToken);
    const latest = useRef({ work, owner, token, userCount: selectUserCount(store.getState()) });
    useEffect(() => {
      const { current: last } = latest;
      // The end of a session removes its profile before the page disappears. Another tab may have started one of another user.
      const isSameSession = last.token === token;
      latest.current = {
        ...last,
        work,
        owner: {
          typed: last.owner.typed ?? (isSameSession ? owner.typed : null),
          named: last.owner.named ?? (isSameSession ? owner.named : null),
        },
      };
    });
    useEffect(
      () => () => {
        const { work: unsaved, owner: lastOwner, userCount } = latest.current;
        const state = store.getState();
        const hasEnded = selectToken(state) === null || selectUserCount(state) !== userCount;
        if (!hasEnded || unsaved === null || (lastOwner.typed ?? lastOwner.named) === null) return;
        const others = keptByStore.get(store) ?? [];
        keptByStore.set(store, [{ work: unsaved, owner: lastOwner }, ...others].slice(0, MAX_KEPT));
      },
      [store],
    );
  }

  /**
   * Calls `onRestore` with the kept work of this user, once. Work that does not belong to this page stays kept, and so does
   * the work of another user.
   */
  function useRestoreWork(
    onRestore: (work: T) => void,
    belongsHere: (work: T) => boolean = () => true,
  ): void {
    const store = useStore<RootState>();
    const { typed, named } = useOwner(key);
    const latest = useRef({ onFound: onRestore, belongsHere });
    useEffect(() => {
      latest.current = { onFound: onRestore, belongsHere };
    });
    useEffect(() => {
      const works = keptByStore.get(store) ?? [];
      const isHere = ({ work, owner: other }: (typeof works)[number]) =>
        isSameOwner(other, { typed, named }) && latest.current.belongsHere(work);
      const keptWork = works.find(isHere);
      if (keptWork === undefined) return;
      keptByStore.set(
        store,
        works.filter((one) => one !== keptWork),
      );
      latest.current.onFound(keptWork.work);
    }, [store, typed, named]);
  }

  return { useKeepWork, useRestoreWork };
}

/** The user of the session. The key is that of the page, so the hashes mean nothing elsewhere. */
function useOwner(key: string): Owner {
  const { data } = useAppSelector(selectProfile);
  const hash = (login: string | null) => (login === null ? null : hashText(`${key} ${login}`));
  return { typed: hash(useAppSelector(selectTypedLogin)), named: hash(data?.login ?? null) };
}

/** Whether two sessions have the same user. A backend without `GET session`, or a slow one, does not name them. */
function isSameOwner(kept: Owner, now: Owner): boolean {
  if (kept.named !== null && now.named !== null) return kept.named === now.named;
  return [kept.typed, kept.named].some((hash) => hash !== null && [now.typed, now.named].includes(hash));
}
