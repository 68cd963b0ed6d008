import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../server/errors/cannotStart';
import { STAMP, makeStamp } from './buildStamp';

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
