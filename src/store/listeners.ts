import { createListenerMiddleware } from '@reduxjs/toolkit';
import { addLanguageListeners } from './languageListeners';
import type { AppDispatch, RootState, StoreExtra } from './reducer';
import { selectIsSignedIn } from './session';
import { addStorageListeners } from './storageFailure';

/** Makes the listeners of one store, so that two tests never share a listener. */
export function createListeners(extra: StoreExtra) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({ extra });
  addLanguageListeners(listeners.startListening);
  addStorageListeners(listeners.startListening);
  listeners.startListening({
    // Also a stored session, and one that another tab began.
    predicate: (_action, now) => selectIsSignedIn(now) && extra.backend.loaded() === null,
    // The app area reports code that cannot be loaded.
    effect: () => void extra.backend.load().catch(() => undefined),
  });
  return listeners;
}
