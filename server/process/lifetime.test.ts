import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeAll } from './lifetime';

it('calls all closers in reverse order, and throws the first error', async () => {
  const closed: string[] = [];
  const closing = (name: string, error?: Error) => async () => {
    await Promise.resolve();
    closed.push(name);
    if (error) throw error;
  };
  const closers = [
    closing('metrics'),
    closing('database', new Error('second')),
    closing('app', new Error('first')),
  ];
  await expect(closeAll(closers)).rejects.toThrow('first');
  expect(closed).toEqual(['app', 'database', 'metrics']);
  await closeAll(closers);
  expect(closed).toHaveLength(3);
});

/** Runs a start, sends a SIGTERM after its first line, and returns how the process ended. */
async function stopDuringStart(start: string): Promise<{ code: number | null; output: string }> {
  const program = `import { runUntilSignal } from './server/process/lifetime.ts';
    const stop = async () => { process.stdout.write(', stopped'); };
    await runUntilSignal(async (asked) => { process.stdout.write('first line'); ${start} });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  await ended;
  return { code: child.exitCode, output };
}

it('a SIGTERM during the start stops what has started, or cancels the start', async () => {
  const complete = `await new Promise((done) => setTimeout(done, 500)); return { text: '', stop };`;
  expect(await stopDuringStart(complete)).toEqual({ code: 0, output: 'first line, stopped' });
  const endless = `setInterval(() => undefined, 1000);
    await new Promise((done, fail) => asked.addEventListener('abort', fail));`;
  expect(await stopDuringStart(endless)).toEqual({ code: 0, output: 'first line' });
}, 60_000);
