// A provider's own description in OpenAPI 3.0 means what OpenAPI 3.0 says.
import { stringify } from 'yaml';
import { makeResponseCheck } from '../responseCheck';
import { listOperations } from './operations';
import { listIneffectiveNulls } from './convertVersion30';
import { readDocument, readObject, readProviderDocument } from './readDocument';

const PETS = '#/components/schemas/Pet';
const LIST = '#/components/schemas/List';

const describe30 = (schema: object, schemas: object = {}) =>
  stringify({
    openapi: '3.0.1',
    info: { title: 'Theirs', version: '1' },
    paths: {
      '/pets': {
        get: { responses: { 200: { description: 'It.', content: { 'application/json': { schema } } } } },
      },
    },
    components: { schemas },
  });

/** Returns the values that the description refuses, as JSON. */
function findRefused(text: string, values: readonly unknown[]): string[] {
  const document = readProviderDocument(text, 'their.yaml');
  const check = makeResponseCheck(document);
  const [operation] = listOperations(document);
  return values
    .map((value) => JSON.stringify(value))
    .filter((body) => {
      if (operation === undefined) throw new Error('There is no operation.');
      const headers = { 'content-type': 'application/json' };
      return check(operation, { status: 200, headers, body }).length > 0;
    });
}

type Row = { what: string; schema: object; schemas?: object; valid: unknown[]; invalid: unknown[] };

const field = (schema: object) => ({ type: 'object', properties: { a: schema } });

const ROWS: Row[] = [
  {
    what: '`nullable` adds null to the type',
    schema: field({ type: 'string', nullable: true, maxLength: 2 }),
    valid: [{ a: null }, { a: 'b' }],
    invalid: [{ a: 1 }, { a: 'bcd' }],
  },
  {
    what: '`nullable: false` adds nothing',
    schema: { type: 'array', nullable: false, items: { type: 'object', nullable: true } },
    valid: [[null], [{}]],
    invalid: [null, [1]],
  },
  {
    what: '`nullable` adds no value to `enum`',
    schema: { type: 'string', nullable: true, enum: ['a'] },
    valid: ['a'],
    invalid: [null, 'b'],
  },
  {
    what: '`nullable` with null in `enum`',
    schema: { type: 'string', nullable: true, enum: ['a', null] },
    valid: ['a', null],
    invalid: ['b'],
  },
  {
    what: '`nullable` has no effect without a type beside it',
    schema: { nullable: true, allOf: [{ $ref: PETS }] },
    schemas: { Pet: { type: 'object' } },
    valid: [{}],
    invalid: [null],
  },
  {
    what: 'everything beside a `$ref` is ignored',
    schema: { $ref: PETS, nullable: true, minProperties: 9, description: 'One.' },
    schemas: { Pet: { type: 'object' } },
    valid: [{}],
    invalid: [null],
  },
  {
    what: '`exclusiveMinimum: true` excludes the limit',
    schema: { type: 'number', minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true },
    valid: [1.1, 8.9],
    invalid: [1, 9],
  },
  {
    what: '`exclusiveMinimum: false` includes the limit',
    schema: { type: 'number', minimum: 1, exclusiveMinimum: false, maximum: 9, exclusiveMaximum: false },
    valid: [1, 9],
    invalid: [0.9, 9.1],
  },
  {
    what: '`exclusiveMinimum` without a limit has no effect',
    schema: { type: 'number', exclusiveMinimum: true },
    valid: [-1, 0],
    invalid: ['1'],
  },
  {
    what: 'examples of any form refuse nothing',
    schema: field({ type: 'integer', example: { $id: 'pet', nullable: true }, examples: { one: 1 } }),
    valid: [{ a: 1 }],
    invalid: [{ a: 'one' }],
  },
  {
    what: 'a file as text',
    schema: field({ type: 'string', format: 'binary' }),
    valid: [{ a: 'any' }],
    invalid: [{ a: 1 }],
  },
  {
    what: 'a `writeOnly` field is required in a request only',
    schema: { $ref: PETS },
    schemas: {
      Pet: {
        type: 'object',
        required: ['name', 'secret', 'key', 'pin'],
        properties: {
          name: { type: 'string' },
          secret: { writeOnly: true },
          key: { $ref: '#/components/schemas/Key' },
          pin: { allOf: [{ $ref: '#/components/schemas/Key' }] },
        },
      },
      Key: { type: 'string', writeOnly: true },
    },
    valid: [{ name: 'Rex' }],
    invalid: [{ secret: 'x', key: 'y' }],
  },
  {
    what: 'a `writeOnly` field that another part requires',
    schema: {
      allOf: [
        { $ref: PETS },
        { required: ['secret', 'name'] },
        { allOf: [{ type: 'object', required: ['secret'] }], required: ['age'] },
      ],
      required: ['secret'],
    },
    schemas: {
      Pet: { type: 'object', properties: { secret: { allOf: [{ writeOnly: true }] }, name: {}, age: {} } },
    },
    valid: [{ name: 'Rex', age: 1 }],
    invalid: [{ name: 'Rex' }, { age: 1 }],
  },
  {
    what: 'fields that are called like keywords',
    schema: {
      type: 'object',
      required: ['nullable', 'example'],
      properties: { nullable: { type: 'string' }, example: { type: 'string', nullable: true } },
    },
    valid: [{ nullable: 'a', example: null }],
    invalid: [{ nullable: null, example: 'a' }, { nullable: 'a' }],
  },
  {
    what: 'keywords at any depth',
    schema: {
      allOf: [
        { additionalProperties: { oneOf: [{ type: 'number', nullable: true }] } },
        { not: { type: 'array' } },
      ],
    },
    valid: [{ b: null }],
    invalid: [{ b: 'c' }, []],
  },
];

