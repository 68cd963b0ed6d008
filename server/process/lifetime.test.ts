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

/** Runs a start, sends a signal after its first line, and returns how the process ended. */
async function stopDuringStart(
  start: string,
  signal: NodeJS.Signals,
): Promise<{ code: number | null; output: string }> {
  const program = `import { runUntilSignal } from './server/process/lifetime.ts';
    const stop = async (signal) => { process.stdout.write(', stopped by ' + signal); };
    await runUntilSignal(async (asked) => { process.stdout.write('first line'); ${start} });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill(signal);
  await ended;
  return { code: child.exitCode, output };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a %s during the start stops what has started, or cancels the start',
  async (signal) => {
    const notice = signal === 'SIGINT' ? '\nStopping …\n' : '';
    const complete = `await new Promise((done) => setTimeout(done, 500)); return { text: '', stop };`;
    expect(await stopDuringStart(complete, signal)).toEqual({
      code: 0,
      output: `first line${notice}, stopped by ${signal}`,
    });
    const endless = `setInterval(() => undefined, 1000);
      await new Promise((done, fail) => asked.addEventListener('abort', fail));`;
    expect(await stopDuringStart(endless, signal)).toEqual({ code: 0, output: `first line${notice}` });
  },
  60_000,
);
