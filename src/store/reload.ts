import type { AppDispatch, RootState, StoreExtra } from './store';

/** Reloads the page. Does nothing while the server cannot be reached: the browser would replace the portal by its own error page. */
export const reloadAsked =
  () =>
  (_dispatch: AppDispatch, _getState: () => RootState, { reload }: StoreExtra): void => {
    void reload();
  };
