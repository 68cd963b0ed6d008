// Reads the causes of failures from jest's report (`--json`).
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readList, readString } from './description/document';
import { splitLines } from './process';

/** Maximum of lines for each cause. The log has the rest. */
const LONGEST = 40;

/**
 * Lists each failed test, and each cause once.
 * If a backend breaks the pact, every test of its file fails with the same long message.
 */
export function readCauses(report: unknown): string[] {
  const listed = new Set<string>();
  return readList(report, 'testResults')
    .flatMap(readFailures)
    .flatMap(({ name, message }) => {
      const cause = readCause(message);
      const text = cause.join('\n');
      if (listed.has(text)) return [`● ${name} (fails too)`];
      listed.add(text);
      return [`● ${name}`, ...cause];
    });
}

type Failure = { name: string; message: string };

function readFailures(file: unknown): Failure[] {
  const name = basename(readString(file, 'name') ?? '');
  const broken = readList(file, 'assertionResults').filter((test) => readString(test, 'status') === 'failed');
  // A file that cannot be loaded has no tests.
  if (broken.length === 0)
    return readString(file, 'status') === 'failed'
      ? [{ name, message: readString(file, 'message') ?? '' }]
      : [];
  return broken.map((test) => ({
    name: `${name}: ${readString(test, 'fullName') ?? ''}`,
    message: readList(test, 'failureMessages').map(String).join('\n'),
  }));
}

/** Returns the failures of Pact's verifier, else the message without its stack. */
function readCause(message: string): string[] {
  const lines = splitLines(stripVTControlCharacters(message));
  const start = lines.findIndex((line) => line.includes('Failures:'));
  const end = lines.findIndex((line) => /There (was|were) \d+ pact failures?/.test(line));
  const cause =
    start >= 0 && end > start
      ? lines.slice(start + 1, end)
      : lines.filter((line) => !/^\s+at /.test(line)).slice(0, LONGEST);
  // Jest prints a space at the end of a line as a dot.
  return cause.map((line) => `  ${line.replace(/·$/, '')}`);
}
