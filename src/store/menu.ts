import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_MENU, menuAt } from '../config/menuTypes';
import type { MenuType, Width } from '../config/menuTypes';
import type { StoredState } from '../config/stored';
import { changedInOtherTab, makeEmptyState, settingsReset } from './storage';

type MenuState = StoredState<'menu'>;

const initialState = makeEmptyState('menu');

export const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    /** Sets the menus at the start for every width, and removes the user's earlier changes. */
    menuTypeChosen: (_state, { payload }: PayloadAction<MenuType>) => ({ ...initialState, type: payload }),
    /** The user opened or closed a menu. Stored for this width. */
    menuSet: (state, { payload }: PayloadAction<{ width: 'wide' | 'medium'; type: MenuType }>) => {
      state[payload.width] = payload.type;
    },
  },
  extraReducers: (build) => {
    build.addCase(settingsReset, () => initialState);
    build.addCase(
      changedInOtherTab,
      (_state, { payload }) => payload.menu && { ...initialState, ...payload.menu },
    );
  },
});

export const { menuTypeChosen, menuSet } = menuSlice.actions;

type WithMenu = { menu: MenuState };
export const selectMenuType = ({ menu }: WithMenu): MenuType => menu.type ?? DEFAULT_MENU;

/** Returns which menus are open at a width. */
export const selectMenuAt = ({ menu }: WithMenu, width: Width): MenuType =>
  (width === 'narrow' ? null : menu[width]) ?? menuAt(menu.type ?? DEFAULT_MENU, width);
