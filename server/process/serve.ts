import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/app';
import { makePasswords } from '../auth/passwords';
import { readOrCreateSecret } from '../auth/tokenSecret';
import type { Demonstration } from '../auth/users';
import { explainDatabase, explainOpening } from '../database/explainDatabase';
import { lockFolder } from '../database/lock';
import type { Database, DatabaseSettings } from '../database/database';
import { openEmbedded } from '../database/embedded';
import { openServer } from '../database/server';
import { toCannotStart, explainErrors, explainIfKnown, type CannotStart } from '../errors/cannotStart';
import { listen, type Endpoint } from '../http/listen';
import type { Readiness } from '../monitoring/health';
import { makeMetrics, serveMetrics } from '../monitoring/metrics';
import { readableLog } from '../monitoring/readableLog';
import { readSettings, type ProcessSettings } from '../settings/settings';
import { keepSeriesAhead } from '../series/keepSeriesAhead';
import { makeGreeting } from './greeting';
import { closeAll, runUntilSignal, printLine } from './lifetime';
import { printSetup } from './printSetup';
import { prepareDatabase } from './prepareDatabase';
import { readRelease } from './release';

export type ServeOptions = {
  /** Serve the built portal (`dist`) beside the API. */
  portal: boolean;
  /** Folder of the repository. Default: the working directory. */
  projectFolder?: string;
  /** Receives a line before each slow step of the start. */
  report?: (line: string) => void;
  /** Receives the secret of the setup if no user was ever added, after the migrations. */
  onSetupOpen?: (secret: string) => void;
  /** Replaces HOST and PORT, if a development server listens there and forwards requests. */
  listenOn?: Endpoint;
  /** Aborts the migrations of a start. */
  stopSignal?: AbortSignal;
  /** Runs before anything is opened. `npm start` builds the portal here. */
  prepare?: (settings: ProcessSettings) => Promise<void>;
};

/** A running server. */
export type Serving = {
  /** `http://host:port`, without a last slash. */
  address: string;
  demonstration: Demonstration;
  /** Address of the metrics, or `null`. */
  metricsAddress: string | null;
  /** With it, stdout contains only the log. */
  isProduction: boolean;
  app: FastifyInstance;
  /** Resolves with the reason if the database was unavailable at the start and cannot be used later. */
  fatal: Promise<CannotStart>;
  /**
   * Stops listening, responds to accepted requests for STOP_PATIENCE_SECONDS at most, and closes everything. May be
   * called twice.
   * @param signal with `SIGTERM` it listens for STOP_DELAY_SECONDS more, so that a load balancer stops first.
   */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/**
 * Starts the server with the settings of the environment. Prints nothing and handles no signals.
 * @throws CannotStart
 */
export async function serve(
  env: Readonly<Record<string, string | undefined>>,
  options: ServeOptions,
): Promise<Serving> {
  const { portal, projectFolder = resolve('.'), report = () => undefined, listenOn } = options;
  const { onSetupOpen = () => undefined } = options;
  const closers: (() => Promise<void>)[] = [];
  let resolveFatal: (reason: CannotStart) => void = () => undefined;
  const fatal = new Promise<CannotStart>((resolvePromise) => {
    resolveFatal = resolvePromise;
  });
  try {
    const settings = readSettings(env, { portal, projectFolder });
    await options.prepare?.(settings);
    const tokenSecret =
      settings.tokenSecret ?? (settings.runsBackend ? await readOrCreateSecret(settings.dataFolder) : '');
    const metrics = makeMetrics();
    const passwords = makePasswords(settings.passwordCost, { onVerified: metrics.observeVerification });
    // Closed last, so that the metrics include the stop.
    const metricsServer = settings.metrics && (await serveMetrics(metrics, settings.metrics));
    if (metricsServer) closers.push(metricsServer.close);

    const reportStep = settings.isProduction ? undefined : report;
    const database = settings.runsBackend
      ? await explainErrors(explainOpening(settings), () => openDatabase(settings, closers, reportStep))
      : null;
    const logStream = settings.isProduction ? undefined : await readableLog();
    const readiness: Readiness = { isMigrated: false, isStopping: false };
    const clock = () => new Date();
    const release = await readRelease();
    const app = await buildApp({
      database,
      readiness,
      clock,
      settings: { ...settings, tokenSecret },
      passwords,
      metrics,
      ...(release !== undefined && { release }),
      ...(logStream && { logStream }),
    });
    closers.push(() => app.close());
    // Listens before the migrations, which may take long. Meanwhile the API responds with 503.
    const address = await listen(app, listenOn ?? settings);
    if (database !== null) {
      // The embedded database starts within seconds, so its start is not aborted.
      const abortStart = () => void (database.kind === 'server' && database.close());
      options.stopSignal?.addEventListener('abort', abortStart);
      const explain = explainDatabase(settings);
      const giveUp = (error: unknown) => resolveFatal(toCannotStart(explainIfKnown(error, explain)));
      const prepareOptions = {
        ...{ database, passwords, clock, log: app.log, readiness, giveUp, onSetupOpen },
        settings: { ...settings, tokenSecret },
      };
      closers.push(await explainErrors(explain, () => prepareDatabase(prepareOptions)));
      closers.push(keepSeriesAhead({ database, clock, log: app.log }));
      // A stop after the start still needs the database for requests that it has accepted.
      options.stopSignal?.removeEventListener('abort', abortStart);
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
    let stopPromise: Promise<void> | undefined;
    return {
      address,
      demonstration,
      metricsAddress,
      isProduction,
      app,
      fatal,
      stop: (signal) => (stopPromise ??= stop(signal)),
    };
  } catch (error) {
    // The first error is more useful than one of a closer.
    await closeAll(closers).catch(() => undefined);
    throw toCannotStart(error);
  }
}

/**
 * Runs the server until SIGINT or SIGTERM. Prints its address and the demonstration logins. A failed start prints a
 * sentence and sets exit code 1.
 */
export async function run(options: ServeOptions): Promise<void> {
  await runUntilSignal(async (stopSignal) => {
    const serving = await serve(process.env, {
      ...{ report: printLine, stopSignal, onSetupOpen: printSetup },
      ...options,
    });
    return { ...serving, text: serving.isProduction ? '' : makeGreeting(serving, options) };
  });
}

/**
 * Opens the database of the settings and adds its closer to `closers`. Locks the folder of the embedded database.
 * @throws CannotStart
 */
export async function openDatabase(
  settings: DatabaseSettings,
  closers: (() => Promise<void>)[],
  report: (line: string) => void = () => undefined,
): Promise<Database> {
  if (settings.databaseUrl !== null) {
    // The address is not shown, because it contains a password.
    report('Preparing the database of DATABASE_URL …');
    const database = openServer(settings.databaseUrl);
    closers.push(() => database.close());
    return database;
  }
  // Only this user may read the folders of the embedded database.
  process.umask(0o077);
  closers.push(await lockFolder(settings.dataFolder));
  report(`Opening the embedded database in ${relative('.', settings.dataFolder) || '.'} …`);
  const database = await openEmbedded({ folder: join(settings.dataFolder, 'postgres') });
  closers.push(() => database.close());
  return database;
}
