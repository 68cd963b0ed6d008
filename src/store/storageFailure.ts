import { createAction } from '@reduxjs/toolkit';
import type { StartListening } from './reducer';
import { messages } from './store.messages';
import { toastAdded } from './toasts';

/** The browser refused to store a value. The portal keeps working in this tab. */
export const storageFailed = createAction('storage/failed');

export function addStorageListeners(start: StartListening): void {
  start({
    actionCreator: storageFailed,
    effect: (_action, listener) => {
      // The toast is shown once.
      listener.unsubscribe();
      listener.dispatch(toastAdded({ messageId: messages.sessionNotKept.id }));
    },
  });
}
