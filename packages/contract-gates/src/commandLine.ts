// Reads command lines.
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type { Config } from './config';
import { formatError } from './formatError';
import { git } from './git';

/** One subcommand of `contract-gates`. */
export type Subcommand = {
  /** One line for the overview. */
  summary: string;
  /** Its options, for the usage text. */
  usage: (config: Config) => string;
  /** Returns the exit code. @throws {CommandLineError} @throws {Skipped} */
  run: (args: string[], config: Config) => Promise<number> | number;
};

/** Wrong command line: exit code 2, and the usage text after the message. */
export class CommandLineError extends Error {}

/** The command cannot run here. This is not a failure. */
export class Skipped extends Error {}

/** Exit code of a skipped command. Its last line is `skipped: <reason>`. */
export const SKIPPED = 77;

type Options = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/**
 * Reads the options. The options in `needed` are texts.
 * @throws {CommandLineError} if an option is unknown or empty, or a needed one is missing.
 */
export function readOptions<const O extends Options, N extends keyof O & string = never>(
  args: string[],
  options: O,
  needed: N[] = [],
): ValuesOf<O> & Record<N, string> {
  const hasAll = (values: ValuesOf<O>): values is ValuesOf<O> & Record<N, string> =>
    needed.every((name) => name in values);
  try {
    const { values } = parseArgs({ args, options });
    // An unset shell variable gives an empty value.
    const empty = Object.entries(values).find(
      ([, value]) => typeof value === 'string' && value.trim() === '',
    );
    if (empty !== undefined) throw new Error(`--${empty[0]} is empty`);
    if (hasAll(values)) return values;
    const missing = needed.filter((name) => !(name in values));
    throw new Error(missing.map((name) => `--${name} is missing`).join(', '));
  } catch (error) {
    throw new CommandLineError(formatError(error));
  }
}

/** Returns the given name of the person, else git's `user.name`. @throws {CommandLineError} without a name. */
export function readAuthor(by: string | undefined): string {
  const name = by ?? git('config', 'user.name') ?? '';
  if (name.trim() === '') throw new CommandLineError('Who are you? Give --by NAME: git has no user.name');
  return name;
}
