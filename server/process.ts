import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { FolderHeld, holdFolder } from './database/lock';
import { migrate, NewerDatabase } from './database/migrate';
import { openEmbedded, openServer, type Database } from './database/open';
import { FolderUnusable } from './dataFolder';
import { isDatabaseUnavailable } from './database/unavailable';
import { errorCode } from './errorCode';
import type { Readiness } from './health';
import { makePasswords, type Passwords } from './passwords';
import { PortalMissing } from './portal';
import { BrokenSecret, keepSecret } from './secret';
import { DEMONSTRATION_COMPANY, DEMONSTRATION_USERS, seedDemonstration, seedGivenUsers } from './seed';
import { asColumns } from './table';
import { readSettings, type DatabaseSettings, type Demonstration, type ProcessSettings } from './settings';
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
  /**
   * Stops listening, responds to every accepted request for as long as STOP_PATIENCE_SECONDS, and closes
   * everything. Safe to call twice.
   * @param signal with `SIGTERM` it listens for STOP_DELAY_SECONDS more, so that a load balancer can turn away first.
   */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** The process cannot start. The message is a sentence for whoever started it. */
export class CannotStart extends Error {}

const RETRY_DATABASE_MS = 2_000;

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
    if (database !== null) closers.push(await prepare(database, settings, passwords, app, readiness));

    const place = listenOn ?? settings;
    await listen(app, place);
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
    return { stop: (signal) => serving.stop(signal), text: greeting(serving, options) };
  });
}

/** Prints a line on stdout. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Starts something that runs until SIGINT or SIGTERM. Prints its text once it runs, or the sentence of a CannotStart,
 * which sets exit code 1.
 */
export async function live(
  start: () => Promise<{ text: string; stop: (signal: NodeJS.Signals) => Promise<void> }>,
): Promise<void> {
  let running;
  try {
    running = await start();
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  const { text, stop: end } = running;

  const stop = (signal: NodeJS.Signals) => {
    // Asked a second time, the default answers: the process ends at once.
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
    if (signal === 'SIGINT') process.stdout.write('\nStopping …\n');
    end(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
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

/** The folder of the numbered files that make the tables. */
export const migrationsIn = (projectFolder: string): string =>
  join(projectFolder, 'server', 'database', 'migrations');

/**
 * Migrates and seeds. A database server that is away does not keep the process from starting: calls are answered with
 * 503 until it is there, and this goes on trying.
 * @returns what ends the trying.
 */
async function prepare(
  database: Database,
  settings: ProcessSettings,
  passwords: Passwords,
  app: FastifyInstance,
  readiness: Readiness,
): Promise<() => Promise<void>> {
  const attempt = async () => {
    await migrate(database, migrationsIn(settings.projectFolder));
    if (settings.demonstration === 'offered') await seedDemonstration(database, passwords);
    if (settings.demonstration === 'none')
      await seedGivenUsers(database, passwords, settings.seedUsers ?? []);
    readiness.isMigrated = true;
  };
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isOver = false;
  const retryLater = () => {
    timer = setTimeout(() => {
      underWay = attempt().then(
        () => app.log.warn({ event: 'database-ready' }, 'the database is there'),
        (error: unknown) => {
          app.log.error(
            { event: 'database-unavailable', err: error },
            'the database is not ready; trying again',
          );
          if (!isOver) retryLater();
        },
      );
    }, RETRY_DATABASE_MS);
  };
  try {
    await attempt();
  } catch (error) {
    if (database.kind === 'embedded' || !isDatabaseUnavailable(error)) throw error;
    app.log.error(
      { event: 'database-unavailable', err: error },
      'the database is away; trying until it is there',
    );
    retryLater();
  }
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await underWay;
  };
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
