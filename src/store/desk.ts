import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoredState } from '../config/stored';
import { logoutRequested, sessionRejected, userChangedElsewhere, userReplaced } from './session';
import { changedInOtherTab, makeEmptyState } from './storage';

/** What a user left on the desk. */
export type Desk = {
  /** Codes of the dashboards that the user marked. */
  favourites: readonly string[];
  /** Codes of the dashboards that the user opened. The last one is first. */
  recent: readonly string[];
  /** The query of the list of entries with its last view. Absent: none was seen. */
  entries?: string;
  /** The columns of the list of entries. Empty: those that the portal chooses. Absent: none were chosen. */
  columns?: string;
};

type DeskState = StoredState<'desk'> & {
  /** The desk of a user without an id. It ends with the session and is never stored. */
  unnamed: Desk | null;
};

const initialState: DeskState = { ...makeEmptyState('desk'), unnamed: null };

export const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    /** `people` is the stored content with the desks of all users of this browser. */
    deskChanged: (state, { payload }: PayloadAction<Partial<DeskState>>) => ({ ...state, ...payload }),
  },
  extraReducers: (build) => {
    build.addCase(
      changedInOtherTab,
      (state, { payload }) => payload.desk && { ...initialState, ...payload.desk, unnamed: state.unnamed },
    );
    build.addMatcher(
      isAnyOf(logoutRequested, sessionRejected, userReplaced, userChangedElsewhere),
      (state) => ({ ...state, unnamed: null }),
    );
  },
});

export const { deskChanged } = deskSlice.actions;

export const selectDesks = ({ desk }: { desk: DeskState }): DeskState => desk;
