// Packs the package, installs it in an empty folder, and runs it there.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, unlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npm } from '../src/process';
import { EXAMPLE, cleanEnvironment, makeRepository } from './repository';
import type { TestRepository } from './repository';

const LIMIT_MS = 600_000;
const [program, ...first] = npm();

/** Returns the reason why nothing can be installed. `null`: it can. */
function whyNoRegistry(): string | null {
  const words = ['view', 'yaml', 'version', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { status } = spawnSync(program, [...first, ...words], { encoding: 'utf8' });
  return status === 0 ? null : 'no package registry can be reached';
}

const reason = whyNoRegistry();
if (reason !== null) process.stderr.write(`skipped: ${reason}\n`);

let here: TestRepository;
beforeEach(() => {
  here = makeRepository(EXAMPLE);
  // Removes the link, because npm would install into the linked folder.
  unlinkSync(join(here.folder, 'node_modules'));
});
afterEach(() => {
  here.remove();
});

/** Runs npm in the folder, without the variables of the npm that runs this test. */
const npmRun = (words: string[]) =>
  spawnSync(program, [...first, ...words], {
    cwd: here.folder,
    encoding: 'utf8',
    env: cleanEnvironment(),
  });

(reason === null ? it : it.skip)(
  'the packed package checks the agreement of another repository',
  () => {
    const packed = spawnSync(program, [...first, 'pack', '--silent', '--pack-destination', here.folder], {
      cwd: resolve('packages/contract-gates'),
      encoding: 'utf8',
    });
    expect(packed.status).toBe(0);
    const [file = ''] = readdirSync(here.folder).filter((name) => name.endsWith('.tgz'));
    const install = ['install', `./${file}`, '--ignore-scripts', '--no-audit', '--no-fund'];
    expect(npmRun(install)).toMatchObject({ status: 0 });
    // The package does not contain its tests.
    expect(existsSync(join(here.folder, 'node_modules/contract-gates/src/example.test.ts'))).toBe(false);

    const { status, stdout } = npmRun(['exec', '--no', '--', 'contract-gates', 'check', '--base', 'HEAD']);
    expect(stdout).toMatch(/^Steps: 7 passed, 0 failed, 1 skipped$/m);
    expect(status).toBe(0);
  },
  LIMIT_MS,
);
