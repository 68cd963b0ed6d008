import { readReleaseAssets } from '../../scripts/releaseAssets';

/** The names of the files below dist/assets/ that the last build wrote, without those that it keeps of the build before. */
export function builtAssets(): string[] {
  const assets = readReleaseAssets('dist');
  if (assets === null) throw new Error('dist/assets.json is missing: run `npm run build`');
  return assets.own.map((name) => name.replace(/^assets\//, ''));
}
