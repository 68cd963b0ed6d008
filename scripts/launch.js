// `npm start`, `npm run start:backend` and `npm run users`. Runs the build where it counts, else the sources by tsx, which
// an installation for production does not have. Plain JavaScript for that reason.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAMS = {
  portal: 'scripts/start.ts',
  backend: 'server/main.ts',
  users: 'server/manageUsers.ts',
};

const [name = ''] = process.argv.splice(2, 1);
const built = new URL(`../dist/server/${name}.mjs`, import.meta.url);

const LEAST_FILES = 256;

const files = openFilesLimit();
try {
  // Below it Node fails while it loads packages, where no error can be caught.
  const register = files < LEAST_FILES ? null : await findTsx();
  if (files < LEAST_FILES) {
    refuse(
      `The process may open only ${files} files at once. Raise the limit to ${LEAST_FILES} or more, for instance with "ulimit -n 1024".`,
    );
  } else if (existsSync(built) && (process.env['NODE_ENV'] === 'production' || register === null)) {
    await importBuilt();
  } else if (register !== null) {
    register();
    await import(new URL(`../${PROGRAMS[name]}`, import.meta.url).href);
  } else {
    refuseBuild(built.href, 'is missing');
  }
} catch (error) {
  const missing = /^Cannot find package '([^']+)'/.exec(error?.message ?? '')?.[1];
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || missing === undefined) throw error;
  refuse(`The package ${missing} is not installed. Run "npm ci --omit=dev --workspace server".`);
}

async function importBuilt() {
  try {
    await import(built.href);
  } catch (error) {
    const isPart = error?.code === 'ERR_MODULE_NOT_FOUND' && error.url?.startsWith(new URL('.', built).href);
    if (isPart) refuseBuild(error.url, 'is missing');
    else if (error instanceof SyntaxError) refuseBuild(built.href, 'or a part of it is damaged');
    else throw error;
  }
}

function refuseBuild(url, what) {
  const file = relative('.', fileURLToPath(url));
  refuse(`${file} ${what}. Run "npm run build" where all packages are installed, and copy dist/ from there.`);
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** How many files the process may have open; infinite where the system does not say it. */
function openFilesLimit() {
  try {
    const limit = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
}

/** Returns what makes Node read TypeScript, or `null` where the development packages are not installed. */
async function findTsx() {
  try {
    const { register } = await import('tsx/esm/api');
    return register;
  } catch (error) {
    if (error?.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}
