// `npm run test:identity`: tests the screens of the cloud identity on the emulator of its service. The emulator is large,
// so it has its own folder and lock file, and the first run installs it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, npm } from 'contract-gates/process';
import { SKIPPED } from './gates/skipped';

const FOLDER = join('test', 'emulator');
/** Errors of npm for an invalid lock file. They fail the gate; a missing network only skips it. */
const LOCK_FILE_ERROR = /EUSAGE|EINTEGRITY|EJSONPARSE/;

function readVersion(manifest: string, read: (json: Record<string, unknown>) => unknown): unknown {
  try {
    return read(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>);
  } catch {
    return undefined;
  }
}

function isInstalled(): boolean {
  const wanted = readVersion(
    join(FOLDER, 'package.json'),
    ({ dependencies }) => (dependencies as Record<string, string>)['firebase-tools'],
  );
  const manifest = join(FOLDER, 'node_modules', 'firebase-tools', 'package.json');
  return wanted !== undefined && readVersion(manifest, ({ version }) => version) === wanted;
}

function install(): void {
  console.log(`Installing the emulator into ${FOLDER} …`);
  // The scripts compile a package for minutes that the emulator does not need.
  const [program, ...file] = npm();
  const { status, stdout, stderr } = spawnSync(
    program,
    [...file, 'ci', '--ignore-scripts', '--loglevel=error', '--fetch-retries=1', '--fetch-timeout=60000'],
    { cwd: FOLDER, encoding: 'utf8' },
  );
  if (status === 0) return;
  const output = `${stdout}${stderr}`;
  const isFault = LOCK_FILE_ERROR.test(output);
  console.log(output);
  if (!isFault) console.log('skipped: the emulator’s packages could not be installed here');
  process.exit(isFault ? 1 : SKIPPED);
}

if (!isInstalled()) install();
const [program, playwright] = installed('@playwright/test', 'playwright');
const { status } = spawnSync(
  program,
  [playwright, 'test', '--config', 'test/identity/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
