// `npm run contract [-- --base REF] [--require-base] [--only id,id] [--out FOLDER]`: whether the agreement holds, step by step, in
// one table. With --require-base a step that has nothing to compare with fails. Exit codes: 0 every step that ran passed, 1 a step
// failed, 2 the command line is wrong; an unknown base is, from the option or from CONTRACT_BASE.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findKnownBase } from './base';
import { readOptions, wrongCommandLine } from './commandLine';
import { RESULTS } from './places';
import { linesOf } from './process';
import { asAnnotations, asJUnit, asMarkdown, asTable } from './results';
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

const usage = `npm run contract -- [--base REF] [--require-base] [--only ${STEPS.map(({ id }) => id).join(',')}] [--out FOLDER]`;
const { asked, only, out, isBaseRequired } = readArguments();
const wanted = only === undefined ? STEPS : STEPS.filter(({ id }) => only.includes(id));
const context: Context = { base: findKnownBase(asked, usage) };
if (context.base.kind === 'found') {
  console.log(`Compared with ${context.base.commit.slice(0, 12)}, ${context.base.because}.`);
}

const results: Result[] = [];
for (const step of wanted) results.push(await timed(step));

mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'contract.xml'), asJUnit(results));
writeFileSync(join(out, 'contract.md'), asMarkdown(results));

for (const { step, changed } of results) {
  if (changed.length > 0) console.log([`\n▸ ${step.name}`, ...changed.map((line) => `  ${line}`)].join('\n'));
}
console.log(`\n${asTable(results)}`);
if (process.env['GITHUB_ACTIONS'] === 'true') for (const line of asAnnotations(results)) console.log(line);
const count = (verdict: Verdict) => results.filter((one) => one.verdict === verdict).length;
console.log(`\nSteps: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exitCode = count('failed') > 0 ? 1 : 0;

async function timed(step: Step): Promise<Result> {
  console.log(`Running: ${step.name}`);
  const startedAt = performance.now();
  const outcome = await outcomeOf(step);
  return { ...outcome, step, seconds: (performance.now() - startedAt) / 1000 };
}

async function outcomeOf(step: Step): Promise<Outcome> {
  try {
    const outcome = await step.run(context);
    if (outcome.verdict !== 'skipped' || !isBaseRequired || step.needsBase !== true) return outcome;
    return failed(outcome.changed, outcome.advice ?? 'Name a base that has the description and the pacts.');
  } catch (error) {
    return failed(linesOf(String(error)), 'The step itself broke off: see the line above.');
  }
}

function readArguments() {
  const values = readOptions(
    {
      base: { type: 'string' },
      'require-base': { type: 'boolean', default: false },
      only: { type: 'string' },
      out: { type: 'string', default: RESULTS },
    },
    usage,
  );
  const only = values.only?.split(',');
  const unknown = only?.filter((id) => !STEPS.some((step) => step.id === id)) ?? [];
  if (unknown.length > 0) wrongCommandLine(`no step is called ${unknown.join(', ')}`, usage);
  return { asked: values.base, only, out: values.out, isBaseRequired: values['require-base'] };
}
