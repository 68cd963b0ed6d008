import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { errorCode } from './errorCode';
import { DEFAULT_COST, LONGEST_PASSWORD, type PasswordCost } from './passwords';
import type { CloudIdentity } from './portal';
import type { SeedUser } from './seed';
import { LOGIN_PATTERN } from './users';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * The people of the demonstration: `offered` to sign in as, or `withheld` because other machines can reach this one, or
 * `none` because the setting says who the users are. They can sign in only where they are offered.
 */
export type Demonstration = 'offered' | 'withheld' | 'none';

/** What `buildApp` needs to know. */
export type AppSettings = {
  /** Holds api-spec/ and server/database/migrations/. */
  projectFolder: string;
  /** Signs tokens and keys pseudonyms; at least 32 bytes. */
  tokenSecret: string;
  /** A second secret, whose tokens are accepted too while one replaces the other; `null`: none. */
  previousTokenSecret: string | null;
  tokenTtlSeconds: number;
  passwordCost: PasswordCost;
  /** Origins whose scripts may call the API. */
  corsOrigins: readonly string[];
  /** Addresses or networks whose X-Forwarded-… headers are believed. */
  trustedProxies: readonly string[];
  logLevel: LogLevel;
  demonstration: Demonstration;
  /** The folder with the built portal, or `null` for the API alone. */
  portalFolder: string | null;
  apiBaseUrl: string;
  authGuardEnabled: boolean;
  cloudIdentity: CloudIdentity | null;
  identityChangesLogin: boolean;
  /** How long a stop waits for the responses to requests under way. */
  stopPatienceSeconds: number;
};

/** Where the users are. */
export type DatabaseSettings = {
  /** `null`: the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  dataFolder: string;
};

/** What the process needs besides. */
export type ProcessSettings = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  isProduction: boolean;
  /** How long the process still listens after a SIGTERM, so that a load balancer can turn away. */
  stopDelaySeconds: number;
  /** `null`: none was given, so the process keeps one of its own in `dataFolder`. */
  tokenSecret: string | null;
  /** `null`: none were given. */
  seedUsers: readonly SeedUser[] | null;
  /** Whether this process answers the API, or only serves the portal for an API elsewhere. */
  runsBackend: boolean;
} & DatabaseSettings &
  Omit<AppSettings, 'tokenSecret'>;

/** A setting that cannot be right. The message is a sentence that names the variable, never the value of a secret. */
export class BadSetting extends Error {}

const HOUR = 3600;
const LONGEST_TTL = 12 * HOUR;
const LEAST_SECRET_BYTES = 32;
// 32 random hexadecimal digits have fewer different ones in less than one of a million cases.
const LEAST_SECRET_CHARACTERS = 8;

type Environment = Readonly<Record<string, string | undefined>>;

const makeGet = (env: Environment) => (name: string) =>
  env[name]?.trim() === '' ? undefined : env[name]?.trim();

/**
 * Reads where the users are, for what works on them without a server.
 * @throws BadSetting
 */
export function readDatabaseSettings(env: Environment, projectFolder: string): DatabaseSettings {
  const get = makeGet(env);
  const getSecret = (name: string) => readSecretText(name, get, projectFolder);
  return {
    databaseUrl: readDatabaseUrl(getSecret('DATABASE_URL')),
    dataFolder: resolve(projectFolder, get('DATA_DIR') ?? '.data'),
  };
}

/**
 * Reads the environment. A variable that is absent or empty has its default.
 * @param options.portal serve the built portal too, from `dist` in the project's folder.
 * @throws BadSetting
 */
