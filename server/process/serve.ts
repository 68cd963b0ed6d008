import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { makePasswords } from '../auth/passwords';
import { keepSecret } from '../auth/tokenSecret';
import type { Demonstration } from '../auth/users';
import { explainDatabase, explainOpening } from '../database/explain';
import { holdFolder } from '../database/lock';
import { openEmbedded, openServer, type Database, type DatabaseSettings } from '../database/open';
import { asCannotStart, during, explained, type CannotStart } from '../errors/cannotStart';
import { listen, type Endpoint } from '../http/listening';
import type { Readiness } from '../monitoring/health';
import { makeMetrics, serveMetrics } from '../monitoring/metrics';
import { readableLog } from '../monitoring/readableLog';
import { readSettings, type ProcessSettings } from '../settings/settings';
import { greeting } from './greeting';
import { closeAll, live, printLine } from './lifetime';
import { prepare } from './prepareDatabase';

export type ServeOptions = {
  /** Serve the built portal (`dist`) beside the API. */
  portal: boolean;
  /** The repository's folder; where the process stands when absent. */
  projectFolder?: string;
  /** Receives one line before each step of the start that takes seconds. */
  report?: (line: string) => void;
  /** Where to listen in place of HOST and PORT, when another server of ours takes the calls there and passes them on. */
  listenOn?: Endpoint;
  /** Breaks off the migrations of a start, which is then to be stopped. */
  asked?: AbortSignal;
  /** Runs before anything is opened, for instance a build. */
  prepare?: (settings: ProcessSettings) => Promise<void>;
};

/** A server that answers. */
export type Serving = {
  /** `http://host:port`, without a last slash. */
  address: string;
  demonstration: Demonstration;
  /** Where the metrics are; `null`: nowhere. */
  metricsAddress: string | null;
  /** In production stdout has nothing but the log's lines. */
  isProduction: boolean;
  app: FastifyInstance;
  /** Resolves with the reason when a database that was away at the start turns out to be unfit. */
  failure: Promise<CannotStart>;
  /**
   * Stops listening, responds to every accepted request for as long as STOP_PATIENCE_SECONDS, and closes
   * everything. Safe to call twice.
   * @param signal with `SIGTERM` it listens for STOP_DELAY_SECONDS more, so that a load balancer can turn away first.
   */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/**
 * Starts the server the environment describes, without printing anything or touching signals.
 * @throws CannotStart
 */
export async function serve(
  env: Readonly<Record<string, string | undefined>>,
  options: ServeOptions,
): Promise<Serving> {
  const { portal, projectFolder = resolve('.'), report = () => undefined, listenOn } = options;
  const closers: (() => Promise<void>)[] = [];
  let fail: (failure: CannotStart) => void = () => undefined;
  const failure = new Promise<CannotStart>((resolve) => {
    fail = resolve;
  });
  try {
    const settings = readSettings(env, { portal, projectFolder });
    await options.prepare?.(settings);
    const tokenSecret =
      settings.tokenSecret ?? (settings.runsBackend ? await keepSecret(settings.dataFolder) : '');
    const metrics = makeMetrics();
    const passwords = makePasswords(settings.passwordCost, { onVerified: metrics.observeVerification });
    // Last to close, so that the end of the others is measured too.
    const metricsServer = settings.metrics && (await serveMetrics(metrics, settings.metrics));
    if (metricsServer) closers.push(metricsServer.close);

    const tell = settings.isProduction ? undefined : report;
    const database = settings.runsBackend
      ? await during(explainOpening(settings), () => openDatabase(settings, closers, tell))
      : null;
    const logStream = settings.isProduction ? undefined : await readableLog();
    const readiness: Readiness = { isMigrated: false, isStopping: false };
    const app = await buildApp({
      database,
      readiness,
      clock: () => new Date(),
      settings: { ...settings, tokenSecret },
      passwords,
      metrics,
      ...(logStream && { logStream }),
    });
    closers.push(() => app.close());
    // Before the migrations, which may take long: meanwhile /healthz responds, and the API with 503.
    const address = await listen(app, listenOn ?? settings);
    if (database !== null) {
      // The embedded database starts within seconds, and is not closed in the middle of that.
      if (database.kind === 'server') options.asked?.addEventListener('abort', () => void database.close());
      const explain = explainDatabase(settings);
      const giveUp = (error: unknown) => fail(asCannotStart(explained(error, explain)));
      const parts = { database, settings, passwords, log: app.log, readiness, giveUp };
      closers.push(await during(explain, () => prepare(parts)));
    }

    const metricsAddress = metricsServer?.address ?? null;
    const { isProduction, demonstration } = settings;
    app.log.info(
      { event: 'start', address, metricsAddress, portal, database: database?.kind ?? 'none', demonstration },
      'the server has started',
    );

    const stop = async (signal?: NodeJS.Signals) => {
      app.log.info({ event: 'stop', signal }, 'the server begins to stop');
      readiness.isStopping = true;
      if (signal === 'SIGTERM') await pause(settings.stopDelaySeconds * 1000);
      await closeAll(closers);
      app.log.info({ event: 'stopped' }, 'the server has stopped');
    };
    let stopping: Promise<void> | undefined;
    return {
      address,
      demonstration,
      metricsAddress,
      isProduction,
      app,
      failure,
      stop: (signal) => (stopping ??= stop(signal)),
    };
  } catch (error) {
    // What cannot be closed either says less than the first error.
    await closeAll(closers).catch(() => undefined);
    throw asCannotStart(error);
  }
}

/**
 * The whole life of the process: serves, says where and who can sign in, and ends on SIGINT or SIGTERM. A start that
 * fails ends with a sentence and code 1.
 */
export async function run(options: ServeOptions): Promise<void> {
  await live(async (asked) => {
    const serving = await serve(process.env, { report: printLine, asked, ...options });
    return { ...serving, text: serving.isProduction ? '' : greeting(serving, options) };
  });
}

/**
 * Opens the database of the settings, and adds what closes it to `closers`. The embedded one is held by this process.
 * @throws CannotStart
 */
export async function openDatabase(
  settings: DatabaseSettings,
  closers: (() => Promise<void>)[],
  report: (line: string) => void = () => undefined,
): Promise<Database> {
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
