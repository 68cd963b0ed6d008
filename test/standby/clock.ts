import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';

/** Debian's faketime, which gives one process another clock. */
const library = readdirSync(LIBRARIES)
  .map((name) => join(LIBRARIES, name, 'faketime/libfaketimeMT.so.1'))
  .find((path) => existsSync(path));

/** Returns why the clock of a process cannot be changed here, or `null`. */
export const whyNoClock = (): string | null =>
  library === undefined ? 'faketime is not installed here' : null;

const findFile = (folder: string): string => join(folder, 'clock');

/** Changes the clock of the processes that have the variables, also while they run. */
export function setClock(folder: string, secondsAhead: number): void {
  writeFileSync(findFile(folder), `${secondsAhead < 0 ? '' : '+'}${secondsAhead}`);
}

/** Returns the variables of a process whose clock can be changed. */
export const makeClockVariables = (folder: string): Record<string, string> => ({
  LD_PRELOAD: library ?? '',
  FAKETIME_TIMESTAMP_FILE: findFile(folder),
  FAKETIME_CACHE_DURATION: '1',
  // Timers must not jump.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});
