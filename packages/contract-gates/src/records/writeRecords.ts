// Appends to the records, for `verify --record` and `record-deployment`.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config';
import {
  deploymentsFolder,
  readDeployments,
  readVerifications,
  verificationFile,
  verificationsFolder,
} from './records';
import type { DeploymentRecord, Verification, VerificationRecord } from './records';

/** Returns the written file. @throws {Error} if an existing record is invalid or from the future. */
export function addVerification(
  config: Config,
  pair: Omit<VerificationRecord, 'verifications'>,
  verification: Omit<Verification, 'at'>,
): Promise<string> {
  const file = join(verificationsFolder(config), verificationFile(pair));
  return withLock(config, () => {
    const before = readVerifications(config).find(
      (one) => one.identity === pair.identity && one.description === pair.description,
    );
    const runs = before?.verifications ?? [];
    const at = readTime(runs, file);
    write(file, { ...pair, verifications: [...runs, { ...verification, at }] });
    return file;
  });
}

/** Returns the written file. @throws {Error} if the environment does not exist or its file is invalid or from the future. */
export function addDeployment(config: Config, record: Omit<DeploymentRecord, 'at'>): Promise<string> {
  const file = findEnvironmentFile(config, record.environment);
  return withLock(config, () => {
    const before = readDeployments(config).filter((one) => one.environment === record.environment);
    write(file, [...before, { ...record, at: readTime(before, file) }]);
    return file;
  });
}

/** Returns the present time. @throws {Error} if a record of the file is later, because a clock was wrong. */
function readTime(before: { at: string }[], file: string): string {
  const now = new Date().toISOString();
  const later = before.find(({ at }) => Date.parse(at) > Date.parse(now));
  if (later === undefined) return now;
  throw new Error(
    `Nothing was recorded: ${file} has a record of ${later.at}, and this clock says ${now}. Correct the clock, or the time of that record by hand`,
  );
}

/**
 * A person creates an environment by hand: a file with an empty list. Otherwise a misspelt name would be an environment
 * without deployments, which allows everything.
 * @throws {Error} if the environment does not exist.
 */
export function findEnvironmentFile(config: Config, environment: string): string {
  const folder = deploymentsFolder(config);
  const file = join(folder, `${environment}.json`);
  // The file system may ignore case. Its list has the exact names.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.includes(`${environment}.json`)) return file;
  throw new Error(
    `Environment ${environment} does not exist. To create it, write [] to ${folder}/<its name>.json and commit the file`,
  );
}

/** Renames a complete file into place, so that no reader sees half of it. */
function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(draft, file);
}

const TIMEOUT_MS = 5000;

/** Runs a change while no other process changes the records. */
async function withLock<T>({ results }: Config, change: () => T): Promise<T> {
  const lock = join(results, 'records.lock');
  mkdirSync(results, { recursive: true });
  const until = Date.now() + TIMEOUT_MS;
  while (!takeLock(lock)) {
    if (Date.now() > until) {
      throw new Error(`Process ${readLockOwner(lock)} is writing records. If it has ended, delete ${lock}`);
    }
    await wait(20);
  }
  try {
    return change();
  } finally {
    rmSync(lock);
  }
}

/** Whether this process has the lock. Only one process can create the file. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

const readLockOwner = (lock: string) => (existsSync(lock) ? readFileSync(lock, 'utf8').trim() : '?');
