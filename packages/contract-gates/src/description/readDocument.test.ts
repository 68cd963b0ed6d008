import { stringify } from 'yaml';
import { CLUB_DESCRIPTION } from '../../test/club';
import { listOperations } from './operations';
import { findLine, readDocument } from './readDocument';

const OPERATION = {
  operationId: 'getThing',
  responses: { 200: { description: 'It.', content: { 'application/json': { schema: { type: 'object' } } } } },
};

/** A description with one operation, and whatever a case adds to it. */
const descriptionWith = ({ path = {}, operation = {}, components = {}, ...more }: Parts = {}) =>
  stringify({
    openapi: '3.1.0',
    info: { title: 'A thing', version: '1' },
    ...more,
    paths: { '/things': { get: { ...OPERATION, ...operation }, ...path } },
    components,
  });

type Parts = { path?: object; operation?: object; components?: object } & Record<string, unknown>;

const schema = (thing: object): Parts => ({ components: { schemas: { Thing: thing } } });
const withResponse = (content: object): Parts => ({
  operation: { responses: { 200: { description: 'It.', content } } },
});

const REFUSED: [fault: string, parts: Parts, location: string, sentence: string][] = [
  ['Swagger 2', { openapi: undefined, swagger: '2.0' }, 'swagger', 'Swagger "2.0" cannot be read'],
  ['OpenAPI 3.0', { openapi: '3.0.3' }, 'openapi', 'OpenAPI 3.0.3 cannot be read'],
  ['OpenAPI 3.2', { openapi: '3.2.0' }, 'openapi', 'OpenAPI 3.2.0 cannot be read'],
  ['no version', { openapi: undefined }, 'the document', 'no openapi version'],
  [
    'another dialect',
    { jsonSchemaDialect: 'http://json-schema.org/draft-07/schema#' },
    'jsonSchemaDialect',
    'Only the schema dialect',
  ],
  ['another dialect of one schema', schema({ $schema: 'x' }), 'Thing › $schema', 'Only the schema dialect'],
  ['webhooks', { webhooks: { done: { post: OPERATION } } }, 'webhooks', 'No tool here supports webhooks'],
  [
    'callbacks',
    { operation: { callbacks: { done: { '{$request.body#/url}': {} } } } },
    'callbacks',
    'No tool here supports callbacks',
  ],
  [
    'server variables',
    { servers: [{ url: '/{x}', variables: {} }] },
    'servers › 0 › url',
    'Server variables',
  ],
  [
    'an address of a path',
    { path: { servers: [{ url: '/v2' }] } },
    '/things › servers',
    'Only the `servers` of the document',
  ],
  [
    'an address of an operation',
    { operation: { servers: [{ url: '/v2' }] } },
    'get › servers',
    'Only the `servers` of the document',
  ],
  [
    'a parameter that may be empty',
    { operation: { parameters: [{ name: 'page', in: 'query', allowEmptyValue: true }] } },
    'parameters › 0 › allowEmptyValue',
    'empty value',
  ],
  ['a path elsewhere', { path: { $ref: './things.yaml', get: undefined } }, '/things › $ref', 'not within'],
  [
    'something beside the reference of a path',
    { path: { $ref: '#/components/pathItems/Things' }, components: { pathItems: { Things: {} } } },
    '/things › $ref',
    '`get` would be ignored',
  ],
  [
    'a schema elsewhere',
    withResponse({ 'application/json': { schema: { $ref: 'thing.yaml#/Thing' } } }),
    'schema › $ref',
    '"thing.yaml#/Thing" is not within',
  ],
  [
    'a response on the web',
    { components: { responses: { A: { $ref: 'https://a.example/b' } } } },
    'A',
    'within',
  ],
  [
    'an example elsewhere',
    withResponse({ 'application/json': { examples: { one: { externalValue: './one.json' } } } }),
    'one › externalValue',
    'External examples are not supported',
  ],
  [
    'a reference by anchor',
    schema({ properties: { a: { $ref: '#thing' } } }),
    'properties › a › $ref',
    'not within',
  ],
  [
    'a reference to nothing',
    schema({ items: { $ref: '#/components/schemas/None' } }),
    'items',
    'leads nowhere',
  ],
  [
    'a circle of references',
    {
      components: {
        schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } },
      },
    },
    'A › $ref',
    'leads back to itself',
  ],
  ...['$id', '$anchor', '$dynamicRef', '$dynamicAnchor'].map((key): (typeof REFUSED)[number] => [
    key,
    schema({ allOf: [{ [key]: 'thing' }] }),
    `Thing › allOf › 0 › ${key}`,
    'Only `$ref: "#/…"` finds schemas',
  ]),
  ['a schema of OpenAPI 3.0 that takes null', schema({ nullable: true }), 'nullable', 'Add "null" to `type`'],
  [
    'a limit of OpenAPI 3.0',
    schema({ exclusiveMinimum: true, minimum: 0 }),
    'exclusiveMinimum',
    'is the limit itself',
  ],
  ['a tuple of OpenAPI 3.0', schema({ items: [{}] }), 'items', 'called `prefixItems`'],
];

