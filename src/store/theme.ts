import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { listRootAttributes, rootAttributes } from '../config/stored';
import type { RootAttribute, StoredState } from '../config/stored';
import { themeColor, DEFAULT_THEME, followsSystem, themeMode, systemMode } from '../config/themes';
import type { Color, Mode, ModeChoice, ThemeId } from '../config/themes';
import { changedInOtherTab, makeEmptyState, settingsReset } from './storage';

type ThemeState = StoredState<'theme'>;
type WithTheme = { theme: ThemeState };

const initialState = makeEmptyState('theme');

const findTheme = ({ color }: ThemeState): ThemeId => color ?? DEFAULT_THEME;
const isSystemMode = (state: ThemeState): boolean => followsSystem(state.mode, findTheme(state));

function setTheme(state: ThemeState, theme: ThemeId, isSystem: boolean): void {
  state.color = theme;
  state.mode = isSystem ? systemMode(theme) : null;
}

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    colorChosen: (state, { payload }: PayloadAction<Color>) => {
      setTheme(state, `${themeMode(findTheme(state))}.${payload}`, isSystemMode(state));
    },
    modeChosen: (state, { payload }: PayloadAction<ModeChoice>) => {
      const theme = findTheme(state);
      const mode = payload === 'system' ? themeMode(theme) : payload;
      setTheme(state, `${mode}.${themeColor(theme)}`, payload === 'system');
    },
    /** A value that is not in the list of the attribute is not stored, so that the initial one applies. */
    attributeChosen: (state, { payload }: PayloadAction<{ name: RootAttribute; value: string }>) => ({
      ...state,
      [payload.name]: rootAttributes[payload.name].read(payload.value),
    }),
  },
  extraReducers: (build) => {
    build.addCase(settingsReset, () => initialState);
    build.addCase(
      changedInOtherTab,
      (_state, { payload }) => payload.theme && { ...initialState, ...payload.theme },
    );
  },
});

export const { attributeChosen, colorChosen, modeChosen } = themeSlice.actions;

export const selectTheme = ({ theme }: WithTheme): ThemeId => findTheme(theme);
/** Returns the value of an attribute of the root element. */
export const selectAttribute = ({ theme }: WithTheme, name: RootAttribute): string =>
  theme[name] ?? rootAttributes[name].initial;
/** Returns all attributes of the root element. Compare the result with `shallowEqual`. */
export const selectAttributes = (state: WithTheme): Record<string, string> =>
  Object.fromEntries(listRootAttributes().map((name) => [name, selectAttribute(state, name)]));
export const selectFollowsSystem = ({ theme }: WithTheme): boolean => isSystemMode(theme);
/** Returns the mode that the user chose. */
export const selectModeChoice = ({ theme }: WithTheme): ModeChoice =>
  isSystemMode(theme) ? 'system' : themeMode(findTheme(theme));
/** Returns the mode of the page, which may depend on the system's mode. */
export const selectMode = ({ theme }: WithTheme, isSystemDark: boolean): Mode =>
  isSystemMode(theme) ? (isSystemDark ? 'dark' : 'light') : themeMode(findTheme(theme));
