// Pages that were opened before a deployment load their lazy chunks after it. So a release keeps the files below assets/ of
// the release before, and `assets.json` says which files are whose.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside `index.html`: the files of a release below its folder, as `assets/…`. */
export const ASSETS_LIST = 'assets.json';

type ReleaseAssets = {
  /** Files of this release. */
  own: string[];
  /** Files of the release before that this one does not have itself. */
  kept: string[];
};

/** What `assets.json` in a folder says; `null` where there is none, or it cannot be read. */
export function readReleaseAssets(folder: string): ReleaseAssets | null {
  try {
    const list = JSON.parse(readFileSync(join(folder, ASSETS_LIST), 'utf8')) as Record<string, unknown>;
    return { own: assetsIn(list['own']), kept: assetsIn(list['kept']) };
  } catch {
    return null;
  }
}

// A list that was changed by hand never names a file elsewhere.
const assetsIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.filter((name): name is string => typeof name === 'string' && /^assets\/[\w.-]+$/.test(name))
    : [];

/** The files to keep of the release before. The same release once more keeps what it kept. */
export function filesToKeep(before: ReleaseAssets | null, own: readonly string[]): string[] {
  if (before === null) return [];
  const isSame = before.own.length === own.length && before.own.every((name) => own.includes(name));
  return (isSame ? before.kept : before.own).filter((name) => !own.includes(name));
}

/** The content of `assets.json`. */
export const releaseText = (assets: ReleaseAssets): string => `${JSON.stringify(assets, null, 1)}\n`;

/**
 * Copies the files of the release in `from` beside those of the release in `to`, which replaces it.
 * @returns the names of the files that `to` keeps.
 * @throws Error where one of the folders is no release.
 */
export function keepAssets(from: string, to: string): string[] {
  const { own } = releaseIn(to);
  const kept = filesToKeep(releaseIn(from), own).filter((file) => existsSync(join(from, file)));
  mkdirSync(join(to, 'assets'), { recursive: true });
  for (const file of kept.filter((name) => !existsSync(join(to, name)))) {
    copyFileSync(join(from, file), join(to, file));
  }
  writeFileSync(join(to, ASSETS_LIST), releaseText({ own, kept }));
  return kept;
}

function releaseIn(folder: string): ReleaseAssets {
  const assets = readReleaseAssets(folder);
  if (assets === null) throw new Error(`${join(folder, ASSETS_LIST)} cannot be read: no release is there.`);
  return assets;
}
