// The words of a command line. 2 is the exit code of a wrong one.
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type { Config } from './config';
import { git } from './git';

/** One subcommand of `contract-gates`. */
export type Subcommand = {
  /** What it is for, in one line. */
  summary: string;
  /** Its options, as they are typed behind its name. */
  usage: (config: Config) => string;
  /** Returns the exit code. @throws {WrongCommandLine} @throws {Skipped} */
  run: (words: string[], config: Config) => Promise<number> | number;
};

/** The command was typed wrong. The usage text is printed after the message. */
export class CommandLineError extends Error {}

/** The command cannot do its work here, which is no failure. */
export class Skipped extends Error {}

/** Exit code of a command that was skipped, with `skipped: <reason>` as its last line. */
export const SKIPPED = 77;

type Options = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/**
 * The options that were given.
 * @throws {WrongCommandLine} where one is unknown or empty, or one of `needed` is missing. What is needed is a text.
 */
export function readOptions<const O extends Options, N extends keyof O & string = never>(
  words: string[],
  options: O,
  needed: N[] = [],
): ValuesOf<O> & Record<N, string> {
  const hasAll = (values: ValuesOf<O>): values is ValuesOf<O> & Record<N, string> =>
    needed.every((name) => name in values);
  try {
    const { values } = parseArgs({ args: words, options });
    // A variable that is not set leaves an option without its value.
    const empty = Object.entries(values).find(
      ([, value]) => typeof value === 'string' && value.trim() === '',
    );
    if (empty !== undefined) throw new Error(`--${empty[0]} is empty`);
    if (hasAll(values)) return values;
    const missing = needed.filter((name) => !(name in values));
    throw new Error(missing.map((name) => `--${name} is missing`).join(', '));
  } catch (error) {
    throw new CommandLineError(error instanceof Error ? error.message : String(error));
  }
}

/** The name of the person who runs this: the given one, else git's. @throws {WrongCommandLine} when there is none. */
export function readAuthor(by: string | undefined): string {
  const name = by ?? git('config', 'user.name') ?? '';
  if (name.trim() === '') throw new CommandLineError('Who are you? Give --by NAME: git has no user.name');
  return name;
}
