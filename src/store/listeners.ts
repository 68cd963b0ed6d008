import { createListenerMiddleware } from '@reduxjs/toolkit';
import { addLanguageListeners } from './languageListeners';
import type { AppDispatch, RootState, StoreExtra } from './reducer';
import { addSessionListeners } from './sessionListeners';
import { addStorageListeners } from './storageFailure';

/** Makes the listeners of one store, so that two tests never share a listener. */
export function createListeners(extra: StoreExtra) {
  const { startListening, middleware } = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({
    extra,
  });
  addSessionListeners(startListening);
  addLanguageListeners(startListening);
  addStorageListeners(startListening);
  return middleware;
}
