import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runConsumerTests } from '../consumerTests';
import { hashText } from '../description/document';
import { readPact } from '../pact/pactFile';
import { failed, passed, skipped } from '../step';
import type { Step } from '../step';

/** Writes the pacts by the consumer's tests, and compares them with the committed ones. */
export const consumer: Step = {
  id: 'consumer',
  name: 'pacts of the consumer',
  run: async ({ config }) => {
    const { agreements, consumerTests: tests, results, command } = config;
    if (tests === undefined) return skipped('the configuration names no consumerTests');
    const first = await runConsumerTests(config, tests, join(results, 'first'));
    if (first.kind === 'failed') return failed(first.lines, first.advice);

    const lines = agreements.flatMap(({ pact }) => {
      const committed = existsSync(pact) ? readFileSync(pact, 'utf8') : '';
      const written = first.pacts.get(basename(pact)) ?? '';
      // A checkout may have CRLF.
      return hashText(committed) === hashText(written)
        ? []
        : comparePactBytes(committed, written).map((line) => `${pact}: ${line}`);
    });
    if (lines.length === 0) return passed();

    // The tests run again only to find the cause: the code has changed, or the tests write random values.
    const random = 'Remove random values from the tests of the consumer.';
    const second = await runConsumerTests(config, { ...tests, advice: random }, join(results, 'second'));
    if (second.kind === 'failed')
      return failed(['The tests failed the second time', ...second.lines], second.advice);
    const changing = [...first.pacts].filter(([name, text]) => second.pacts.get(name) !== text);
    if (changing.length > 0)
      return failed(
        changing.map(([name]) => `${name} differs between two runs`),
        random,
      );
    return failed(lines, `Run ${command} write-pacts, check the differences and commit them.`);
  },
};

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
