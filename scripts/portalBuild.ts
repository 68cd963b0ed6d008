import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

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

const BUILT = join('dist', 'index.html');

function newestIn(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** Whether `dist/` holds a build of the sources as they are. */
function isBuilt(): boolean {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && SOURCES.every((source) => newestIn(source) <= built);
}

/** Builds the portal unless that has been done. Ends the process where the build fails. */
export function ensureBuilt(): void {
  if (isBuilt()) return;
  console.log('Building the portal …');
  const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
  // webpack leaves a file alone that came out the same, and its time with it.
  utimesSync(BUILT, new Date(), new Date());
}
