// What every command of the contract does alike with its words: 2 is the exit code of a wrong command line.
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { git } from './git';

type Options = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/**
 * The options that were given; ends the process with 2 and the usage where one is unknown or empty, or one of `needed` is
 * missing. What is needed is a text.
 */
export function readOptions<const O extends Options, N extends keyof O & string = never>(
  options: O,
  usage: string,
  needed: N[] = [],
): ValuesOf<O> & Record<N, string> {
  const hasAll = (values: ValuesOf<O>): values is ValuesOf<O> & Record<N, string> =>
    needed.every((name) => name in values);
  try {
    const { values } = parseArgs({ options });
    // A variable that is not set leaves an option without its value.
    const empty = Object.entries(values).find(
      ([, value]) => typeof value === 'string' && value.trim() === '',
    );
    if (empty !== undefined) throw new Error(`--${empty[0]} is empty`);
    if (hasAll(values)) return values;
    const missing = needed.filter((name) => !(name in values));
    throw new Error(missing.map((name) => `--${name} is missing`).join(', '));
  } catch (error) {
    return wrongCommandLine(error instanceof Error ? error.message : String(error), usage);
  }
}

export function wrongCommandLine(message: string, usage: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

/** Runs a command; what it throws is told in its own words, and is exit code 1. */
export async function main(command: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The name of the person who runs this: the given one, else git's. Ends the process with 2 when there is none. */
export function whoever(by: string | undefined, usage: string): string {
  const name = by ?? git('config', 'user.name') ?? '';
  return name.trim() === ''
    ? wrongCommandLine('Who are you? Give --by NAME: git has no user.name', usage)
    : name;
}
