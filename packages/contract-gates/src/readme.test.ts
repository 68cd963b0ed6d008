// `test/packed.long.test.ts` does the steps of the README.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSteps } from '../test/documentSteps';
import { EXAMPLE } from '../test/repository';

const PACKAGE = 'packages/contract-gates';
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const STEPS = readSteps(read(PACKAGE, 'README.md'));

it('the README shows each file of the example', () => {
  const names = readdirSync(EXAMPLE).filter(
    (name) => name !== 'README.md' && statSync(join(EXAMPLE, name)).isFile(),
  );
  expect(names).not.toEqual([]);
  // The README shows the configuration twice, at last for the provider in Python.
  const shown = names.map((name) => STEPS.find((step) => step.kind === 'file' && step.path === name));
  expect(shown).toEqual(names.map((path) => ({ kind: 'file', path, content: read(EXAMPLE, path) })));
});

it('the README installs the version of Pact that the package uses', () => {
  const manifest: unknown = JSON.parse(read(PACKAGE, 'package.json'));
  const used = /@pact-foundation\/pact@(\S+)/.exec(JSON.stringify(STEPS))?.[1]?.replace(/".*/, '');
  expect(manifest).toMatchObject({ dependencies: { '@pact-foundation/pact': used } });
});
