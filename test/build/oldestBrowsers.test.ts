// The styles and scripts of the build have only what the oldest browsers of `browserslist` in package.json know. MDN's data says
// since when a browser knows a feature.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identifier } from '@mdn/browser-compat-data/types';
import { parse, walk, type CssNode, type WalkContext } from 'css-tree';
import { Linter } from 'eslint';
import esx from 'eslint-plugin-es-x';
import { findFeature, listMissing, listParts } from '../support/browserSupport';
import { listBuiltAssets } from '../support/builtAssets';

/** Features that some of these browsers do not have, with what a person notices there. */
const OPTIONAL_STYLES: Record<string, string> = {
  'text-wrap': 'lines of a text have other lengths',
  'scrollbar-color': 'scroll bars have the colours of the system',
  'scrollbar-width': 'a scroll bar is shown',
  'overflow-anchor': 'Safari does not move the page to keep what is read in place',
  'forced-color-adjust': 'Safari has no forced colours',
  'cursor: pointer': 'a phone has no pointer',
  'cursor: default': 'a phone has no pointer',
  'cursor: progress': 'a phone has no pointer',
  'font-family: ui-monospace': 'the next font of the list is used',
  rx: 'bars of a chart have no round corners in Safari',
  '::selection': 'selected text has the colours of the phone',
  '::-webkit-search-cancel-button': 'Firefox has no such button',
  '::-webkit-progress-bar': 'Firefox has another name for it',
  '::-webkit-progress-value': 'Firefox has another name for it',
  '::-moz-progress-bar': 'only Firefox has this name',
};

/** What libraries ask for before they use it. */
const OPTIONAL_NAMES = ['navigation', 'setImmediate', 'trustedTypes', 'navigator.connection'];

const listSheets = () => [
  ...listBuiltAssets()
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join('dist', 'assets', name), 'utf8')),
  ...Array.from(
    readFileSync('dist/index.html', 'utf8').matchAll(/<style[^>]*>([^]*?)<\/style>/g),
    ([, sheet = '']) => sheet,
  ),
];

/** The types of values by their name, such as `color-mix`. */
const valueTypes = new Map<string, Identifier>();
const collectTypes = (parent: Identifier | undefined): void => {
  for (const [name, type] of listParts(parent)) {
    valueTypes.set(name, type);
    collectTypes(type);
  }
};
collectTypes(findFeature('css', 'types'));

/** Returns the name and the feature of a part of a style sheet. Many parts have no feature of their own. */
function readPart(node: CssNode, property: string): [name: string, feature: Identifier | undefined] {
  switch (node.type) {
    case 'Atrule':
      return [`@${node.name}`, findFeature('css', 'at-rules', node.name)];
    case 'Feature':
      return [`@media ${node.name}`, findFeature('css', 'at-rules', 'media', node.name)];
    case 'PseudoClassSelector':
      return [`:${node.name}`, findFeature('css', 'selectors', node.name)];
    case 'PseudoElementSelector':
      return [`::${node.name}`, findFeature('css', 'selectors', node.name)];
    case 'NestingSelector':
      return ['&', findFeature('css', 'selectors', 'nesting')];
    case 'Declaration':
      return [property, findFeature('css', 'properties', property)];
    case 'Identifier':
      return [`${property}: ${node.name}`, findFeature('css', 'properties', property, node.name)];
    case 'Function':
      return [
        `${property}: ${node.name}()`,
        findFeature('css', 'properties', property, node.name) ?? valueTypes.get(node.name),
      ];
    case 'Dimension':
      return [node.unit, findFeature('css', 'types', 'length', node.unit)];
    default:
      return [node.type, undefined];
  }
}

/**
 * Returns the features of a style sheet that a browser misses. A feature may be missing inside of `@supports`, and where the block
 * has the property before, with a prefix or another value.
 */
function listStyleFaults(sheet: string): string[] {
  const faults: string[] = [];
  let earlier: string[] = [];
  walk(parse(sheet, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Block') earlier = [];
      const property = node.type === 'Declaration' ? node.property : (this.declaration?.property ?? '');
      const [name, feature] = readPart(node, property);
      const missing = listMissing(feature);
      const isOptional = name in OPTIONAL_STYLES || property in OPTIONAL_STYLES;
      const hasOther = earlier.some((one) => one === property || one.endsWith(`-${property}`));
      if (missing.length > 0 && !isOptional && !hasOther && this.atrule?.name !== 'supports')
        faults.push(`${name} (${missing.join(', ')})`);
    },
    leave(node: CssNode) {
      if (node.type === 'Declaration') earlier.push(node.property);
    },
  });
  return faults;
}

