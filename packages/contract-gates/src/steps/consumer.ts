import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../config';
import { runConsumerTests } from '../consumerTests';
import { comparePactBytes } from '../pact/pactDifference';
import { linesOf } from '../process';
import { failed, passed, skipped } from '../step';
import type { Step } from '../step';
import { adviceOn } from './advice';

/** The consumer's tests write the pacts, twice: the same bytes both times, and those that are committed. */
export const consumer: Step = {
  id: 'consumer',
  name: 'pacts of the consumer',
  run: async ({ config }) => {
    const { agreements, consumerTests: tests, results, command } = config;
    if (tests === undefined) return skipped('the configuration names no consumerTests');
    const advice = tests.advice ?? 'Mend the tests of the consumer.';
    const first = await writePacts(tests, join(results, 'first'));
    if (first.kind === 'failed') return failed(first.lines, adviceOn(first.lines.join('\n'), advice));

    const random = 'Find what is random in the tests of the consumer.';
    const second = await writePacts(tests, join(results, 'second'));
    if (second.kind === 'failed') {
      return failed(
        ['The tests failed the second time', ...second.lines],
        adviceOn(second.lines.join('\n'), random),
      );
    }
    const changing = [...first.pacts].filter(([name, text]) => second.pacts.get(name) !== text);
    if (changing.length > 0)
      return failed(
        changing.map(([name]) => `${name} differs from one run to the next`),
        random,
      );

    const known = agreements.map(({ pact }) => basename(pact));
    const strangers = [...first.pacts.keys()].filter((name) => !known.includes(name));
    if (strangers.length > 0) {
      return failed(
        strangers.map((name) => `${name} belongs to no agreement`),
        'Declare the agreement in the configuration, or write into the pact of another one.',
      );
    }
    const lines = agreements.flatMap(({ pact }) => {
      const committed = existsSync(pact) ? readFileSync(pact, 'utf8') : '';
      const written = first.pacts.get(basename(pact)) ?? '';
      return committed === written
        ? []
        : comparePactBytes(committed, written).map((line) => `${pact}: ${line}`);
    });
    return lines.length === 0
      ? passed()
      : failed(lines, `${command} write-pacts, look at the difference and commit it.`);
  },
};

/** By file name. */
type Written = { kind: 'written'; pacts: Map<string, string> } | { kind: 'failed'; lines: string[] };

async function writePacts(tests: NonNullable<Config['consumerTests']>, folder: string): Promise<Written> {
  const { code, output } = await runConsumerTests(tests, folder);
  if (code !== 0) return { kind: 'failed', lines: linesOf(output) };
  const pacts = readdirSync(folder).map((name): [string, string] => [
    name,
    readFileSync(join(folder, name), 'utf8'),
  ]);
  return { kind: 'written', pacts: new Map(pacts) };
}
