// What changes no message is no change, wherever it is in a description.
import { readDocument } from '../description/readDocument';
import { compareDescriptions } from './compareDescriptions';

/** Everything that may have a text, and every list without an order. */
const DESCRIPTION = `
openapi: 3.1.0
info: { title: TEXT, version: '1', summary: TEXT, contact: { name: TEXT }, license: { name: TEXT } }
externalDocs: { url: https://TEXT.example, description: TEXT }
tags: [{ name: things, description: TEXT }]
servers: [{ url: /api, description: TEXT }]
paths:
  /things:
    summary: TEXT
    description: TEXT
    put:
      operationId: putThing
      tags: [b, a]
      summary: TEXT
      externalDocs: { url: https://TEXT.example }
      x-note: TEXT
      x-roles: [b, a]
      security: [{ oauth: [b, a] }, { oidc: [] }, { token: [] }]
      parameters:
        - { name: p, in: query, description: TEXT, example: TEXT, schema: { type: [string, integer], title: TEXT } }
        - name: q
          in: query
          content:
            application/json:
              schema: { type: string, description: TEXT }
              examples: { one: { value: TEXT } }
      requestBody:
        description: TEXT
        content:
          application/json: { schema: { $ref: '#/components/schemas/Thing' } }
          multipart/form-data:
            schema: { properties: { file: { type: string } } }
            encoding: { file: { headers: { X-A: { description: TEXT, schema: { type: string, title: TEXT } } } } }
      responses:
        '200':
          description: TEXT
          headers:
            X-B: { description: TEXT, example: TEXT, schema: { type: string, $comment: TEXT } }
            X-C: { content: { application/json: { schema: { type: string, description: TEXT } } } }
          links: { next: { operationId: putThing, description: TEXT, parameters: { p: $response.body#/a } } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Thing' }
              examples: { one: { summary: TEXT, description: TEXT, x-note: TEXT, value: {} } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer, bearerFormat: TEXT, description: TEXT, x-note: TEXT }
    oidc: { type: openIdConnect, openIdConnectUrl: https://TEXT.example }
    oauth:
      type: oauth2
      description: TEXT
      flows:
        clientCredentials: { tokenUrl: https://TEXT.example, refreshUrl: https://TEXT.example, scopes: { a: TEXT, b: TEXT } }
  schemas:
    Thing:
      title: TEXT
      description: TEXT
      externalDocs: { url: https://TEXT.example }
      xml: { name: TEXT }
      x-note: TEXT
      required: [b, a]
      properties:
        a: { type: [string, integer], enum: [b, a], example: TEXT, examples: [TEXT], xml: { attribute: true, name: TEXT } }
        b: { allOf: [{ type: [string, integer] }, { type: [integer, string], description: TEXT }] }
        c: { not: { type: [string, integer], enum: [b, a], title: TEXT, xml: { name: TEXT } } }
        d: { patternProperties: { '^x': { $comment: TEXT } }, dependentRequired: { a: [b, a] } }
        e: { prefixItems: [{ type: string, description: TEXT }], contains: { title: TEXT } }
        f: { not: { anyOf: [{ type: string, title: TEXT }, { const: 1 }] } }
        g: { if: { required: [b, a], description: TEXT }, then: { title: TEXT } }
        h: { oneOf: [{ properties: { k: { enum: [b, a] } } }, { properties: { k: { enum: [d, c] } } }] }
        i: { type: string, format: password, contentSchema: { description: TEXT } }
`;

const TODAY = '2026-11-21';
const listChanges = (before: string, after: string) =>
  compareDescriptions(readDocument(before), readDocument(after), {
    today: TODAY,
    validated: ['Thing'],
    tags: ['things'],
  }).map(({ rule, at, message }) => `${rule} ${at}: ${message}`);

it.each<[what: string, from: string | RegExp, to: string, isOneWay?: boolean]>([
  ['another text', /TEXT/g, 'other'],
  ['another order of two names', /\[b, a\]/g, '[a, b]'],
  ['a name twice', /\[b, a\]/g, '[b, a, b]'],
  ['another order of types', /\[string, integer\]/g, '[integer, string]'],
  ['one type as a list', /type: string,/g, 'type: [string],'],
  ['another order of alternatives', /\[\{ (type: string, title: TEXT) \}, (.*)\] \} \}/g, '[$2, { $1 }] } }'],
  ['another order of credentials', '[{ oauth: [b, a] }, { oidc: [] }', '[{ oidc: [] }, { oauth: [b, a] }'],
  ['another spelling of a scheme', 'scheme: bearer', 'scheme: Bearer'],
  ['another scope that no operation needs', 'b: TEXT }', 'b: TEXT, c: TEXT }'],
  ['one more address', '[{ url: /api,', '[{ url: /other }, { url: /api,', true],
  ['other tags outside every agreement', 'tags: [b, a]', 'tags: [c]'],
  ['a format that only hides a text', 'format: password, ', ''],
])('%s is no change', (_what, from, to, isOneWay = false) => {
  const other = DESCRIPTION.replaceAll(from, to);
  expect(other).not.toBe(DESCRIPTION);
  expect(listChanges(DESCRIPTION, other)).toEqual([]);
  if (!isOneWay) expect(listChanges(other, DESCRIPTION)).toEqual([]);
});

it('finds a change of a field that is called like a text', () => {
  const named = DESCRIPTION.replace('h: {', 'description: { type: string }\n        h: {');
  expect(
    listChanges(named, named.replace('description: { type: string }', 'description: { type: number }')),
  ).toEqual(
    expect.arrayContaining([expect.stringMatching(/^response-type-widened putThing 200 description: /)]),
  );
});

it.each([
  ['leads through', 'x-more/B', 'x-more: { B: { type: string } }'],
  ['ends at', 'x-more', 'x-more: &B { type: string }'],
  ['leads with escapes through', 'x-a~1b/B', 'x-a/b: { B: { type: string } }'],
])('finds a change behind a reference that %s an extension', (_how, reference, extension) => {
  const hidden = DESCRIPTION.replace(
    'b: { allOf',
    `b: { $ref: '#/components/${reference}' }\n        z: { allOf`,
  ).replace('  schemas:', `  ${extension}\n  schemas:`);
  expect(
    listChanges(
      hidden,
      hidden.replace(/B:? \{ type: string \}/, (one) => one.replace('string', 'number')),
    ),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^response-type-widened putThing 200 b: /)]));
});
