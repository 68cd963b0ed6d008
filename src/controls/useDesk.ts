import { createSelector } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { deskChanged, selectDesks } from '../store/desk';
import type { Desk } from '../store/desk';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectProfile } from '../store/profile';

const EMPTY: Desk = { favourites: [], recent: [] };
const MAX_FAVOURITES = 50;
const MAX_RECENT = 6;
/** Users whose desk one browser keeps. The one that changed longest ago is removed. */
const MAX_PEOPLE = 10;

const selectPeople = createSelector(selectDesks, ({ people }) => readPeople(people));

/** What the signed-in user left on the desk. Without an id of `GET session`, it is kept in memory. */
export function useDesk() {
  const dispatch = useAppDispatch();
  const { unnamed } = useAppSelector(selectDesks);
  const people = useAppSelector(selectPeople);
  const { data: profile, isSuccess, isError } = useAppSelector(selectProfile);
  const id = profile?.id;
  const desk = (id === undefined ? unnamed : people.get(id)) ?? EMPTY;

  const change = useCallback(
    (next: Desk) => {
      if (id === undefined) {
        dispatch(deskChanged({ unnamed: next }));
        return;
      }
      const others = [...people].filter(([person]) => person !== id).slice(0, MAX_PEOPLE - 1);
      dispatch(deskChanged({ people: Object.fromEntries([[id, next], ...others]) }));
    },
    [dispatch, id, people],
  );
  const toggleFavourite = useCallback(
    (code: string) => {
      const others = desk.favourites.filter((one) => one !== code);
      const isFavourite = others.length < desk.favourites.length;
      change({ ...desk, favourites: isFavourite ? others : [...others, code].slice(-MAX_FAVOURITES) });
    },
    [desk, change],
  );
  const addRecent = useCallback(
    (code: string) => {
      if (desk.recent[0] === code) return;
      change({ ...desk, recent: [code, ...desk.recent.filter((one) => one !== code)].slice(0, MAX_RECENT) });
    },
    [desk, change],
  );
  const keepEntries = useCallback(
    (entries: string) => {
      if (desk.entries !== entries) change({ ...desk, entries });
    },
    [desk, change],
  );
  const keepColumns = useCallback((columns: string) => change({ ...desk, columns }), [desk, change]);
  // A change needs the response of `GET session`, which names the user.
  return {
    ...desk,
    isReady: isSuccess || isError,
    isNamed: id !== undefined,
    ...{ toggleFavourite, addRecent, keepEntries, keepColumns },
  };
}

/** Reads the stored desks. Skips invalid entries, because another version of the portal may have written them. */
function readPeople(stored: unknown): Map<string, Desk> {
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(
    Object.entries(stored).map(([id, desk]): [string, Desk] => [
      id,
      {
        favourites: readCodes(desk, 'favourites'),
        recent: readCodes(desk, 'recent'),
        ...readText(desk, 'entries'),
        ...readText(desk, 'columns'),
      },
    ]),
  );
}

const readPart = (desk: unknown, name: keyof Desk): unknown =>
  typeof desk === 'object' && desk !== null ? Reflect.get(desk, name) : null;

function readText(desk: unknown, name: 'entries' | 'columns'): Pick<Desk, 'entries' | 'columns'> {
  const text = readPart(desk, name);
  return typeof text === 'string' ? { [name]: text } : {};
}

function readCodes(desk: unknown, name: 'favourites' | 'recent'): string[] {
  const codes = readPart(desk, name);
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}
