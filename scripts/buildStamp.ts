import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders that a build of the portal reads. */
export const SOURCES = [
  'src',
  'locales',
  'api-spec',
  'scripts',
  'webpack.config.ts',
  'package.json',
  'package-lock.json',
  // The portal shows the hashes of its pacts. The contract tools compute them during the build.
  'pacts',
  'contract.config.ts',
  'packages/contract-gates/bin',
  'packages/contract-gates/src',
];

/** The file in `dist/` with the hash of the sources of the build. */
export const STAMP = 'stamp.json';

/** Returns the content of the stamp: a hash of the names and contents of all sources. */
export function makeStamp(): { sources: string } {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(listFiles)) {
    const content = readFileSync(path);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return { sources: hash.digest('hex') };
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
