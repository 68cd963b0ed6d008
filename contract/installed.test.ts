import { existsSync } from 'node:fs';
import { installed } from './installed';

it.each([
  ['@pactflow/openapi-pact-comparator', undefined],
  ['@redocly/cli', 'redocly'],
  ['@formatjs/cli', 'formatjs'],
])('the command of %s is a file of this project', (name, command) => {
  const [program, file] = installed(name, command);
  expect(program).toBe(process.execPath);
  expect(existsSync(file)).toBe(true);
});

it('a package that is not installed is an error, and not fetched by its command’s name', () => {
  expect(() => installed('openapi-pact-comparator')).toThrow(
    'openapi-pact-comparator is not installed: npm ci',
  );
  expect(() => installed('@redocly/cli', 'other')).toThrow('@redocly/cli has no command other');
});
