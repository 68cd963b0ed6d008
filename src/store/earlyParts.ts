import { loadAllParts } from '../chunks/parts';
import type { AppDispatch, RootState, StoreExtra } from './store';

/** Loads every screen and dialog as soon as the browser has nothing else to do. */
export const partsWanted =
  () =>
  (_dispatch: AppDispatch, _getState: () => RootState, { whenIdle }: StoreExtra): void => {
    whenIdle(() => void loadAllParts());
  };
