import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eachRow } from '../../test/support/eachRow';
import { makeRunWorker } from './runWorker';

const folder = mkdtempSync(join(tmpdir(), 'portaria-worker-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const JOB = {
  bytes: new Uint8Array(1),
  choices: {},
  context: { categories: [], today: '2026-11-29', fileName: '' },
};

/** Runs a job in a worker with this reaction to it. */
async function runIn(reaction: string) {
  const path = join(folder, 'worker.mjs');
  writeFileSync(path, `process.on('message', () => { ${reaction} });`);
  const { run, close } = makeRunWorker(pathToFileURL(path));
  try {
    return await run(JOB);
  } finally {
    await close();
  }
}

eachRow([
  ['many small values', 'const all = []; for (;;) all.push({});'],
  // In a thread, this ends the whole process.
  ['one large set', 'const all = new Set(); for (;;) all.add({});'],
])('only the worker ends at %s, and its file is refused [specification §7.38]', async (_what, reaction) => {
  expect(await runIn(reaction)).toEqual({ refused: 'inflated' });
});

it('an unexpected error of a worker is reported', async () => {
  const worker = "process.send({ error: new RangeError('planted') })";
  await expect(runIn(worker)).rejects.toMatchObject({ name: 'RangeError', message: 'planted' });
  await expect(runIn('process.exit(3)')).rejects.toThrow('ended without a result');
});

it('a worker has no secret of the environment', async () => {
  const outcome = await runIn('process.send({ outcome: { refused: Object.keys(process.env).join() } })');
  expect(outcome).toEqual({ refused: '' });
});
