/** The colours, in the order of the list. */
export const COLORS = [
  'bluenavy',
  'blueyale',
  'blueolympic',
  'greenmoss',
  'greenlime',
  'purplemonster',
  'orangecarrot',
  'redruby',
  'yellowgranola',
  'greysteel',
] as const;
export type Color = (typeof COLORS)[number];
export type Mode = 'light' | 'dark';
/** The modes that a user may choose. With 'system', the page follows the system while it is open. */
export type ModeChoice = Mode | 'system';

/** As stored under `vien-themecolor`: mode, dot, colour name. */
export type ThemeId = `${Mode}.${Color}`;

/** The theme if none is stored (specification §9.2). */
export const DEFAULT_THEME: ThemeId = 'light.greenlime';

/** Reads a stored theme id. Returns null if it is not in the list. */
export function readTheme(stored: string): ThemeId | null {
  const [mode, name, ...rest] = stored.split('.');
  const color = COLORS.find((listedColor) => listedColor === name);
  return (mode === 'light' || mode === 'dark') && color !== undefined && rest.length === 0
    ? `${mode}.${color}`
    : null;
}

export const themeColor = (theme: ThemeId): Color =>
  COLORS.find((name) => theme.endsWith(`.${name}`)) ?? 'greenlime';
export const themeMode = (theme: ThemeId): Mode => (theme.startsWith('dark.') ? 'dark' : 'light');

const SYSTEM = 'system:';

/**
 * Whether the theme follows the system. The user chose 'system', and `portal-theme-mode` contains the theme of that choice.
 * The stored theme differs if an earlier portal has changed it since.
 */
export const followsSystem = (storedMode: string | null, theme: ThemeId): boolean =>
  storedMode === systemMode(theme);

/** Returns the text of `portal-theme-mode` for a theme that is stored together with it. */
export const systemMode = (theme: ThemeId): string => `${SYSTEM}${theme}`;
