import { readFileSync, readdirSync } from 'node:fs';
import { listOperations, readDocument, listResponseSchemas } from 'contract-gates/description';
import { DESCRIPTION, NOT_VALIDATED, validatorFile } from './generatorSettings';

const document = readDocument(readFileSync(DESCRIPTION, 'utf8'));

it('each schema of a successful response has a generated validator, and no other schema has one', () => {
  const schemas = listResponseSchemas(document).filter((schema) => !NOT_VALIDATED.includes(schema));
  const files = readdirSync('api-spec/validators').filter((file) => file.endsWith('.gen.js'));
  expect(files.map((file) => `api-spec/validators/${file}`).sort()).toEqual(
    schemas.map(validatorFile).sort(),
  );
});

it('each variant of a response counts as a separate schema', () => {
  const signIn = listOperations(document).filter(({ id }) => id === 'getToken');
  expect(listResponseSchemas(document, signIn)).toEqual(['Accepted', 'Refused']);
});
