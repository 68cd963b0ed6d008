import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoredState } from '../config/stored';
import { changedInOtherTab, settingsReset } from './storage';

/** Keys that work wherever the focus is. Each can be switched off (WCAG 2.1.4). Absent or null means on. */
type ShortcutsState = Partial<StoredState<'shortcuts'>>;

const initialState: ShortcutsState = {};

/** Sets the fields to null, because an absent field would stay in storage. */
const cleared = (state: ShortcutsState): ShortcutsState =>
  Object.fromEntries(Object.keys(state).map((name) => [name, null]));

export const shortcutsSlice = createSlice({
  name: 'shortcuts',
  initialState,
  reducers: {
    shortcutSwitched: (
      state,
      { payload }: PayloadAction<{ shortcut: keyof ShortcutsState; isOn: boolean }>,
    ) => {
      state[payload.shortcut] = payload.isOn;
    },
  },
  extraReducers: (build) => {
    build.addCase(settingsReset, cleared);
    build.addCase(
      changedInOtherTab,
      (state, { payload }) => payload.shortcuts && { ...cleared(state), ...payload.shortcuts },
    );
  },
});

export const { shortcutSwitched } = shortcutsSlice.actions;

type WithShortcuts = { shortcuts: ShortcutsState };
/** Whether Ctrl+K or Cmd+K opens the command palette. */
export const selectHasCommandPalette = ({ shortcuts }: WithShortcuts): boolean => shortcuts.palette ?? true;
/** Whether `?` lists the shortcuts. */
export const selectHasShortcutHelp = ({ shortcuts }: WithShortcuts): boolean => shortcuts.help ?? true;
