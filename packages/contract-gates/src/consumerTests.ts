// Runs the consumer's tests, which write the pacts to the folder in PACT_FOLDER.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readOptions } from './commandLine';
import type { Subcommand } from './commandLine';
import type { Config } from './config';
import { formatError } from './formatError';
import { readPact } from './pact/pactFile';
import { resolveCommand, run, splitLines } from './process';
import { chooseAdvice } from './steps/runStepCommand';

export const writePacts: Subcommand = {
  summary: 'Writes the committed pacts from the consumer’s tests.',
  usage: () => '',
  run: async (args, config) => {
    readOptions(args, {});
    const { consumerTests, results, agreements } = config;
    if (consumerTests === undefined)
      throw new Error(
        'Name the command of the consumer’s tests in contract.config.ts: `consumerTests: { command: […] }`',
      );
    const written = await runConsumerTests(config, consumerTests, join(results, 'written'));
    if (written.kind === 'failed') {
      console.error([...written.lines, `Nothing was written. ${written.advice}`].join('\n'));
      return 1;
    }
    for (const { pact } of agreements) {
      const text = written.pacts.get(basename(pact)) ?? '';
      mkdirSync(dirname(pact), { recursive: true });
      writeFileSync(pact, text);
      console.log(`Wrote ${pact}, interactions: ${readPact(text).length}. Commit it.`);
    }
    return 0;
  },
};

/** `pacts`: one text for each agreement, by file name. */
export type Written =
  { kind: 'written'; pacts: Map<string, string> } | { kind: 'failed'; lines: string[]; advice: string };

/**
 * Runs the consumer's tests.
 * @param folder Receives the pacts. Its content is deleted first, because Pact merges into an existing file.
 */
export async function runConsumerTests(
  { agreements, consumer }: Config,
  { command, advice = 'Correct the tests of the consumer.' }: NonNullable<Config['consumerTests']>,
  folder: string,
): Promise<Written> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run(resolveCommand(command), { PACT_FOLDER: folder });
  if (code !== 0) return failed(splitLines(output), chooseAdvice(output, advice));

  const names = readdirSync(folder);
  const agreed = agreements.map(({ pact }) => basename(pact));
  const foreign = names.filter((name) => !agreed.includes(name));
  if (foreign.length > 0) {
    return failed(
      foreign.map((name) => `${name} belongs to no agreement`),
      'Add the agreement to the configuration, or write to the pact of another one.',
    );
  }
  const missing = agreements.filter(({ pact }) => !names.includes(basename(pact)));
  if (missing.length > 0) {
    return failed(
      missing.map(({ pact }) => `The tests wrote no ${basename(pact)} to the folder in PACT_FOLDER`),
      `Give each pact \`dir: process.env.PACT_FOLDER\` and the names: ${missing
        .map(({ provider }) => `\`consumer: '${consumer}', provider: '${provider}'\``)
        .join(' or ')}.`,
    );
  }
  const pacts = names.map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]);
  const invalid = pacts.flatMap(([name, text]) => findFault(text).map((fault) => `${name}: ${fault}`));
  return invalid.length > 0 ? failed(invalid, advice) : { kind: 'written', pacts: new Map(pacts) };
}

const failed = (lines: string[], advice: string): Written => ({ kind: 'failed', lines, advice });

function findFault(text: string): string[] {
  try {
    readPact(text);
    return [];
  } catch (error) {
    return [formatError(error)];
  }
}
