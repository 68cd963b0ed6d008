/** As in the earlier portal: main menu and sub panel, main menu alone, none (specification §9.5). */
export const MENU_TYPES = ['menu-default', 'menu-sub-hidden', 'menu-hidden'] as const;
export type MenuType = (typeof MENU_TYPES)[number];

/** specification §9.5 */
export const DEFAULT_MENU: MenuType = 'menu-default';
/** Pixels: below this width the sub panel starts hidden. */
export const SUB_HIDDEN_BELOW = 1440;
/** Pixels: below this width the menus lie over the page, and start hidden. */
export const MENU_HIDDEN_BELOW = 768;

/** What the two breakpoints make of a width. */
export type Width = 'narrow' | 'medium' | 'wide';

/** What a menu type means at a width, until the person opens or closes something there. */
export function menuAt(type: MenuType, width: Width): MenuType {
  if (width === 'narrow') return 'menu-hidden';
  return width === 'medium' && type === 'menu-default' ? 'menu-sub-hidden' : type;
}

export const menuFrom = (stored: string): MenuType | null =>
  MENU_TYPES.find((type) => type === stored) ?? null;
