import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { FolderHeld, holdFolder } from './database/lock';
import { MigrationFailed, NewerDatabase } from './database/migrate';
import { openEmbedded, openServer, type Database } from './database/open';
import { prepare } from './database/prepare';
import { DiskNearlyFull } from './database/room';
import { FolderUnusable } from './dataFolder';
import { errorCode } from './errorCode';
import type { Readiness } from './health';
import { makePasswords } from './passwords';
import { PortalMissing } from './portal';
import { BrokenSecret, keepSecret } from './secret';
import { DEMONSTRATION_COMPANY, DEMONSTRATION_USERS } from './seed';
import { asColumns } from './table';
import { readSettings, type DatabaseSettings, type Demonstration } from './settings';
import { BadSetting } from './settings/badSetting';

export type ServeOptions = {
  /** Serve the built portal (`dist`) beside the API. */
  portal: boolean;
  /** The repository's folder; where the process stands when absent. */
  projectFolder?: string;
  /** Receives one line before each step of the start that takes seconds. */
  report?: (line: string) => void;
  /** Where to listen in place of HOST and PORT, when another server of ours takes the calls there and passes them on. */
  listenOn?: { host: string; port: number };
};

/** A server that answers. */
export type Serving = {
  /** `http://host:port`, without a last slash. */
  address: string;
  demonstration: Demonstration;
  app: FastifyInstance;
  /** Resolves with the reason when a database that was away at the start turns out to be unfit. */
  failure: Promise<unknown>;
  /**
   * Stops listening, responds to every accepted request for as long as STOP_PATIENCE_SECONDS, and closes
   * everything. Safe to call twice.
   * @param signal with `SIGTERM` it listens for STOP_DELAY_SECONDS more, so that a load balancer can turn away first.
   */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** The process cannot start. The message is a sentence for whoever started it. */
export class CannotStart extends Error {}

/**
 * Starts the server the environment describes, without printing anything or touching signals.
 * @throws CannotStart
 */
export async function serve(
  env: Readonly<Record<string, string | undefined>>,
  { portal, projectFolder = resolve('.'), report = () => undefined, listenOn }: ServeOptions,
): Promise<Serving> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  let giveUp: (error: unknown) => void = () => undefined;
  const failure = new Promise<unknown>((resolve) => {
    giveUp = (error) => {
      resolve(explained(error, env));
    };
  });
  try {
    const settings = readSettings(env, { portal, projectFolder });
    const tokenSecret =
      settings.tokenSecret ?? (settings.runsBackend ? await keepSecret(settings.dataFolder) : '');
    const passwords = makePasswords(settings.passwordCost);

    const database = settings.runsBackend ? await openDatabase(settings, closers, report) : null;
    const readiness: Readiness = { isMigrated: false, isStopping: false };
    const app = await buildApp({
      database,
      readiness,
      clock: () => new Date(),
      settings: { ...settings, tokenSecret },
      passwords,
    });
    closers.push(() => app.close());
    // Before the migrations, which may take long: meanwhile /healthz responds, and the API with 503.
    const place = listenOn ?? settings;
    await listen(app, place);
    if (database !== null) {
      const parts = { database, settings, passwords, log: app.log, readiness, giveUp };
      closers.push(await prepare(parts));
    }

    const stop = async (signal?: NodeJS.Signals) => {
      readiness.isStopping = true;
      if (signal === 'SIGTERM') await pause(settings.stopDelaySeconds * 1000);
      await closeAll();
    };
    let stopping: Promise<void> | undefined;
    return {
      address: addressOf(app, place.host),
      demonstration: settings.demonstration,
      app,
      failure,
      stop: (signal) => (stopping ??= stop(signal)),
    };
  } catch (error) {
    await closeAll();
    throw explained(error, env);
  }
}

/**
 * The whole life of the process: serves, says where and who can sign in, and ends on SIGINT or SIGTERM. A start that
 * fails for a reason the reader can mend ends with that sentence and code 1.
 */
export async function run(options: ServeOptions): Promise<void> {
  await live(async () => {
    const serving = await serve(process.env, { report: printLine, ...options });
    return { ...serving, text: greeting(serving, options) };
  });
}

/** Prints a line on stdout. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Starts something that runs until SIGINT or SIGTERM. Prints its text once it runs, or the sentence of a CannotStart,
 * which sets exit code 1.
 */
