// Two minutes before a session ends this says so, and once more when it has ended (specification §4). It comes with the
// app area, the one place where something can be lost with a session: the login pays nothing for it. What is shown is
// `screens/session`'s; here is only the clock.
import { addListener, createAction, createSlice, isAnyOf, removeListener } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, PayloadAction } from '@reduxjs/toolkit';
import { sessionApi } from '../api/session';
import { onComeBack } from './onComeBack';
import { personChangedElsewhere, selectIsSignedIn, selectProfile, sessionSlice } from './session';
import type { AppDispatch, RootState, StoreExtra } from './store';

/** specification §9 */
const WARNING_MS = 2 * 60_000;
const MINUTE_MS = 60_000;
/** A longer wait than this many milliseconds would be none: browsers count it in 32 bits. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

type Stage = 'soon' | 'over';
type ExpiryState = {
  /** Begun minutes that are left, while the end is near. */
  minutes: number;
  /** How far the person has been told, or is after 'otherPerson'; what was put off is not said again. */
  told: Stage | null;
  showing: Stage | 'otherPerson' | null;
};

const initialState: ExpiryState = { minutes: 0, told: null, showing: null };

export const expirySlice = createSlice({
  name: 'expiry',
  initialState,
  reducers: {
    expiryNeared: (state, { payload }: PayloadAction<number>) => {
      const stage = payload > 0 ? 'soon' : 'over';
      state.minutes = payload;
      if (state.told === stage) return;
      state.told = stage;
      if (state.showing !== 'otherPerson') state.showing = stage;
    },
    /** The end is far away: what was said of an earlier one no longer holds. */
    expiryFar: ({ showing }) => (showing === 'otherPerson' ? { ...initialState, showing } : initialState),
    /** The person has read it and goes on: to the end of the session, where that has come near meanwhile. */
    noticePutOff: (state) => {
      state.showing = state.showing === 'otherPerson' ? state.told : null;
    },
    /** The person comes back to what was put off. */
    noticeRecalled: (state) => {
      state.showing = state.told;
    },
  },
  extraReducers: (build) => {
    // Another session, or the same one renewed here or in another tab: what was said no longer holds.
    build.addMatcher(isOfSession, (_state, action) =>
      personChangedElsewhere.match(action) ? { ...initialState, showing: 'otherPerson' } : initialState,
    );
  },
});

export const { noticePutOff, noticeRecalled } = expirySlice.actions;
const { expiryNeared, expiryFar } = expirySlice.actions;
/** The clock is to be looked at: a laptop slept, or a tab whose timers were held back is looked at again. */
const clockDue = createAction('expiry/clockDue');

export const selectExpiry = ({ expiry = initialState }: { expiry?: ExpiryState }): ExpiryState => expiry;

/** When the session ends, in milliseconds by this browser's clock; null where the backend does not tell it. */
export function selectEndsAt(state: Pick<RootState, 'api'>): number | null {
  const { data, fulfilledTimeStamp, isSuccess } = selectProfile(state);
  // While a renewed session is asked for, and where that fails, what is there is the end of the one before.
  if (!isSuccess) return null;
  // The backend has just taken the token: an end that is past is no end, but a clock that is wrong.
  return data.endsInMs !== null && data.endsInMs > 0 ? fulfilledTimeStamp + data.endsInMs : null;
}

const matcher = isAnyOf(clockDue, sessionApi.endpoints.getSession.matchFulfilled);

async function follow(_action: unknown, listener: ListenerEffectAPI<RootState, AppDispatch, StoreExtra>) {
  listener.cancelActiveListeners();
  for (;;) {
    const endsAt = selectEndsAt(listener.getState());
    if (endsAt === null) return;
    const left = endsAt - listener.extra.now();
    const minutes = Math.max(0, Math.ceil(left / MINUTE_MS));
    listener.dispatch(left <= WARNING_MS ? expiryNeared(minutes) : expiryFar());
    if (minutes === 0) return;
    const next = left > WARNING_MS ? WARNING_MS : (minutes - 1) * MINUTE_MS;
    await listener.delay(Math.min(left - next, LONGEST_WAIT_MS));
  }
}

const listen = addListener.withTypes<RootState, AppDispatch, StoreExtra>();
const unlisten = removeListener.withTypes<RootState, AppDispatch, StoreExtra>();

/** The owner of the session is unknown: the answers were dropped, since another person may have signed in. */
const isProfileMissing = (state: RootState): boolean =>
  selectIsSignedIn(state) && selectProfile(state).isUninitialized;

/** Watches the clock until the function that comes back is called. */
export function watchExpiry(window: Window) {
  return (dispatch: AppDispatch, getState: () => RootState, { inject }: StoreExtra): (() => void) => {
    inject(expirySlice);
    dispatch(listen({ matcher, effect: follow }));
    const look = () => dispatch(clockDue());
    const comeBack = () => {
      look();
      if (isProfileMissing(getState()))
        // The session's beginning has subscribed already.
        void dispatch(
          sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
    };
    look();
    const forget = onComeBack(window, comeBack);
    return () => {
      dispatch(unlisten({ matcher, effect: follow, cancelActive: true }));
      forget();
    };
  };
}

function isOfSession(action: { type: string }): boolean {
  return action.type.startsWith(`${sessionSlice.name}/`);
}
