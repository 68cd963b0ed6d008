import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { getDashboardCode } from '../api/userRecord';
import { isNotOffered, isNotPermitted } from '../api/callError';
import { clearResponses } from '../api/clearResponses';
import { fieldOf } from '../api/fieldOf';
import { sessionApi } from '../api/session';
import { isInApp, paths } from '../config/paths';
import type { StartListening } from './reducer';
import { selectProfile } from './profile';
import {
  logoutRequested,
  userChangedElsewhere,
  userReplaced,
  selectIsSignedIn,
  selectToken,
  selectUser,
  sessionChangedElsewhere,
  sessionRejected,
  sessionRenewed,
  sessionSlice,
  signedIn,
} from './session';
import { messages } from './store.messages';
import { toastAdded } from './toasts';

/** Only a failed call has a kind, and other payloads may be long lists. */
const isFailure = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'kind' in payload;

/** Whether an action reports a 401 to a call with the stored token (specification §4, §8). */
const endsSession = ({ payload }: UnknownAction): boolean =>
  isFailure(payload) && fieldOf(payload, 'endsSession') === true;

/** The texts by the reason of such a 401, if a person is the cause. A backend may name none. */
const END_TEXTS = new Map<unknown, { id: string }>([
  ['user-blocked', messages.userBlocked],
  ['session-ended', messages.endedByPerson],
]);

/** The store has read the stored session. */
const isRehydrated = (action: UnknownAction): boolean =>
  action.type === REHYDRATE && action['key'] === sessionSlice.name;

export function addSessionListeners(start: StartListening): void {
  start({
    // When parallel calls fail with 401, only the first one ends the session.
    predicate: (action, _now, previousState) => endsSession(action) && selectIsSignedIn(previousState),
    effect: ({ payload }, { dispatch, extra }) => {
      const from = extra.address();
      const text = END_TEXTS.get(fieldOf(payload, 'reason'));
      dispatch(sessionRejected());
      dispatch(clearResponses());
      // What a person has done stays until it is read.
      dispatch(
        text
          ? toastAdded({ messageId: text.id }, 'info')
          : toastAdded({ messageId: messages.sessionEnded.id }),
      );
      extra.navigate(paths.userLogin.to(), { replace: true, state: isInApp(from) ? { from } : null });
    },
  });

  // An administrator has changed the role, so what the session may do is asked again.
  start({
    predicate: (action, state) =>
      isFailure(action['payload']) && isNotPermitted(action['payload']) && selectProfile(state).isSuccess,
    effect: (_action, { dispatch }) => {
      void dispatch(
        sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    },
  });

  // Ends the previous session at the backend.
  start({
    matcher: isAnyOf(logoutRequested, signedIn, userReplaced),
    effect: (_action, { dispatch, getOriginalState }) => {
      const previousState = getOriginalState();
      const token = selectToken(previousState);
      const { error } = selectProfile(previousState);
      // A backend that cannot read a session cannot end one.
      const lacksSessions = error !== undefined && 'kind' in error && isNotOffered(error);
      if (token !== null && !lacksSessions)
        void dispatch(sessionApi.endpoints.endSession.initiate(token, { track: false }));
    },
  });

  start({
    actionCreator: logoutRequested,
    effect: (_action, { dispatch, extra }) => {
      // The cached responses contain the data of the previous user.
      dispatch(clearResponses());
      extra.identity?.signOut();
      extra.navigate(paths.userLogin.to(), { replace: true });
    },
  });

  start({
    actionCreator: sessionChangedElsewhere,
    effect: ({ payload }, { dispatch, extra }) => {
      // The listener below handles a new session.
      if (payload.token !== null) return;
      dispatch(clearResponses());
      if (isInApp(extra.address())) extra.navigate(paths.userLogin.to(), { replace: true });
    },
  });

  start({
    predicate: (action, state) => (startsSession(action) || isRehydrated(action)) && selectIsSignedIn(state),
    effect: async (action, listener) => {
      const { dispatch, extra } = listener;
      const previousState = listener.getOriginalState();
      const { data: earlierProfile } = selectProfile(previousState);
      const isReplacedElsewhere = sessionChangedElsewhere.match(action) && selectIsSignedIn(previousState);
      // Another tab may have renewed the session. Its user can be compared only if the earlier profile was loaded.
      const mayHaveSameUser =
        sessionRenewed.match(action) || (isReplacedElsewhere && earlierProfile !== undefined);
      if (!mayHaveSameUser) dispatch(clearResponses());
      const token = selectToken(listener.getState());
      const { data: profile, isSuccess } = await dispatch(
        sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }),
      );
      if (!isReplacedElsewhere || token !== selectToken(listener.getState())) return;
      // After a failure, `profile` is still the previous user's response, so it counts only after a success.
      if (isSuccess && profile.login === earlierProfile?.login) return;
      dispatch(clearResponses(isSuccess ? 'getSession' : undefined));
      dispatch(userChangedElsewhere());
      const user = selectUser(listener.getState());
      if (isInApp(extra.address()))
        extra.navigate(paths.dashboard.to(user && getDashboardCode(user)), { replace: true });
    },
  });
}

const startsSession = isAnyOf(signedIn, sessionRenewed, userReplaced, sessionChangedElsewhere);
