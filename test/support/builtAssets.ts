import { readReleaseAssets } from '../../scripts/releaseAssets';

/** Returns the files below dist/assets/ that the last build wrote, without those kept from the previous build. */
export function builtAssets(): string[] {
  const assets = readReleaseAssets('dist');
  if (assets === null) throw new Error('dist/assets.json is missing: run `npm run build`');
  return assets.own.map((name) => name.replace(/^assets\//, ''));
}
