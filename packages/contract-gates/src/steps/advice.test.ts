import { failed } from '../step';
import { adviceOn } from './advice';
import { runStepCommand } from './runStepCommand';

const USUAL = 'Mend the route.';

it.each([
  ['thrown: "Exceeded timeout of 180000 ms for a test."', /took too long/],
  ["Error: Cannot find module '@pact-foundation/pact' from 'x.ts'", /npm ci/],
  ['@redocly/cli is not installed: npm ci', /npm ci/],
  ['listen EADDRINUSE: address already in use', /machine refused/],
  ['$.role -> Expected a text', /^Mend the route\.$/],
])('the advice fits the cause: %s', (output, advice) => {
  expect(adviceOn(output, USUAL)).toMatch(advice);
});

it('what the step found comes before what else went wrong beside it', () => {
  expect(adviceOn('There were 1 pact failures\nExceeded timeout of 5 ms', USUAL, true)).toBe(USUAL);
});

it('a step whose command is not installed says how to get it, and asks no registry', async () => {
  const outcome = await runStepCommand(
    [process.execPath, '-e', 'console.error("@redocly/cli is not installed"); process.exit(1)'],
    USUAL,
  );
  expect(outcome).toEqual(failed(['@redocly/cli is not installed'], 'A package is missing: npm ci.'));
});
