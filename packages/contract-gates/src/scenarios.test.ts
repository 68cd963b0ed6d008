import { readFileSync } from 'node:fs';
import { scenarioGaps } from './scenarios';

/** What the gate says when one text in one file reads otherwise. */
function gapsWith(changed: string, from: string | RegExp, to: string): string[] {
  return scenarioGaps((file) => {
    const text = readFileSync(file, 'utf8');
    if (file !== changed) return text;
    expect(text.search(from)).not.toBe(-1);
    return text.replace(from, to);
  });
}

it('the project has each scenario in each place', () => {
  expect(scenarioGaps((file) => readFileSync(file, 'utf8'))).toEqual([]);
});

it('a scenario that is new in the description is missed everywhere else', () => {
  const gaps = gapsWith(
    'api-spec/openapi.yaml',
    /^ {16}editor:$/m,
    '                reader:\n                  x-provider-state: a reader is signed in\n                  value: {}\n                editor:',
  );
  expect(gaps).toEqual([
    'pacts/portaria-erp-backend-extension.json does not have getSession: reader',
    'src/everyScenario.test.tsx does not have getSession: reader',
    'test/e2e/everyScenario.e2e.ts does not have getSession: reader',
    'docs/contract.md does not have getSession: reader',
  ]);
});

it.each([
  ['pacts/portaria-erp-backend.json', '"description": "getToken: blocked"'],
  ['src/everyScenario.test.tsx', "'getToken: blocked': "],
  ['test/e2e/everyScenario.e2e.ts', "'getToken: blocked': "],
  ['docs/contract.md', '| `getToken: blocked` '],
])('%s: a scenario under another name is both forgotten and unknown', (file, from) => {
  expect(gapsWith(file, from, from.replace('blocked', 'stopped'))).toEqual([
    `${file} does not have getToken: blocked`,
    `${file} has getToken: stopped, which is no scenario of it`,
  ]);
});

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