describe('an unsupported construct is refused', () => {
  it.each(REFUSED)('%s', (_fault, parts, location, sentence) => {
    const readParts = () => readDocument(descriptionWith(parts), 'their.yaml');
    expect(readParts).toThrow(sentence);
    expect(readParts).toThrow(new RegExp(`^their\\.yaml:\\d+ .*${location.replaceAll('$', '\\$')}`, 'm'));
  });

  it.each(['{ openapi: ', 'only a text', '[]'])('not a YAML object: %s', (text) => {
    expect(() => readDocument(text, 'their.yaml')).toThrow(
      /^their\.yaml cannot be read as an API description/,
    );
  });

  it('names every location with its line', () => {
    const text = [
      'openapi: 3.1.0',
      'components:',
      '  schemas:',
      '    A:',
      '      $id: a',
      '    B: { $anchor: b }',
    ];
    expect(() => readDocument(text.join('\n'))).toThrow(
      /^API description:5 .*\$id: .*\nAPI description:6 .*\$anchor: .*$/,
    );
  });
});

const TAKEN: [what: string, parts: Parts][] = [
  ['fields that are called like keywords', schema({ properties: { $id: {}, nullable: {}, $ref: {} } })],
  ['examples with such keys', schema({ examples: [{ $ref: 'x', $id: 'y' }], default: { $anchor: 'z' } })],
  ['listed values with such keys', schema({ enum: [{ $ref: 'x' }], const: { $dynamicRef: 'y' } })],
  ['what is empty', { webhooks: {}, servers: [], operation: { callbacks: {}, servers: [] } }],
  ['the dialects that are read', { jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema' }],
  ['an extension', { 'x-more': { $ref: 'elsewhere.yaml' } }],
  [
    'a schema that holds itself',
    schema({ properties: { children: { items: { $ref: '#/components/schemas/Thing' } } } }),
  ],
];

it.each(TAKEN)('accepts %s', (_what, parts) => {
  expect(listOperations(readDocument(descriptionWith(parts))).map(({ id }) => id)).toEqual(['getThing']);
});

it('accepts a whole description', () => {
  expect(listOperations(CLUB_DESCRIPTION).length).toBeGreaterThan(0);
});

describe('a path by reference', () => {
  const hidden = (path: string, components: object, more: object = {}) =>
    stringify({ openapi: '3.1.0', paths: { '/things': { $ref: path }, ...more }, components });
  const item = { get: OPERATION };

  it.each([
    ['below components', hidden('#/components/pathItems/Things', { pathItems: { Things: item } })],
    ['beside it', hidden('#/paths/~1others', {}, { '/others': { get: OPERATION } })],
    [
      'over two steps',
      hidden('#/components/pathItems/A', {
        pathItems: { A: { $ref: '#/components/pathItems/B' }, B: item },
      }),
    ],
  ])('hides no operation: %s', (_where, text) => {
    const operations = listOperations(readDocument(text)).filter(({ path }) => path === '/things');
    expect(operations.map(({ id, method }) => `${method} ${id}`)).toEqual(['get getThing']);
  });
});

it('finds the line of a value, or of its nearest existing ancestor', () => {
  const text = 'a:\n  - b: 1\n  - c: 2\n    d: { e: 3 }\n';
  expect(findLine(text, [])).toBe(1);
  expect(findLine(text, ['a', '1', 'd', 'e'])).toBe(4);
  expect(findLine(text, ['a', '0', 'missing'])).toBe(2);
  expect(findLine(text, ['a', '7'])).toBe(1);
});