it.each(ROWS)('OpenAPI 3.0: $what', ({ schema, schemas, valid, invalid }) => {
  const refused = findRefused(describe30(schema, schemas), [...valid, ...invalid]);
  expect(refused).toEqual(invalid.map((value) => JSON.stringify(value)));
});

it.each<[what: string, text: string, line: string]>([
  [
    'a schema in another file',
    describe30({ type: 'array', nullable: true, items: { $ref: 'pet.yaml' } }),
    'schema › items › $ref: "pet.yaml" is not within this document',
  ],
  [
    'an address with a variable',
    `${describe30({})}servers: [{ url: '/{base}' }]\n`,
    'servers › 0 › url: Server variables',
  ],
  ['a list of schemas', describe30({ items: [{}] }), 'schema › items: A list of schemas by position'],
  [
    'a limit that is a text',
    describe30({ exclusiveMinimum: '1' }),
    'exclusiveMinimum: `exclusiveMinimum` is the limit itself',
  ],
  ['Swagger 2', "swagger: '2.0'\n", 'swagger: Swagger "2.0" cannot be read'],
  ['OpenAPI 3.2', 'openapi: 3.2.0\n', 'openapi: OpenAPI 3.2.0 cannot be read'],
])('still refuses %s, with its line', (_what, text, line) => {
  const reported = /^their\.yaml:(\d+) /;
  const read = () => readProviderDocument(text, 'their.yaml');
  expect(read).toThrow(line);
  expect(read).toThrow(reported);
  let message = '';
  try {
    read();
  } catch (error) {
    message = String(error instanceof Error ? error.message : error);
  }
  const key = line.split(':')[0]?.split(' › ').at(-1) ?? '';
  expect(text.split('\n')[Number(reported.exec(message)?.[1]) - 1]).toContain(key);
});

it.each<[what: string, schema: object, isNamed: boolean]>([
  ['beside `type`', { type: 'object' }, false],
  ['without `type`', {}, true],
  ['with `allOf` of a schema that allows no null', { type: 'object', allOf: [{ $ref: PETS }] }, true],
  [
    'with `allOf` of a schema that allows null',
    { type: 'object', allOf: [{ nullable: true, type: 'object' }] },
    false,
  ],
  ['with variants of which none allows null', { type: 'object', oneOf: [{ $ref: PETS }] }, true],
  ['with a variant that contains the schema itself', { type: 'object', anyOf: [{ $ref: LIST }] }, false],
])('names a `nullable` %s only if it has no effect', (_what, schema, isNamed) => {
  const schemas = {
    Pet: { type: 'object' },
    List: { type: 'object', nullable: true, anyOf: [{ $ref: LIST }, { $ref: PETS }] },
  };
  const document = readObject(describe30({ nullable: true, ...schema }, schemas));
  expect(listIneffectiveNulls(document)).toHaveLength(isNamed ? 1 : 0);
});

it('refuses OpenAPI 3.0 as the agreed description', () => {
  expect(() => readDocument(describe30({}))).toThrow('OpenAPI 3.0.1 cannot be read');
});
