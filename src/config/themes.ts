const COLORS = [
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

/** As stored under `vien-themecolor`: mode, dot, colour name. */
export type ThemeId = `${Mode}.${Color}`;
/** As stored under `vien-themeradius`. */
export type Radius = 'rounded' | 'flat';

/** specification §9 */
export const DEFAULT_THEME: ThemeId = 'light.greenlime';
export const DEFAULT_RADIUS: Radius = 'rounded';

/** Reads a stored theme id; null for one that is not in the list. */
export function themeFrom(stored: string): ThemeId | null {
  const [mode, name, ...rest] = stored.split('.');
  const color = COLORS.find((known) => known === name);
  return (mode === 'light' || mode === 'dark') && color !== undefined && rest.length === 0
    ? `${mode}.${color}`
    : null;
}

export function radiusFrom(stored: string): Radius | null {
  return stored === 'rounded' || stored === 'flat' ? stored : null;
}

export const colorOf = (theme: ThemeId): Color =>
  COLORS.find((name) => theme.endsWith(`.${name}`)) ?? 'greenlime';
export const modeOf = (theme: ThemeId): Mode => (theme.startsWith('dark.') ? 'dark' : 'light');

const SYSTEM = 'system:';

/**
 * The person chose "as the system" and no earlier portal has chosen a colour since: `portal-theme-mode` names the
 * theme that was stored at that moment.
 */
export const followsSystem = (storedMode: string | null, theme: ThemeId): boolean =>
  storedMode === `${SYSTEM}${theme}`;
