import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_MENU, menuAt, menuFrom } from '../config/menuTypes';
import type { MenuType, Width } from '../config/menuTypes';
import { KEYS } from '../config/storageKeys';
import type { StoredFields } from './storage';

export type MenuState = {
  /** What the menus start from at every width. */
  type: MenuType | null;
  /** What the person left open or closed; a narrow page starts closed each time. */
  wide: MenuType | null;
  medium: MenuType | null;
};

const asText = { read: menuFrom, write: (type: MenuType) => type };

export const menuFields: StoredFields<MenuState> = {
  type: { key: KEYS.menu, ...asText },
  wide: { key: KEYS.menuWide, ...asText },
  medium: { key: KEYS.menuMedium, ...asText },
};

const initialState: MenuState = { type: null, wide: null, medium: null };

export const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    /** The start for every width; what was opened or closed before no longer counts. */
    menuTypeChosen: (_state, { payload }: PayloadAction<MenuType>) => ({ ...initialState, type: payload }),
    /** Opened or closed by hand: kept for this width over resizes and visits. */
    menuLeft: (state, { payload }: PayloadAction<{ width: 'wide' | 'medium'; as: MenuType }>) => {
      state[payload.width] = payload.as;
    },
    /** Back to what is shipped; nothing stays stored. */
    menuReset: () => initialState,
    /** Another tab chose. */
    menuChangedElsewhere: (_state, { payload }: PayloadAction<Partial<MenuState>>) => ({
      ...initialState,
      ...payload,
    }),
  },
});

export const { menuTypeChosen, menuLeft, menuReset, menuChangedElsewhere } = menuSlice.actions;

type WithMenu = { menu: MenuState };
export const selectMenuType = ({ menu }: WithMenu): MenuType => menu.type ?? DEFAULT_MENU;

/** What of the menus stands open at a width. */
export const selectMenuAt = ({ menu }: WithMenu, width: Width): MenuType =>
  (width === 'narrow' ? null : menu[width]) ?? menuAt(menu.type ?? DEFAULT_MENU, width);
