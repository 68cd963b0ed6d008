import { QueryStatus } from '@reduxjs/toolkit/query';
import { loadAllParts } from '../chunks/parts';
import { savesData } from '../chunks/savesData';
import type { AppThunk, RootState } from './reducer';

/** Milliseconds between two checks of the running requests, and the longest time to wait for them. */
const CHECK_MS = 500;
const MAX_WAIT_MS = 10_000;

/**
 * Loads all screens and dialogs, and their texts, when the first page has its data and the browser is idle, unless the visitor saves data.
 * Returns what cancels it.
 */
export const loadEarlyParts =
  (loadTexts: () => unknown): AppThunk<() => void> =>
  (_dispatch, getState, { now, whenIdle }) => {
    const deadline = now() + MAX_WAIT_MS;
    let isCancelled = false;
    let timer = setTimeout(check, CHECK_MS);
    function check() {
      if (hasPendingQuery(getState()) && now() < deadline) timer = setTimeout(check, CHECK_MS);
      else
        whenIdle(() => {
          if (isCancelled || savesData()) return;
          loadTexts();
          void loadAllParts();
        });
    }
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  };

const hasPendingQuery = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((query) => query?.status === QueryStatus.pending);