export function readSettings(
  env: Environment,
  options: { portal: boolean; projectFolder: string },
): ProcessSettings {
  const get = makeGet(env);
  const apiBaseUrl = options.portal ? readApiBaseUrl(get('API_BASE_URL')) : null;
  const runsBackend = apiBaseUrl === null;
  const isProduction = get('NODE_ENV') === 'production';

  const getSecret = (name: string) => readSecretText(name, get, options.projectFolder);
  const secret = readTokenSecret(getSecret('TOKEN_SECRET'), isProduction);
  if (runsBackend && isProduction && secret === null) {
    throw new BadSetting(
      'TOKEN_SECRET is missing: with NODE_ENV=production it has to be given, or TOKEN_SECRET_FILE.',
    );
  }
  const previousSecret = readTokenSecret(getSecret('TOKEN_SECRET_PREVIOUS'), isProduction);
  if (previousSecret !== null && previousSecret.value === secret?.value) {
    throw new BadSetting(`${previousSecret.name} is the same secret as ${secret.name}.`);
  }
  if (previousSecret !== null && secret === null) {
    throw new BadSetting(`${previousSecret.name} is given without TOKEN_SECRET.`);
  }

  const host = readHost(get('HOST'));
  const database = readDatabaseSettings(env, options.projectFolder);
  const seedUsers = readSeedUsers(get('SEED_USERS'));
  const wantsDemonstration =
    runsBackend && !isProduction && database.databaseUrl === null && seedUsers === null;

  return {
    projectFolder: options.projectFolder,
    port: readInteger('PORT', get('PORT'), { least: 0, most: 65_535, otherwise: 8080 }),
    host,
    isProduction,
    ...database,
    tokenSecret: secret?.value ?? null,
    previousTokenSecret: previousSecret?.value ?? null,
    tokenTtlSeconds: readInteger('TOKEN_TTL_SECONDS', get('TOKEN_TTL_SECONDS'), {
      least: 1,
      most: LONGEST_TTL,
      otherwise: 8 * HOUR,
    }),
    passwordCost: DEFAULT_COST,
    seedUsers,
    demonstration: !wantsDemonstration ? 'none' : isLoopback(host) ? 'offered' : 'withheld',
    corsOrigins: readList(get('CORS_ORIGINS')).map(readOrigin),
    trustedProxies: readList(get('TRUSTED_PROXIES')).map(readNetwork),
    logLevel: readChoice('LOG_LEVEL', get('LOG_LEVEL')?.toLowerCase(), LOG_LEVELS, 'info'),
    portalFolder: options.portal ? join(options.projectFolder, 'dist') : null,
    runsBackend,
    apiBaseUrl: apiBaseUrl ?? '/api/',
    authGuardEnabled: readSwitch('AUTH_GUARD', get('AUTH_GUARD')),
    cloudIdentity: readCloudIdentity(get('CLOUD_IDENTITY')),
    identityChangesLogin: readSwitch('IDENTITY_CHANGES_LOGIN', get('IDENTITY_CHANGES_LOGIN')),
    stopDelaySeconds: readInteger('STOP_DELAY_SECONDS', get('STOP_DELAY_SECONDS'), {
      least: 0,
      most: 120,
      otherwise: 3,
    }),
    stopPatienceSeconds: readInteger('STOP_PATIENCE_SECONDS', get('STOP_PATIENCE_SECONDS'), {
      least: 10,
      most: 300,
      otherwise: 20,
    }),
  };
}

/** `on` or `off`, in any case; off where it is absent. */
const readSwitch = (name: string, text: string | undefined): boolean =>
  readChoice(name, text?.toLowerCase(), ['on', 'off'], 'off') === 'on';

function readInteger(
  name: string,
  text: string | undefined,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  if (text === undefined) return otherwise;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most)) {
    throw new BadSetting(`${name} has to be a whole number from ${least} to ${most}, and is "${text}".`);
  }
  return value;
}

function readChoice<T extends string>(
  name: string,
  text: string | undefined,
  choices: readonly T[],
  otherwise: T,
): T {
  if (text === undefined) return otherwise;
  const choice = choices.find((one) => one === text);
  if (choice === undefined)
    throw new BadSetting(`${name} has to be one of ${choices.join(', ')}, and is "${text}".`);
  return choice;
}

