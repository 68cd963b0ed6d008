import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { cleanText, hasRefused } from '../../api-spec/texts';
import { makeKeyedHash, nameInLog } from '../auth/keyedHash';
import { DEFAULT_COST, makePasswords, type Passwords } from '../auth/passwords';
import { readStoredSecret } from '../auth/tokenSecret';
import {
  addUserIfAbsent,
  endAllSessions,
  findUserByLogin,
  listUsers,
  LOGIN_PATTERN,
  removeUser,
  setBlocked,
  setPasswordHash,
  type Role,
} from '../auth/users';
import { explainDatabase, explainOpening } from '../database/explainDatabase';
import { migrate } from '../database/migrate';
import type { Database } from '../database/database';
import { CannotStart, explainErrors, explainFile, innerCode } from '../errors/cannotStart';
import { closeAll } from '../process/lifetime';
import { migrationsFolder } from '../process/prepareDatabase';
import { openDatabase } from '../process/serve';
import { asColumns } from '../process/table';
import { readDatabaseSettings, readSecretSettings } from '../settings/settings';
import { PasswordRefused, readNewPassword, type PasswordInput } from './passwordInput';

const USAGE = `npm run users -- add LOGIN --role editor|admin --name NAME [--dashboard CODE]
npm run users -- list
npm run users -- password LOGIN
npm run users -- block LOGIN
npm run users -- unblock LOGIN
npm run users -- remove LOGIN
npm run users -- end-sessions LOGIN
npm run users -- hash

LOGIN has 1 to 11 digits. A new password is asked for at the terminal, or is the one line on stdin.
hash reads a login and shows its name in the log, by TOKEN_SECRET or the secret in DATA_DIR.
The users are in the database of DATABASE_URL, or in the folder of DATA_DIR while no server works with it.`;

type Change = 'password' | 'block' | 'unblock' | 'remove' | 'end-sessions';

type Command =
  | { kind: 'list' }
  | { kind: 'hash' }
  | { kind: 'add'; login: string; role: Role; name: string; dashboard: string | null }
  | { kind: Change; login: string };

const MAX_TEXT_LENGTH = 200;
const SHORT_TEXT = `1 to ${MAX_TEXT_LENGTH} characters, and no control characters`;
/** The number of the log level `info`. */
const INFO = 30;

/** The command line is invalid. */
class WrongCommandLine extends Error {}
/** A change is impossible. The message contains neither login nor name. */
class Refused extends Error {}

/** Input and output of the command. */
type Terminal = {
  input: PasswordInput;
  /** Receives results, one line each. */
  print: (line: string) => void;
  /** Receives questions and errors. */
  errors: NodeJS.WritableStream;
};

/** Dependencies of a command. */
type CommandDependencies = {
  database: Database;
  passwords: Passwords;
  clock: () => Date;
  terminal: Terminal;
  /** Whether a change is printed as a line of the log. */
  isProduction?: boolean;
};

/**
 * Runs `npm run users`, which shows and changes users.
 * @param args the arguments after the script's name.
 * @returns the exit code: 0 success, 1 refusal or failure, 2 invalid command line.
 */
export async function manageUsers(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
  projectFolder: string,
  terminal: Terminal,
): Promise<number> {
  const closers: (() => Promise<void>)[] = [];
  return reportingErrors(terminal, async () => {
    const command = parseCommand(args);
    if (command.kind === 'hash') {
      await nameLogin(terminal, readSecretSettings(env, projectFolder));
      return;
    }
    const settings = readDatabaseSettings(env, projectFolder);
    const isProduction = env['NODE_ENV'] === 'production';
    try {
      const database = await explainErrors(explainOpening(settings), () => openDatabase(settings, closers));
      const passwords = makePasswords(DEFAULT_COST);
      await explainErrors(explainDatabase(settings), async () => {
        await migrate(database, migrationsFolder(projectFolder));
        await runCommand(command, { database, passwords, clock: () => new Date(), terminal, isProduction });
      });
    } finally {
      await closeAll(closers);
    }
  });
}

/** @throws WrongCommandLine */
export function parseCommand(args: string[]): Command {
  const options = {
    role: { type: 'string' },
    name: { type: 'string' },
    dashboard: { type: 'string' },
  } as const;
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new WrongCommandLine(error instanceof Error ? error.message : 'This is no command.');
  }
  const { values, positionals } = parsed;
  const [kind, login, ...more] = positionals;
  const refuse = (message: string): never => {
    throw new WrongCommandLine(message);
  };
  const stray = kind === 'add' ? undefined : Object.keys(values)[0];

  if (kind === undefined) return refuse('The command is missing.');
  if (kind === 'list' || kind === 'hash' || isChange(kind)) {
    if (stray !== undefined) return refuse(`${kind} takes no --${stray}.`);
  } else if (kind !== 'add') return refuse('This command is not known.');
  if (kind === 'list') return login === undefined ? { kind } : refuse('list takes no login.');
  // The shell's history keeps arguments, and an unknown login may be a person's CPF.
  if (kind === 'hash') {
    return login === undefined
      ? { kind }
      : refuse('hash reads the login from stdin, not from the arguments.');
  }

  if (login === undefined) return refuse(`${kind} takes a login.`);
  if (more.length > 0) return refuse(`${kind} takes one login.`);
  if (!LOGIN_PATTERN.test(login)) return refuse('A login has 1 to 11 digits.');
  if (kind !== 'add') return { kind, login };

  const { role } = values;
  const name = cleanText(values.name ?? '').trim();
  const dashboard = values.dashboard === undefined ? null : cleanText(values.dashboard);
  if (role !== 'editor' && role !== 'admin') return refuse('add takes --role editor or --role admin.');
  if (!isShortText(name)) return refuse(`add takes --name with ${SHORT_TEXT}.`);
  if (dashboard !== null && !isShortText(dashboard)) return refuse(`--dashboard takes ${SHORT_TEXT}.`);
  return { kind, login, role, name, dashboard };
}

