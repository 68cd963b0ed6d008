import { createHash, randomBytes } from 'node:crypto';
import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { CannotStart } from '../errors/cannotStart';
import { errorCode } from '../errors/errorCode';
import { folderSentence, FolderUnusable, folderUnusable, makeDataFolder } from './dataFolder';

/** Another process holds the folder. The message is a sentence for whoever started this one. */
export class FolderHeld extends CannotStart {}

/**
 * Holds a folder for this process, so that no two open the embedded database in it: both would write, and rows that
 * were acknowledged would be lost. Free again when the process ends, however it ends.
 * @returns what lets the folder go.
 * @throws FolderHeld, FolderUnusable
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  await makeDataFolder(folder);
  return process.platform === 'win32' ? holdByPipe(folder) : holdBySocket(folder);
}

// Windows: a named pipe has one first maker, and the system takes it away with the process.
async function holdByPipe(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  try {
    return letGo(await listen(`\\\\.\\pipe\\portaria-${name}`));
  } catch (error) {
    throw hasCode(error, 'EADDRINUSE', 'EACCES')
      ? new FolderHeld(heldSentence(folder))
      : folderUnusable(folder, error);
  }
}

// Elsewhere a socket file outlives a killed process, and taking over a dead one's file is where two processes that start
// together usually both win. So no name is ever taken over: the holder of turn n is who made the link `turn-n`, which
// the file system gives to one process only. A turn whose socket answers nobody is over, and the next turn is free.
//
// The link of the latest turn is never removed, so that numbers only grow. Removing older ones opens a gap that a slow
// process could still fill; it then finds a later turn beside its own and steps back.
async function holdBySocket(folder: string): Promise<() => Promise<void>> {
  const socketName = `hold-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  const socket = shortest(join(folder, socketName));
  // Node cuts a longer one, and a second process would not find it.
  if (Buffer.byteLength(socket) > LONGEST_SOCKET_PATH) {
    throw new FolderUnusable(folderSentence(folder, 'ENAMETOOLONG'));
  }
  let server: Server;
  try {
    server = await listen(socket);
  } catch (error) {
    throw folderUnusable(folder, error);
  }
  try {
    for (;;) {
      const latest = (await turnsIn(folder)).at(-1) ?? 0;
      if (latest > 0 && (await isAnswered(shortest(join(folder, linkName(latest)))))) {
        throw new FolderHeld(heldSentence(folder));
      }
      const mine = latest + 1;
      if (!(await makeLink(folder, socketName, mine))) continue;
      if ((await turnsIn(folder)).at(-1) === mine) {
        await sweep(folder, mine);
        return letGo(server);
      }
      await rm(join(folder, linkName(mine)), { force: true });
    }
  } catch (error) {
    await letGo(server)();
    throw error instanceof FolderHeld ? error : folderUnusable(folder, error);
  }
}

// In bytes. Linux has room for 107, macOS for 103.
const LONGEST_SOCKET_PATH = 103;

const linkName = (turn: number) => `turn-${turn}.lock`;

async function turnsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  const turns = names.map((name) => Number(/^turn-(\d+)\.lock$/.exec(name)?.[1] ?? 0));
  return turns.filter((turn) => turn > 0).sort((a, b) => a - b);
}

async function makeLink(folder: string, socketName: string, turn: number): Promise<boolean> {
  try {
    await symlink(socketName, join(folder, linkName(turn)));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

// What earlier holders left. Only links older than our own: their sockets answered nobody.
async function sweep(folder: string, mine: number): Promise<void> {
  for (const turn of (await turnsIn(folder)).filter((one) => one < mine)) {
    const link = join(folder, linkName(turn));
    const target = await readlink(link).catch(() => null);
    if (target !== null && /^hold-\d+-[0-9a-f]+\.sock$/.test(target))
      await rm(join(folder, target), { force: true });
    await rm(link, { force: true });
  }
}

function listen(path: string): Promise<Server> {
  const server = createServer((visitor) => visitor.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

/** Whether a process listens there. What cannot be told counts as yes: two holders are worse than none. */
function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', (error) => resolve(!hasCode(error, 'ECONNREFUSED', 'ENOENT')));
  });
}

const letGo = (server: Server) => () => new Promise<void>((resolve) => server.close(() => resolve()));

// A socket's path has room for about 100 bytes, and a path relative to where the process stands is often shorter.
function shortest(path: string): string {
  const fromHere = `./${relative(process.cwd(), path)}`;
  return fromHere.length < path.length ? fromHere : path;
}

const heldSentence = (folder: string) =>
  `Another process works with the data folder ${folder}. Stop it first, or name another folder in DATA_DIR.`;

const hasCode = (error: unknown, ...codes: string[]) => codes.includes(errorCode(error));