const readList = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function readHost(text: string | undefined): string {
  if (text === undefined) return '127.0.0.1';
  if (/[\s/\\@?#]/.test(text))
    throw new BadSetting(`HOST has to be a name or an address alone, and is "${text}".`);
  return text;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether only this machine can reach the host. Any other name than localhost counts as reachable. */
const isLoopback = (host: string): boolean =>
  isIP(host) === 0
    ? host.toLowerCase() === 'localhost'
    : LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');

/** The text of a secret setting, and the variable that it came from. */
type SecretText = { name: string; value: string };

/** Reads a secret from its variable, or from the file that the variable `…_FILE` names. */
function readSecretText(
  variable: string,
  get: (name: string) => string | undefined,
  projectFolder: string,
): SecretText | null {
  const value = get(variable);
  const name = `${variable}_FILE`;
  const file = get(name);
  if (file === undefined) return value === undefined ? null : { name: variable, value };
  if (value !== undefined) throw new BadSetting(`${variable} and ${name} are both given. Give one of them.`);

  let content: string;
  try {
    content = readFileSync(resolve(projectFolder, file), 'utf8').trim();
  } catch (error) {
    throw new BadSetting(`${name} names a file that cannot be read (${errorCode(error)}).`);
  }
  if (content === '') throw new BadSetting(`${name} names a file that is empty.`);
  return { name, value: content };
}

function readTokenSecret(secret: SecretText | null, isProduction: boolean): SecretText | null {
  if (secret === null) return null;
  const { name, value } = secret;
  if (Buffer.byteLength(value) < LEAST_SECRET_BYTES) {
    throw new BadSetting(`${name} is too short: it takes at least ${LEAST_SECRET_BYTES} bytes.`);
  }
  if (isProduction && new Set(value).size < LEAST_SECRET_CHARACTERS) {
    throw new BadSetting(
      `${name} is too easy to guess: it has fewer than ${LEAST_SECRET_CHARACTERS} different characters. Make one with "openssl rand -base64 48".`,
    );
  }
  return secret;
}

function readDatabaseUrl(secret: SecretText | null): string | null {
  if (secret === null) return null;
  const { name, value } = secret;
  // The value holds a password, so it is not repeated.
  if (!/^postgres(ql)?:\/\//i.test(value) || !URL.canParse(value)) {
    throw new BadSetting(`${name} has to be an address like postgresql://user:password@host:5432/database.`);
  }
  return value;
}

function readApiBaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const isPath = /^\/(?![/\\])[^\s\\?#]*$/.test(text);
  const isAddress = /^https?:\/\/[^\s\\?#@]+$/i.test(text) && URL.canParse(text);
  if (!isPath && !isAddress) {
    throw new BadSetting(
      `API_BASE_URL has to be an http(s) address without user, query and fragment, or a path, and is "${text}".`,
    );
  }
  // Without the last slash, a relative address below it would replace the last segment.
  return text.endsWith('/') ? text : `${text}/`;
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.origin !== text.toLowerCase().replace(/\/$/, '')
  ) {
    throw new BadSetting(
      `CORS_ORIGINS has to be a list of origins like https://portal.example, and holds "${text}".`,
    );
  }
  return url.origin;
}

function readNetwork(text: string): string {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const mostBits = version === 6 ? 128 : 32;
  const isPrefix =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= mostBits && Number(bits) > 0);
  if (version === 0 || !isPrefix || rest.length > 0) {
    throw new BadSetting(
      `TRUSTED_PROXIES has to be a list of addresses or networks like 10.0.0.7, and holds "${text}".`,
    );
  }
  return text;
}

function readCloudIdentity(text: string | undefined): CloudIdentity | null {
  if (text === undefined) return null;
  const value = parseJson('CLOUD_IDENTITY', text);
  if (value === null) return null;
  const field = (name: keyof CloudIdentity): string => {
    const content = isObject(value) ? value[name] : undefined;
    if (typeof content !== 'string' || content === '') {
      throw new BadSetting(
        `CLOUD_IDENTITY has to be JSON with the texts apiKey, authDomain and projectId; ${name} is not one.`,
      );
    }
    return content;
  };
  return { apiKey: field('apiKey'), authDomain: field('authDomain'), projectId: field('projectId') };
}

function readSeedUsers(text: string | undefined): SeedUser[] | null {
  if (text === undefined) return null;
  const value = parseJson('SEED_USERS', text);
  if (!Array.isArray(value)) throw new BadSetting('SEED_USERS has to be a JSON list of users.');
  const users = value.map(readSeedUser);
  if (new Set(users.map(({ login }) => login)).size < users.length) {
    throw new BadSetting('SEED_USERS holds the same login twice.');
  }
  return users;
}

function readSeedUser(value: unknown, index: number): SeedUser {
  // Neither the login nor the password is repeated in a message: both are personal.
  const refuse = (what: string): never => {
    throw new BadSetting(`SEED_USERS: user number ${index + 1} ${what}.`);
  };
  if (!isObject(value)) return refuse('is not an object');
  const { login, password, role, cd_Dashboard: dashboard = null, name = 'Usuário', blocked = false } = value;
  if (typeof login !== 'string' || !LOGIN_PATTERN.test(login))
    return refuse('needs a login of 1 to 11 digits, as text');
  if (typeof password !== 'string' || password === '' || password.length > LONGEST_PASSWORD) {
    return refuse(`needs a password of 1 to ${LONGEST_PASSWORD} characters`);
  }
  if (role !== 'editor' && role !== 'admin') return refuse('needs the role "editor" or "admin"');
  if (dashboard !== null && typeof dashboard !== 'string' && typeof dashboard !== 'number') {
    return refuse('has a cd_Dashboard that is neither text nor a number nor null');
  }
  if (typeof name !== 'string' || name === '') return refuse('has a name that is not text');
  if (typeof blocked !== 'boolean') return refuse('has a "blocked" that is neither true nor false');
  return {
    login,
    password,
    role,
    name,
    isBlocked: blocked,
    dashboard: dashboard === null ? null : String(dashboard),
  };
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadSetting(`${name} is not JSON.`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
