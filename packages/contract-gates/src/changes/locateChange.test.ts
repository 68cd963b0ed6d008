import { readClub } from '../../test/club';
import config from '../../test/club/contract.config';
import { locateChange } from './locateChange';

const SHIPPED = readClub(config.description);

/** A description with what the club's does not have. */
const OTHER = `openapi: 3.1.0
paths:
  /of/{owner}/things:
    parameters:
      - { name: owner, in: path, schema: { type: string } }
    get:
      operationId: listThings
      parameters:
        - name: page
          in: query
          schema:
            maximum: 9
        - $ref: '#/components/parameters/Filter'
      responses:
        '200':
          content:
            application/xml:
              schema: { $ref: '#/components/schemas/Node' }
            application/json:
              schema:
                oneOf:
                  - $ref: '#/components/schemas/Node'
                  - type: object
                    properties:
                      a.b: { type: string }
                      form:
                        type: string
                        contentSchema: { $ref: '#/components/schemas/Node' }
        '204':
          x-examples:
            none: { x-provider-state: no thing exists }
  /hidden: { $ref: '#/components/pathItems/Hidden' }
components:
  parameters:
    Filter:
      name: filter
      in: query
      content:
        application/json:
          schema: {}
  pathItems:
    Hidden:
      post:
        operationId: hide
  schemas:
    Node:
      allOf:
        - properties:
            name: { type: string }
      properties:
        next: { $ref: '#/components/schemas/Node' }
      additionalProperties:
        type: number
`;

const LOCATIONS: [text: string, at: string, line: string][] = [
  [SHIPPED, 'signIn 200 Accepted.token', 'token:'],
  [SHIPPED, 'signIn 200 Refused', 'Refused:'],
  [SHIPPED, 'signIn request member', 'member:'],
  [SHIPPED, 'signIn request', 'Credentials:'],
  [SHIPPED, 'listCourts 200 courts[].code', 'code: {'],
  [SHIPPED, 'listCourts 200 courts[]', 'Court:'],
  [SHIPPED, 'getSession 200 example admin', 'admin:'],
  [SHIPPED, 'signIn request example blocked', 'blocked: { value'],
  [SHIPPED, 'getSession', 'get:'],
  [SHIPPED, 'getSession 401', 'Problem:'],
  [SHIPPED, 'signIn 429 header retry-after', 'Retry-After:'],
  [SHIPPED, 'schema Accepted token', 'token:'],
  // For a removed part, the line of its parent.
  [SHIPPED, 'getSession 200 gone.deeper', 'Session:'],
  [SHIPPED, 'signIn 200 Accepted.gone[]', 'Accepted:'],
  [SHIPPED, 'getSession 200 example gone', 'examples:'],
  [SHIPPED, 'getSession 299', 'get:'],
  [SHIPPED, 'goneOperation', 'paths:'],
  [OTHER, 'listThings query page', '- name: page'],
  [OTHER, 'listThings query filter', 'Filter:'],
  [OTHER, 'listThings {owner}', 'name: owner'],
  [OTHER, 'listThings 200 application/xml next.next.name', 'name: {'],
  [OTHER, 'listThings 200 Node.next.{any}', 'additionalProperties:'],
  [OTHER, 'listThings 200 variant2.a.b', 'a.b:'],
  [OTHER, 'listThings 200 variant2.form.name', 'name: {'],
  [OTHER, 'listThings 204 example none', 'none: {'],
  [OTHER, 'hide', 'post:'],
];

it.each(LOCATIONS)('finds the line of a location (%#)', (text, at, line) => {
  expect(text.split('\n')[locateChange(text, at) - 1]).toContain(line);
});
