import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { parseJson } from '../description/document';
import { readDocument } from '../description/readDocument';
import { readCauses } from '../jestReport';
import { resolveCommand, splitLines, run } from '../process';
import { failed, passed, skipped } from '../step';
import type { Outcome, Step } from '../step';
import { startOwnProvider } from '../verify/startOwnProvider';
import { verifyProvider } from '../verify/verifyProvider';
import { chooseAdvice } from './runStepCommand';

const ADVICE = 'Correct the provider, or the handler of the provider state.';

/** Verifies the providers of this repository against the pacts. */
export const provider: Step = {
  id: 'provider',
  name: 'providers against the pact',
  run: ({ config }) => {
    if (config.providerTests !== undefined) return runProviderTests(config.providerTests, config.results);
    return config.startProvider === undefined
      ? skipped(
          'the configuration names neither providerTests nor startProvider',
          `Verify a backend that runs elsewhere: ${config.command} verify`,
        )
      : verifyStarted(config);
  },
};

async function runProviderTests(
  { command, advice = ADVICE, jestReport }: NonNullable<Config['providerTests']>,
  results: string,
): Promise<Outcome> {
  const log = join(results, 'provider.log');
  mkdirSync(results, { recursive: true });
  if (jestReport !== undefined) rmSync(jestReport, { force: true });
  const { code, output } = await run(resolveCommand(command));
  writeFileSync(log, output);
  if (code === 0) return passed();
  const causes =
    jestReport !== undefined && existsSync(jestReport)
      ? readCauses(parseJson(readFileSync(jestReport, 'utf8')))
      : [];
  return failed(
    [...(causes.length > 0 ? causes : splitLines(output)), `Full output: ${log}`],
    chooseAdvice(output, advice, /There (was|were) \d+ pact failures?/.test(output)),
  );
}

async function verifyStarted(config: Config): Promise<Outcome> {
  const { agreements, description } = config;
  const document = readDocument(readFileSync(description, 'utf8'), description);
  const { providerBaseUrl, close, ...states } = await startOwnProvider(config);
  const lines: string[] = [];
  const listed: string[] = [];
  try {
    for (const agreement of agreements) {
      const { forbidden, undeclared, differences } = await verifyProvider(
        agreement,
        { providerBaseUrl, ...states },
        [document],
      );
      lines.push(...forbidden, ...splitLines(differences ?? ''));
      listed.push(...undeclared.map((field) => `not declared: ${field}`));
    }
  } finally {
    await close();
  }
  return lines.length === 0 ? passed(listed) : failed([...lines, ...listed], ADVICE);
}
