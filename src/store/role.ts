import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionApi } from '../api/session';
import { DEFAULT_ROLE, STORED_ROLES, roleFrom } from '../config/roles';
import type { Role } from '../config/roles';
import { KEYS } from '../config/storageKeys';
import type { StoredFields } from './storage';

/** For the screens only: what a person may do is decided by the backend. */
export type RoleState = {
  /** Null: nothing is stored. 'none': something that is no role. */
  stored: Role | 'none' | null;
};

export const roleFields: StoredFields<RoleState> = {
  stored: {
    key: KEYS.role,
    read: roleFrom,
    write: (role) => (role === 'none' ? '' : STORED_ROLES[role]),
  },
};

const initialState: RoleState = { stored: null };

export const roleSlice = createSlice({
  name: 'role',
  initialState,
  reducers: {
    /** Another tab was told a role: of the same session, or of somebody else's, whom this tab may not reach. */
    roleChangedElsewhere: (state, { payload }: PayloadAction<Partial<RoleState>>) => {
      state.stored = payload.stored ?? null;
    },
  },
  extraReducers: (build) => {
    build.addMatcher(sessionApi.endpoints.getSession.matchFulfilled, (state, { payload }) => {
      state.stored = payload.role;
    });
  },
});

export const { roleChangedElsewhere } = roleSlice.actions;

/** The role of this browser; Admin where none is stored (specification §6), null for a foreign value. */
export function selectRole({ role }: { role: RoleState }): Role | null {
  return role.stored === 'none' ? null : (role.stored ?? DEFAULT_ROLE);
}
