// The gates on a foreign agreement: another API, another consumer, a provider in plain `node:http`.
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { needsGit } from '../test/needsGit';
import { EXAMPLE, prepareRepositories } from '../test/repository';
import type { TestRepository } from '../test/repository';

needsGit();

jest.setTimeout(300_000);

const PACT = 'pacts/shop-warehouse.json';

const makeHere = prepareRepositories(EXAMPLE);
let here: TestRepository;
beforeEach(() => {
  here = makeHere();
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

it.each<[step: string, file: string, tag: string, from: string, to: string, said: RegExp]>([
  ['lint', 'openapi.yaml', ' @long', 'openapi: 3.1.0', 'openapi: 3.0.0', /OpenAPI 3\.0\.0 cannot be read/],
  [
    'scenarios',
    'openapi.yaml',
    '',
    'state: no article exists',
    'state: article 8 exists',
    /has the state "no article exists"/,
  ],
  [
    'pact-in-description',
    'openapi.yaml',
    '',
    'pieces: { type: integer',
    'pieces: { type: boolean',
    /^ {2}getArticle: in-stock: Response body .* must be boolean$/m,
  ],
  [
    'pact-in-description',
    'openapi.yaml',
    ', with another path @long',
    '/articles/{id}:',
    '/goods/{id}:',
    /getArticle: in-stock: Path or method not defined .*[^]* which has no prefix of `servers`\.$/m,
  ],
  [
    'description-changes',
    'openapi.yaml',
    ' @long',
    'pieces: { type: integer',
    'pieces: { type: string',
    /pieces/,
  ],
  ['pact-changes', 'pacts/shop-warehouse.json', ' @long', '"pieces": 12', '"amount": 12', /pieces/],
  ['provider', 'provider.ts', '', '200, { id, pieces }', '200, { id, pieces: String(pieces) }', /pieces/],
])('%s finds a fault in %s%s', async (step, file, _tag, from, to, said) => {
  here.edit(file, from, to);
  const { code, output } = await check('--only', step, '--base', 'HEAD');
  expect(output).toMatch(said);
  expect(output).toMatch(/^Steps: 0 passed, 1 failed, 0 skipped$/m);
  expect(code).toBe(1);
});

it('consumer finds a pact that its tests write in another way @long', async () => {
  const pact = here.read(PACT).replace('unknown article', 'gone');
  here.write('consumer.test.mjs', writePact('shop-warehouse.json', JSON.parse(pact)));
  const { code, output } = await check('--only', 'consumer', '--base', 'HEAD');
  expect(output).toContain(`${PACT}: changed: getArticle: unknown`);
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

it('records behind a symbolic link are refused, because git tells no history of them @long', async () => {
  renameSync(join(here.folder, 'pacts/records'), join(here.folder, 'shared'));
  symlinkSync('../shared', join(here.folder, 'pacts/records'));
  const { code, output } = await check();
  expect(output).toContain('pacts/records is behind a symbolic link. Write the real folder, shared.');
  expect(code).toBe(1);
});

describe('a first run says the next step', () => {
  it('without a configuration', async () => {
    here.git('rm', '--quiet', 'contract.config.ts');
    const { code, output } = await check();
    expect(output).toContain('There is no contract.config.ts in ');
    expect(output).toContain('write one: the README of contract-gates has an example');
    expect(code).toBe(1);
  });

  it('without a configuration, in the overview of the subcommands @long', async () => {
    here.git('rm', '--quiet', 'contract.config.ts');
    const help = await here.run('--help');
    expect(help.stdout).toMatch(/^ {2}write-pacts +Writes the committed pacts/m);
    expect(help.code).toBe(0);
  });

  it('without a commit @long', async () => {
    here.git('update-ref', '-d', 'HEAD');
    const question = ['--pacticipant', 'shop', '--version', 'HEAD', '--to-environment', 'production'];
    const { code, stdout } = await here.run('can-i-deploy', question);
    expect(stdout).toContain('No record knows HEAD, and this folder has no commit.');
    expect(code).toBe(1);
  });

  it('with a provider that returns no address @long', async () => {
    here.edit('provider.ts', 'providerBaseUrl:', 'address:');
    const { code, output } = await check('--only', 'provider', '--without-base');
    expect(output).toContain('`startProvider` has to return `providerBaseUrl`, with http:// or https://');
    expect(code).toBe(1);
  });

  it('without a description @long', async () => {
    here.git('rm', '--quiet', 'openapi.yaml');
    const { output } = await check('--only', 'lint,scenarios,pact-in-description', '--without-base');
    const advice = 'Write the API description, or correct `description` in contract.config.ts.';
    expect(output).toMatch(/^Steps: 0 passed, 3 failed, 0 skipped$/m);
    expect(output.split(`There is no openapi.yaml.  ${advice}`)).toHaveLength(4);
    expect((await here.run('mock')).stderr).toBe(`There is no openapi.yaml. ${advice}\n`);
  });

  it('without pacts, whose folder does not exist', async () => {
    rmSync(join(here.folder, 'pacts'), { recursive: true });
    const { output } = await check('--only', 'scenarios,pact-in-description', '--without-base');
    expect(output).toMatch(
      /There is no pacts\/\S+\. +Write the pacts: npx --no-install contract-gates write-pacts$/m,
    );
  });

  it('without pacts, which are then written as they were @long', async () => {
    rmSync(join(here.folder, 'pacts'), { recursive: true });
    expect(await here.run('write-pacts')).toMatchObject({
      code: 0,
      stdout: 'Wrote pacts/shop-warehouse.json, interactions: 3. Commit it.\n',
    });
    expect(here.git('status', '--porcelain', PACT)).toBe('');
  });

  it.each<[fault: string, tests: string, said: string]>([
    ['that ignore PACT_FOLDER', '', 'Give each pact `dir: process.env.PACT_FOLDER`'],
    [
      'that write a pact of an earlier version @long',
      writePact('shop-warehouse.json', {
        interactions: [],
        metadata: { pactSpecification: { version: '3.0.0' } },
      }),
      'shop-warehouse.json: This is not a pact of version 4. Write it with `PactV4`',
    ],
    [
      'that name another provider @long',
      writePact('shop-store.json', {}),
      'shop-store.json belongs to no agreement',
    ],
    ['that fail @long', 'throw new Error("no shop")', 'Correct the tests of the consumer.'],
  ])('with tests of the consumer %s, and the committed pact is kept', async (_fault, tests, said) => {
    here.write('consumer.test.mjs', tests);
    const { code, stderr } = await here.run('write-pacts');
    expect(stderr).toContain(said);
    expect(stderr).toContain('Nothing was written. ');
    expect(code).toBe(1);
    expect(here.git('status', '--porcelain', 'pacts')).toBe('');
  });
});

/** Returns the code of a test that writes a pact without a library. */
function writePact(name: string, pact: unknown): string {
  const text = JSON.stringify(JSON.stringify(pact));
  return `import { writeFileSync } from 'node:fs';\nwriteFileSync(process.env.PACT_FOLDER + '/${name}', ${text});\n`;
}