export async function live(
  start: () => Promise<{ text: string } & Pick<Serving, 'stop'> & Partial<Pick<Serving, 'failure'>>>,
): Promise<void> {
  const report = (error: unknown) => {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  };
  let running;
  try {
    running = await start();
  } catch (error) {
    report(error);
    return;
  }
  const { text, stop: end, failure } = running;

  const stop = (signal: NodeJS.Signals) => {
    // Asked a second time, the default answers: the process ends at once.
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
    if (signal === 'SIGINT') process.stdout.write('\nStopping …\n');
    end(signal).then(
      () => process.exit(),
      (error: unknown) => {
        process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  void failure?.then((error) => {
    report(error);
    stop('SIGTERM');
  });
  // Before the text: whoever reads it may stop the process at once.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.stdout.write(text);
}

/**
 * Opens the database of the settings, and adds what closes it to `closers`. The embedded one is held by this process.
 * @throws FolderHeld, FolderUnusable
 */
export async function openDatabase(
  settings: DatabaseSettings,
  closers: (() => Promise<void>)[],
  report: (line: string) => void = () => undefined,
): Promise<Database> {
  // An idle connection that breaks shows in the next query; there is nothing to do about it before.
  if (settings.databaseUrl !== null) {
    // The address contains a password, so it is not shown.
    report('Preparing the database of DATABASE_URL …');
    const database = openServer(settings.databaseUrl);
    closers.push(() => database.close());
    return database;
  }
  // Other users of the machine could else enter the folder that the embedded database makes.
  process.umask(0o077);
  closers.push(await holdFolder(settings.dataFolder));
  report(`Opening the embedded database in ${relative('.', settings.dataFolder) || '.'} …`);
  const database = await openEmbedded({ folder: join(settings.dataFolder, 'postgres') });
  closers.push(() => database.close());
  return database;
}

function addressOf(app: FastifyInstance, host: string): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Where it listens, and who can sign in. */
export function greeting(
  { address, demonstration }: Pick<Serving, 'address' | 'demonstration'>,
  { portal }: Pick<ServeOptions, 'portal'>,
): string {
  const where = portal ? `Portaria: ${address}` : `Portaria's API: ${address}/api/`;
  if (demonstration === 'none') return `\n${where}\n\n`;
  if (demonstration === 'withheld') {
    return `\n${where}\n\nThere are no demonstration users, because other machines can reach this HOST.\nTo add a user, stop this and run: npm run users -- add\n\n`;
  }
  const rows = DEMONSTRATION_USERS.map((user) => [
    `  ${user.login}`,
    user.password,
    user.name,
    user.isBlocked ? `${user.role}, blocked` : user.role,
    user.dashboard ?? '(none)',
  ]);
  return `\n${where}\n\n${DEMONSTRATION_COMPANY}: people to sign in as (demonstration only)\n\n${asColumns([
    ['  login', 'password', 'name', 'role', 'dashboard'],
    ...rows,
  ])}\n\n`;
}

/** Turns what whoever starts the process can mend into a sentence; anything else stays a fault of ours. */
export function explained(error: unknown, env: Readonly<Record<string, string | undefined>>): unknown {
  const isSentence = [
    BadSetting,
    FolderHeld,
    FolderUnusable,
    PortalMissing,
    BrokenSecret,
    NewerDatabase,
    MigrationFailed,
    DiskNearlyFull,
  ].some((kind) => error instanceof kind);
  if (error instanceof Error && isSentence) return new CannotStart(error.message, { cause: error });

  const code = errorCode(error instanceof DrizzleQueryError ? error.cause : error);
  const port = env['PORT'] ?? '8080';
  const host = env['HOST'] ?? '127.0.0.1';
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop it, or name another one in PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Correct HOST.`,
    ENOTFOUND: `The name ${host} in HOST is not known.`,
    '28P01': 'The database refuses the user or password in DATABASE_URL.',
    '28000': 'The database refuses the user in DATABASE_URL.',
    '3D000': 'The database named in DATABASE_URL does not exist.',
    '42501': 'The user in DATABASE_URL may not create tables.',
    EACCES: `Not permitted: the port ${port} (PORT), or the data folder (DATA_DIR).`,
    EROFS: 'The data folder cannot be written. Name another one in DATA_DIR.',
    EEXIST: 'DATA_DIR names a file. Name a folder.',
    ENOTDIR: 'DATA_DIR leads through a file. Name a folder.',
    ENOENT: 'The folder in DATA_DIR cannot be made. Name another one.',
    ENOSPC: 'The disk is full.',
  };
  const sentence = sentences[code];
  return sentence === undefined ? error : new CannotStart(sentence, { cause: error });
}

/** The greeting says where the server listens; Fastify's own line would stand in front of it. */
async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  const { level } = app.log;
  app.log.level = 'silent';
  // For `localhost` Fastify would make a second server, whose connections have no bounds.
  await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host });
  app.log.level = level;
}
