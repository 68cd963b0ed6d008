// Every pair of colours that meet on a screen, in every theme, by WCAG 2.2's own formula, from the shipped style sheet.
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Declaration, Rule, Selector, TokenOrValue } from 'lightningcss';
import { COLORS } from '../../src/config/themes';
import type { Color, Mode } from '../../src/config/themes';
import { listBuiltAssets } from '../support/builtAssets';

type Rgb = readonly [red: number, green: number, blue: number];
type Theme = { color: Color; mode: Mode };
type Painted = { matches: (theme: Theme) => boolean; weight: number; name: string; rgb: Rgb };

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.11: what shows that a control is there, or in which state, and parts of a chart. */
const SIGN = 3;

const GROUNDS = ['page', 'surface', 'sunken'];

/** Foreground, the grounds it stands on, the least contrast, and where they meet. */
const PAIRS: [foreground: string, grounds: string[], least: number, where: string][] = [
  ['text', GROUNDS, TEXT, 'text'],
  ['text', ['accent-soft'], TEXT, 'text of a row or an item under the pointer, or chosen'],
  ['text', ['danger-soft', 'info-soft', 'success-soft', 'warning-soft'], TEXT, 'text of a notice'],
  ['muted', [...GROUNDS, 'accent-soft'], TEXT, 'hints, icons, second lines'],
  [
    'accent-strong',
    [...GROUNDS, 'accent-soft'],
    TEXT,
    'links, titles of toasts, ticked controls, the current page',
  ],
  ['on-accent', ['accent', 'accent-hover'], TEXT, 'buttons, selected text, focus within an accent'],
  ['brand-deep-text', ['brand-deep'], TEXT, 'the brand side of the login'],
  ['brand-deep-1', ['brand-deep'], SIGN, 'the mark on the brand side'],
  ['brand-deep-2', ['brand-deep'], SIGN, 'the mark on the brand side'],
  ['danger', [...GROUNDS, 'danger-soft'], TEXT, 'messages of fields, failures'],
  ['info', [...GROUNDS, 'info-soft'], TEXT, 'notices and badges'],
  ['success', [...GROUNDS, 'success-soft'], TEXT, 'notices and badges'],
  ['warning', [...GROUNDS, 'warning-soft'], TEXT, 'notices and badges'],
  ['field-line', GROUNDS, SIGN, 'edges of fields and buttons; the thumb of a scroll bar'],
  [
    'focus',
    [...GROUNDS, 'accent-soft'],
    SIGN,
    'the ring round what has the focus; it stands off the control',
  ],
  ...[1, 2, 3, 4, 5, 6].flatMap((n): typeof PAIRS => [
    [`chart-${n}`, ['surface'], SIGN, 'a series on its card'],
    [`chart-${n}`, [`chart-${(n % 6) + 1}`], SIGN, 'a series beside the next; the last meets the first'],
  ]),
];

