import { readFileSync } from 'node:fs';
import config from '../../../../contract.config';
import { scenarioGaps } from './scenarios';

/** Returns the differences after one change in one file. */
function gapsWith(changed: string, from: string | RegExp, to: string): string[] {
  return scenarioGaps(config, (file) => {
    const text = readFileSync(file, 'utf8');
    if (file !== changed) return text;
    expect(text.search(from)).not.toBe(-1);
    return text.replace(from, to);
  });
}

it('each scenario with a state is in the pact of its agreement', () => {
  expect(scenarioGaps(config)).toEqual([]);
});

it('reports a new scenario of the description that the pact does not have', () => {
  const gaps = gapsWith(
    'api-spec/openapi.yaml',
    /^ {16}editor:$/m,
    '                reader:\n                  x-provider-state: a reader is signed in\n                  value: {}\n                editor:',
  );
  expect(gaps).toEqual(['pacts/portaria-erp-backend-extension.json does not have getSession: reader']);
});

it.each([['pacts/portaria-erp-backend.json', '"description": "getToken: blocked"']])(
  '%s: a renamed scenario is reported as missing and as unknown',
  (file, from) => {
    expect(gapsWith(file, from, from.replace('blocked', 'stopped'))).toEqual([
      `${file} does not have getToken: blocked`,
      `${file} has getToken: stopped, which is not one of its scenarios`,
    ]);
  },
);

it('reports an interaction with another state than in the description', () => {
  const gaps = gapsWith(
    'pacts/portaria-erp-backend.json',
    '"name": "a blocked user exists"',
    '"name": "no user exists"',
  );
  expect(gaps).toEqual([
    'pacts/portaria-erp-backend.json has the state "no user exists" for getToken: blocked, the description has "a blocked user exists"',
  ]);
});
