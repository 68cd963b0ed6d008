import { languageOf } from '../src/config/languages';
import { rootAttributes } from '../src/config/stored';
import { COLORS } from '../src/config/themes';
import type { Color } from '../src/config/themes';
import { applyAppearance } from '../src/controls/applyAppearance';

const MODES = ['light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const ATTRIBUTES = Object.entries(rootAttributes).map(
  ([name, { values, initial }]) => [name, [...new Set<string>([initial, ...values])], initial] as const,
);

/** The choices of the gallery. The first value of each is the default. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  color: ['greenlime', ...COLORS.filter((color) => color !== 'greenlime')],
  mode: MODES,
  direction: DIRECTIONS,
  ...Object.fromEntries(ATTRIBUTES.map(([name, values]) => [name, values])),
};

export type Appearance = {
  color: Color;
  mode: (typeof MODES)[number];
  direction: (typeof DIRECTIONS)[number];
  attributes: Record<string, string>;
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
  mode: readOneOf(query, 'mode', MODES, 'light'),
  direction: readOneOf(query, 'direction', DIRECTIONS, 'ltr'),
  attributes: Object.fromEntries(
    ATTRIBUTES.map(([name, values, initial]) => [name, readOneOf(query, name, values, initial)]),
  ),
  open: query.get('open'),
});

/** Writes the appearance to the root element, as the portal does. */
export function showAppearance({ color, mode, direction, attributes }: Appearance): void {
  applyAppearance(document.documentElement, {
    language: languageOf(direction === 'rtl' ? 'en-EN' : 'pt-BR'),
    theme: `${mode}.${color}`,
    isDark: mode === 'dark',
    attributes,
  });
}
