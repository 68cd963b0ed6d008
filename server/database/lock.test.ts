import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLocked, lockFolder } from './lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a lock allows one process at a time, and the next one after a release', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLocked);
    await release();
  }
  // The files of earlier turns are removed, so only one remains.
  expect(await readdir(folder)).toEqual(['turn-3.lock']);
});

it('a lock is free again only after kill -9', async () => {
  const script = `require('tsx/cjs'); require('./server/database/lock').lockFolder(process.argv[1]).then(() => {
    process.stdout.write('held');
    setInterval(() => {}, 1000);
  });`;
  const otherProcess = spawn(process.execPath, ['-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(otherProcess.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(/Another process works with the data folder/);
  otherProcess.kill('SIGKILL');
  await once(otherProcess, 'exit');
  // If many processes find the dead owner at once, one of them gets the folder.
  for (let round = 0; round < 5; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
    const owners = results.filter((result) => result.status === 'fulfilled');
    expect(owners).toHaveLength(1);
    await owners[0]?.value();
  }
}, 120_000);
