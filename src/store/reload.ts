import type { AppThunk } from './reducer';

/** Reloads the page if the server is reachable. Otherwise the browser would show its own error page. */
export const reloadPage =
  (): AppThunk =>
  (_dispatch, _getState, { reload }) => {
    void reload(() => true);
  };
