// Appends to the records. Only `verify --record` and `record-deployment` do.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config';
import {
  deploymentsIn,
  readDeployments,
  readVerifications,
  verificationFile,
  verificationsIn,
} from './records';
import type { DeploymentRecord, Verification, VerificationRecord } from './records';

/** Gives back the file it wrote. @throws {Error} when a record that is there is broken. */
export function addVerification(
  config: Config,
  pair: Omit<VerificationRecord, 'verifications'>,
  verification: Verification,
): Promise<string> {
  const file = join(verificationsIn(config), verificationFile(pair));
  return alone(config, () => {
    const before = readVerifications(config).find(
      (one) => one.identity === pair.identity && one.description === pair.description,
    );
    write(file, { ...pair, verifications: [...(before?.verifications ?? []), verification] });
    return file;
  });
}

/** Gives back the file it wrote. @throws {Error} when there is no such environment, or its file is broken. */
export function addDeployment(config: Config, record: DeploymentRecord): Promise<string> {
  const file = environmentFile(config, record.environment);
  return alone(config, () => {
    write(file, [...readDeployments(config).filter((one) => one.environment === record.environment), record]);
    return file;
  });
}

/**
 * An environment is made by hand, once: an empty list in a file of its name. Otherwise a slip of the pen would be an
 * environment in which nothing is deployed, and everything may go there.
 * @throws {Error} when there is none of this name.
 */
export function environmentFile(config: Config, environment: string): string {
  const folder = deploymentsIn(config);
  const file = join(folder, `${environment}.json`);
  // A file system may ignore upper and lower case: its list of names has the exact one.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.includes(`${environment}.json`)) return file;
  throw new Error(
    `Environment ${environment} does not exist. To make it, write [] into ${folder}/<its name>.json and commit that`,
  );
}

/** Renamed into place: whoever reads meanwhile sees the file before or after, never half of it. */
function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(draft, file);
}

const PATIENCE_MS = 5000;

/** Runs a change alone. No other process may write between its reading and its writing. */
async function alone<T>({ results }: Config, change: () => T): Promise<T> {
  const lock = join(results, 'records.lock');
  mkdirSync(results, { recursive: true });
  const until = Date.now() + PATIENCE_MS;
  while (!took(lock)) {
    if (Date.now() > until) {
      throw new Error(`Process ${holder(lock)} is writing records. Is it gone? Delete ${lock}`);
    }
    await wait(20);
  }
  try {
    return change();
  } finally {
    rmSync(lock);
  }
}

/** Whether the lock is ours now: of several that try, one creates the file. */
function took(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

const holder = (lock: string) => (existsSync(lock) ? readFileSync(lock, 'utf8').trim() : '?');
