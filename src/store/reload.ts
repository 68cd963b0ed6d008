import type { AppThunk } from './reducer';

/** Reloads the page, unless the server is unreachable: the browser would show its own error page instead. */
export const reloadAsked =
  (): AppThunk =>
  (_dispatch, _getState, { reload }) => {
    void reload();
  };
