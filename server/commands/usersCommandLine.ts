import { parseArgs } from 'node:util';
import { cleanText, hasRefusedCharacter, isBlank } from '../../api-spec/texts';
import { isRole, ROLES, type Role } from '../database/roles';
import type { Question } from './answers';

export const USAGE = `npm run users -- add --role editor|admin [--dashboard CODE]
npm run users -- list
npm run users -- password
npm run users -- block
npm run users -- unblock
npm run users -- remove
npm run users -- end-sessions
npm run users -- hash

The login, the name of a new user and a new password are asked for at the terminal, or are the lines on stdin in this order.
They are never arguments, which every user of the machine can see. A login has 1 to 11 digits.
hash shows the name of a login in the log, by TOKEN_SECRET or the secret in DATA_DIR.
The users are in the database of DATABASE_URL, or in the folder of DATA_DIR while no server works with it.`;

const CHANGES = ['password', 'block', 'unblock', 'remove', 'end-sessions'] as const;
export type Change = (typeof CHANGES)[number];

export type Command =
  | { kind: 'list' }
  | { kind: 'hash' }
  | { kind: 'add'; role: Role; dashboard: string | null }
  | { kind: Change };

/** What each command asks for, in this order. */
export const QUESTIONS: Record<Command['kind'], Question[]> = {
  list: [],
  hash: ['Login'],
  add: ['Login', 'Name', 'New password'],
  password: ['Login', 'New password'],
  block: ['Login'],
  unblock: ['Login'],
  remove: ['Login'],
  'end-sessions': ['Login'],
};

const MAX_TEXT_LENGTH = 200;

/** The command line is invalid. */
export class WrongCommandLine extends Error {}

/** @throws WrongCommandLine */
export function parseCommand(args: string[]): Command {
  const options = {
    role: { type: 'string' },
    dashboard: { type: 'string' },
  } as const;
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new WrongCommandLine(error instanceof Error ? error.message : 'This is no command.');
  }
  const { values, positionals } = parsed;
  const [kind, ...otherArguments] = positionals;
  const refuse = (message: string): never => {
    throw new WrongCommandLine(message);
  };

  if (kind === undefined) return refuse('The command is missing.');
  if (!isKind(kind)) return refuse('This command is not known.');
  const [option] = Object.keys(values);
  if (kind !== 'add' && option !== undefined) return refuse(`${kind} takes no --${option}.`);
  // The shell's history and `ps` show arguments, and a login may be a person's CPF.
  if (otherArguments.length > 0)
    return refuse(`${kind} takes no arguments. It reads logins and names from the terminal or from stdin.`);
  if (kind !== 'add') return { kind };

  const { role } = values;
  const dashboard = values.dashboard === undefined ? null : cleanText(values.dashboard);
  if (role === undefined || !isRole(role))
    return refuse(`add takes ${ROLES.map((one) => `--role ${one}`).join(' or ')}.`);
  const problem = dashboard === null ? null : explainText('--dashboard', dashboard);
  if (problem !== null) return refuse(problem);
  return { kind, role, dashboard };
}

const isKind = (text: string): text is Command['kind'] => ['add', 'list', 'hash', ...CHANGES].includes(text);

/** Explains why a new user cannot have a text. Returns `null` if it can. */
export function explainText(what: string, text: string): string | null {
  if (isBlank(text) || text.length > MAX_TEXT_LENGTH)
    return `${what} has 1 to ${MAX_TEXT_LENGTH} characters.`;
  const refused = Array.from(text).find(hasRefusedCharacter);
  if (refused === undefined) return null;
  const code = refused.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `${what} contains U+${code}. It takes no control characters, lone surrogates or noncharacters.`;
}
