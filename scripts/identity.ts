// `npm run test:identity`: the screens of the cloud identity against the real emulator of its service. The emulator is
// large, so it has a folder and a lock file of its own, and is installed the first time that it is needed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, npm } from 'contract-gates/process';
import { SKIPPED } from './skipped';

const FOLDER = join('test', 'emulator');
/** What npm says when the lock file itself is wrong. That is a fault, where a missing network is none. */
const OUR_FAULT = /EUSAGE|EINTEGRITY|EJSONPARSE/;

function versionOf(manifest: string, read: (json: Record<string, unknown>) => unknown): unknown {
  try {
    return read(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>);
  } catch {
    return undefined;
  }
}

function isInstalled(): boolean {
  const wanted = versionOf(
    join(FOLDER, 'package.json'),
    ({ dependencies }) => (dependencies as Record<string, string>)['firebase-tools'],
  );
  const manifest = join(FOLDER, 'node_modules', 'firebase-tools', 'package.json');
  return wanted !== undefined && versionOf(manifest, ({ version }) => version) === wanted;
}

function install(): void {
  console.log(`Installing the emulator into ${FOLDER} …`);
  // Without scripts: one of its packages would be compiled for minutes, and the emulator does without.
  const [program, ...file] = npm();
  const { status, stdout, stderr } = spawnSync(
    program,
    [...file, 'ci', '--ignore-scripts', '--loglevel=error', '--fetch-retries=1', '--fetch-timeout=60000'],
    { cwd: FOLDER, encoding: 'utf8' },
  );
  if (status === 0) return;
  const output = `${stdout}${stderr}`;
  const isFault = OUR_FAULT.test(output);
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