/** Colours 1 and 2 of each theme: what the staff know it by (specification §9.8). */
const NAMED: Record<Color, Record<Mode, [string, string]>> = {
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

/** The custom properties that hold one colour, with the themes whose root element takes them. */
function paintedIn(rules: Rule[]): Painted[] {
  return rules.flatMap((rule): Painted[] => {
    if (rule.type === 'media') {
      const onPaper = rule.value.query.mediaQueries.some(
        ({ qualifier, mediaType }) => mediaType === 'print' && qualifier !== 'not',
      );
      return onPaper ? [] : paintedIn(rule.value.rules);
    }
    if (rule.type !== 'style') return [];
    const { selectors, declarations } = rule.value;
    const colours = (declarations?.declarations ?? []).flatMap(colourOf);
    return selectors.flatMap((selector) =>
      colours.map(({ name, rgb }) => ({
        matches: (theme) => matches(selector, theme),
        weight: selector.length,
        name,
        rgb,
      })),
    );
  });
}

function colourOf(declaration: Declaration): { name: string; rgb: Rgb }[] {
  if (declaration.property !== 'custom') return [];
  const { name, value } = declaration.value;
  const [only, ...more] = value.filter(isNoSpace);
  if (only?.type !== 'color' || more.length > 0) return [];
  const colour = only.value;
  if (typeof colour === 'string' || colour.type !== 'rgb') throw new Error(`${name} is no plain rgb colour`);
  if (colour.alpha !== 1) throw new Error(`${name} is not opaque`);
  return [{ name: name.replace('--', ''), rgb: [colour.r, colour.g, colour.b] }];
}

const isNoSpace = ({ type, value }: TokenOrValue) =>
  !(type === 'token' && typeof value === 'object' && 'type' in value && value.type === 'white-space');

/** Of the selectors that can stand before a theme's colours: the root element, and attributes with and without value. */
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

function shippedRules(): Rule[] {
  const file = listBuiltAssets().find((name) => /^main\.\w+\.css$/.test(name));
  if (file === undefined) throw new Error('dist/assets holds no main.*.css: run `npm run build`');
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

const painted = paintedIn(shippedRules());

/** What the cascade gives the theme: the heavier selector, then the later rule. */
function coloursOf(theme: Theme): Map<string, Rgb> {
  const inOrder = painted.filter((one) => one.matches(theme)).sort((one, other) => one.weight - other.weight);
  return new Map(inOrder.map(({ name, rgb }) => [name, rgb]));
}

/** 0 to 255 as a share of light. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** 1 to 21; NaN, which is never enough, when one of the two is not there. */
function contrast(one: Rgb | undefined, other: Rgb | undefined): number {
  if (!one || !other) return NaN;
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hex = (rgb: Rgb | undefined) =>
  `#${(rgb ?? []).map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const themes = COLORS.flatMap((color): Theme[] => [
  { color, mode: 'light' },
  { color, mode: 'dark' },
]);

it('black and white have contrast 21, and a missing colour never has enough', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBe(21);
  expect(contrast([0, 0, 0], undefined)).toBeNaN();
});

// Why the text on a button is not white everywhere: docs/decisions/012-palettes.md.
it.each<[Color, number]>([
  ['greenlime', 2.58],
  ['yellowgranola', 2.49],
  ['orangecarrot', 3.01],
  ['blueolympic', 3.66],
])('white on light %s has contrast %d, which is too low for text', (color, ratio) => {
  expect(contrast([255, 255, 255], coloursOf({ color, mode: 'light' }).get('brand-1'))).toBeCloseTo(ratio, 2);
  expect(ratio).toBeLessThan(TEXT);
});

it('ten colours have their two specified values in light and dark mode [specification §9.8]', () => {
  const shipped = themes.map((theme) => {
    const colours = coloursOf(theme);
    return [theme, hex(colours.get('brand-1')), hex(colours.get('brand-2'))];
  });
  expect(shipped).toEqual(themes.map((theme) => [theme, ...NAMED[theme.color][theme.mode]]));
});

it.each(themes)('$mode $color has enough contrast [specification §9.8, WCAG 1.4.3, 1.4.11]', (theme) => {
  const colours = coloursOf(theme);
  const faults = PAIRS.flatMap(([foreground, grounds, least, where]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(colours.get(foreground), colours.get(ground)) }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ ground, ratio }) => `${foreground} on ${ground}: ${ratio.toFixed(2)}, not ${least} (${where})`),
  );
  expect(faults).toEqual([]);
});

// A colour that a theme forgot would be greenlime's, and might pass.
it.each(themes.filter(({ color }) => color !== 'greenlime'))(
  '$mode $color defines all its colours',
  (theme) => {
    const [own, lent] = [coloursOf(theme), coloursOf({ ...theme, color: 'greenlime' })];
    const names = [...own.keys()].filter((name) => /^(brand|accent|on-accent|focus|chart)/.test(name));
    expect(names).toHaveLength(18);
    expect(names.filter((name) => hex(own.get(name)) === hex(lent.get(name)))).toEqual([]);
  },
);

it.each(themes)('$mode $color has six distinguishable chart colours', (theme) => {
  const colours = coloursOf(theme);
  const series = [1, 2, 3, 4, 5, 6].map((n) => colours.get(`chart-${n}`));
  const near = series.flatMap((one, index) =>
    series.slice(index + 1).filter((other) => !(difference(one, other) >= 0.07)),
  );
  expect(near.map(hex)).toEqual([]);
});

/** Distance in Oklab (https://bottosson.github.io/posts/oklab/); 0.02 is what can just be seen. */
function difference(one: Rgb | undefined, other: Rgb | undefined): number {
  if (!one || !other) return NaN;
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(rgb: Rgb): Rgb {
  const [r = NaN, g = NaN, b = NaN] = rgb.map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
