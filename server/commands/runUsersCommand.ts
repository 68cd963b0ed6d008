import { cleanText } from '../../api-spec/texts';
import type { Passwords } from '../auth/passwords';
import { findUserByLogin, listUsers, LOGIN_PATTERN } from '../auth/users';
import type { Database, Queries } from '../database/database';
import { Refusal } from '../errors/refusal';
import { formatTable } from '../process/table';
import { addUser, changeAccess, setTypedPassword, type UserEdit } from '../users/changeUsers';
import { AnswerRefused, openAnswers, type AnswerInput, type Answers } from './answers';
import { explainText, QUESTIONS, type Change, type Command } from './usersCommandLine';

/** The number of the log level `info`. */
const INFO = 30;

/** A change is impossible. The message contains neither login nor name. */
export class CommandRefused extends Error {}

/** Input and output of the command. */
export type Terminal = {
  input: AnswerInput;
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
 * Runs a command on an open database. A change prints one line with time, action and user id. The line has neither login
 * nor name, because operators archive it.
 * @throws CommandRefused, AnswerRefused
 */
export async function runUsersCommand(
  command: Exclude<Command, { kind: 'hash' }>,
  dependencies: CommandDependencies,
): Promise<void> {
  const { database, terminal } = dependencies;
  if (command.kind === 'list') {
    terminal.print(await describeUsers(database));
    return;
  }
  const answers = openAnswers(terminal.input, terminal.errors, QUESTIONS[command.kind]);
  try {
    await changeUsers(command, answers, dependencies);
  } finally {
    answers.close();
  }
}

/** Asks for the login of a user. */
export async function askLogin(answers: Answers): Promise<string> {
  const login = (await answers.ask('Login')).trim();
  if (!LOGIN_PATTERN.test(login)) throw new AnswerRefused('A login has 1 to 11 digits.');
  return login;
}

async function changeUsers(
  command: Exclude<Command, { kind: 'hash' | 'list' }>,
  answers: Answers,
  { database, passwords, clock, terminal, isProduction = false }: CommandDependencies,
): Promise<void> {
  const readHash = async () => passwords.hash(await answers.askNewPassword());
  const report = (msg: string, user: string) => {
    const time = clock().toISOString();
    const record = { level: INFO, time, event: 'user-change', change: command.kind, user, msg };
    terminal.print(isProduction ? JSON.stringify(record) : `${time} ${msg}: user ${user}`);
  };

  const inEdit = <T>(work: (edit: UserEdit) => Promise<T>) =>
    database.inTransaction('write', (queries: Queries) =>
      work({ queries, now: clock(), actor: { user: null, requestId: null } }),
    );

  const login = await askLogin(answers);
  const user = await findUserByLogin(database, login);
  if (command.kind === 'add') {
    const { role, dashboard } = command;
    if (user !== null) throw new CommandRefused('This login is taken.');
    const name = cleanText(await answers.ask('Name')).trim();
    const problem = explainText('A name', name);
    if (problem !== null) throw new AnswerRefused(problem);
    const newUser = { login, role, name, dashboard, isBlocked: false, isDemonstration: false };
    const passwordHash = await readHash();
    const id = await inEdit((edit) => addUser(edit, { ...newUser, passwordHash }));
    if (id === null) throw new CommandRefused('This login is taken.');
    report(`added as ${role}`, id);
    return;
  }
  if (user === null) throw new CommandRefused('There is no user with this login.');
  const { kind } = command;
  if (kind === 'password') {
    const passwordHash = await readHash();
    await inEdit((edit) => setTypedPassword(edit, user, passwordHash)).catch(explainRefusal);
  } else await inEdit((edit) => changeAccess(edit, user, kind)).catch(explainRefusal);
  report(CHANGE_MESSAGES[kind], user.id);
}

/** @throws CommandRefused for a user who was removed meanwhile, and for the last administrator. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new CommandRefused(
    error.reason === 'last-administrator'
      ? 'This is the last administrator who can sign in. Add or unblock another one first.'
      : 'There is no user with this login.',
  );
}

const CHANGE_MESSAGES: Record<Change, string> = {
  password: 'password set, sessions ended',
  block: 'blocked, sessions ended',
  unblock: 'unblocked',
  remove: 'removed, sessions ended',
  'end-sessions': 'sessions ended',
};

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
  return formatTable([['login', 'name', 'role', 'dashboard', 'state', 'added', 'id'], ...rows]);
}
