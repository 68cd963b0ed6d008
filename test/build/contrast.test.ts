// Computes the contrast of colour pairs in every theme by the formula of WCAG 2.2, from the shipped style sheet.
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Declaration, Rule, Selector, TokenOrValue } from 'lightningcss';
import { COLORS } from '../../src/config/themes';
import type { Color, Mode } from '../../src/config/themes';
import { listBuiltAssets } from '../support/builtAssets';

type Rgb = readonly [red: number, green: number, blue: number];
type Theme = { color: Color; mode: Mode };
/** A colour, or the name of the custom property that has it. */
type Value = Rgb | string;
type ColourRule = { matches: (theme: Theme) => boolean; specificity: number; name: string; value: Value };

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** Least contrast of the edge or state of a control, and of parts of a chart (WCAG 2.2, 1.4.11). */
const GRAPHIC = 3;

const BACKGROUNDS = ['page', 'surface', 'sunken'];
/** The series of charts. A chart has at most these four colours. */
const SERIES = ['chart-1', 'chart-2', 'chart-3', 'chart-4'];
const STATUS = ['error', 'warning', 'success', 'info'];

/** Foreground, its backgrounds, the least contrast, and where the portal uses the pair. */
const PAIRS: [foreground: string, backgrounds: string[], least: number, usage: string][] = [
  ['text', BACKGROUNDS, TEXT, 'text'],
  ['text', ['accent-soft'], TEXT, 'text of a row or an item under the pointer, or chosen'],
  ['text', STATUS.map((status) => `${status}-soft`), TEXT, 'text of a notice'],
  ['muted', [...BACKGROUNDS, 'accent-soft'], TEXT, 'hints, icons, second lines'],
  [
    'accent-strong',
    [...BACKGROUNDS, 'accent-soft'],
    TEXT,
    'links, titles of toasts, ticked controls, the current page',
  ],
  ['on-accent', ['accent', 'accent-hover'], TEXT, 'buttons, selected text, focus within an accent'],
  ['brand-deep-text', ['brand-deep'], TEXT, 'the brand side of the login'],
  ['brand-deep-1', ['brand-deep'], GRAPHIC, 'the mark on the brand side'],
  ['brand-deep-2', ['brand-deep'], GRAPHIC, 'the mark on the brand side'],
  ['error', [...BACKGROUNDS, 'error-soft'], TEXT, 'messages of fields, failures'],
  ['info', [...BACKGROUNDS, 'info-soft'], TEXT, 'notices and badges'],
  ['success', [...BACKGROUNDS, 'success-soft'], TEXT, 'notices and badges'],
  ['warning', [...BACKGROUNDS, 'warning-soft'], TEXT, 'notices and badges'],
  ['on-status', STATUS, TEXT, 'text and icons on a status colour'],
  ['field-line', BACKGROUNDS, GRAPHIC, 'edges of fields and buttons; the thumb of a scroll bar'],
  ['focus', [...BACKGROUNDS, 'accent-soft'], GRAPHIC, 'the focus ring, which has a gap to its control'],
  ...SERIES.map((name): (typeof PAIRS)[number] => [
    name,
    ['surface', 'page'],
    GRAPHIC,
    'a series on its card',
  ]),
];

/** Colours 1 and 2 of each theme, by which the staff recognize it (specification §9.8). */
const SPECIFIED: Record<Color, Record<Mode, [string, string]>> = {
  bluenavy: { light: ['#00365a', '#184f90'], dark: ['#236591', '#1d477a'] },
  blueyale: { light: ['#145388', '#2a93d5'], dark: ['#38688b', '#3e8ab9'] },
  blueolympic: { light: ['#008ecc', '#73c2fb'], dark: ['#3e83a1', '#304d72'] },
  greenmoss: { light: ['#576a3d', '#dd9c02'], dark: ['#627745', '#8f7b39'] },
  greenlime: { light: ['#6fb327', '#51c878'], dark: ['#63883b', '#4d7058'] },
  purplemonster: { light: ['#922c88', '#4556ac'], dark: ['#7e4877', '#3c4b9a'] },
  orangecarrot: { light: ['#ed7117', '#e7523e'], dark: ['#ad7140', '#aa4f43'] },
  redruby: { light: ['#900604', '#e7284a'], dark: ['#913a47', '#aa5e6c'] },
  yellowgranola: { light: ['#c0a145', '#e3b778'], dark: ['#8a722c', '#a88048'] },
  greysteel: { light: ['#48494b', '#999da0'], dark: ['#767e8d', '#4d5a5f'] },
};

