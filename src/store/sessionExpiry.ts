// The end of the session, and its notice (specification §4). The app area's code injects this slice.
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { selectProfile } from './profile';
import { userChangedElsewhere, sessionSlice } from './session';

type Stage = 'soon' | 'over';
type ExpiryState = {
  /** Minutes until the end, rounded up, while the end is near. */
  minutes: number;
  /** The last reported stage. A dismissed stage is not shown again. It waits while 'otherUser' is shown. */
  reported: Stage | null;
  /** The notice on the screen. */
  showing: Stage | 'otherUser' | null;
};

const initialState: ExpiryState = { minutes: 0, reported: null, showing: null };

export const expirySlice = createSlice({
  name: 'expiry',
  initialState,
  reducers: {
    expiryNeared: (state, { payload }: PayloadAction<number>) => {
      const stage = payload > 0 ? 'soon' : 'over';
      state.minutes = payload;
      if (state.reported === stage) return;
      state.reported = stage;
      if (state.showing !== 'otherUser') state.showing = stage;
    },
    /** The end is not near, so the notice of an earlier end is removed. */
    expiryFar: ({ showing }) => (showing === 'otherUser' ? { ...initialState, showing } : initialState),
    /** The user dismissed the notice. After 'otherUser', the notice of a near end is shown. */
    noticeDismissed: (state) => {
      state.showing = state.showing === 'otherUser' ? state.reported : null;
    },
    /** The user opened the dismissed notice again. */
    noticeReopened: (state) => {
      state.showing = state.reported;
    },
  },
  extraReducers: (build) => {
    // The session changed or was renewed, here or in another tab, so the notice is outdated.
    build.addMatcher(isSessionAction, (_state, action) =>
      userChangedElsewhere.match(action) ? { ...initialState, showing: 'otherUser' } : initialState,
    );
  },
});

export const { expiryNeared, expiryFar, noticeDismissed, noticeReopened } = expirySlice.actions;

export const selectExpiry = ({ expiry = initialState }: { expiry?: ExpiryState }): ExpiryState => expiry;

/** Returns the end of the session in milliseconds by this browser's clock, or null if it is unknown. */
export function selectEndsAt(state: Parameters<typeof selectProfile>[0]): number | null {
  const { data, fulfilledTimeStamp, isSuccess } = selectProfile(state);
  // While the query of a renewed session runs, or after it failed, the data is of the previous session.
  if (!isSuccess) return null;
  // The backend has just accepted the token, so an end in the past results from a wrong clock.
  return data.endsInMs !== null && data.endsInMs > 0 ? fulfilledTimeStamp + data.endsInMs : null;
}

function isSessionAction(action: { type: string }): boolean {
  return action.type.startsWith(`${sessionSlice.name}/`);
}
