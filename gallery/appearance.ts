import { languageOf } from '../src/config/languages';
import { COLORS, RADII } from '../src/config/themes';
import type { Color } from '../src/config/themes';
import { applyAppearance } from '../src/controls/applyAppearance';

/** The choices of the gallery. The first value of each is the default. */
export const CHOICES = {
  color: ['greenlime', ...COLORS.filter((color) => color !== 'greenlime')],
  mode: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  density: ['auto', 'comfortable', 'compact'],
  radius: RADII,
} as const satisfies Record<string, readonly string[]>;

type Choices = typeof CHOICES;
export type Appearance = {
  color: Color;
  mode: Choices['mode'][number];
  direction: Choices['direction'][number];
  density: Choices['density'][number];
  radius: Choices['radius'][number];
  /** Id of the part that is open at the start. */
  open: string | null;
};

const readOneOf = <T extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly T[],
  other: T,
): T => known.find((one) => one === query.get(name)) ?? other;

/** Reads the appearance from the query of the address. */
export const readAppearance = (query: URLSearchParams): Appearance => ({
  color: readOneOf(query, 'color', COLORS, 'greenlime'),
  mode: readOneOf(query, 'mode', CHOICES.mode, 'light'),
  direction: readOneOf(query, 'direction', CHOICES.direction, 'ltr'),
  density: readOneOf(query, 'density', CHOICES.density, 'auto'),
  radius: readOneOf(query, 'radius', CHOICES.radius, 'rounded'),
  open: query.get('open'),
});

/** Writes the appearance to the root element, as the portal does. */
export function showAppearance({ color, mode, direction, density, radius }: Appearance): void {
  applyAppearance(document.documentElement, {
    language: languageOf(direction === 'rtl' ? 'en-EN' : 'pt-BR'),
    theme: `${mode}.${color}`,
    isDark: mode === 'dark',
    radius,
    density: density === 'auto' ? null : density,
  });
}
