import { failed } from '../step';
import { chooseAdvice } from './runStepCommand';
import { runStepCommand } from './runStepCommand';

const USUAL = 'Correct the route.';

it.each([
  ['thrown: "Exceeded timeout of 180000 ms for a test."', /took too long/],
  ["Error: Cannot find module '@pact-foundation/pact' from 'x.ts'", /npm ci/],
  ['@redocly/cli is not installed: npm ci', /npm ci/],
  ['listen EADDRINUSE: address already in use', /system refused/],
  ['$.role -> Expected a text', /^Correct the route\.$/],
])('chooses the advice by the cause: %s', (output, advice) => {
  expect(chooseAdvice(output, USUAL)).toMatch(advice);
});

it('a finding of the step comes before a fault of the environment', () => {
  expect(chooseAdvice('There were 1 pact failures\nExceeded timeout of 5 ms', USUAL, true)).toBe(USUAL);
});

it('a missing command is reported with advice, and no registry is queried', async () => {
  const outcome = await runStepCommand(
    [process.execPath, '-e', 'console.error("@redocly/cli is not installed"); process.exit(1)'],
    USUAL,
  );
  expect(outcome).toEqual(failed(['@redocly/cli is not installed'], 'A package is missing: npm ci.'));
});