it('no style needs a newer browser than the oldest promised one', () => {
  const sheets = listSheets();
  expect(sheets.length).toBeGreaterThan(10);
  expect([...new Set(sheets.flatMap(listStyleFaults))]).toEqual([]);
});

it.each([
  ['a { float: inline-start }', ['float: inline-start (chrome 109, edge 109)']],
  ['a { float: left; float: inline-start }', []],
  ['a { color: color-mix(in srgb, red, blue) }', ['color: color-mix() (chrome 109, edge 109)']],
  ['@supports (color: color-mix(in srgb, red, blue)) { a { color: color-mix(in srgb, red, blue) } }', []],
  ['a { & b { color: red } }', ['& (chrome 109, edge 109, ios_saf 16.4, safari 16.4)']],
  [
    '@starting-style { a { color: red } }',
    ['@starting-style (chrome 109, edge 109, ios_saf 16.4, safari 16.4)'],
  ],
])('a style that an old browser does not know is found: %s', (sheet, faults) => {
  expect(listStyleFaults(sheet)).toEqual(faults);
});

/** Objects of the browser whose members are checked, by the name of a variable. */
const OBJECTS = ['Document', 'History', 'Location', 'Navigator', 'Performance', 'Window'];

/** Returns the rules of ESLint that forbid what one of the oldest browsers misses. */
function makeScriptRules(): Linter.RulesRecord {
  const listMissingParts = (...path: string[]) =>
    listParts(findFeature(...path)).flatMap(([name, part]) => (listMissing(part).length > 0 ? [name] : []));
  const names = [...listMissingParts('api'), ...listMissingParts('api', 'Window')];
  const statics = listParts(findFeature('api')).flatMap(([object]) =>
    listMissingParts('api', object)
      .filter((name) => name.endsWith('_static'))
      .map((name) => ({ object, property: name.replace(/_static$/, '') })),
  );
  const members = OBJECTS.flatMap((object) =>
    listMissingParts('api', object).map((property) => ({ object: object.toLowerCase(), property })),
  );
  // Arrays have methods with the same names, and a library asks for the class before it uses it.
  const isOfIterators = (rule: string) => rule.startsWith('es-x/no-iterator');
  const language = Object.entries(esx.configs['flat/restrict-to-es2022'].rules ?? {});
  return {
    ...Object.fromEntries(language.filter(([rule]) => !isOfIterators(rule))),
    'no-restricted-globals': ['error', ...names.filter((name) => !OPTIONAL_NAMES.includes(name))],
    'no-restricted-properties': [
      'error',
      ...[...statics, ...members].filter(
        ({ object, property }) => !OPTIONAL_NAMES.includes(`${object}.${property}`),
      ),
    ],
  };
}

const scriptConfiguration: Linter.Config = {
  plugins: { 'es-x': esx },
  languageOptions: { ecmaVersion: 2022, sourceType: 'script' },
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  // A method is known by its name alone, because the types of a built script are not known.
  settings: { 'es-x': { aggressive: true } },
  rules: makeScriptRules(),
};

const listScriptFaults = (script: string): string[] =>
  new Linter().verify(script, scriptConfiguration).map(({ message }) => message);

it('no script needs a newer browser than the oldest promised one', () => {
  const scripts = listBuiltAssets().filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const faults = scripts.flatMap((name) =>
    listScriptFaults(readFileSync(join('dist', 'assets', name), 'utf8')),
  );
  expect([...new Set(faults)]).toEqual([]);
});

it.each([
  '[].toSorted()',
  'Promise.withResolvers()',
  'URL.canParse("/")',
  'document.startViewTransition()',
  'requestIdleCallback(() => {})',
  'new URLPattern()',
  '/a/v',
])('a script that an old browser cannot run is found: %s', (script) => {
  expect(listScriptFaults(script)).toHaveLength(1);
});
