import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hashText } from 'contract-gates/description';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { DESCRIPTION } from '../../../api-spec/generatorSettings';
import { buildApp, type AppOptions } from '../../../server/app/app';
import type { Database } from '../../../server/database/database';
import { users } from '../../../server/database/tables';
import { makePasswords, type PasswordCost, type Passwords } from '../../../server/auth/passwords';
import { DEMONSTRATION_USERS, type SeedUser } from '../../../server/auth/seed';
import { makeDescription, type Description } from '../../../server/http/description';
import type { PortalConfig } from '../../../server/http/portalFiles';
import type { AppSettings } from '../../../server/settings/settings';
import { DEFAULT_SETTINGS } from '../../../src/config/runtimeSettings';
import { readShippedDescription } from '../description';

type SettingChanges = Partial<Omit<AppSettings, 'config'>> & { config?: Partial<PortalConfig> };

export const TEST_TOKEN_SECRET = 'a secret that only the tests know, long enough';

/** Tests sign in thousands of times. With the cost of OWASP a hash takes 15 ms of a core, and with this one 0.3 ms. */
const TEST_COST: PasswordCost = { memoryKiB: 1024, passes: 1, lanes: 1 };

/** Returns settings for tests: no portal, no log, and a cheap hash. */
function makeTestSettings({ config, ...changes }: SettingChanges = {}): AppSettings {
  return {
    projectFolder: resolve('.'),
    tokenSecret: TEST_TOKEN_SECRET,
    previousTokenSecret: null,
    tokenTtlSeconds: 8 * 3600,
    passwordCost: TEST_COST,
    corsOrigins: [],
    trustedProxies: [],
    securityContact: null,
    logLevel: 'silent',
    demonstration: 'none',
    portalFolder: null,
    stopPatienceSeconds: 20,
    ...changes,
    config: { ...DEFAULT_SETTINGS, ...config },
  };
}

/** Returns a clock that only advances on request. */
export function makeTestClock(start = '2026-11-20T12:00:00.000Z') {
  let now = new Date(start);
  return {
    read: () => new Date(now),
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

type AppChanges = Omit<Partial<AppOptions>, 'settings' | 'database'> & { settings?: SettingChanges };

let shippedDescription: Description | undefined;

/** Builds the shipped app with test settings, which the caller can change. */
export async function buildTestApp(database: Database | null, { settings, ...parts }: AppChanges = {}) {
  // Loading the description takes most of the time of a build, so the apps of a test file share it.
  shippedDescription ??= makeDescription(
    readShippedDescription(),
    hashText(readFileSync(DESCRIPTION, 'utf8')),
  );
  return buildApp({
    database,
    clock: () => new Date(),
    ...(settings?.projectFolder === undefined && { description: shippedDescription }),
    ...parts,
    settings: makeTestSettings(settings),
  });
}

/**
 * Closes an app that a browser has used. Browsers open connections early. Node counts a connection without a request as
 * busy, so closing would wait for it.
 */
export async function closeServingApp(app: FastifyInstance): Promise<void> {
  const closing = setInterval(() => {
    app.server.closeAllConnections();
  }, 50);
  await app.close();
  clearInterval(closing);
}

const hashes = new Map<string, Promise<string>>();

/** Stores a user, by default an administrator with the password `portaria-demo`. */
export async function addUser(
  database: Database,
  traits: Partial<SeedUser> & { login: string },
  passwords: Passwords = makePasswords(TEST_COST),
): Promise<void> {
  const { password, ...person } = {
    password: 'portaria-demo',
    name: 'Ana Souza',
    role: 'admin' as const,
    dashboard: null,
    isBlocked: false,
    ...traits,
  };
  const hash = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, hash);
  const user = { ...person, passwordHash: await hash };
  await database.queries.insert(users).values(user).onConflictDoUpdate({ target: users.login, set: user });
}

/** Adds the demonstration users with a cheap hash. */
export async function addDemonstrationUsers(database: Database): Promise<void> {
  for (const person of DEMONSTRATION_USERS) await addUser(database, person);
}

/** Sends a sign-in like the portal. */
export function signInWith(
  app: FastifyInstance,
  credentials: { login: string; password?: string },
  { from, headers = {} }: { from?: string; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/authorization/getToken',
    payload: { ds_Login: credentials.login, ds_Senha: credentials.password ?? 'portaria-demo' },
    headers,
    ...(from !== undefined && { remoteAddress: from }),
  });
}

/** Signs in and returns the token. */
export async function fetchToken(app: FastifyInstance, login: string): Promise<string> {
  return readToken((await signInWith(app, { login })).json<unknown>());
}

/** Returns the token in the body of a response of getToken. */
export function readToken(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'ds_Token' in body && typeof body.ds_Token === 'string') {
    return body.ds_Token;
  }
  throw new Error(`No token in ${JSON.stringify(body)}`);
}

/** Parses a line of the log. */
export function parseLogLine(line: string): Record<string, unknown> {
  const event: unknown = JSON.parse(line);
  if (typeof event !== 'object' || event === null) throw new Error(`Not an event: ${line}`);
  return { ...event };
}
