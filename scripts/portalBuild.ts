import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../server/errors/cannotStart';

/** The sources of a build. */
export const SOURCES = [
  'src',
  'locales',
  'api-spec',
  'pacts',
  'scripts/firstScreen.ts',
  'scripts/readBuild.ts',
  'webpack.config.ts',
  'package.json',
  'package-lock.json',
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

/** Whether `dist/` contains a build of the current sources. File times do not matter. */
export function isBuilt(): boolean {
  const file = join('dist', STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === JSON.stringify(makeStamp());
}

/** @throws {CannotStart} if the build fails. */
export function buildPortal(): void {
  console.log('Building the portal …');
  const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
  if (status !== 0) throw new CannotStart('The portal cannot be built. The reason is above.');
}
