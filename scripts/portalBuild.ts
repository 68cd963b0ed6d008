import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../server/errors/cannotStart';

/** What a build is made from. */
export const SOURCES = [
  'src',
  'locales',
  'api-spec',
  'pacts',
  'scripts/builtFrom.ts',
  'webpack.config.ts',
  'package.json',
  'package-lock.json',
];

/** The file of a build that says which sources it was made from. */
export const STAMP = 'stamp.json';

/** The content of the stamp: a hash of the names and contents of all sources. */
export function stampOfSources(): { sources: string } {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesIn)) {
    const content = readFileSync(path);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return { sources: hash.digest('hex') };
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** Whether `dist/` holds a build of the sources as they are, whatever the times of the files. */
export function isBuilt(): boolean {
  const file = join('dist', STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === JSON.stringify(stampOfSources());
}

/** @throws CannotStart when the build fails. */
export function buildPortal(): void {
  console.log('Building the portal …');
  const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
  if (status !== 0) throw new CannotStart('The portal cannot be built. The reason is above.');
}
