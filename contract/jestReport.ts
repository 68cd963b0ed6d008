// What jest's report (`--json`) says of tests that failed, in as few lines as name the cause.
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { entry, textIn } from '../api-spec/document';
import { linesOf } from './process';

/** More of one cause nobody reads; the log has it. */
const LONGEST = 40;

/**
 * Of each file the first test that failed with its cause, and the other ones by name: where a backend breaks the pact,
 * every test of its file fails, each with the same pages.
 */
export function causesIn(report: unknown): string[] {
  return listIn(report, 'testResults').flatMap((file) => {
    const name = basename(textIn(file, 'name') ?? '');
    const broken = listIn(file, 'assertionResults').filter((test) => textIn(test, 'status') === 'failed');
    const [first, ...others] = broken;
    // A file that cannot even be read has no tests.
    if (first === undefined)
      return textIn(file, 'status') === 'failed'
        ? [`● ${name}`, ...causeIn(textIn(file, 'message') ?? '')]
        : [];
    return [
      `● ${name}: ${textIn(first, 'fullName') ?? ''}`,
      ...causeIn(listIn(first, 'failureMessages').map(String).join('\n')),
      ...others.map((test) => `● ${name}: ${textIn(test, 'fullName') ?? ''} (fails too)`),
    ];
  });
}

const listIn = (of: unknown, key: string): unknown[] => {
  const value = entry(of, key);
  return Array.isArray(value) ? value : [];
};

/** What Pact's verifier says of the answers, where it is in there; else the message without the places in the code. */
function causeIn(message: string): string[] {
  const lines = linesOf(stripVTControlCharacters(message));
  const start = lines.findIndex((line) => line.includes('Failures:'));
  const end = lines.findIndex((line) => /There (was|were) \d+ pact failures?/.test(line));
  const cause =
    start >= 0 && end > start
      ? lines.slice(start + 1, end)
      : lines.filter((line) => !/^\s+at /.test(line)).slice(0, LONGEST);
  // A space at the end of a line is a dot in jest’s words.
  return cause.map((line) => `  ${line.replace(/·$/, '')}`);
}
