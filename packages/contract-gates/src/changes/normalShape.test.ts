// Two spellings with the same valid values are no change. A change of the valid values is reported.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readDocument } from '../description/readDocument';
import { compareDescriptions } from './compareDescriptions';

/** A field of a request and of a response. */
const describeField = (schema: string) =>
  readDocument(`
openapi: 3.1.0
paths:
  /things:
    post:
      operationId: add
      requestBody: { content: &content { application/json: { schema: { properties: { a: ${schema} } } } } }
      responses: { '200': { content: *content } }
`);

const listChanges = (before: string, after: string) =>
  compareDescriptions(describeField(before), describeField(after), {
    today: '2026-11-21',
    validated: [],
    tags: [],
  });

const bothWays = (one: string, other: string) => [listChanges(one, other), listChanges(other, one)];

const SPELLINGS: [string, string][] = [
  [
    "{ type: [string, 'null'], maxLength: 9 }",
    "{ anyOf: [{ type: string, maxLength: 9 }, { type: 'null' }] }",
  ],
  [
    "{ type: [string, 'null'], enum: [a, null] }",
    "{ oneOf: [{ type: string, enum: [a] }, { type: 'null' }] }",
  ],
  [
    "{ type: [object, 'null'], properties: { b: { type: string } } }",
    "{ anyOf: [{ type: 'null' }, { type: object, properties: { b: { type: string } } }] }",
  ],
  ['{ type: [string, integer], minimum: 1 }', '{ oneOf: [{ type: string }, { type: integer, minimum: 1 }] }'],
  [
    '{ oneOf: [{ type: string, maxLength: 9 }, { type: integer, minimum: 1 }] }',
    '{ anyOf: [{ type: string, maxLength: 9 }, { type: integer, minimum: 1 }] }',
  ],
  [
    '{ anyOf: [{ maxLength: 9 }, { pattern: ^a }] }',
    '{ anyOf: [{ maxLength: 9 }, { pattern: ^a }, { maxLength: 9 }] }',
  ],
  [
    '{ type: integer, minimum: 1, maximum: 9 }',
    '{ type: integer, exclusiveMinimum: 0, exclusiveMaximum: 10 }',
  ],
  ['{ type: integer }', '{ type: integer, multipleOf: 1 }'],
  ['{ type: integer }', '{ type: integer, format: int64 }'],
  ['{ type: number }', '{ type: number, format: double }'],
];

it.each(SPELLINGS)('%s and %s are no change', (one, other) => {
  expect(parse(one)).not.toEqual(parse(other));
  expect(bothWays(one, other)).toEqual([[], []]);
});

it('the README has a row for each spelling, in this order', () => {
  const lines = readFileSync('packages/contract-gates/README.md', 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| One spelling'));
  const cells = (row: string) => row.split('|').map((cell) => cell.trim());
  expect(lines.slice(start + 2, lines.indexOf('', start)).map((row) => cells(row).slice(1, 3))).toEqual(
    SPELLINGS.map((row) => row.map((schema) => `\`${schema}\``)),
  );
});

it.each([
  ['{ type: number, minimum: 1 }', '{ type: number, exclusiveMinimum: 0 }'],
  ['{ type: integer, minimum: 1 }', '{ type: integer, exclusiveMinimum: 0.5, maximum: 9 }'],
  // Here two numbers of JavaScript are equal although the limits differ.
  ['{ type: integer, exclusiveMinimum: 9007199254740992 }', '{ type: integer, minimum: 9007199254740992 }'],
  ['{ type: number }', '{ type: number, multipleOf: 1 }'],
  ['{ type: integer }', '{ type: integer, multipleOf: 2 }'],
  ['{ type: integer }', '{ type: integer, format: int32 }'],
  ['{ type: number }', '{ type: number, format: int64 }'],
  ['{ type: string }', '{ type: string, format: int64 }'],
  ['{ type: number }', '{ type: number, format: float }'],
  ['{ oneOf: [{ type: integer }, { type: number }] }', '{ anyOf: [{ type: integer }, { type: number }] }'],
  ['{ oneOf: [{ maxLength: 9 }, { minLength: 2 }] }', '{ anyOf: [{ maxLength: 9 }, { minLength: 2 }] }'],
  ['{ oneOf: [{ maxLength: 9 }] }', '{ oneOf: [{ maxLength: 9 }, { maxLength: 9 }] }'],
  ['{ type: [integer, number] }', '{ oneOf: [{ type: integer }, { type: number }] }'],
  ['{ type: string, maxLength: 9 }', '{ anyOf: [{ type: string, maxLength: 9 }, { type: string }] }'],
  [
    '{ type: [string, integer], enum: [a, null] }',
    '{ anyOf: [{ type: string, enum: [a] }, { type: integer }] }',
  ],
  [
    "{ type: [object, 'null'], not: { type: 'null' } }",
    "{ anyOf: [{ type: object, not: { type: 'null' } }, { type: 'null' }] }",
  ],
  [
    "{ type: [object, 'null'], properties: { b: {} }, additionalProperties: false }",
    "{ properties: { b: {} }, anyOf: [{ type: object, additionalProperties: false }, { type: 'null' }] }",
  ],
])('%s and %s are a change', (one, other) => {
  expect(bothWays(one, other).flat()).toContainEqual(expect.objectContaining({ severity: 'breaking' }));
});
