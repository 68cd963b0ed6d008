import { readClub } from '../../test/club';
import config from '../../test/club/contract.config';
import { scenarioGaps } from './scenarios';

/** Returns the differences after one change in one file. */
function gapsWith(changed: string, from: string | RegExp, to: string): string[] {
  return scenarioGaps(config, (file) => {
    const text = readClub(file);
    if (file !== changed) return text;
    expect(text.search(from)).not.toBe(-1);
    return text.replace(from, to);
  });
}

it('each scenario with a state is in the pact of its agreement', () => {
  expect(scenarioGaps(config, readClub)).toEqual([]);
});

it('reports a new scenario of the description that the pact does not have', () => {
  const gaps = gapsWith(
    config.description,
    /^ {16}editor:$/m,
    '                reader:\n                  x-provider-state: a reader is signed in\n                  value: {}\n                editor:',
  );
  expect(gaps).toEqual(['pacts/club-app-club-server-extension.json does not have getSession: reader']);
});

it.each([['pacts/club-app-club-server.json', '"description": "signIn: blocked"']])(
  '%s: a renamed scenario is reported as missing and as unknown',
  (file, from) => {
    expect(gapsWith(file, from, from.replace('blocked', 'stopped'))).toEqual([
      `${file} does not have signIn: blocked`,
      `${file} has signIn: stopped, which is not one of its scenarios (\`operationId: example\`)`,
    ]);
  },
);

it('reports an interaction with another state than in the description', () => {
  const gaps = gapsWith(
    'pacts/club-app-club-server.json',
    '"name": "a blocked user exists"',
    '"name": "no user exists"',
  );
  expect(gaps).toEqual([
    'pacts/club-app-club-server.json has the state "no user exists" for signIn: blocked, the description has "a blocked user exists"',
  ]);
});

it('reports an agreement without a scenario, which proves nothing', () => {
  const agreements = config.agreements.map((one, index) => (index === 1 ? { ...one, tag: 'members' } : one));
  expect(scenarioGaps({ ...config, agreements }, readClub)).toContain(
    'openapi.yaml: no example of an operation with the tag members has x-provider-state',
  );
});
