import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeAll } from './lifetime';

it('closes everything in reverse, also after one that cannot be closed, and then says which error came first', async () => {
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

/** Starts something, sends a SIGTERM after its first line, and says how the process ended. */
async function endOf(start: string): Promise<unknown[]> {
  const program = `import { live } from './server/lifetime.ts';
    await live(async () => { process.stdout.write('first line'); ${start} });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  return ended;
}

it('a SIGTERM right after the first line stops in order, and during a long start ends the process at once', async () => {
  const running = `const stop = async () => { clearInterval(timer); };
    const timer = setInterval(() => undefined, 1000);
    const latest = Date.now() + 500;
    while (Date.now() < latest);
    return { text: '', stop };`;
  expect(await endOf(running)).toEqual([0, null]);
  expect(await endOf('await new Promise((done) => setTimeout(done, 60_000));')).toEqual([null, 'SIGTERM']);
}, 60_000);
