import { parseArgs } from 'node:util';
import { cleanText, hasRefusedCharacter, isBlank } from '../../api-spec/texts';
import { LOGIN_PATTERN, type Role } from '../auth/users';

export const USAGE = `npm run users -- add LOGIN --role editor|admin --name NAME [--dashboard CODE]
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

const CHANGES = ['password', 'block', 'unblock', 'remove', 'end-sessions'] as const;
export type Change = (typeof CHANGES)[number];

export type Command =
  | { kind: 'list' }
  | { kind: 'hash' }
  | { kind: 'add'; login: string; role: Role; name: string; dashboard: string | null }
  | { kind: Change; login: string };

const MAX_TEXT_LENGTH = 200;

/** The command line is invalid. */
export class WrongCommandLine extends Error {}

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
  const [kind, login, ...otherArguments] = positionals;
  const refuse = (message: string): never => {
    throw new WrongCommandLine(message);
  };

  if (kind === undefined) return refuse('The command is missing.');
  if (!isKind(kind)) return refuse('This command is not known.');
  const [option] = Object.keys(values);
  if (kind !== 'add' && option !== undefined) return refuse(`${kind} takes no --${option}.`);
  if (kind === 'list') return login === undefined ? { kind } : refuse('list takes no login.');
  // The shell's history keeps arguments, and an unknown login may be a person's CPF.
  if (kind === 'hash') {
    return login === undefined
      ? { kind }
      : refuse('hash reads the login from stdin, not from the arguments.');
  }

  if (login === undefined) return refuse(`${kind} takes a login.`);
  if (otherArguments.length > 0) return refuse(`${kind} takes one login.`);
  if (!LOGIN_PATTERN.test(login)) return refuse('A login has 1 to 11 digits.');
  if (kind !== 'add') return { kind, login };

  const { role } = values;
  const name = cleanText(values.name ?? '').trim();
  const dashboard = values.dashboard === undefined ? null : cleanText(values.dashboard);
  if (role !== 'editor' && role !== 'admin') return refuse('add takes --role editor or --role admin.');
  const problem =
    explainText('--name', name) ?? (dashboard === null ? null : explainText('--dashboard', dashboard));
  if (problem !== null) return refuse(problem);
  return { kind, login, role, name, dashboard };
}

const isKind = (text: string): text is Command['kind'] => ['add', 'list', 'hash', ...CHANGES].includes(text);

/** Explains why an option cannot have a text. Returns `null` if it can. */
function explainText(option: string, text: string): string | null {
  if (isBlank(text) || text.length > MAX_TEXT_LENGTH)
    return `add takes ${option} with 1 to ${MAX_TEXT_LENGTH} characters.`;
  const refused = Array.from(text).find(hasRefusedCharacter);
  if (refused === undefined) return null;
  const code = refused.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `${option} contains U+${code}. It takes no control characters, lone surrogates or noncharacters.`;
}