/** Returns the custom properties with one colour, each with the themes that its selector matches. */
function collectColours(rules: Rule[]): ColourRule[] {
  return rules.flatMap((rule): ColourRule[] => {
    if (rule.type === 'media') {
      const isPrint = rule.value.query.mediaQueries.some(
        ({ qualifier, mediaType }) => mediaType === 'print' && qualifier !== 'not',
      );
      return isPrint ? [] : collectColours(rule.value.rules);
    }
    if (rule.type !== 'style') return [];
    const { selectors, declarations } = rule.value;
    const colours = (declarations?.declarations ?? []).flatMap(parseColour);
    return selectors.flatMap((selector) =>
      colours.map(({ name, value }) => ({
        matches: (theme) => matches(selector, theme),
        specificity: selector.length,
        name,
        value,
      })),
    );
  });
}

function parseColour(declaration: Declaration): { name: string; value: Value }[] {
  if (declaration.property !== 'custom') return [];
  const { name, value } = declaration.value;
  const [only, ...otherParts] = value.filter(isNotSpace);
  if (only?.type === 'var' && otherParts.length === 0)
    return [{ name: name.replace('--', ''), value: only.value.name.ident.replace('--', '') }];
  if (only?.type !== 'color' || otherParts.length > 0) return [];
  const colour = only.value;
  if (typeof colour === 'string' || colour.type !== 'rgb') throw new Error(`${name} is not an rgb colour`);
  if (colour.alpha !== 1) throw new Error(`${name} is not opaque`);
  return [{ name: name.replace('--', ''), value: [colour.r, colour.g, colour.b] }];
}

const isNotSpace = ({ type, value }: TokenOrValue) =>
  !(type === 'token' && typeof value === 'object' && 'type' in value && value.type === 'white-space');

/** Supports the selectors of themes: the root element, and attributes with and without a value. */
function matches(selector: Selector, { color, mode }: Theme): boolean {
  const attributes: Record<string, string> = {
    'data-color': color,
    'data-mode': mode,
    'data-radius': 'rounded',
  };
  return selector.every((part) => {
    if (part.type === 'pseudo-class') return part.kind === 'root';
    if (part.type !== 'attribute') return false;
    const value = attributes[part.name];
    return value !== undefined && (!part.operation || part.operation.value === value);
  });
}

/** Returns the rules of one chunk. The app area has the colours of charts. */
function readShippedRules(chunk: 'main' | 'app'): Rule[] {
  const file = listBuiltAssets().find((name) => name.startsWith(`${chunk}.`) && name.endsWith('.css'));
  if (file === undefined) throw new Error(`dist/assets contains no ${chunk}.*.css: run \`npm run build\``);
  let rules: Rule[] = [];
  transform({
    filename: file,
    code: readFileSync(`dist/assets/${file}`),
    visitor: {
      StyleSheet: (sheet) => {
        ({ rules } = sheet);
      },
    },
  });
  return rules;
}

const colourRules = collectColours([...readShippedRules('main'), ...readShippedRules('app')]);

/** Returns the colours of a theme. In the cascade the longer selector wins, then the later rule. */
function resolveColours(theme: Theme): Map<string, Rgb> {
  const cascade = colourRules
    .filter((one) => one.matches(theme))
    .sort((one, other) => one.specificity - other.specificity);
  const values = new Map(cascade.map(({ name, value }) => [name, value]));
  return new Map(
    [...values].flatMap(([name, value]): [string, Rgb][] => {
      const colour = typeof value === 'string' ? values.get(value) : value;
      return colour === undefined || typeof colour === 'string' ? [] : [[name, colour]];
    }),
  );
}

/** Converts a channel from 0 to 255 into linear light from 0 to 1. */
function linearize(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);

