import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Options for playwright's `launch`. */
export type BrowserLaunch = { executablePath: string; args: string[]; env?: Record<string, string> };

/** No browser is available. The message is for the person who runs the tests. */
class NoBrowser extends Error {}

/** This value of `PORTARIA_BROWSER` selects the installed Chrome or Chromium. */
const INSTALLED = 'installed';

// The package's own arguments disable the checks between origins, which would hide faults.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const PROGRAM_NAMES = ['google-chrome', 'google-chrome-stable', 'chrome', 'chromium', 'chromium-browser'];

const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

const USUAL_PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
};

/**
 * Returns the browser for the tests. The first choice is the path in `PORTARIA_BROWSER`, the second one is the browser of
 * the npm package in the lock file. The last choice is an installed Chrome or Chromium. The first call unpacks the package.
 * @throws {NoBrowser}
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<BrowserLaunch> {
  const setting = env['PORTARIA_BROWSER'] ?? '';
  if (setting !== '' && setting !== INSTALLED) {
    const isFile = statSync(setting, { throwIfNoEntry: false })?.isFile() ?? false;
    if (!isFile) throw new NoBrowser(`PORTARIA_BROWSER: there is no file ${setting}.`);
    return { executablePath: setting, args: ARGUMENTS };
  }
  if (setting === '' && canRunBundled()) return unpackBundled(env);
  const installed = findInstalled(env);
  if (installed === undefined) {
    throw new NoBrowser(
      'No Chrome or Chromium was found. Install one, or name its executable in PORTARIA_BROWSER.',
    );
  }
  return { executablePath: installed, args: ARGUMENTS };
}

/** The loader that the npm package's browser needs. A Linux with another C library, such as Alpine, does not have it. */
const LOADER = '/lib64/ld-linux-x86-64.so.2';

const canRunBundled = () => process.platform === 'linux' && process.arch === 'x64' && existsSync(LOADER);

/** Returns the value of `PORTARIA_BROWSER` for a run in a second browser, or the reason why there is none. */
export function findSecondBrowser(
  env: NodeJS.ProcessEnv = process.env,
): { browser: string } | { reason: string } {
  const setting = env['PORTARIA_BROWSER'] ?? '';
  if (setting !== '') return { browser: setting };
  if (findInstalled(env) === undefined) return { reason: 'no Chrome or Chromium is installed' };
  return canRunBundled() ? { browser: INSTALLED } : { reason: 'npm test already uses the installed browser' };
}

/** Returns the path of an installed Chrome or Chromium, or undefined if the usual paths contain none. */
function findInstalled(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = PROGRAM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const onWindows = WINDOWS_FOLDERS.flatMap((name) => {
    const folder = env[name];
    return folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')];
  });
  const candidates =
    process.platform === 'win32' ? onWindows : [...inPath, ...(USUAL_PATHS[process.platform] ?? [])];
  return candidates.find((candidate) => existsSync(candidate));
}

async function unpackBundled(env: NodeJS.ProcessEnv): Promise<BrowserLaunch> {
  const folder = await unpack();
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGUMENTS,
    env: {
      ...dropUndefined(env),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), env['LD_LIBRARY_PATH'] ?? '']
        .filter(Boolean)
        .join(delimiter),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

// Without fonts the browser crashes at the first text. The package's own configuration names folders of AWS Lambda.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** Unpacks browser, fonts and libraries into a folder for this release. The folder is complete or absent. */
async function unpack(): Promise<string> {
  const program = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = resolve(dirname(program), '../..');
  const folder = resolve('.cache', `browser-${await readVersion(root)}`);
  if (existsSync(folder)) return folder;

  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const { default: chromium } = await import('@sparticuz/chromium');
  await inTemporaryFolder(draft, () => chromium.executablePath());
  await untar(join(root, 'bin', 'al2023.tar.br'), join(draft, 'al2023'));
  await writeFile(join(draft, 'fonts.conf'), FONTS);
  // If another run was faster, its folder is used.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

async function readVersion(packageRoot: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}

// The package unpacks into the system's temporary folder and uses what is already there, even an incomplete copy.
async function inTemporaryFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const previousFolder = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await work();
  } finally {
    if (previousFolder === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = previousFolder;
  }
}

async function untar(archive: string, folder: string): Promise<void> {
  await mkdir(folder);
  const content = await promisify(brotliDecompress)(await readFile(archive));
  await new Promise<void>((done, fail) => {
    const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] });
    tar.on('error', () => fail(new NoBrowser('The program "tar" is missing; the browser needs it once.')));
    tar.on('close', (code) => {
      if (code === 0) done();
      else fail(new NoBrowser(`${archive} could not be unpacked.`));
    });
    // If tar exits early, its exit code reports the failure.
    tar.stdin.on('error', () => undefined);
    tar.stdin.end(content);
  });
}

function dropUndefined(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
