import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installed } from '../installed';
import { comparePactBytes } from '../pact/pactDifference';
import { AGREEMENTS, RESULTS } from '../places';
import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import { adviceOn } from './advice';
import type { Step } from '../step';

/** The consumer's tests write the pacts, twice: the same bytes both times, and those that are committed. */
export const consumer: Step = {
  id: 'consumer',
  name: 'pacts of the consumer',
  run: async () => {
    const first = await writePacts(join(RESULTS, 'first'));
    if (first.kind === 'failed') {
      return failed(
        first.lines,
        adviceOn(first.lines.join('\n'), 'Mend the consumer’s tests in test/pact/.'),
      );
    }
    const second = await writePacts(join(RESULTS, 'second'));
    if (second.kind === 'failed') {
      return failed(
        ['The tests failed the second time', ...second.lines],
        adviceOn(second.lines.join('\n'), 'Find what is random in test/pact/.'),
      );
    }
    const changing = [...first.pacts].filter(([name, text]) => second.pacts.get(name) !== text);
    if (changing.length > 0) {
      return failed(
        changing.map(([name]) => `${name} differs from one run to the next`),
        'Find what is random in test/pact/.',
      );
    }
    const known = AGREEMENTS.map(({ pact }) => basename(pact));
    const strangers = [...first.pacts.keys()].filter((name) => !known.includes(name));
    if (strangers.length > 0) {
      return failed(
        strangers.map((name) => `${name} belongs to no agreement`),
        'Declare the agreement in packages/contract-gates/src/places.ts, or write into the pact of another one.',
      );
    }
    const lines = AGREEMENTS.flatMap(({ pact }) => {
      const committed = existsSync(pact) ? readFileSync(pact, 'utf8') : '';
      const written = first.pacts.get(basename(pact)) ?? '';
      return committed === written
        ? []
        : comparePactBytes(committed, written).map((line) => `${pact}: ${line}`);
    });
    return lines.length === 0
      ? passed()
      : failed(lines, 'npm run pact:write, look at the difference and commit it.');
  },
};

/** By file name. */
type Written = { kind: 'written'; pacts: Map<string, string> } | { kind: 'failed'; lines: string[] };

async function writePacts(folder: string): Promise<Written> {
  // Pact merges into a file that is there: an interaction that is no longer written would stay.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // In band: two files that write into one pact at the same time lose each other's interactions on a busy machine.
  const { code, output } = await run(
    [...installed('jest'), '--selectProjects', 'pact-consumer', '--runInBand'],
    {
      PACT_FOLDER: folder,
    },
  );
  if (code !== 0) return { kind: 'failed', lines: linesOf(output) };
  const pacts = readdirSync(folder).map((name): [string, string] => [
    name,
    readFileSync(join(folder, name), 'utf8'),
  ]);
  return { kind: 'written', pacts: new Map(pacts) };
}