const isChange = (text: string): text is Change => Object.keys(DONE).includes(text);
const isShortText = (text: string): boolean =>
  text !== '' && text.length <= MAX_TEXT_LENGTH && !hasRefused(text);

/**
 * Runs a command on an open database. A change prints one line with time, action and user id. The line has neither login
 * nor name, because operators archive it.
 * @throws Refused, PasswordRefused
 */
export async function runCommand(
  command: Exclude<Command, { kind: 'hash' }>,
  parts: CommandDependencies,
): Promise<void> {
  const { database, passwords, clock, terminal, isProduction = false } = parts;
  const readHash = async () => passwords.hash(await readNewPassword(terminal.input, terminal.errors));
  const report = (msg: string, user: string) => {
    const time = clock().toISOString();
    const record = { level: INFO, time, event: 'user-change', change: command.kind, user, msg };
    terminal.print(isProduction ? JSON.stringify(record) : `${time} ${msg}: user ${user}`);
  };

  if (command.kind === 'list') {
    terminal.print(await describeUsers(database));
    return;
  }
  const user = await findUserByLogin(database, command.login);
  if (command.kind === 'add') {
    const { login, role, name, dashboard } = command;
    if (user !== null) throw new Refused('This login is taken.');
    const added = { login, role, name, dashboard, isBlocked: false, isDemonstration: false };
    const id = await addUserIfAbsent(database, { ...added, passwordHash: await readHash() });
    if (id === null) throw new Refused('This login is taken.');
    report(`added as ${role}`, id);
    return;
  }
  const isChanged = user !== null && (await change(command, database, readHash));
  if (!isChanged) throw new Refused('There is no user with this login.');
  report(DONE[command.kind], user.id);
}

const DONE: Record<Change, string> = {
  password: 'password set, sessions ended',
  block: 'blocked, sessions ended',
  unblock: 'unblocked',
  remove: 'removed, sessions ended',
  'end-sessions': 'sessions ended',
};

async function change(
  { kind, login }: { kind: Change; login: string },
  database: Database,
  readHash: () => Promise<string>,
): Promise<boolean> {
  switch (kind) {
    case 'password':
      return setPasswordHash(database, login, await readHash());
    case 'block':
      return setBlocked(database, login, true);
    case 'unblock':
      return setBlocked(database, login, false);
    case 'remove':
      return removeUser(database, login);
    case 'end-sessions':
      return endAllSessions(database, login);
  }
}

/** Reads a login and prints its keyed hash, with the current and with the previous secret. */
async function nameLogin(
  { input, errors, print }: Terminal,
  { dataFolder, tokenSecret, previousTokenSecret }: ReturnType<typeof readSecretSettings>,
): Promise<void> {
  const secret = tokenSecret ?? (await readStoredSecret(dataFolder));
  if (secret === null)
    throw new Refused('There is no secret yet. Give TOKEN_SECRET, or start the server once.');
  if (input.isTTY === true) errors.write('Login: ');
  const lines = createInterface({ input });
  const first = await lines[Symbol.asyncIterator]().next();
  lines.close();
  const login = first.done === true ? '' : first.value.trim();
  if (!LOGIN_PATTERN.test(login)) throw new Refused('A login has 1 to 11 digits.');
  print(nameInLog(makeKeyedHash(secret), login));
  if (previousTokenSecret !== null)
    print(`${nameInLog(makeKeyedHash(previousTokenSecret), login)} (TOKEN_SECRET_PREVIOUS)`);
}

async function describeUsers(database: Database): Promise<string> {
  const rows = (await listUsers(database)).map((user) => [
    user.login,
    // A terminal would execute control characters.
    user.name.replace(/\p{Cc}/gu, ' '),
    user.role,
    user.dashboard?.replace(/\p{Cc}/gu, ' ') ?? '(none)',
    [user.isBlocked ? 'blocked' : 'active', ...(user.isDemonstration ? ['demonstration'] : [])].join(', '),
    user.createdAt.toISOString().slice(0, 10),
    user.id,
  ]);
  if (rows.length === 0) return 'There are no users.';
  return asColumns([['login', 'name', 'role', 'dashboard', 'state', 'added', 'id'], ...rows]);
}

/** Runs a command and returns its exit code. Prints an error as a sentence without personal data. */
async function reportingErrors({ errors }: Terminal, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (error instanceof WrongCommandLine) {
      errors.write(`${error.message}\n\n${USAGE}\n`);
      return 2;
    }
    errors.write(`${sentenceFor(error)}\n`);
    return 1;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof Refused || error instanceof PasswordRefused)
    return `${error.message} Nothing was changed.`;
  if (error instanceof CannotStart) return error.message;
  // The message of a database error can contain a login, a name or a hash.
  return explainFile(error) ?? `The command failed (${innerCode(error) || 'no code'}).`;
}
