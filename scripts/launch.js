// `npm start`, `npm run start:backend`, `npm run users`, `npm run migrate` and `npm run events`. Runs the build in production, and otherwise
// the sources with tsx. This file is JavaScript, because a production installation does not have tsx.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAMS = {
  portal: 'scripts/start.ts',
  backend: 'server/backendMain.ts',
  users: 'server/usersMain.ts',
  migrate: 'server/migrateMain.ts',
  events: 'server/eventsMain.ts',
};

// Removes the name, so that the program sees only its own arguments.
const [name = ''] = process.argv.splice(2, 1);
const builtProgram = new URL(`../dist/server/${name}.mjs`, import.meta.url);

const MIN_OPEN_FILES = 256;

const openFiles = readOpenFilesLimit();
try {
  // With a lower limit Node fails while it loads packages, and the error cannot be caught.
  const registerTsx = openFiles < MIN_OPEN_FILES ? null : await findTsx();
  if (openFiles < MIN_OPEN_FILES) {
    fail(
      `The process may open only ${openFiles} files at once. Raise the limit to ${MIN_OPEN_FILES} or more, for instance with "ulimit -n 1024".`,
    );
  } else if (existsSync(builtProgram) && (process.env['NODE_ENV'] === 'production' || registerTsx === null)) {
    await importBuilt();
  } else if (registerTsx !== null) {
    registerTsx();
    await import(new URL(`../${PROGRAMS[name]}`, import.meta.url).href);
  } else {
    failForBuild(builtProgram.href, 'is missing');
  }
} catch (error) {
  const packageName = /^Cannot find package '([^']+)'/.exec(error?.message ?? '')?.[1];
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || packageName === undefined) throw error;
  fail(`The package ${packageName} is not installed. Run "npm ci --omit=dev --workspace server".`);
}

async function importBuilt() {
  try {
    await import(builtProgram.href);
  } catch (error) {
    const isPart =
      error?.code === 'ERR_MODULE_NOT_FOUND' && error.url?.startsWith(new URL('.', builtProgram).href);
    if (isPart) failForBuild(error.url, 'is missing');
    else if (error instanceof SyntaxError) failForBuild(builtProgram.href, 'or a part of it is damaged');
    else throw error;
  }
}

function failForBuild(url, what) {
  const file = relative('.', fileURLToPath(url));
  fail(`${file} ${what}. Run "npm run build" where all packages are installed, and copy dist/ from there.`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

/** Returns how many files the process may open at once, or Infinity if the system does not report a limit. */
function readOpenFilesLimit() {
  try {
    const limit = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
}

/** Returns the function that lets Node load TypeScript, or `null` if the development packages are not installed. */
async function findTsx() {
  try {
    const { register } = await import('tsx/esm/api');
    return register;
  } catch (error) {
    if (error?.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}
