import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { KEYS } from '../config/storageKeys';
import {
  colorOf,
  DEFAULT_RADIUS,
  DEFAULT_THEME,
  followsSystem,
  modeOf,
  radiusFrom,
  systemMode,
  themeFrom,
} from '../config/themes';
import type { Color, Mode, ModeChoice, Radius, ThemeId } from '../config/themes';
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
      choose(state, `${modeOf(themeOf(state))}.${payload}`, isFollowing(state));
    },
    modeChosen: (state, { payload }: PayloadAction<ModeChoice>) => {
      const theme = themeOf(state);
      const mode = payload === 'system' ? modeOf(theme) : payload;
      choose(state, `${mode}.${colorOf(theme)}`, payload === 'system');
    },
    radiusChosen: (state, { payload }: PayloadAction<Radius>) => {
      state.radius = payload;
    },
    /** Back to what is shipped; nothing stays stored. */
    themeReset: () => initialState,
    /** Another tab chose. */
    themeChangedElsewhere: (state, { payload }: PayloadAction<Partial<ThemeState>>) => {
      state.color = payload.color ?? null;
      state.radius = payload.radius ?? null;
      state.mode = payload.mode ?? null;
    },
  },
});

export const { colorChosen, modeChosen, radiusChosen, themeReset, themeChangedElsewhere } =
  themeSlice.actions;

export const selectTheme = ({ theme }: { theme: ThemeState }): ThemeId => themeOf(theme);
export const selectRadius = ({ theme }: { theme: ThemeState }): Radius => theme.radius ?? DEFAULT_RADIUS;
export const selectFollowsSystem = ({ theme }: { theme: ThemeState }): boolean => isFollowing(theme);
/** What the person asked for. */
export const selectModeChoice = ({ theme }: { theme: ThemeState }): ModeChoice =>
  isFollowing(theme) ? 'system' : modeOf(themeOf(theme));
/** What the page is drawn in, on a system that asks for dark or does not. */
export const selectMode = ({ theme }: { theme: ThemeState }, isSystemDark: boolean): Mode =>
  isFollowing(theme) ? (isSystemDark ? 'dark' : 'light') : modeOf(themeOf(theme));
