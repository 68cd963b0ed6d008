import { listOperations } from './description/operations';
import { readDocument } from './description/readDocument';
import { makeFindUndeclaredFields } from './undeclaredFields';

const DESCRIPTION = readDocument(`
openapi: 3.1.0
paths:
  /member:
    get:
      operationId: getMember
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Member' } } } }
        4XX: { content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } } }
components:
  schemas:
    Named: { type: object, required: [name], properties: { name: { type: string } } }
    Problem: { type: object, required: [message] }
    Password: { type: string, writeOnly: true }
    Member:
      allOf:
        - { $ref: '#/components/schemas/Named' }
        - { type: object, properties: { home: { type: object, properties: { city: { type: string } } } } }
        - { type: object, properties: { home: { type: object, properties: { street: { type: string } } } } }
      properties:
        courts: { type: array, items: { $ref: '#/components/schemas/Named' } }
        pair: { type: array, prefixItems: [{ $ref: '#/components/schemas/Named' }], items: { type: object } }
        sponsor: { anyOf: [{ $ref: '#/components/schemas/Member' }, { type: 'null' }] }
        byCourt: { type: object, additionalProperties: { $ref: '#/components/schemas/Named' } }
        byYear: { type: object, patternProperties: { '^[0-9]{4}$': { $ref: '#/components/schemas/Named' } } }
        settings: { type: object }
        password: { $ref: '#/components/schemas/Password' }
        secret: { description: Another one., allOf: [{ $ref: '#/components/schemas/Password' }] }
        oldPasswords: { type: array, items: { $ref: '#/components/schemas/Password' } }
        record: { type: object, properties: { id: { type: string } }, additionalProperties: true }
        rest: { $ref: '#/components/schemas/Named', unevaluatedProperties: { $ref: '#/components/schemas/Named' } }
        payment:
          oneOf:
            - { type: object, required: [card], properties: { card: { type: string }, kind: { const: card } } }
            - { type: object, required: [bank], properties: { bank: { type: string }, kind: { const: bank } } }
        booking:
          type: object
          properties: { paid: { type: boolean } }
          if: { required: [paid], properties: { paid: { const: true } } }
          then: { properties: { paidOn: { type: string } } }
          else: { properties: { dueOn: { type: string } } }
          dependentSchemas: { dueOn: { properties: { reminder: { type: string } } } }
        animal: { $ref: '#/components/schemas/Animal' }
        ball: { anyOf: [{ $ref: '#/components/schemas/Ball' }, { $ref: '#/components/schemas/Net' }], discriminator: { propertyName: kind } }
        either: { anyOf: [{ $ref: '#/components/schemas/Animal' }, { type: 'null' }] }
        gift:
          oneOf:
            - { type: object, required: [cup], properties: { kind: { const: cup }, cup: { type: string } } }
            - { $ref: '#/components/schemas/Ball' }
          discriminator: { propertyName: kind }
    Ball: { type: object, properties: { kind: { type: string }, weight: { type: number } } }
    Net: { type: object, properties: { kind: { type: string }, height: { type: number } } }
    Animal:
      type: object
      properties: { kind: { type: string } }
      discriminator: { propertyName: kind, mapping: { dog: '#/components/schemas/Dog' } }
    Puppy: { allOf: [{ $ref: '#/components/schemas/Dog' }, { properties: { weeks: { type: number } } }] }
    Dog: { allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: { bark: { type: string } } }] }
    Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: { claws: { type: number } } }] }
`);

const findUndeclared = makeFindUndeclaredFields(DESCRIPTION);
const [getMember] = listOperations(DESCRIPTION);

function find(body: unknown, status = 200): string[] {
  if (getMember === undefined) throw new Error('no operation');
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  return findUndeclared(getMember, {
    status,
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
}

it.each<[string, object, string[]]>([
  ['the response', { name: 'a', passwordHash: 'b' }, ['passwordHash']],
  ['a request, which is `writeOnly`,', { password: 'a' }, ['password']],
  ['a request behind `allOf`', { secret: 'a' }, ['secret']],
  ['a request in a list', { oldPasswords: ['a'] }, ['oldPasswords[]']],
  ['an object that two schemas describe', { home: { city: 'a', street: 'b', key: 'c' } }, ['home.key']],
  [
    'an item of a list',
    { courts: [{ name: 'a' }, { name: 'b', owner: 'c' }, { owner: 'd' }] },
    ['courts[].owner'],
  ],
  ['an item that its position describes', { pair: [{ name: 'a', x: 1 }, { y: 1 }] }, ['pair[].x']],
  ['a value that may be null', { sponsor: { name: 'a', sponsor: { key: 1 } } }, ['sponsor.sponsor.key']],
  ['a value of a map', { byCourt: { saibro: { name: 'a', key: 1 }, grama: { key: 2 } } }, ['byCourt.*.key']],
  [
    'a map with keys of a pattern',
    { byYear: { 2026: { key: 1 }, hash: 'a' } },
    ['byYear.*.key', 'byYear.hash'],
  ],
  ['a value of unevaluated fields', { rest: { name: 'a', more: { name: 'b', key: 1 } } }, ['rest.*.key']],
  ['another variant', { payment: { card: 'a', kind: 'card', bank: 'b' } }, ['payment.bank']],
  ['another branch', { booking: { paid: true, paidOn: 'a', reminder: 'b' } }, ['booking.reminder']],
  ['another kind of a discriminator', { animal: { kind: 'dog', bark: 'a', claws: 1 } }, ['animal.claws']],
  ['another variant of a discriminator', { ball: { kind: 'Ball', weight: 1, height: 1 } }, ['ball.height']],
])('finds a field of %s that is not declared', (_what, body, paths) => {
  expect(find(body)).toEqual(paths);
});

it('finds a field of an error that is not declared', () => {
  expect(find({ message: 'a', trace: 'b' }, 404)).toEqual(['trace']);
});

it.each<[string, object]>([
  ['a field of an object without declared fields', { settings: { theme: { dark: true } } }],
  ['a field beside additionalProperties: true', { record: { id: 'a', more: { key: 1 } } }],
  ['a field without a name', { settings: { '': 'a' } }],
  ['a field of a branch, or of a present field', { booking: { paid: false, dueOn: 'a', reminder: 'b' } }],
  ['a field of a kind without a mapping', { animal: { kind: 'Cat', claws: 1 } }],
  ['a field of a kind of a kind', { either: { kind: 'Puppy', bark: 'a', weeks: 1 } }],
  ['the general kind', { animal: { kind: 'Animal' } }],
  ['a field of a variant without a name', { gift: { kind: 'cup', cup: 'a' } }],
])('accepts %s', (_what, body) => {
  expect(find(body)).toEqual([]);
});

it.each<[string, object, string[]]>([
  ['no schema', { animal: { kind: 'bird' } }, ['animal.kind (the schema that it names)']],
  [
    'a schema that is no kind of it',
    { either: { kind: 'Net', height: 1 } },
    ['either.kind (the schema that it names)', 'either.height'],
  ],
  ['no variant', { ball: { kind: 'Dog', bark: 'a' } }, ['ball.kind (the schema that it names)', 'ball.bark']],
])('finds a kind that names %s', (_what, body, paths) => {
  expect(find(body)).toEqual(paths);
});
