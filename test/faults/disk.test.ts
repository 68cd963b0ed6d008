import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestSession, requestToken, startBackend, UNAVAILABLE } from '../support/backend/process';
import { readToken } from '../support/backend/app';
import { describeWithDisks, fillDisk, mountDisk, unmountDisk } from '../support/backend/disk';

const LONG_MS = 10 * 60_000;
const MEBIBYTE = 1024 * 1024;

describeWithDisks('a full disk', () => {
  let disk: string;
  let filling: string;

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'portaria-disk-'));
    filling = join(disk, 'filling');
    mountDisk(disk, '160m');
  });
  afterAll(async () => {
    unmountDisk(disk);
    await rm(disk, { recursive: true });
  });

  it(
    'causes 503 with a message, and the backend recovers when space is free',
    async () => {
      const backend = await startBackend({ DATA_DIR: join(disk, 'data') });
      const { address } = backend;
      const token = readToken((await requestToken(address, '00123')).content);
      for (const free of [0, 1 * MEBIBYTE, 12 * MEBIBYTE]) {
        await fillDisk(filling, free);
        for (const received of [
          await requestToken(address, '00123'),
          await requestToken(address, '99999', 'wrong'),
          await requestSession(address, token),
        ]) {
          expect(received).toEqual(UNAVAILABLE);
        }
        expect((await fetch(`${address}/readyz`)).status).toBe(503);
        expect((await fetch(`${address}/healthz`)).status).toBe(200);
        await rm(filling);
        expect(await requestSession(address, token)).toMatchObject({ status: 200 });
        expect(await requestToken(address, '00123')).toMatchObject({ status: 200 });
        expect((await fetch(`${address}/readyz`)).status).toBe(200);
      }
      await backend.end('SIGTERM');

      await fillDisk(filling, 1 * MEBIBYTE);
      await expect(startBackend({ DATA_DIR: join(disk, 'data') })).rejects.toThrow(
        /ended: (?:.*\n)?The disk of the data folder .* is nearly full/,
      );
      await rm(filling);
      const again = await startBackend({ DATA_DIR: join(disk, 'data') });
      await again.end('SIGTERM');
    },
    LONG_MS,
  );
});
