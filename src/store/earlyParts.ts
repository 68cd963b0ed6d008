import { loadAllParts } from '../chunks/parts';
import type { AppThunk } from './reducer';

/** Loads all screens and dialogs when the browser is idle. */
export const loadEarlyParts =
  (): AppThunk =>
  (_dispatch, _getState, { whenIdle }) => {
    whenIdle(() => void loadAllParts());
  };
