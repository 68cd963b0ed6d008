import type { Document } from '../description/document';
import type { Interaction, Part } from '../pact/pactFile';
import type { CodeUses } from './codeUses';
import { fieldFacts } from './fieldFacts';
import type { FieldFact } from './fieldFacts';

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const text = { type: 'string' };

const document: Document = {
  paths: {
    '/orders': {
      post: {
        operationId: 'order',
        requestBody: json({ type: 'object', required: ['amount'], properties: { amount: text, note: text } }),
        responses: {
          '200': json({
            oneOf: [{ $ref: '#/components/schemas/Done' }, { $ref: '#/components/schemas/Failed' }],
          }),
          '400': json({ $ref: '#/components/schemas/Problem' }),
          '500': json({ $ref: '#/components/schemas/Problem' }),
        },
      },
    },
  },
  components: {
    schemas: {
      Done: {
        type: 'object',
        required: ['kind', 'id'],
        properties: {
          kind: text,
          id: text,
          hint: { type: ['string', 'null'] },
          lines: {
            type: 'array',
            items: { type: 'object', required: ['code'], properties: { code: text, colour: text } },
          },
        },
      },
      Failed: { type: 'object', required: ['kind'], properties: { kind: text, why: text } },
      Problem: { type: 'object', required: ['message'], properties: { message: text } },
    },
  },
};

const part = (body: unknown, rules: Part['rules'] = {}): Part => ({ headers: {}, body, rules });
const byType = { matchers: [{ match: 'type' }] };

const interaction: Interaction = {
  description: 'order: done',
  states: [],
  method: 'post',
  path: '/orders',
  request: part({ amount: '1' }),
  status: 200,
  query: undefined,
  pending: false,
  response: part(
    { kind: 'done', id: '7', hint: 'soon', lines: [{ code: 'a' }], surprise: 1 },
    { body: { '$.id': byType, '$.lines': byType } },
  ),
};

const uses: CodeUses = {
  reads: new Map([
    ['Done.id', ['src/a.ts:1']],
    ['Done.hint', ['src/a.ts:2']],
    ['Done.lines', ['src/a.ts:3']],
    ['Done.lines.code', ['src/a.ts:4']],
  ]),
  writes: new Map([['operations.order.requestBody.content.application/json.amount', ['src/b.ts:1']]]),
  readsByName: new Map([['kind', ['src/a.ts:5']]]),
};
const returned = { 'order 200': ['kind', 'id', 'lines[].code'] };

const facts = fieldFacts({ document, interactions: [interaction], uses, returned });
const findFact = (path: string, status = '200', searched: FieldFact[] = facts) => {
  const fact = searched.find((one) => one.path === path && one.statuses.join() === status);
  if (!fact) throw new Error(`no fact of ${path} ${status}`);
  return fact;
};

it.each([
  ['exact, read before its type is known', 'kind', '200', []],
  ['guaranteed by the variant that is read', 'id', '200', []],
  ['used though optional, and not returned', 'hint', '200', ['notReturned', 'optional']],
  ['a list whose items were returned', 'lines', '200', ['optional']],
  ['within a list', 'lines[].code', '200', []],
  ['in no pact and no code', 'lines[].colour', '200', ['unused']],
  ['in one variant only, unused', 'why', '200', ['unused']],
  ['expected, and not declared', 'surprise', '200', ['undeclared', 'notReturned']],
  ['of the statuses that share a schema', 'message', '400,500', ['unused']],
  ['of the request, sent', 'amount', '', []],
  ['of the request, never sent', 'note', '', ['unused']],
])('a field %s: %s', (_what, path, status, findings) => {
  expect(findFact(path, status).findings).toEqual(findings);
});

describe('a field of a list that the pact expects in every item', () => {
  // As `eachLike({ code: 'a', colour: 'red' })` is written.
  const eachLike: Interaction = {
    ...interaction,
    response: part(
      { lines: [{ code: 'a', colour: 'red' }] },
      { body: { '$.lines': byType, '$.lines[*].*': byType } },
    ),
  };
  const read = new Map([['Done.lines.colour', ['src/a.ts:6']]]);

  it.each([
    ['without code that reads it', uses, ['optional', 'pactOnly']],
    ['with code that reads it', { ...uses, reads: read }, ['optional']],
  ])('is used, though a backend may leave it out, %s', (_what, code, findings) => {
    const foundFacts = fieldFacts({ document, interactions: [eachLike], uses: code, returned: {} });
    expect(findFact('lines[].colour', '200', foundFacts).findings).toEqual(findings);
    expect(findFact('lines[].code', '200', foundFacts).findings).not.toContain('optional');
  });
});

it('returns how the pact compares, by the nearest rule', () => {
  const how = (path: string) => findFact(path).expected.map((one) => one.how);
  expect([how('kind'), how('id'), how('lines[].code')]).toEqual([['exact'], ['type'], ['type']]);
});

it('a field is required if every variant requires it', () => {
  expect([findFact('kind').required, findFact('id').required]).toEqual([true, false]);
  expect(findFact('kind').declarations.map(({ key }) => key)).toEqual(['Done.kind', 'Failed.kind']);
});

it('without a verification nothing is known as returned, and unread fields are reported', () => {
  const without = fieldFacts({
    document,
    interactions: [interaction],
    uses: { ...uses, reads: new Map() },
    returned: {},
  });
  expect(findFact('hint', '200', without)).toMatchObject({
    returned: 'unknown',
    findings: ['optional', 'pactOnly'],
  });
});

it('shows the fields of an interaction without an operation', () => {
  const stray = { ...interaction, description: 'gone: done' };
  const { operation, findings } = findFact(
    'id',
    '200',
    fieldFacts({ document: { paths: {} }, interactions: [stray], uses, returned: {} }),
  );
  expect({ operation, findings }).toEqual({ operation: 'gone', findings: ['undeclared'] });
});

it('stops at a schema that contains itself', () => {
  const tree: Document = {
    paths: {
      '/t': { get: { operationId: 't', responses: { '200': json({ $ref: '#/components/schemas/Tree' }) } } },
    },
    components: {
      schemas: {
        Tree: {
          properties: { name: text, twigs: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
        },
      },
    },
  };
  const foundFacts = fieldFacts({ document: tree, interactions: [], uses, returned: {} });
  expect(foundFacts.map(({ path }) => path)).toEqual(['name', 'twigs']);
});

it('merges the parts of an allOf, also if two of them declare a field', () => {
  const parts: Document = {
    paths: {
      '/p': { get: { operationId: 'p', responses: { '200': json({ $ref: '#/components/schemas/Whole' }) } } },
    },
    components: {
      schemas: {
        Base: { required: ['name'], properties: { name: text } },
        Whole: {
          allOf: [
            { $ref: '#/components/schemas/Base' },
            { properties: { name: { maxLength: 9 }, size: text } },
          ],
        },
      },
    },
  };
  const foundFacts = fieldFacts({ document: parts, interactions: [], uses, returned: {} });
  expect(foundFacts.map(({ path, required, declarations }) => ({ path, required, declarations }))).toEqual([
    {
      path: 'name',
      required: true,
      declarations: [
        {
          key: 'Whole.name',
          types: ['string'],
          limits: [{ keyword: 'maxLength', value: '9' }],
          required: true,
        },
      ],
    },
    {
      path: 'size',
      required: false,
      declarations: [{ key: 'Whole.size', types: ['string'], limits: [], required: false }],
    },
  ]);
});
