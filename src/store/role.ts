import { createSlice } from '@reduxjs/toolkit';
import { sessionApi } from '../api/session';
import { DEFAULT_ROLE, readRoleName } from '../config/roles';
import type { Role } from '../config/roles';
import type { StoredState } from '../config/stored';
import { changedInOtherTab, makeEmptyState } from './storage';

/** Only for the screens. The backend decides what a user may do. */
type RoleState = StoredState<'role'>;

const initialState = makeEmptyState('role');

export const roleSlice = createSlice({
  name: 'role',
  initialState,
  reducers: {},
  extraReducers: (build) => {
    // Another tab received a role, for the same user or another one.
    build.addCase(
      changedInOtherTab,
      (_state, { payload }) => payload.role && { ...initialState, ...payload.role },
    );
    build.addMatcher(sessionApi.endpoints.getSession.matchFulfilled, (state, { payload }) => {
      state.stored = readRoleName(payload.role);
    });
  },
});

/** Returns the role: Admin if none is stored (specification §6), and null if the stored text is no role. */
export function selectRole({ role }: { role: RoleState }): Role | null {
  return role.stored === 'none' ? null : (role.stored ?? DEFAULT_ROLE);
}
