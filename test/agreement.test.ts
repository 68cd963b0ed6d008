// Checks the shipped agreement with the contract tools.
import { readFileSync } from 'node:fs';
import { listOperations, listScenarios, readDocument, readString } from 'contract-gates/description';
import { buildMock } from 'contract-gates/mock';
import config from '../contract.config';
import { readAllowedChanges } from '../packages/contract-gates/src/changes/allowedChanges';
import { scenarioGaps } from '../packages/contract-gates/src/steps/scenarios';
import { itNeedsGit } from '../packages/contract-gates/test/needsGit';
import { makeAgreementRepository } from './support/agreementRepository';

const VERIFICATION_MS = 300_000;
const DESCRIPTION = readDocument(readFileSync(config.description, 'utf8'));
const SIGN_INS = listScenarios(DESCRIPTION).filter(({ operation }) => operation.id === 'getToken');

it('the tools read the shipped description unchanged', () => {
  expect(listOperations(DESCRIPTION).length).toBeGreaterThan(0);
});

it('each scenario with a state is in the pact of its agreement', () => {
  expect(scenarioGaps(config)).toEqual([]);
});

it('the file of allowed changes can be read, and so can its commented example', () => {
  const { allowedChanges } = config;
  const text = readFileSync(allowedChanges, 'utf8');
  expect(() => readAllowedChanges(text, allowedChanges)).not.toThrow();
  const [, afterIntroduction = ''] = text.split('\n#\n');
  const example = afterIntroduction.split('\n').filter((line) => line.startsWith('#'));
  expect(readAllowedChanges(example.join('\n').replaceAll(/^# ?/gm, ''), allowedChanges)).toHaveLength(1);
});

it.each(SIGN_INS)('the mock responds to the request of $id with its example', async (scenario) => {
  const app = await buildMock({ file: config.description, logStream: { write: () => undefined } });
  try {
    const url = '/api/authorization/getToken';
    const response = await app.inject({ method: 'POST', url, payload: scenario.body as object });
    expect(response.statusCode).toBe(scenario.status);
    expect(response.headers['x-mock-scenario']).toBe(scenario.name);
    const isAccepted = readString(scenario.response, 'ds_Token') !== undefined;
    const token = isAccepted ? { ds_Token: expect.stringMatching(/^mock\./) as unknown } : {};
    expect(response.json()).toEqual({ ...(scenario.response as object), ...token });
  } finally {
    await app.close();
  }
});

it('the document about the mock lists the logins of the API description', () => {
  const rows = [...readFileSync('docs/mock.md', 'utf8').matchAll(/^\| `(\d+)` +\|(.*)\|$/gm)];
  const listedScenarios = rows.flatMap(([, login, cell = '']) =>
    [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name]) => [login, name]),
  );
  const examples = SIGN_INS.map(({ name, body }) => [(body as { ds_Login: string }).ds_Login, name]);
  expect(listedScenarios.sort()).toEqual(examples.sort());
  const logins = rows.map(([, login]) => login);
  expect(logins).toEqual([...new Set(logins)]);
});

// The gate `contract` verifies the same pacts.
itNeedsGit()(
  'verifies and records the reference backend in one command @long',
  async () => {
    const repository = makeAgreementRepository();
    try {
      const { code, stdout } = await repository.run('verify', ['--reference', '--record']);
      for (const { provider } of config.agreements)
        expect(stdout).toContain(`/api keeps the pact with ${provider}.`);
      expect(repository.git('status', '--porcelain', '-uall')).toMatch(
        /^\?\? pacts\/records\/verifications\//,
      );
      expect(code).toBe(0);
    } finally {
      repository.remove();
    }
  },
  VERIFICATION_MS,
);
