// What jest's report (`--json`) says of tests that failed, in as few lines as name the cause.
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { entry, textIn } from './description/document';
import { linesOf } from './process';

/** The lines that are kept of each cause. The log has the rest. */
const LONGEST = 40;

/**
 * Each test that failed, with its cause where that was not said before: where a backend breaks the pact, every test of
 * its file fails, each with the same pages.
 */
export function readCauses(report: unknown): string[] {
  const said = new Set<string>();
  return listIn(report, 'testResults')
    .flatMap(failuresIn)
    .flatMap(({ name, message }) => {
      const cause = causeIn(message);
      const text = cause.join('\n');
      if (said.has(text)) return [`● ${name} (fails too)`];
      said.add(text);
      return [`● ${name}`, ...cause];
    });
}

type Failure = { name: string; message: string };

function failuresIn(file: unknown): Failure[] {
  const name = basename(textIn(file, 'name') ?? '');
  const broken = listIn(file, 'assertionResults').filter((test) => textIn(test, 'status') === 'failed');
  // A file that cannot even be read has no tests.
  if (broken.length === 0)
    return textIn(file, 'status') === 'failed' ? [{ name, message: textIn(file, 'message') ?? '' }] : [];
  return broken.map((test) => ({
    name: `${name}: ${textIn(test, 'fullName') ?? ''}`,
    message: listIn(test, 'failureMessages').map(String).join('\n'),
  }));
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
