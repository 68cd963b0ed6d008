import { loadAllParts } from '../chunks/parts';
import type { AppThunk } from './reducer';

/** Loads every screen and dialog as soon as the browser has nothing else to do. */
export const partsWanted =
  (): AppThunk =>
  (_dispatch, _getState, { whenIdle }) => {
    whenIdle(() => void loadAllParts());
  };
