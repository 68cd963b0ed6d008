import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { DEFAULT_COST, type PasswordCost } from '../auth/passwords';
import type { SeedUser } from '../auth/seed';
import type { EventMonths } from '../events/deleteOldEvents';
import type { Demonstration } from '../auth/users';
import type { DatabaseSettings } from '../database/database';
import type { PortalConfig } from '../http/portalFiles';
import { BadSetting } from './badSetting';
import { toSeedUsers } from './seedUsers';
import { readFromEnvironment } from './readFromEnvironment';
import type { SettingValues } from './schema';
import type { Environment } from './variables';
import { checkTokenSecrets } from './tokenSecrets';

export type LogLevel = SettingValues['LOG_LEVEL'];

/** Settings of `buildApp`. */
export type AppSettings = {
  /** The folder with api-spec/ and server/database/migrations/. */
  projectFolder: string;
  /** Secret for tokens and keyed hashes, at least 32 bytes. */
  tokenSecret: string;
  /** The earlier secret, whose tokens are still accepted. `null` if there is none. */
  previousTokenSecret: string | null;
  tokenTtlSeconds: number;
  passwordCost: PasswordCost;
  /** Origins whose scripts may call the API. */
  corsOrigins: readonly string[];
  /** Addresses or networks of proxies whose X-Forwarded-… headers count. */
  trustedProxies: readonly string[];
  /** The contact in security.txt, or `null` for no security.txt. */
  securityContact: string | null;
  logLevel: LogLevel;
  demonstration: Demonstration;
  /** The folder of the built portal, or `null` for the API only. */
  portalFolder: string | null;
  /** How long a stop waits for the responses to running requests. */
  stopPatienceSeconds: number;
  config: PortalConfig;
};

/** Settings of the process. */
export type ProcessSettings = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  isProduction: boolean;
  /** Address of the metrics, or `null` for none. */
  metrics: { host: string; port: number } | null;
  /** How long the process listens after a SIGTERM, so that a load balancer can stop first. */
  stopDelaySeconds: number;
  /** `null` if none is configured. The process then creates one in `dataFolder`. */
  tokenSecret: string | null;
  /** `null` if none are configured. */
  seedUsers: readonly SeedUser[] | null;
  /** Whether this process serves the API. Otherwise the API is on another server. */
  runsBackend: boolean;
} & DatabaseSettings &
  Omit<AppSettings, 'tokenSecret'>;

/**
 * Reads the database settings, for commands without a server.
 * @throws BadSetting
 */
export function readDatabaseSettings(env: Environment, projectFolder: string): DatabaseSettings {
  const { values } = readFromEnvironment(env, projectFolder, ['DATABASE_URL', 'DATA_DIR']);
  return toDatabaseSettings(values, projectFolder);
}

/**
 * Reads the secrets, for the keyed hashes of logins.
 * @throws BadSetting
 */
export function readSecretSettings(env: Environment, projectFolder: string) {
  const names = ['TOKEN_SECRET', 'TOKEN_SECRET_PREVIOUS', 'DATA_DIR'] as const;
  const given = readFromEnvironment(env, projectFolder, names);
  const { dataFolder } = toDatabaseSettings(given.values, projectFolder);
  return { dataFolder, ...checkTokenSecrets(given, { isProduction: false, isRequired: false }) };
}

/**
 * Reads how long events are kept.
 * @throws BadSetting
 */
export function readEventSettings(env: Environment, projectFolder: string): EventMonths {
  const { values } = readFromEnvironment(env, projectFolder, ['BOOK_EVENTS_MONTHS', 'DOOR_EVENTS_MONTHS']);
  return { books: values.BOOK_EVENTS_MONTHS, door: values.DOOR_EVENTS_MONTHS };
}

const toDatabaseSettings = (values: SettingValues, projectFolder: string): DatabaseSettings => ({
  databaseUrl: values.DATABASE_URL ?? null,
  dataFolder: resolve(projectFolder, values.DATA_DIR),
});

/**
 * Reads all settings from the environment.
 * @param options.portal whether to serve the built portal, from `dist` in the project's folder.
 * @throws BadSetting
 */
export function readSettings(
  env: Environment,
  options: { portal: boolean; projectFolder: string },
): ProcessSettings {
  const { projectFolder } = options;
  const given = readFromEnvironment(env, projectFolder);
  const { values } = given;
  const apiBaseUrl = options.portal ? values.API_BASE_URL : undefined;
  const runsBackend = apiBaseUrl === undefined;
  const isProduction = values.NODE_ENV === 'production';
  const database = toDatabaseSettings(values, projectFolder);
  const seedUsers = values.SEED_USERS === undefined ? null : toSeedUsers(values.SEED_USERS);
  const wantsDemonstration =
    runsBackend && !isProduction && database.databaseUrl === null && seedUsers === null;
  const hostDemonstration = isLoopback(values.HOST) ? 'offered' : 'withheld';

  return {
    projectFolder,
    port: values.PORT,
    host: values.HOST,
    isProduction,
    metrics: toMetricsSettings(values),
    ...database,
    ...checkTokenSecrets(given, { isProduction, isRequired: isProduction && runsBackend }),
    tokenTtlSeconds: values.TOKEN_TTL_SECONDS,
    passwordCost: DEFAULT_COST,
    seedUsers,
    demonstration: wantsDemonstration ? hostDemonstration : 'none',
    corsOrigins: values.CORS_ORIGINS.map((origin) => new URL(origin).origin),
    trustedProxies: values.TRUSTED_PROXIES,
    securityContact: values.SECURITY_CONTACT ?? null,
    logLevel: values.LOG_LEVEL,
    portalFolder: options.portal ? join(projectFolder, 'dist') : null,
    runsBackend,
    config: {
      // A relative address would replace the last segment if the slash were missing.
      apiBaseUrl: (apiBaseUrl ?? '/api').replace(/\/?$/, '/'),
      authGuardEnabled: values.AUTH_GUARD === 'on',
      cloudIdentity: values.CLOUD_IDENTITY ?? null,
      identityChangesLogin: values.IDENTITY_CHANGES_LOGIN === 'on',
      company: values.COMPANY ?? null,
      environment: values.ENVIRONMENT ?? null,
      support: values.SUPPORT ?? null,
      privacyUrl: values.PRIVACY_URL ?? null,
      languages: values.LANGUAGES ?? null,
    },
    stopDelaySeconds: values.STOP_DELAY_SECONDS,
    stopPatienceSeconds: values.STOP_PATIENCE_SECONDS,
  };
}

function toMetricsSettings({ METRICS_HOST: host, METRICS_PORT: port, PORT }: SettingValues) {
  if (port === undefined) return null;
  if (port === PORT && port !== 0) {
    throw new BadSetting(`METRICS_PORT and PORT are both ${port}. Give the metrics a port of their own.`);
  }
  return { host, port };
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether only this machine can reach the host. Names other than localhost count as reachable. */
function isLoopback(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return host.toLowerCase() === 'localhost';
  return LOOPBACK.check(host, version === 6 ? 'ipv6' : 'ipv4');
}
