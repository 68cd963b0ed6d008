import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A small change of the code, for example `<=` to `<`. */
export type Mutant = {
  id: string;
  file: string;
  line: number;
  mutator: string;
  original: string;
  replacement: string;
};

const ignoreMessage = () => undefined;
const LOGGER = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: ignoreMessage,
  debug: ignoreMessage,
  info: ignoreMessage,
  warn: ignoreMessage,
  error: console.error,
  fatal: console.error,
};

/** Lets Stryker add all its mutants to the sources. A global variable activates one of them at run time. */
export async function instrument(
  paths: string[],
): Promise<{ texts: Record<string, string>; mutants: Mutant[] }> {
  const sources = new Map(paths.map((path) => [resolve(path), readFileSync(path, 'utf8')]));
  const { files, mutants } = await new Instrumenter(LOGGER).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    // The tests of the catalogues and of the agreement cover texts.
    { plugins: null, ignorers: [], excludedMutations: ['StringLiteral'] },
  );
  return {
    texts: Object.fromEntries(files.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location, mutatorName, replacement }) => ({
        id,
        file: fileName,
        line: location.start.line + 1,
        mutator: mutatorName,
        original: readRange(sources.get(fileName) ?? '', location.start, location.end),
        replacement,
      })),
  };
}

type Position = { line: number; column: number };

function readRange(text: string, start: Position, end: Position): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const lastIndex = lines.length - 1;
  lines[lastIndex] = (lines[lastIndex] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  return lines.join('\n');
}
