// `npm start`, `npm run start:backend` and `npm run users`. Runs the build where it counts, else the sources by tsx, which
// an installation for production does not have. Plain JavaScript for that reason.
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAMS = {
  portal: 'scripts/start.ts',
  backend: 'server/main.ts',
  users: 'server/manageUsers.ts',
};

const [name = ''] = process.argv.splice(2, 1);
const built = new URL(`../dist/server/${name}.mjs`, import.meta.url);

try {
  const register = await findTsx();
  if (existsSync(built) && (process.env['NODE_ENV'] === 'production' || register === null)) {
    await import(built.href);
  } else if (register !== null) {
    register();
    await import(new URL(`../${PROGRAMS[name]}`, import.meta.url).href);
  } else {
    const file = relative('.', fileURLToPath(built));
    refuse(
      `${file} is missing. Run "npm run build" where all packages are installed, and copy dist/ from there.`,
    );
  }
} catch (error) {
  const missing = /^Cannot find package '([^']+)'/.exec(error?.message ?? '')?.[1];
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || missing === undefined) throw error;
  refuse(`The package ${missing} is not installed. Run "npm ci --omit=dev --workspace server".`);
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
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
