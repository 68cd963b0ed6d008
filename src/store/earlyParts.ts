import { QueryStatus } from '@reduxjs/toolkit/query';
import { loadAllParts } from '../chunks/parts';
import type { AppThunk, RootState } from './reducer';

/** Milliseconds between two looks at the running requests, and the longest time to wait for them. */
const LOOK_MS = 500;
const PATIENCE_MS = 10_000;

/** Loads all screens and dialogs, when the first page has its data and the browser is idle. Returns what cancels it. */
export const loadEarlyParts =
  (): AppThunk<() => void> =>
  (_dispatch, getState, { now, whenIdle }) => {
    const until = now() + PATIENCE_MS;
    let timer = setTimeout(look, LOOK_MS);
    function look() {
      if (isWaiting(getState()) && now() < until) timer = setTimeout(look, LOOK_MS);
      else whenIdle(() => void loadAllParts());
    }
    return () => clearTimeout(timer);
  };

const isWaiting = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((query) => query?.status === QueryStatus.pending);
