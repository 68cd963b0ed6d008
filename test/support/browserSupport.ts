import bcd from '@mdn/browser-compat-data';
import type { BrowserName, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';
import { findOldestBrowsers } from '../../scripts/oldestBrowsers';

/** The names of MDN's data, by those of browserslist. */
const MDN_NAMES = new Map<string, BrowserName>([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'safari_ios'],
]);

const oldest = [...findOldestBrowsers(browserslist())].map(([name, version]) => {
  const mdnName = MDN_NAMES.get(name);
  if (mdnName === undefined) throw new Error(`MDN's data has no ${name}`);
  return { name, version, mdnName };
});

/** Returns what MDN's data has at a path, such as `css properties float`. */
export const findFeature = (...path: string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>((parent, name) => parent?.[name], { css: bcd.css, api: bcd.api });

/** Returns the names and features directly below a feature. */
export const listParts = (feature: Identifier | undefined): [name: string, part: Identifier][] =>
  Object.keys(feature ?? {}).flatMap((name) => {
    const part = name === '__compat' ? undefined : feature?.[name];
    return part === undefined ? [] : [[name, part]];
  });

/**
 * Returns the oldest browsers of package.json that do not have a feature of MDN's data, as `chrome 109`. A feature without data
 * is in all of them.
 */
export function listMissing(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return oldest
    .filter(({ version, mdnName }) => !isSupported(support[mdnName], version))
    .map(({ name, version }) => `${name} ${version}`);
}

/** A feature with known gaps is supported, and one with a prefix or behind a flag is not. */
function isSupported(support: SupportStatement | undefined, version: number): boolean {
  if (support === undefined) return true;
  return [support].flat().some((one) => {
    if (one.flags !== undefined || one.prefix !== undefined || one.alternative_name !== undefined)
      return false;
    return isSince(one.version_added, version) && !isSince(one.version_removed ?? false, version);
  });
}

/** `added` is false, `preview`, or a number, which may begin with ≤. */
const isSince = (added: string | false, version: number): boolean =>
  added !== false && Number(added.replace('≤', '')) <= version;
