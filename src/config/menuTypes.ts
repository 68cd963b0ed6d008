/** Main menu and list panel, main menu only, or none. The names are those of the earlier portal (specification §9.5). */
export const MENU_TYPES = ['menu-default', 'menu-sub-hidden', 'menu-hidden'] as const;
export type MenuType = (typeof MENU_TYPES)[number];

/** The menu type if none is stored (specification §9.5). */
export const DEFAULT_MENU: MenuType = 'menu-default';
/** Below this width in pixels, the list panel starts hidden. */
export const SUB_HIDDEN_BELOW = 1440;
/** Below this width in pixels, the menus overlay the page and start hidden. */
export const MENU_HIDDEN_BELOW = 768;

/** The ranges of width between the two breakpoints. */
export type Width = 'narrow' | 'medium' | 'wide';

/** Returns which menus are open at a width before the user opens or closes one. */
export function menuAt(type: MenuType, width: Width): MenuType {
  if (width === 'narrow') return 'menu-hidden';
  return width === 'medium' && type === 'menu-default' ? 'menu-sub-hidden' : type;
}

export const readMenuType = (stored: string): MenuType | null =>
  MENU_TYPES.find((type) => type === stored) ?? null;
