import { readFileSync, readdirSync } from 'node:fs';
import {
  entry,
  follow,
  listOperations,
  listResponseSchemas,
  readDocument,
  readString,
} from 'contract-gates/description';
import { DESCRIPTION, NOT_VALIDATED, SEPARATE_ITEMS, validatorFile } from './generatorSettings';

const document = readDocument(readFileSync(DESCRIPTION, 'utf8'));

it('each schema of a successful response and of its parts has a generated validator, and no other schema has one', () => {
  const schemas = listResponseSchemas(document)
    .filter((schema) => !NOT_VALIDATED.includes(schema))
    .flatMap((schema) => [schema, ...(SEPARATE_ITEMS[schema]?.schemas ?? [])]);
  const files = readdirSync('api-spec/validators').filter((file) => file.endsWith('.gen.js'));
  expect(files.map((file) => `api-spec/validators/${file}`).sort()).toEqual(
    schemas.map(validatorFile).sort(),
  );
});

it('each variant of a response counts as a separate schema', () => {
  const signIn = listOperations(document).filter(({ id }) => id === 'getToken');
  expect(listResponseSchemas(document, signIn)).toEqual(['Accepted', 'Refused']);
});

it('each variant of a list has a validator', () => {
  const variants = entry(follow(document, ['components', 'schemas', 'Widget']), 'anyOf');
  const names = Array.isArray(variants)
    ? variants.map((one) => readString(one, '$ref')?.split('/').at(-1))
    : [];
  expect(SEPARATE_ITEMS['Dashboard']?.schemas).toEqual(names);
});