/** Returns 1 to 21, or NaN if a colour is missing. NaN is never enough. */
function contrast(one: Rgb | undefined, other: Rgb | undefined): number {
  if (!one || !other) return NaN;
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const toHex = (rgb: Rgb | undefined) =>
  `#${(rgb ?? []).map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const themes = COLORS.flatMap((color): Theme[] => [
  { color, mode: 'light' },
  { color, mode: 'dark' },
]);

it('black and white have contrast 21, and a missing colour never has enough', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBe(21);
  expect(contrast([0, 0, 0], undefined)).toBeNaN();
});

// docs/decisions/012-palettes.md explains why the text of some buttons is not white.
it.each<[Color, number]>([
  ['greenlime', 2.58],
  ['yellowgranola', 2.49],
  ['orangecarrot', 3.01],
  ['blueolympic', 3.66],
])('white on light %s has contrast %d, which is too low for text', (color, ratio) => {
  expect(contrast([255, 255, 255], resolveColours({ color, mode: 'light' }).get('brand-1'))).toBeCloseTo(
    ratio,
    2,
  );
  expect(ratio).toBeLessThan(TEXT);
});

it('ten colours have their two specified values in light and dark mode [specification §9.8]', () => {
  const shipped = themes.map((theme) => {
    const colours = resolveColours(theme);
    return [theme, toHex(colours.get('brand-1')), toHex(colours.get('brand-2'))];
  });
  expect(shipped).toEqual(themes.map((theme) => [theme, ...SPECIFIED[theme.color][theme.mode]]));
});

it.each(themes)('$mode $color has enough contrast [specification §9.8, WCAG 1.4.3, 1.4.11]', (theme) => {
  const colours = resolveColours(theme);
  const faults = PAIRS.flatMap(([foreground, backgrounds, least, usage]) =>
    backgrounds
      .map((background) => ({
        background,
        ratio: contrast(colours.get(foreground), colours.get(background)),
      }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(
        ({ background, ratio }) =>
          `${foreground} on ${background}: ${ratio.toFixed(2)}, not ${least} (${usage})`,
      ),
  );
  expect(faults).toEqual([]);
});

// A missing colour falls back to the one of greenlime, which may have enough contrast.
it.each(themes.filter(({ color }) => color !== 'greenlime'))(
  '$mode $color defines all its colours',
  (theme) => {
    const [ownColours, fallback] = [resolveColours(theme), resolveColours({ ...theme, color: 'greenlime' })];
    const names = [...ownColours.keys()].filter((name) => /^(brand|accent|on-accent|focus)/.test(name));
    expect(names).toHaveLength(12);
    expect(names.filter((name) => toHex(ownColours.get(name)) === toHex(fallback.get(name)))).toEqual([]);
  },
);

// One status must look the same in every theme, and a refusal is never green.
it.each(['light', 'dark'] as const)(
  'the status colours are equal in all %s themes, and only success is green',
  (mode) => {
    const listStatusColours = (color: Color) => {
      const colours = resolveColours({ color, mode });
      return [...STATUS, ...STATUS.map((status) => `${status}-soft`), 'on-status'].map((name) =>
        toHex(colours.get(name)),
      );
    };
    expect(COLORS.map(listStatusColours)).toEqual(COLORS.map(() => listStatusColours('greenlime')));
    const colours = resolveColours({ color: 'greenlime', mode });
    const isGreen = (status: string) => {
      const [red, green, blue] = colours.get(status) ?? [NaN, NaN, NaN];
      return green > red && green > blue;
    };
    expect(STATUS.filter(isGreen)).toEqual(['success']);
  },
);

/** How people see colours: all cones, or without those for long, medium or short waves (Machado et al., 2009). */
const VISION: Record<string, readonly [Rgb, Rgb, Rgb]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Least distance of two series in Oklab, multiplied by 100. Below 2, the difference is not visible. */
const LEAST_DISTANCE = 12;

describe.each(themes)('$mode $color', (theme) => {
  it.each(Object.entries(VISION))(
    'has four distinguishable chart colours with %s vision',
    (_name, vision) => {
      const colours = resolveColours(theme);
      const series = SERIES.map((name) => colours.get(name));
      const similarPairs = series.flatMap((one, index) =>
        series
          .slice(index + 1)
          .map((other) => ({
            pair: `${toHex(one)} ${toHex(other)}`,
            distance: measureDistance(one, other, vision),
          }))
          .filter(({ distance }) => !(distance >= LEAST_DISTANCE)),
      );
      expect(similarPairs).toEqual([]);
    },
  );
});

/** Distance in Oklab (https://bottosson.github.io/posts/oklab/), multiplied by 100. NaN if a colour is missing. */
function measureDistance(
  one: Rgb | undefined,
  other: Rgb | undefined,
  vision: readonly [Rgb, Rgb, Rgb],
): number {
  if (!one || !other) return NaN;
  const [a, b] = [toOklab(simulateVision(one, vision)), toOklab(simulateVision(other, vision))];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Returns a colour as linear light, as people with this vision see it. */
function simulateVision(rgb: Rgb, vision: readonly [Rgb, Rgb, Rgb]): Rgb {
  const [red, green, blue] = [linearize(rgb[0]), linearize(rgb[1]), linearize(rgb[2])];
  const channel = ([r, g, b]: Rgb) => Math.min(1, Math.max(0, r * red + g * green + b * blue));
  return [channel(vision[0]), channel(vision[1]), channel(vision[2])];
}

/** Converts linear light. */
function toOklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
