import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installed, npm, run } from './process';

it.each([
  ['@pactflow/openapi-pact-comparator', undefined],
  ['@redocly/cli', 'redocly'],
  ['@formatjs/cli', 'formatjs'],
  ['jest', undefined],
  ['tsx', undefined],
  ['typescript', 'tsc'],
])('the command of %s is a file of this project', (name, command) => {
  const [program, file] = installed(name, command);
  expect(program).toBe(process.execPath);
  expect(existsSync(file)).toBe(true);
});

it('a package that is not installed is an error and is not downloaded', () => {
  expect(() => installed('openapi-pact-comparator')).toThrow(
    'openapi-pact-comparator is not installed: npm ci',
  );
  expect(() => installed('@redocly/cli', 'other')).toThrow('@redocly/cli has no command other');
});

describe('npm', () => {
  const before = process.env['npm_execpath'];
  afterEach(() => {
    if (before === undefined) delete process.env['npm_execpath'];
    else process.env['npm_execpath'] = before;
  });

  it.each([
    ['by npm, npx or neither', before],
    ['by another package manager', join('somewhere', 'yarn.js')],
    ['by itself', undefined],
  ])('starts without a shell where the process was started %s', (_how, started) => {
    if (started === undefined) delete process.env['npm_execpath'];
    else process.env['npm_execpath'] = started;
    const [program, ...file] = npm();
    const { status, stdout } = spawnSync(program, [...file, '--version'], { encoding: 'utf8' });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+/);
    expect(status).toBe(0);
  });
});

describe('run', () => {
  const WAITS = 'setTimeout(() => undefined, 3_600_000)';
  const node = (script: string) => [process.execPath, '-e', script];

  it('ends although a program that the command left running holds its output open @long', async () => {
    const { code, output } = await run(
      node(`
        const left = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(WAITS)}], {
          detached: true, stdio: 'inherit',
        });
        console.log(left.pid);
        left.unref();
      `),
    );
    expect(code).toBe(0);
    process.kill(Number(output));
  });

  it('ends a command at its limit', async () => {
    const { code } = await run(node(WAITS), {}, undefined, 500);
    expect(code).toBeNull();
  });
});
