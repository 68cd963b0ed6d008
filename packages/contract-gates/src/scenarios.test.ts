import { readFileSync } from 'node:fs';
import config from '../../../contract.config';
import { scenarioGaps } from './scenarios';

/** What the gate says when one text in one file reads otherwise. */
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

it('a scenario that is new in the description is missed in the pact', () => {
  const gaps = gapsWith(
    'api-spec/openapi.yaml',
    /^ {16}editor:$/m,
    '                reader:\n                  x-provider-state: a reader is signed in\n                  value: {}\n                editor:',
  );
  expect(gaps).toEqual(['pacts/portaria-erp-backend-extension.json does not have getSession: reader']);
});

it.each([['pacts/portaria-erp-backend.json', '"description": "getToken: blocked"']])(
  '%s: a scenario under another name is both forgotten and unknown',
  (file, from) => {
    expect(gapsWith(file, from, from.replace('blocked', 'stopped'))).toEqual([
      `${file} does not have getToken: blocked`,
      `${file} has getToken: stopped, which is no scenario of it`,
    ]);
  },
);

it('an interaction in another state than the description names is told', () => {
  const gaps = gapsWith(
    'pacts/portaria-erp-backend.json',
    '"name": "a blocked user exists"',
    '"name": "no user exists"',
  );
  expect(gaps).toEqual([
    'pacts/portaria-erp-backend.json plays getToken: blocked in the state "no user exists", the description in "a blocked user exists"',
  ]);
});
