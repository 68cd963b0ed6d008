// The gates on a foreign agreement: another API, another consumer, a provider in plain `node:http`.
import { needsGit } from '../test/needsGit';
import { EXAMPLE, makeRepository } from '../test/repository';
import type { TestRepository } from '../test/repository';

needsGit();

jest.setTimeout(300_000);

let here: TestRepository;
beforeEach(() => {
  here = makeRepository(EXAMPLE);
});
afterEach(() => {
  here.remove();
});

async function check(...words: string[]) {
  const { code, stdout, stderr } = await here.run('check', words);
  return { code, output: stdout + stderr };
}

it('every step passes, or names its missing setting, and an undeclared field is listed', async () => {
  here.edit('provider.ts', '{ id, pieces }', '{ id, pieces, shelf: 1 }');
  const { code, output } = await check('--base', 'HEAD');
  expect(output).toMatch(/^types and validators +skipped .* the configuration names no generated files$/m);
  expect(output).toMatch(/^Steps: 7 passed, 0 failed, 1 skipped$/m);
  expect(output).toContain('not declared: getArticle 200: shelf');
  expect(code).toBe(0);
});

it.each<[step: string, file: string, from: string, to: string, said: RegExp]>([
  ['lint', 'openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.0.0', /OpenAPI 3\.0\.0 cannot be read/],
  ['scenarios', 'openapi.yaml', 'article 7 exists', 'article 8 exists', /has the state "article 7 exists"/],
  [
    'consumer',
    'consumer.mjs',
    "string('unknown article')",
    "string('gone')",
    /pacts\/shop-warehouse\.json: /,
  ],
  ['pact-in-description', 'openapi.yaml', 'pieces: { type: integer', 'pieces: { type: boolean', /pieces/],
  ['description-changes', 'openapi.yaml', 'pieces: { type: integer', 'pieces: { type: string', /pieces/],
  ['pact-changes', 'pacts/shop-warehouse.json', '"pieces": 12', '"amount": 12', /pieces/],
  ['provider', 'provider.ts', '{ id, pieces }', '{ id, pieces: String(pieces) }', /pieces/],
])('%s finds a fault in %s', async (step, file, from, to, said) => {
  here.edit(file, from, to);
  const { code, output } = await check('--only', step, '--base', 'HEAD');
  expect(output).toMatch(said);
  expect(output).toMatch(/^Steps: 0 passed, 1 failed, 0 skipped$/m);
  expect(code).toBe(1);
});

it('a wrong configuration gives one line for each wrong setting', async () => {
  here.edit('contract.config.ts', "consumer: 'shop'", "consumers: 'shop'");
  const { code, output } = await check();
  expect(output).toContain('contract.config.ts: consumer is missing');
  expect(output).toContain('contract.config.ts: consumers is unknown');
  expect(code).toBe(1);
});

it('a missing configuration is reported', async () => {
  here.git('rm', '--quiet', 'contract.config.ts');
  const { code, output } = await check();
  expect(output).toContain('There is no contract.config.ts in ');
  expect(code).toBe(1);
});
