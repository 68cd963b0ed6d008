/** Every key that the portal keeps in the browser (specification §3). */
export const KEYS = {
  /** The token as JSON text, with its quotes. */
  token: 'portal-token',
  /** The whole answer of getToken, as JSON. */
  user: 'portal-user',
  language: 'theme_lang',
  color: 'vien-themecolor',
  radius: 'vien-themeradius',
  /** `system:<theme id>` while the theme follows the system. */
  themeMode: 'portal-theme-mode',
  /** Which menus the person starts from, and what they opened or closed at each width. */
  menu: 'portal-menu',
  menuWide: 'portal-menu-wide',
  menuMedium: 'portal-menu-medium',
  /** `on` or `off`: the command palette, and the list of shortcuts. */
  commandPalette: 'portal-command-palette',
  shortcutHelp: 'portal-shortcut-help',
  /** `0` Editor, `1` Admin. */
  role: 'theme-user-role',
} as const;

export type KeyName = keyof typeof KEYS;
export const KEY_NAMES = Object.keys(KEYS).filter((name): name is KeyName => name in KEYS);
