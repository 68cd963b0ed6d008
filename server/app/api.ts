import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { makeRecordRefused } from '../audit/recordRefused';
import { makeAuthenticate } from '../auth/authenticate';
import { makeKeyedHash } from '../auth/keyedHash';
import { makePasswords, type Passwords } from '../auth/passwords';
import { makeRateLimiter } from '../auth/rateLimiter';
import { makeTokens } from '../auth/tokens';
import { DASHBOARDS, type Dashboards } from '../dashboards/catalogue';
import type { Database } from '../database/database';
import { addOperations } from '../http/addOperations';
import type { Description } from '../http/description';
import { makeRunWorker } from '../fileWorker/runWorker';
import { watchLoad } from '../monitoring/measure';
import type { Metrics } from '../monitoring/metrics';
import { accountHandlers } from '../routes/account';
import { bankHandlers } from '../routes/bank';
import { changePassword } from '../routes/changePassword';
import { categoryHandlers } from '../routes/categories';
import { companyHandlers } from '../routes/company';
import { dashboardHandlers } from '../routes/dashboards';
import { entryHandlers } from '../routes/entries';
import { eventHandlers } from '../routes/events';
import { exportHandlers, makeSendExport } from '../routes/exports';
import { signIn } from '../routes/getToken';
import { importHandlers } from '../routes/imports';
import { monthHandlers } from '../routes/months';
import { reconciliationHandlers } from '../routes/reconciliation';
import { seriesHandlers } from '../routes/series';
import { sessionHandlers } from '../routes/session';
import { setupHandlers } from '../routes/setup';
import { statementHandlers } from '../routes/statements';
import { userHandlers } from '../routes/users';
import { makeQueue } from '../turns/queue';
import type { AppSettings } from '../settings/settings';

export type ApiOptions = {
  description: Description;
  database: Database;
  /** Current time, for tokens and the rate limiter. */
  clock: () => Date;
  settings: AppSettings;
  metrics: Metrics;
  /** Default: made from the settings. */
  passwords?: Passwords;
  /** Default: the dashboards of this backend. */
  dashboards?: Dashboards;
  /** Identifies the code of this server. Default: a random text, so no response of an earlier start is current. */
  release?: string;
  /** `signInQueueMs`: time of a sign-in in the queue. */
  limits?: { signInQueueMs?: number };
};

/** Files that are read at the same time. Each one has a process with its own memory. */
const MAX_FILES = 2;

/** Adds the operations of the description with their handlers. */
export function addApi(
  app: FastifyInstance,
  {
    description,
    database,
    clock,
    settings,
    metrics,
    passwords = makePasswords(settings.passwordCost, { onVerified: metrics.observeVerification }),
    dashboards = DASHBOARDS,
    release = randomUUID(),
    limits,
  }: ApiOptions,
): void {
  const { tokenSecret, previousTokenSecret, tokenTtlSeconds: ttlSeconds, demonstration } = settings;
  const secrets: [string, ...string[]] =
    previousTokenSecret === null ? [tokenSecret] : [tokenSecret, previousTokenSecret];
  const tokens = makeTokens({ secrets, ttlSeconds, clock });
  const keyedHash = makeKeyedHash(tokenSecret);
  const keyedHashes: [typeof keyedHash, ...(typeof keyedHash)[]] =
    previousTokenSecret === null ? [keyedHash] : [keyedHash, makeKeyedHash(previousTokenSecret)];
  const rateLimiter = makeRateLimiter({ database, clock, keyedHash, maxQueueMs: limits?.signInQueueMs });
  watchLoad(metrics, { passwords, rateLimiter, database });
  const authenticate = makeAuthenticate(database, tokens, { demonstration, clock });
  const { run: runWorker, close } = makeRunWorker();
  app.addHook('onClose', close);
  const fileQueue = makeQueue(MAX_FILES, 'too-many-files');
  const recordRefused = makeRecordRefused({ clock, database, keyedHash });
  const secretCheck = { database, passwords, rateLimiter, recordRefused };
  const sendExport = makeSendExport({ clock, database });

  addOperations(app, {
    description,
    authenticate,
    recordRefused,
    submit: { clock, database, keyedHashes },
    handlers: {
      getToken: signIn({ clock, demonstration, metrics, keyedHash, tokens, ...secretCheck }),
      changePassword: changePassword({ authenticate, clock, metrics, ...secretCheck }),
      ...accountHandlers({ clock, ...secretCheck }),
      ...sessionHandlers({ clock, database, description }),
      ...setupHandlers({ clock, demonstration, keyedHash, ...secretCheck }),
      ...dashboardHandlers({
        ...{ clock, database, dashboards },
        release: `${release} ${description.hash}`,
      }),
      ...entryHandlers({ clock, database }),
      ...seriesHandlers({ clock, database }),
      ...exportHandlers({ clock, database, sendExport }),
      ...eventHandlers({ clock, database, sendExport }),
      ...importHandlers({ clock, database, description, runWorker, fileQueue }),
      ...statementHandlers({ clock, database, description, runWorker, fileQueue }),
      ...reconciliationHandlers({ clock, database }),
      ...categoryHandlers({ clock, database }),
      ...companyHandlers({ clock, database }),
      ...bankHandlers({ clock, database }),
      ...monthHandlers({ clock, database, sendExport }),
      ...userHandlers({ authenticate, clock, dashboards, keyedHash, ...secretCheck }),
    },
  });
}
