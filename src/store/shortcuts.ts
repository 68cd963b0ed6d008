import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { KEYS } from '../config/storageKeys';
import type { StoredFields } from './storage';

/** Keys that do something wherever the focus is: each can be switched off (WCAG 2.1.4). Null: on, as shipped. */
export type ShortcutsState = { palette: boolean | null; help: boolean | null };

const onOrOff = {
  read: (raw: string) => (raw === 'on' ? true : raw === 'off' ? false : null),
  write: (isOn: boolean) => (isOn ? 'on' : 'off'),
};

export const shortcutsFields: StoredFields<ShortcutsState> = {
  palette: { key: KEYS.commandPalette, ...onOrOff },
  help: { key: KEYS.shortcutHelp, ...onOrOff },
};

const initialState: ShortcutsState = { palette: null, help: null };

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
    /** Back to what is shipped; nothing stays stored. */
    shortcutsReset: () => initialState,
    /** Another tab chose. */
    shortcutsChangedElsewhere: (_state, { payload }: PayloadAction<Partial<ShortcutsState>>) => ({
      ...initialState,
      ...payload,
    }),
  },
});

export const { shortcutSwitched, shortcutsReset, shortcutsChangedElsewhere } = shortcutsSlice.actions;

type WithShortcuts = { shortcuts: ShortcutsState };
/** Ctrl+K or Cmd+K opens the command palette. */
export const selectHasCommandPalette = ({ shortcuts }: WithShortcuts): boolean => shortcuts.palette ?? true;
/** `?` lists the shortcuts. */
export const selectHasShortcutHelp = ({ shortcuts }: WithShortcuts): boolean => shortcuts.help ?? true;
