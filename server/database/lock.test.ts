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

it('allows one process at a time, and the next one after a release', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const letGo = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLocked);
    await letGo();
  }
  // What earlier turns left is swept: one link at most stays.
  expect(await readdir(folder)).toEqual(['turn-3.lock']);
});

it('is free again only after kill -9', async () => {
  const script = `require('tsx/cjs'); require('./server/database/lock').lockFolder(process.argv[1]).then(() => {
    process.stdout.write('held');
    setInterval(() => {}, 1000);
  });`;
  const other = spawn(process.execPath, ['-e', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(/Another process works with the data folder/);
  other.kill('SIGKILL');
  await once(other, 'exit');
  // Many that find the dead holder together: one of them gets the folder.
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
    const holders = answers.filter((answer) => answer.status === 'fulfilled');
    expect(holders).toHaveLength(1);
    await holders[0]?.value();
  }
}, 120_000);
