import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BrokenSecret, readOrCreateSecret } from './tokenSecret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('processes that start at once get the same secret [specification §9.13]', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
});

it('another process never reads a partial secret [specification §9.13]', async () => {
  const reader = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const { existsSync, readFileSync } = require('node:fs');
     parentPort.on('message', (file) => {
       parentPort.postMessage('waiting');
       while (!existsSync(file));
       parentPort.postMessage(readFileSync(file, 'utf8'));
     });`,
    { eval: true },
  );
  const next = async (): Promise<unknown> => (await once(reader, 'message'))[0];
  try {
    for (let round = 0; round < 100; round += 1) {
      const own = join(folder, String(round));
      const waiting = next();
      reader.postMessage(join(own, 'token-secret'));
      await waiting;
      const seen = next();
      const secret = await readOrCreateSecret(own);
      expect(await seen).toBe(secret);
    }
  } finally {
    await reader.terminate();
  }
});

it('only the owner can read the secret, and no other file remains', async () => {
  const secret = await readOrCreateSecret(folder);
  expect(await readOrCreateSecret(folder)).toBe(secret);
  expect(await readdir(folder)).toEqual(['token-secret']);
  const file = join(folder, 'token-secret');
  expect(await readFile(file, 'utf8')).toBe(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it.each(['', 'x'.repeat(31), `${'x'.repeat(31)}\n`])('the file %j is refused by its name', async (text) => {
  const file = join(folder, 'token-secret');
  await writeFile(file, text);
  await expect(readOrCreateSecret(folder)).rejects.toThrow(BrokenSecret);
  await expect(readOrCreateSecret(folder)).rejects.toThrow(file);
});

it('a file of 32 characters with a last line break is a secret without the line break', async () => {
  await writeFile(join(folder, 'token-secret'), `${'x'.repeat(32)}\n`);
  expect(await readOrCreateSecret(folder)).toBe('x'.repeat(32));
});

it('a folder in place of the file stops the start with the reason', async () => {
  await mkdir(join(folder, 'token-secret'));
  await expect(readOrCreateSecret(folder)).rejects.toThrow(
    `The data folder ${folder} cannot be used because a folder has the name of a file in it (EISDIR).`,
  );
});

// Even root cannot create a file in this folder, which has the right mode.
const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('without a stored secret, a folder that cannot be written stops the start', async () => {
  await expect(readOrCreateSecret('/proc/self/fd')).rejects.toThrow(
    /^The data folder \/proc\/self\/fd cannot be used /,
  );
});
