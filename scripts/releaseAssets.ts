// A page that was opened before a deployment loads its lazy chunks after it. So a release keeps the files in assets/ of
// the previous release, and `assets.json` lists the files of both.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list is beside `index.html`. Its paths start with `assets/`. */
export const ASSETS_LIST = 'assets.json';

type ReleaseAssets = {
  /** Files of this release. */
  own: string[];
  /** Files of the previous release that this release does not contain itself. */
  kept: string[];
};

/** Reads `assets.json` in a folder. Returns `null` if it is missing or invalid. */
export function readReleaseAssets(folder: string): ReleaseAssets | null {
  try {
    const list = JSON.parse(readFileSync(join(folder, ASSETS_LIST), 'utf8')) as Record<string, unknown>;
    return { own: parsePaths(list['own']), kept: parsePaths(list['kept']) };
  } catch {
    return null;
  }
}

// An edited list must not name a file outside assets/.
const parsePaths = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.filter((name): name is string => typeof name === 'string' && /^assets\/[\w.-]+$/.test(name))
    : [];

/** Returns the files to keep from the previous release. A repeated build of the same release keeps the same files. */
export function selectFilesToKeep(previous: ReleaseAssets | null, own: readonly string[]): string[] {
  if (previous === null) return [];
  const isSame = previous.own.length === own.length && previous.own.every((name) => own.includes(name));
  return (isSame ? previous.kept : previous.own).filter((name) => !own.includes(name));
}

/** Returns the content of `assets.json`. */
export const formatReleaseAssets = (assets: ReleaseAssets): string => `${JSON.stringify(assets, null, 1)}\n`;

/**
 * Copies the assets of the release in `from` into the release in `to`, which replaces it.
 * @returns the names of the kept files.
 * @throws {Error} if one of the folders is not a release.
 */
export function keepAssets(from: string, to: string): string[] {
  const { own } = readRelease(to);
  const kept = selectFilesToKeep(readRelease(from), own).filter((file) => existsSync(join(from, file)));
  mkdirSync(join(to, 'assets'), { recursive: true });
  for (const file of kept.filter((name) => !existsSync(join(to, name)))) {
    copyFileSync(join(from, file), join(to, file));
  }
  writeFileSync(join(to, ASSETS_LIST), formatReleaseAssets({ own, kept }));
  return kept;
}

function readRelease(folder: string): ReleaseAssets {
  const assets = readReleaseAssets(folder);
  if (assets === null)
    throw new Error(`${join(folder, ASSETS_LIST)} cannot be read: the folder is not a release.`);
  return assets;
}
