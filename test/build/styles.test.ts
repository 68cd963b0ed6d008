// The style sheets of the build. Run `npm run build` before.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBuiltAssets } from '../support/builtAssets';

/** The files that are loaded without the app area. Its own files have its colours. */
const OUTSIDE_APP = [
  'errors',
  'failure',
  'identity-screens',
  'main',
  'outside',
  'session',
  'startup',
  'toasts',
  'user',
];

/** Set by the library of popups and tabs while they are open. */
const SET_BY_LIBRARY = /^--(?:anchor|available|active-tab)-/;

const sheets = new Map(
  listBuiltAssets()
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name.split('.')[0] ?? '', readFileSync(join('dist', 'assets', name), 'utf8')]),
);

const findAll = (chunk: string, pattern: RegExp) =>
  [...(sheets.get(chunk) ?? '').matchAll(pattern)].map(([, name = '']) => name);

it('every chunk has the custom properties that its styles use without a default', () => {
  expect([...sheets.keys()]).toEqual(expect.arrayContaining(OUTSIDE_APP));
  const undefinedProperties = [...sheets.keys()].flatMap((chunk) => {
    const loadedChunks = ['main', 'user', chunk, ...(OUTSIDE_APP.includes(chunk) ? [] : ['app'])];
    const defined = new Set(loadedChunks.flatMap((one) => findAll(one, /(--[\w-]+)\s*:/g)));
    return findAll(chunk, /var\(\s*(--[\w-]+)\s*\)/g)
      .filter((name) => !defined.has(name) && !SET_BY_LIBRARY.test(name))
      .map((name) => `${chunk}: ${name}`);
  });
  expect(undefinedProperties).toEqual([]);
});
