// `npm run test:engines -- firefox`, or `webkit`, `chromium`: does the steps of `steps.ts` in a browser that this machine has.
// A failed step is done a second time, and is flaky if it passes then. A browser that stops is replaced.
// `--short` leaves out the steps that are not the most important ones. Other texts select the steps whose name contains one of them.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { SKIPPED } from '../../scripts/gates/skipped';
import { startPortalServers } from '../support/portalServers';
import { NotInstalled, PATIENCE_MS, type Engine } from './driver';
import { startChromium, startFirefox } from './puppeteer';
import { CannotCompare, readDashboards, STEPS, type Stage, type Step } from './steps';
import { Tab } from './tab';
import { startWebKit } from './webkit';

const STARTS: Record<string, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** A step takes seconds. Each of its waits ends before this limit, so only a browser that does not respond reaches it. */
const STEP_LIMIT_MS = 2 * PATIENCE_MS;

const [name = '', ...options] = process.argv.slice(2);
const start = findStart(name);
const isShortRun = options.includes('--short');
const parts = options.filter((option) => !option.startsWith('--'));
const isChosen = ({ name: step }: Step) => parts.length === 0 || parts.some((one) => step.includes(one));
const steps = STEPS.filter((step) => (!isShortRun || step.isShort) && isChosen(step));

let engine = await limit(start()).catch((error: unknown) => {
  if (!(error instanceof NotInstalled)) throw error;
  console.log(`skipped: ${error.message}`);
  process.exit(SKIPPED);
});
process.once('exit', () => engine.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (!existsSync('dist')) throw new Error('the portal is not built: npm run build');
const servers = await startPortalServers();
const folder = mkdtempSync(join(tmpdir(), 'portaria-engines-'));
console.log(engine.name);

const counts = { passed: 0, flaky: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  const result = await runStep(step);
  const isFlaky = result === 'failed' && (await runStep(step)) === 'passed';
  counts[isFlaky ? 'flaky' : result] += 1;
}

await limit(engine.close()).catch(() => engine.kill());
await servers.close();
rmSync(folder, { recursive: true, force: true });
console.log(
  `\nSteps: ${counts.passed} passed, ${counts.flaky} flaky, ${counts.failed} failed, ${counts.skipped} skipped`,
);
process.exit(counts.failed > 0 ? 1 : 0);

function findStart(browser: string): () => Promise<Engine> {
  const found = STARTS[browser];
  if (found === undefined) throw new Error(`the browser is one of: ${Object.keys(STARTS).join(', ')}`);
  return found;
}

type Result = 'passed' | 'failed' | 'skipped';

async function runStep(step: Step): Promise<Result> {
  const reason = step.needs?.map((ability) => engine.cannot[ability]).find((one) => one !== undefined);
  if (reason !== undefined) return report('skipped', step, reason);
  await servers.reset();
  try {
    return await limit(visitAndReport(step));
  } catch (error) {
    engine.kill();
    engine = await limit(start());
    return report('failed', step, inspect(error));
  }
}

async function visitAndReport(step: Step): Promise<Result> {
  const visit = await engine.open();
  const tab = new Tab(visit.tab);
  try {
    await step.run({ tab, visit, folder, open: servers.open, guarded: servers.guarded, readInChromium });
    const faults = [...visit.log().filter(isFault), ...(await tab.listViolations())];
    if (faults.length > 0) throw new Error(`faults in the browser:\n${faults.join('\n')}`);
    return report('passed', step);
  } catch (error) {
    if (error instanceof CannotCompare) return report('skipped', step, error.message);
    const picture = join('.cache', `engine-${name}-${step.name.replaceAll(/\W+/g, '-').slice(0, 40)}.png`);
    await visit.tab.screenshot(picture).catch(() => undefined);
    return report('failed', step, `${inspect(error)}\n${visit.log().join('\n')}\n${picture}`);
  } finally {
    await visit.close();
  }
}

function report(result: Result, { name: stepName }: Step, reason = ''): Result {
  const mark = { passed: '✓', failed: '✗', skipped: '-' }[result];
  console.log(`${mark} ${stepName}${result === 'skipped' ? `\n  skipped: ${reason}` : ''}`);
  if (result === 'failed') console.log(reason);
  return result;
}

/** Rejects at the limit of a step. */
async function limit<Result>(promise: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const late = sleep(STEP_LIMIT_MS, undefined, timer).then(() => {
    throw new Error(`the browser did not respond for ${STEP_LIMIT_MS / 1000} s`);
  });
  return Promise.race([promise, late]).finally(() => timer.abort());
}

/** A refused sign-in is a line that the browser writes itself. */
function isFault(line: string): boolean {
  return !/status of 4\d\d/.test(line);
}

/** Reads the dashboards once in Chromium. */
async function readInChromium(): ReturnType<Stage['readInChromium']> {
  const chromium = await startChromium().catch((error: unknown) => ({ reason: String(error) }));
  if ('reason' in chromium) return chromium;
  const visit = await chromium.open();
  const texts = await readDashboards(new Tab(visit.tab), servers.open);
  await chromium.close();
  return texts;
}
