import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCode } from '../../../server/errors/errorCode';

/** Describes tests that mount disks. If mounting is not possible, they are skipped with the reason in the title. */
export function describeWithDisks(title: string, tests: () => void): void {
  const reason = whyNoDisks();
  if (reason === null) describe(title, tests);
  else describe.skip(`${title} (skipped: ${reason})`, tests);
}

/** Mounts a disk of a size such as `160m` at an empty folder. */
export const mountDisk = (folder: string, size: string): void => {
  mount(folder, `size=${size},mode=700`);
};

/** Changes the size of a mounted disk. */
export const resizeDisk = (folder: string, size: string): void => {
  mount(folder, `remount,size=${size}`);
};

/** Writes a file that fills a disk, except for the given number of bytes. Other processes may fill the rest meanwhile. */
export async function fillDisk(file: string, free: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize - free))).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOSPC') throw error;
  });
}

export const unmountDisk = (folder: string): void => {
  spawnSync('umount', [folder]);
};

function mount(folder: string, options: string): void {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`No disk can be mounted at ${folder}.`);
}

/** Returns why no disk can be mounted here, or `null`. */
export function whyNoDisks(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can mount a disk';
  const folder = mkdtempSync(join(tmpdir(), 'portaria-disk-'));
  try {
    mountDisk(folder, '1m');
    unmountDisk(folder);
    return null;
  } catch {
    return 'mounting a disk is not permitted here';
  } finally {
    rmdirSync(folder);
  }
}
