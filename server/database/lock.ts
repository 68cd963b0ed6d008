import { createHash, randomBytes } from 'node:crypto';
import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { CannotStart } from '../errors/cannotStart';
import { errorCode } from '../errors/errorCode';
import { describeFolderError, FolderUnusable, toFolderUnusable, makeDataFolder } from './dataFolder';

/** Another process uses the folder. The message is for the person who starts the process. */
export class FolderLocked extends CannotStart {}

/**
 * Locks a folder for this process, because two processes on one embedded database would lose each other's rows. The
 * lock ends with the process, also when it is killed.
 * @returns a function that releases the lock.
 * @throws FolderLocked, FolderUnusable
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await makeDataFolder(folder);
  return process.platform === 'win32' ? lockByPipe(folder) : lockBySocket(folder);
}

// On Windows only one process can create a named pipe. The system removes it when the process ends.
async function lockByPipe(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  try {
    return release(await listen(`\\\\.\\pipe\\portaria-${name}`));
  } catch (error) {
    throw hasCode(error, 'EADDRINUSE', 'EACCES') ? makeFolderLocked(folder) : toFolderUnusable(folder, error);
  }
}

// On other systems a socket file remains after its process was killed. Two processes that start at the same time could
// both take it over. So no file is ever taken over:
// - The lock has numbered turns. The holder of turn n created the link `turn-n`, which only one process can do.
// - A turn is over if its socket does not accept connections. Then the next turn is free.
// - The link of the latest turn is never removed, so the numbers only grow.
// - A slow process could create an older link that was removed. It then finds a later turn and gives up its own.
async function lockBySocket(folder: string): Promise<() => Promise<void>> {
  const socketName = `hold-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  const socket = shortenPath(join(folder, socketName));
  // Node shortens a longer path, so a second process would not find it.
  if (Buffer.byteLength(socket) > MAX_SOCKET_PATH_BYTES) {
    throw new FolderUnusable(describeFolderError(folder, 'ENAMETOOLONG'));
  }
  let server: Server;
  try {
    server = await listen(socket);
  } catch (error) {
    throw toFolderUnusable(folder, error);
  }
  try {
    for (;;) {
      const latestTurn = (await listTurns(folder)).at(-1) ?? 0;
      if (latestTurn > 0 && (await isListening(shortenPath(join(folder, nameLink(latestTurn)))))) {
        throw makeFolderLocked(folder);
      }
      const ownTurn = latestTurn + 1;
      if (!(await makeLink(folder, socketName, ownTurn))) continue;
      if ((await listTurns(folder)).at(-1) === ownTurn) {
        await removeEarlier(folder, ownTurn);
        return release(server);
      }
      await rm(join(folder, nameLink(ownTurn)), { force: true });
    }
  } catch (error) {
    await release(server)();
    throw error instanceof FolderLocked ? error : toFolderUnusable(folder, error);
  }
}

// In bytes. The limit is 107 on Linux and 103 on macOS.
const MAX_SOCKET_PATH_BYTES = 103;

const nameLink = (turn: number) => `turn-${turn}.lock`;

async function listTurns(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  const turns = names.map((name) => Number(/^turn-(\d+)\.lock$/.exec(name)?.[1] ?? 0));
  return turns.filter((turn) => turn > 0).sort((a, b) => a - b);
}

async function makeLink(folder: string, socketName: string, turn: number): Promise<boolean> {
  try {
    await symlink(socketName, join(folder, nameLink(turn)));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

// Removes the links and sockets of earlier holders. Their sockets accept no connections.
async function removeEarlier(folder: string, ownTurn: number): Promise<void> {
  for (const turn of (await listTurns(folder)).filter((earlierTurn) => earlierTurn < ownTurn)) {
    const link = join(folder, nameLink(turn));
    const target = await readlink(link).catch(() => null);
    if (target !== null && /^hold-\d+-[0-9a-f]+\.sock$/.test(target))
      await rm(join(folder, target), { force: true });
    await rm(link, { force: true });
  }
}

function listen(path: string): Promise<Server> {
  const server = createServer((connection) => connection.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

/** Whether a process listens at the path. An unknown error counts as yes, so that two processes never share the folder. */
function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', (error) => resolve(!hasCode(error, 'ECONNREFUSED', 'ENOENT')));
  });
}

const release = (server: Server) => () => new Promise<void>((resolve) => server.close(() => resolve()));

// The relative path is often shorter than MAX_SOCKET_PATH_BYTES when the absolute one is not.
function shortenPath(path: string): string {
  const relativePath = `./${relative(process.cwd(), path)}`;
  return relativePath.length < path.length ? relativePath : path;
}

const makeFolderLocked = (folder: string) =>
  new FolderLocked(
    `Another process works with the data folder ${folder}. Stop it first, or name another folder in DATA_DIR.`,
  );

const hasCode = (error: unknown, ...codes: string[]) => codes.includes(errorCode(error));
