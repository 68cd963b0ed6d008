// Tests when `npm start` builds the portal, and what it checks before the build.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { SOURCES, STAMP, makeStamp } from '../scripts/buildStamp';
import { readImports } from '../scripts/importGraph';
import { isBuilt } from '../scripts/portalBuild';
import { listenLocally } from 'contract-gates/listenLocally';

const startFolder = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portaria-build-'));
});
afterEach(() => {
  process.chdir(startFolder);
  rmSync(folder, { recursive: true });
});

it('the build is out of date if a source changes its content or name, but not its time', () => {
  process.chdir(folder);
  for (const source of SOURCES) {
    if (/\.\w+$/.test(source)) {
      mkdirSync(join(source, '..'), { recursive: true });
      writeFileSync(source, source);
    } else {
      mkdirSync(source, { recursive: true });
      writeFileSync(join(source, 'one.ts'), source);
    }
  }
  expect(isBuilt()).toBe(false);
  mkdirSync('dist');
  writeFileSync(join('dist', STAMP), '{');
  expect(isBuilt()).toBe(false);
  writeFileSync(join('dist', STAMP), JSON.stringify(makeStamp()));
  expect(isBuilt()).toBe(true);

  const later = new Date(Date.now() + 3_600_000);
  for (const source of SOURCES) utimesSync(source, later, later);
  utimesSync(join('src', 'one.ts'), later, later);
  expect(isBuilt()).toBe(true);

  writeFileSync(join('src', 'one.ts'), 'other');
  expect(isBuilt()).toBe(false);
  writeFileSync(join('src', 'one.ts'), 'src');
  expect(isBuilt()).toBe(true);
  writeFileSync(join('src', 'two.ts'), '');
  expect(isBuilt()).toBe(false);
});

/**
 * Returns the files of the project that a script imports, or names in a text such as 'scripts/pure-loader.js'. The gallery
 * is another build.
 */
function findReadFiles(script: string): string[] {
  const quoted = [...readFileSync(script, 'utf8').matchAll(/'(?:\.\/)?([\w./-]+\.\w+)'/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set([...readImports(script), ...quoted])]
    .filter(existsSync)
    .map((path) => relative('.', realpathSync(path)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(node_modules|dist|gallery)\//.test(path));
}

it('the sources of the build contain each file that the build imports or names', () => {
  const files = new Set(['webpack.config.ts']);
  // The set grows while the loop runs. `contract.config.ts` names tests, which no build runs.
  for (const file of files)
    if (/\.[jt]s$/.test(file) && file !== 'contract.config.ts')
      for (const one of findReadFiles(file)) files.add(one);
  expect(files).toContain('scripts/pure-loader.js');
  expect(files).toContain('packages/contract-gates/src/records/identity.ts');
  const isSource = (file: string) => SOURCES.some((source) => `${file}/`.startsWith(`${source}/`));
  expect([...files].filter((file) => !isSource(file))).toEqual([]);
});

it('npm start reports a port in use before it builds', async () => {
  const otherServer = createServer();
  const { port } = new URL(await listenLocally(otherServer));
  // The folder contains no build.
  const child = spawn(process.execPath, [resolve('scripts/launch.js'), 'portal'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', PORT: port },
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise((ended) => child.on('close', ended));
  otherServer.close();
  expect([code, output]).toEqual([
    1,
    `Port ${port} is taken by another program. Stop it, or name another one in PORT.\n`,
  ]);
});
