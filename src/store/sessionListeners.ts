import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { getDashboardCode } from '../api/auth';
import { isNotOffered } from '../api/callError';
import { clearResponses } from '../api/clearResponses';
import { sessionApi } from '../api/session';
import { isInApp, paths } from '../config/paths';
import type { StartListening } from './reducer';
import {
  logoutRequested,
  personChangedElsewhere,
  personReplaced,
  selectIsSignedIn,
  selectProfile,
  selectToken,
  selectUser,
  sessionChangedElsewhere,
  sessionRejected,
  sessionRenewed,
  sessionSlice,
  signedIn,
} from './session';
import { messages } from './store.messages';
import { toastAsked } from './toasts';

/** A 401 to a call that carried the stored token (specification §4, §8). */
function endsSession(action: UnknownAction): boolean {
  const { payload } = action;
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'endsSession' in payload &&
    payload.endsSession === true
  );
}

const isRehydrated = (action: UnknownAction): boolean =>
  action.type === REHYDRATE && action['key'] === sessionSlice.name;

export function addSessionListeners(start: StartListening): void {
  start({
    // Of several calls that fail together only the first still finds a token.
    predicate: (action, _now, before) => endsSession(action) && selectIsSignedIn(before),
    effect: (_action, { dispatch, extra }) => {
      const from = extra.address();
      dispatch(sessionRejected());
      dispatch(clearResponses());
      dispatch(toastAsked({ messageId: messages.sessionEnded.id }));
      extra.navigate(paths.userLogin.to(), { replace: true, state: isInApp(from) ? { from } : null });
    },
  });

  start({
    matcher: isAnyOf(logoutRequested, signedIn, personReplaced),
    effect: (_action, { dispatch, getOriginalState }) => {
      const before = getOriginalState();
      const token = selectToken(before);
      const { error } = selectProfile(before);
      const isOffered = !(error && 'kind' in error && isNotOffered(error));
      if (token !== null && isOffered)
        void dispatch(sessionApi.endpoints.endSession.initiate(token, { track: false }));
    },
  });

  start({
    actionCreator: logoutRequested,
    effect: (_action, { dispatch, extra }) => {
      // Cached answers hold the last user's data.
      dispatch(clearResponses());
      extra.identity?.signOut();
      extra.navigate(paths.userLogin.to(), { replace: true });
    },
  });

  start({
    actionCreator: sessionChangedElsewhere,
    effect: ({ payload }, { dispatch, extra }) => {
      if (payload.token !== null) return; // a new session: the listener below
      dispatch(clearResponses());
      if (isInApp(extra.address())) extra.navigate(paths.userLogin.to(), { replace: true });
    },
  });

  start({
    predicate: (action, now) => (begins(action) || isRehydrated(action)) && selectIsSignedIn(now),
    effect: async (action, listener) => {
      const { dispatch, extra } = listener;
      const before = listener.getOriginalState();
      const { data: known } = selectProfile(before);
      const isForeign = sessionChangedElsewhere.match(action) && selectIsSignedIn(before);
      // Answers to an earlier session are not this one's, unless it is the same person's; another tab may have renewed
      // it. Whose the first was is known by its answer alone.
      if (!(isForeign && known) && !sessionRenewed.match(action)) dispatch(clearResponses());
      const token = selectToken(listener.getState());
      const { data: found, isSuccess } = await dispatch(
        sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }),
      );
      if (!isForeign || token !== selectToken(listener.getState())) return;
      // A failed call keeps the first person's answer, so what came back counts only where it succeeded.
      if (isSuccess && found.login === known?.login) return;
      dispatch(clearResponses(isSuccess ? 'getSession' : undefined));
      dispatch(personChangedElsewhere());
      const user = selectUser(listener.getState());
      if (isInApp(extra.address()))
        extra.navigate(paths.dashboard.to(user && getDashboardCode(user)), { replace: true });
    },
  });
}

const begins = isAnyOf(signedIn, sessionRenewed, personReplaced, sessionChangedElsewhere);
