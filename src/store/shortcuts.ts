import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoredState } from '../config/stored';
import { changedInOtherTab, makeEmptyState, settingsReset } from './storage';

/** Keys that work wherever the focus is. Each can be switched off (WCAG 2.1.4). Null means on. */
type ShortcutsState = StoredState<'shortcuts'>;

const initialState = makeEmptyState('shortcuts');

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
    build.addCase(settingsReset, () => initialState);
    build.addCase(
      changedInOtherTab,
      (_state, { payload }) => payload.shortcuts && { ...initialState, ...payload.shortcuts },
    );
  },
});

export const { shortcutSwitched } = shortcutsSlice.actions;

type WithShortcuts = { shortcuts: ShortcutsState };
/** Whether Ctrl+K or Cmd+K opens the command palette. */
export const selectHasCommandPalette = ({ shortcuts }: WithShortcuts): boolean => shortcuts.palette ?? true;
/** Whether `?` lists the shortcuts. */
export const selectHasShortcutHelp = ({ shortcuts }: WithShortcuts): boolean => shortcuts.help ?? true;
