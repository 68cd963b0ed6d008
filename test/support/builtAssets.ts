import { readReleaseAssets } from '../../scripts/releaseAssets';

/** Returns the names of the files in dist/assets/ that the last build wrote, without kept files of the previous build. */
export function listBuiltAssets(): string[] {
  const assets = readReleaseAssets('dist');
  if (assets === null) throw new Error('dist/assets.json is missing: run `npm run build`');
  return assets.own.map((name) => name.replace(/^assets\//, ''));
}
