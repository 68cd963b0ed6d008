import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { KEYS } from '../config/storageKeys';
import { DEFAULT_RADIUS, DEFAULT_THEME, followsSystem, radiusFrom, themeFrom } from '../config/themes';
import type { Radius, ThemeId } from '../config/themes';
import type { StoredFields } from './storage';

export type ThemeState = {
  color: ThemeId | null;
  radius: Radius | null;
  /** `system:<theme id>` while the theme follows the system. */
  mode: string | null;
};

export const themeFields: StoredFields<ThemeState> = {
  color: { key: KEYS.color, read: themeFrom, write: (id) => id },
  radius: { key: KEYS.radius, read: radiusFrom, write: (radius) => radius },
  mode: { key: KEYS.themeMode, read: (raw) => raw, write: (mode) => mode },
};

const initialState: ThemeState = { color: null, radius: null, mode: null };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    /** Another tab chose. */
    themeChangedElsewhere: (state, { payload }: PayloadAction<Partial<ThemeState>>) => {
      state.color = payload.color ?? null;
      state.radius = payload.radius ?? null;
      state.mode = payload.mode ?? null;
    },
  },
});

export const { themeChangedElsewhere } = themeSlice.actions;

export const selectTheme = ({ theme }: { theme: ThemeState }): ThemeId => theme.color ?? DEFAULT_THEME;
export const selectRadius = ({ theme }: { theme: ThemeState }): Radius => theme.radius ?? DEFAULT_RADIUS;
export const selectFollowsSystem = ({ theme }: { theme: ThemeState }): boolean =>
  followsSystem(theme.mode, theme.color ?? DEFAULT_THEME);
