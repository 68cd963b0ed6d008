import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoredState } from '../config/stored';
import {
  themeColor,
  DEFAULT_RADIUS,
  DEFAULT_THEME,
  followsSystem,
  themeMode,
  systemMode,
} from '../config/themes';
import type { Color, Density, Mode, ModeChoice, Radius, ThemeId } from '../config/themes';
import { changedInOtherTab, settingsReset } from './storage';

type ThemeState = StoredState<'theme'>;

const initialState: ThemeState = { color: null, radius: null, density: null, mode: null };

const themeOf = ({ color }: ThemeState): ThemeId => color ?? DEFAULT_THEME;
const isFollowing = (state: ThemeState): boolean => followsSystem(state.mode, themeOf(state));

function choose(state: ThemeState, theme: ThemeId, isSystem: boolean): void {
  state.color = theme;
  state.mode = isSystem ? systemMode(theme) : null;
}

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    colorChosen: (state, { payload }: PayloadAction<Color>) => {
      choose(state, `${themeMode(themeOf(state))}.${payload}`, isFollowing(state));
    },
    modeChosen: (state, { payload }: PayloadAction<ModeChoice>) => {
      const theme = themeOf(state);
      const mode = payload === 'system' ? themeMode(theme) : payload;
      choose(state, `${mode}.${themeColor(theme)}`, payload === 'system');
    },
    radiusChosen: (state, { payload }: PayloadAction<Radius>) => {
      state.radius = payload;
    },
    /** Null: the pointer decides again. */
    densityChosen: (state, { payload }: PayloadAction<Density | null>) => {
      state.density = payload;
    },
  },
  extraReducers: (build) => {
    build.addCase(settingsReset, () => initialState);
    build.addCase(
      changedInOtherTab,
      (_state, { payload }) => payload.theme && { ...initialState, ...payload.theme },
    );
  },
});

export const { colorChosen, densityChosen, modeChosen, radiusChosen } = themeSlice.actions;

export const selectTheme = ({ theme }: { theme: ThemeState }): ThemeId => themeOf(theme);
export const selectRadius = ({ theme }: { theme: ThemeState }): Radius => theme.radius ?? DEFAULT_RADIUS;
/** Null: the pointer decides. */
export const selectDensity = ({ theme }: { theme: ThemeState }): Density | null => theme.density;
export const selectFollowsSystem = ({ theme }: { theme: ThemeState }): boolean => isFollowing(theme);
/** Returns the mode that the user chose. */
export const selectModeChoice = ({ theme }: { theme: ThemeState }): ModeChoice =>
  isFollowing(theme) ? 'system' : themeMode(themeOf(theme));
/** Returns the mode of the page, which may depend on the system's mode. */
export const selectMode = ({ theme }: { theme: ThemeState }, isSystemDark: boolean): Mode =>
  isFollowing(theme) ? (isSystemDark ? 'dark' : 'light') : themeMode(themeOf(theme));
