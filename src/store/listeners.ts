import { createListenerMiddleware } from '@reduxjs/toolkit';
import { addLanguageListeners } from './languageListeners';
import type { AppDispatch, RootState, StoreExtra } from './reducer';
import { addSessionListeners } from './sessionListeners';
import { addStorageListeners } from './storageFailure';

/** Makes the listeners of one store, so that two tests never share a listener. */
export function createListeners(extra: StoreExtra) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({ extra });
  addSessionListeners(listeners.startListening);
  addLanguageListeners(listeners.startListening);
  addStorageListeners(listeners.startListening);
  return listeners.middleware;
}
