// Plants threads and processes in files of the backend, and runs the shipped lint rules on them.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Returns what ESLint reports about a file of the backend with this text. */
function lint(text: string): string {
  const script = resolve('node_modules/eslint/bin/eslint.js');
  const args = ['--stdin', '--stdin-filename', 'server/files/planted.ts'];
  const head = `import { fork } from 'node:child_process';\nimport { Worker } from 'node:worker_threads';\nexport { fork, Worker };\n`;
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    input: head + text,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

it.each([
  ['no environment', 'export const thread = new Worker(import.meta.url, { execArgv: [] });\n'],
  ['no options', 'export const thread = new Worker(import.meta.url);\n'],
  [
    'an environment in its data',
    'export const thread = new Worker(import.meta.url, { workerData: { env: {} } });\n',
  ],
])('lint reports a thread with %s', (_what, text) => {
  expect(lint(text)).toContain('A thread inherits the secrets of the environment.');
});

it('lint accepts a thread with an empty environment', () => {
  expect(lint('export const thread = new Worker(import.meta.url, { env: {} });\n')).toBe('');
});

it('lint reports a process that inherits the environment, and accepts one with an empty environment', () => {
  expect(lint("fork('a.js', ['env'], { execArgv: [] });\n")).toContain(
    'A process inherits the secrets of the environment.',
  );
  expect(lint("fork('a.js', [], { env: {} });\n")).toBe('');
});
