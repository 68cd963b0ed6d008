// Runs all steps, or those of `--only`, and prints one table.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findKnownBase } from './base';
import type { Base } from './base';
import { CommandLineError, readOptions } from './commandLine';
import type { Subcommand } from './commandLine';
import { explainMissingFile } from './missingFile';
import { splitLines } from './process';
import { formatAnnotations, formatMarkdown, formatTable } from './results';
import type { Result } from './results';
import { failed } from './step';
import type { Context, Outcome, Step, Verdict } from './step';
import { consumer } from './steps/consumer';
import { descriptionChanges } from './steps/descriptionChanges';
import { generated } from './steps/generated';
import { lint } from './steps/lint';
import { pactChanges } from './steps/pactChanges';
import { pactInDescription } from './steps/pactInDescription';
import { provider } from './steps/provider';
import { scenarios } from './steps/scenarios';

const STEPS: Step[] = [
  lint,
  generated,
  scenarios,
  consumer,
  pactInDescription,
  pactChanges,
  descriptionChanges,
  provider,
];

const NOT_WANTED: Base = {
  kind: 'none',
  reason: '--without-base',
  advice: 'Leave --without-base out',
  isNamed: false,
};

export const check: Subcommand = {
  summary: 'Runs all checks of the agreement.',
  usage: () => `[--base REF | --without-base] [--only ${STEPS.map(({ id }) => id).join(',')}] [--out FOLDER]`,
  run: async (args, config) => {
    const options = readOptions(args, {
      base: { type: 'string' },
      'without-base': { type: 'boolean', default: false },
      only: { type: 'string' },
      out: { type: 'string', default: config.results },
    });
    const steps = selectSteps(options.only);
    const isWithoutBase = options['without-base'];
    if (isWithoutBase && options.base !== undefined)
      throw new CommandLineError('Give either --base or --without-base');
    const base: Base = isWithoutBase ? NOT_WANTED : findKnownBase(options.base);
    const context: Context = { config, base };
    if (base.kind === 'found') console.log(`Compared with ${base.commit.slice(0, 12)}, ${base.because}.`);

    const results: Result[] = [];
    for (const step of steps) results.push(await runTimed(step, context, !isWithoutBase));

    mkdirSync(options.out, { recursive: true });
    writeFileSync(join(options.out, 'contract.md'), formatMarkdown(results));
    print(results);
    if (isWithoutBase) console.log('\n--without-base: NOTHING WAS COMPARED WITH AN EARLIER STATE.');
    return results.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
  },
};

function selectSteps(only: string | undefined): Step[] {
  const ids = only?.split(',') ?? STEPS.map(({ id }) => id);
  const unknown = ids.filter((id) => !STEPS.some((step) => step.id === id));
  if (unknown.length > 0) throw new CommandLineError(`There is no step ${unknown.join(', ')}`);
  return STEPS.filter(({ id }) => ids.includes(id));
}

async function runTimed(step: Step, context: Context, isBaseRequired: boolean): Promise<Result> {
  console.log(`Running: ${step.name}`);
  const startedAt = performance.now();
  const outcome = await runStep(step, context, isBaseRequired);
  return { ...outcome, step, seconds: (performance.now() - startedAt) / 1000 };
}

async function runStep(step: Step, context: Context, isBaseRequired: boolean): Promise<Outcome> {
  try {
    const outcome = await step.run(context);
    // A comparison that was not made proves nothing.
    if (outcome.verdict !== 'skipped' || !isBaseRequired || step.needsBase !== true) return outcome;
    return failed(
      outcome.lines,
      `${outcome.advice ?? 'Name a base that has these files'}. For the first commit: --without-base, which compares nothing.`,
    );
  } catch (error) {
    const missing = explainMissingFile(error, context.config);
    return missing === null
      ? failed(splitLines(String(error)), 'The step stopped with an error. See the line above.')
      : failed([missing.line], missing.advice);
  }
}

function print(results: Result[]): void {
  for (const { step, lines } of results) {
    if (lines.length > 0) console.log([`\n▸ ${step.name}`, ...lines.map((line) => `  ${line}`)].join('\n'));
  }
  console.log(`\n${formatTable(results)}`);
  if (process.env['GITHUB_ACTIONS'] === 'true')
    for (const line of formatAnnotations(results)) console.log(line);
  const count = (verdict: Verdict) => results.filter((one) => one.verdict === verdict).length;
  console.log(`\nSteps: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
}
