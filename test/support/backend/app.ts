import { resolve } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppParts } from '../../../server/app';
import type { Database } from '../../../server/database/open';
import { users } from '../../../server/database/tables';
import { LEAST_COST, makePasswords, type Passwords } from '../../../server/auth/passwords';
import { DEMONSTRATION_USERS, type SeedUser } from '../../../server/auth/seed';
import type { AppSettings } from '../../../server/settings/settings';

/** Returns settings for tests: no portal, no log, and the fastest permitted password hash. */
function testSettings(changes: Partial<AppSettings> = {}): AppSettings {
  return {
    projectFolder: resolve('.'),
    tokenSecret: 'a secret that only the tests know, long enough',
    previousTokenSecret: null,
    tokenTtlSeconds: 8 * 3600,
    passwordCost: LEAST_COST,
    corsOrigins: [],
    trustedProxies: [],
    securityContact: null,
    logLevel: 'silent',
    demonstration: 'none',
    portalFolder: null,
    apiBaseUrl: '/api/',
    authGuardEnabled: false,
    cloudIdentity: null,
    identityChangesLogin: false,
    stopPatienceSeconds: 20,
    ...changes,
  };
}

/** Makes a clock that moves only when a test moves it. */
export function makeTestClock(start = '2026-11-20T12:00:00.000Z') {
  let now = new Date(start);
  return {
    read: () => new Date(now),
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

type AppChanges = Omit<Partial<AppParts>, 'settings' | 'database'> & { settings?: Partial<AppSettings> };

/** Builds the app on a database, with test settings as defaults. */
export function buildTestApp(database: Database | null, { settings, ...parts }: AppChanges = {}) {
  return buildApp({ database, clock: () => new Date(), ...parts, settings: testSettings(settings) });
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

/** Stores a user with the given fields. The default is an administrator with the password `portaria-demo`. */
export async function addUser(
  database: Database,
  traits: Partial<SeedUser> & { login: string },
  passwords: Passwords = makePasswords(LEAST_COST),
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

/** Stores the demonstration users with the fastest permitted password hash. */
export async function addDemonstrationUsers(database: Database): Promise<void> {
  for (const person of DEMONSTRATION_USERS) await addUser(database, person);
}

/** Sends a sign-in as the portal does. */
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
export async function tokenOf(app: FastifyInstance, login: string): Promise<string> {
  return tokenIn((await signInWith(app, { login })).json<unknown>());
}

/** Returns the token of a getToken response. */
export function tokenIn(answer: unknown): string {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'ds_Token' in answer &&
    typeof answer.ds_Token === 'string'
  ) {
    return answer.ds_Token;
  }
  throw new Error(`No token in ${JSON.stringify(answer)}`);
}

/** Parses a line of the log. */
export function eventIn(line: string): Record<string, unknown> {
  const event: unknown = JSON.parse(line);
  if (typeof event !== 'object' || event === null) throw new Error(`Not an event: ${line}`);
  return { ...event };
}
