import { readFileSync } from 'node:fs';
import {
  entries,
  entry,
  findBody,
  findJsonSchema,
  follow,
  listOperations,
  parseRef,
  readDocument,
  readString,
} from 'contract-gates/description';
import type { FastifyInstance } from 'fastify';
import { DESCRIPTION } from '../../api-spec/generatorSettings';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';

const database = useTestDatabase((empty) => addUser(empty, { login: '1', role: 'admin' }));
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp(database());
});
afterAll(() => app.close());

const DOCUMENT = readDocument(readFileSync(DESCRIPTION, 'utf8'));

/** The reference backend has shorter ids than the description allows. */
const LONGEST_ID = '9'.repeat(15);

/** Letters of a text without a limit, for example the name of a category. */
const LETTERS = 30;

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

const BODIES = listOperations(DOCUMENT).flatMap((operation) => {
  const { id, method, path } = operation;
  if (findBody(DOCUMENT, operation).isForm) return [];
  const schemaAt = findJsonSchema(DOCUMENT, ['paths', path, method, 'requestBody']);
  return schemaAt ? [{ id, method, path, body: makeLargest(follow(DOCUMENT, schemaAt)) }] : [];
});

/** Returns the largest value of a field with this schema. Letters of Portuguese take up to two bytes. */
function makeLargest(schema: unknown, name = ''): unknown {
  const $ref = readString(schema, '$ref');
  if ($ref !== undefined) return makeLargest(follow(DOCUMENT, parseRef($ref)), name);
  const list = (keyword: string): unknown[] => {
    const values = entry(schema, keyword);
    return Array.isArray(values) ? values : [];
  };
  const limit = (keyword: string, otherwise: number): number => {
    const value = entry(schema, keyword);
    return typeof value === 'number' ? value : otherwise;
  };
  const choices = [...list('enum'), ...[...list('oneOf'), ...list('anyOf')].map((one) => makeLargest(one))];
  if (choices.length > 0) return choices.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (list('allOf').length > 0)
    return Object.fromEntries(list('allOf').flatMap((part) => entries(makeLargest(part))));
  const type = entry(schema, 'type');
  const types: unknown[] = Array.isArray(type) ? type : [type];
  if (types.includes('object'))
    return Object.fromEntries(
      entries(entry(schema, 'properties')).map(([field, part]) => [field, makeLargest(part, field)]),
    );
  if (types.includes('array'))
    return new Array<unknown>(limit('maxItems', 10)).fill(makeLargest(entry(schema, 'items'), name));
  if (types.includes('string')) {
    if (readString(schema, 'format') === 'date') return '2026-11-30';
    return /(?:^i|I)ds?$/.test(name) ? LONGEST_ID : 'ã'.repeat(limit('maxLength', LETTERS));
  }
  return types.includes('boolean') ? false : limit('maximum', 999_999_999_999);
}

it.each(BODIES)(
  'the largest body of $id is not too large [specification §7.143]',
  async ({ method, path, body }) => {
    const { statusCode } = await app.inject({
      method: method === 'put' ? 'PUT' : 'POST',
      url: `/api${path.replaceAll(/\{\w+\}/g, '1')}`,
      headers: { authorization: `Bearer ${await fetchToken(app, '1')}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect([401, 413]).not.toContain(statusCode);
  },
);
