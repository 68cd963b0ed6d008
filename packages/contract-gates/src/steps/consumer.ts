import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../config';
import { runConsumerTests } from '../consumerTests';
import { readPact } from '../pact/pactFile';
import { splitLines } from '../process';
import { failed, passed, skipped } from '../step';
import type { Step } from '../step';
import { chooseAdvice } from './runStepCommand';

/** Writes the pacts twice by the consumer's tests, and compares both with the committed ones. */
export const consumer: Step = {
  id: 'consumer',
  name: 'pacts of the consumer',
  run: async ({ config }) => {
    const { agreements, consumerTests: tests, results, command } = config;
    if (tests === undefined) return skipped('the configuration names no consumerTests');
    const advice = tests.advice ?? 'Correct the tests of the consumer.';
    const first = await writePacts(tests, join(results, 'first'));
    if (first.kind === 'failed') return failed(first.lines, chooseAdvice(first.lines.join('\n'), advice));

    const random = 'Remove random values from the tests of the consumer.';
    const second = await writePacts(tests, join(results, 'second'));
    if (second.kind === 'failed') {
      return failed(
        ['The tests failed the second time', ...second.lines],
        chooseAdvice(second.lines.join('\n'), random),
      );
    }
    const changing = [...first.pacts].filter(([name, text]) => second.pacts.get(name) !== text);
    if (changing.length > 0)
      return failed(
        changing.map(([name]) => `${name} differs between two runs`),
        random,
      );

    const agreed = agreements.map(({ pact }) => basename(pact));
    const foreign = [...first.pacts.keys()].filter((name) => !agreed.includes(name));
    if (foreign.length > 0) {
      return failed(
        foreign.map((name) => `${name} belongs to no agreement`),
        'Add the agreement to the configuration, or write to the pact of another one.',
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
      : failed(lines, `Run ${command} write-pacts, check the differences and commit them.`);
  },
};

/** By file name. */
type Written = { kind: 'written'; pacts: Map<string, string> } | { kind: 'failed'; lines: string[] };

async function writePacts(tests: NonNullable<Config['consumerTests']>, folder: string): Promise<Written> {
  const { code, output } = await runConsumerTests(tests, folder);
  if (code !== 0) return { kind: 'failed', lines: splitLines(output) };
  const pacts = readdirSync(folder).map((name): [string, string] => [
    name,
    readFileSync(join(folder, name), 'utf8'),
  ]);
  return { kind: 'written', pacts: new Map(pacts) };
}

/** Lists the interactions in which two pacts differ. The list is never empty for different bytes. */
function comparePactBytes(before: string, after: string): string[] {
  const old = byDescription(before);
  const now = byDescription(after);
  const lines = [
    ...[...now.keys()].filter((id) => !old.has(id)).map((id) => `added: ${id}`),
    ...[...old.keys()].filter((id) => !now.has(id)).map((id) => `removed: ${id}`),
    ...[...now].filter(([id, text]) => old.has(id) && old.get(id) !== text).map(([id]) => `changed: ${id}`),
  ];
  return lines.length > 0 ? lines : ['changed: text outside the interactions'];
}

const byDescription = (pact: string) =>
  new Map(pact === '' ? [] : readPact(pact).map((one) => [one.description, JSON.stringify(one)]));
