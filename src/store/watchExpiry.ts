// The timer of the session's end. Only the app area loads it, so it adds no bytes to the login.
import { addListener, createAction, isAnyOf, removeListener } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { sessionApi } from '../api/session';
import { onReturn } from './onReturn';
import type { AppDispatch, AppThunk, RootState, StoreExtra } from './reducer';
import { selectProfile } from './profile';
import { selectIsSignedIn } from './session';
import { expiryFar, expiryNeared, expirySlice, selectEndsAt } from './sessionExpiry';

/** Time before the end of the session at which the notice appears (specification §9.9). */
const WARNING_MS = 2 * 60_000;
const MINUTE_MS = 60_000;
/** In milliseconds. Browsers use 32 bits for a wait, so a longer one would end immediately. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** Requests a new reading of the clock, after a laptop slept or a hidden tab became visible. */
const clockDue = createAction('expiry/clockDue');

const isExpiryAction = isAnyOf(clockDue, sessionApi.endpoints.getSession.matchFulfilled);

async function followExpiry(
  _action: unknown,
  listener: ListenerEffectAPI<RootState, AppDispatch, StoreExtra>,
) {
  listener.cancelActiveListeners();
  for (;;) {
    const endsAt = selectEndsAt(listener.getState());
    if (endsAt === null) return;
    const remainingMs = endsAt - listener.extra.now();
    const minutes = Math.max(0, Math.ceil(remainingMs / MINUTE_MS));
    listener.dispatch(remainingMs <= WARNING_MS ? expiryNeared(minutes) : expiryFar());
    if (minutes === 0) return;
    const nextNoticeMs = remainingMs > WARNING_MS ? WARNING_MS : (minutes - 1) * MINUTE_MS;
    await listener.delay(Math.min(remainingMs - nextNoticeMs, MAX_WAIT_MS));
  }
}

const listen = addListener.withTypes<RootState, AppDispatch, StoreExtra>();
const unlisten = removeListener.withTypes<RootState, AppDispatch, StoreExtra>();

/** Whether the user is unknown, because the responses were removed when another user may have signed in. */
const isProfileMissing = (state: RootState): boolean =>
  selectIsSignedIn(state) && selectProfile(state).isUninitialized;

/** Watches the clock. Returns a function that stops it. */
export function watchExpiry(window: Window): AppThunk<() => void> {
  return (dispatch, getState, { inject }) => {
    inject(expirySlice);
    dispatch(listen({ matcher: isExpiryAction, effect: followExpiry }));
    const checkClock = () => dispatch(clockDue());
    const handleReturn = () => {
      checkClock();
      if (isProfileMissing(getState()))
        // The listener of a new session has already subscribed to this query.
        void dispatch(
          sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
    };
    checkClock();
    const stop = onReturn(window, handleReturn);
    return () => {
      dispatch(unlisten({ matcher: isExpiryAction, effect: followExpiry, cancelActive: true }));
      stop();
    };
  };
}
