import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState, StoreExtra } from './store';
import { addLanguageListeners } from './language';
import { addSessionListeners } from './session';
import { addStorageListeners } from './storageFailure';

export type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>;

/** New for every store: two tests never share a listener. */
export function createListeners(extra: StoreExtra) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({ extra });
  addSessionListeners(listeners.startListening);
  addLanguageListeners(listeners.startListening);
  addStorageListeners(listeners.startListening);
  return listeners.middleware;
}
