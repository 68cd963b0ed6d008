// How near the end of the session is, and what of it is shown (specification §4). The app area's code injects the slice.
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { personChangedElsewhere, selectProfile, sessionSlice } from './session';

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

export const { expiryNeared, expiryFar, noticePutOff, noticeRecalled } = expirySlice.actions;

export const selectExpiry = ({ expiry = initialState }: { expiry?: ExpiryState }): ExpiryState => expiry;

/** When the session ends, in milliseconds by this browser's clock; null where the backend does not tell it. */
export function selectEndsAt(state: Parameters<typeof selectProfile>[0]): number | null {
  const { data, fulfilledTimeStamp, isSuccess } = selectProfile(state);
  // While a renewed session is asked for, and where that fails, what is there is the end of the one before.
  if (!isSuccess) return null;
  // The backend has just taken the token: an end that is past is no end, but a clock that is wrong.
  return data.endsInMs !== null && data.endsInMs > 0 ? fulfilledTimeStamp + data.endsInMs : null;
}

function isOfSession(action: { type: string }): boolean {
  return action.type.startsWith(`${sessionSlice.name}/`);
}
