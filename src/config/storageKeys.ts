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
  /** `0` Editor, `1` Admin. */
  role: 'theme-user-role',
} as const;
