// Changes planted in the mock. Most of them change a body that the mock has read from the description.
import type { Edit, PlantedChange } from '../plantedChange';

const MOCK = 'packages/contract-gates/src/mock/mock.ts';
const RESPOND = 'packages/contract-gates/src/mock/respond.ts';
const SELECTION = 'packages/contract-gates/src/mock/scenarioSelection.ts';
const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

/** Every field of a response body passes this line. */
const inEachField = (replace: string): Edit =>
  edit(
    SELECTION,
    "      field,\n      /token$/i.test(field) && typeof value === 'string' ? token : value,",
    replace,
  );
const withValue = (field: string, value: string) =>
  inEachField(
    `field, field === '${field}' ? ${value} : /token$/i.test(field) && value !== null ? token : value,`,
  );

export const changesOfTheMock: PlantedChange[] = [
  {
    id: 'mock-rename-field',
    place: 'mock',
    kind: 'rename a field',
    change: 'The token is called `token`; the check of every answer makes that a 500',
    edits: [inEachField("field === 'ds_Token' ? 'token' : field,\n      value,")],
    gate: 'mock',
    reason: /● .* › accepted, by its request/,
  },
  {
    id: 'mock-retype-field',
    place: 'mock',
    kind: 'retype a field',
    change: 'The code of the dashboard is a number, which the description allows',
    edits: [withValue('cd_Dashboard', '7')],
    gate: 'mock',
    reason: /● .* › accepted, by its request/,
  },
  {
    id: 'mock-drop-field',
    place: 'mock',
    kind: 'drop a field',
    change: 'A refusal has no words, which the description allows',
    edits: [withValue('ds_Mensagem', 'undefined')],
    gate: 'mock',
    reason: /● .* › refused, by its request/,
  },
  {
    id: 'mock-required-field',
    place: 'mock',
    kind: 'ask for one field more',
    change: 'A sign-in has to name the company too',
    edits: [
      edit(
        RESPOND,
        '    const override = readOverride',
        "    if (isObject(request.body) && !('cd_Empresa' in request.body)) throw new Error('No company');\n    const override = readOverride",
      ),
    ],
    gate: 'mock',
    reason: /● .* › accepted, by its request/,
  },
  {
    id: 'mock-null',
    place: 'mock',
    kind: 'null where a text is',
    change: 'A refusal’s words are null, which the description allows',
    edits: [withValue('ds_Mensagem', 'null')],
    gate: 'mock',
    reason: /● .* › refused, by its request/,
  },
  {
    id: 'mock-status-login',
    place: 'mock',
    kind: 'another status for an accepted login',
    change: 'An accepted login has `statusLogin` 7, which the description takes for a refusal',
    edits: [withValue('statusLogin', '7')],
    gate: 'mock',
    reason: /● .* › accepted, by its request/,
  },
  {
    id: 'mock-token-type',
    place: 'mock',
    kind: 'a token of another type',
    change: 'The token is a number; the check of every answer makes that a 500',
    edits: [withValue('ds_Token', '12345')],
    gate: 'mock',
    reason: /● .* › accepted, by its request/,
  },
  {
    id: 'mock-swap-arms',
    place: 'mock',
    kind: 'swap the arms',
    change: 'Who signs in gets the answer of another person',
    edits: [
      edit(SELECTION, 'personIn(scenarios, one.body) === sender', 'personIn(scenarios, one.body) !== sender'),
    ],
    gate: 'mock',
    reason: /● .* › a login, by whatever password/,
  },
  {
    id: 'mock-http-status',
    place: 'mock',
    kind: 'another HTTP status',
    change: 'Every answer comes with 201',
    edits: [
      edit(
        RESPOND,
        "reply.code(status).header('x-mock-scenario'",
        "reply.code(201).header('x-mock-scenario'",
      ),
    ],
    gate: 'mock',
    reason: /Expected: 200\n\s+Received: 201/,
  },
  {
    id: 'mock-404-for-401',
    place: 'mock',
    kind: '404 for 401',
    change: 'Who has no token is told that there is nothing',
    edits: [edit(MOCK, "new HttpError(401, { 'www-authenticate'", "new HttpError(404, { 'www-authenticate'")],
    gate: 'mock',
    reason: /● .*401: \/api\/session/,
  },
  {
    id: 'mock-drop-scenario',
    place: 'mock',
    kind: 'drop a scenario',
    change: 'The mock does not read the blocked user',
    edits: [
      edit(
        'packages/contract-gates/src/mock/mockedOperations.ts',
        'scenario.operation.id === operation.id)',
        "scenario.operation.id === operation.id && scenario.name !== 'blocked')",
      ),
    ],
    gate: 'mock',
    reason: /● .* › blocked, by its request/,
  },
  {
    id: 'mock-path-case',
    place: 'mock',
    kind: 'change the case of a path',
    change: 'The mock routes small letters only',
    edits: [edit(MOCK, 'url: `${prefix}${path.replace(', 'url: `${prefix}${path.toLowerCase().replace(')],
    gate: 'mock',
    reason: /● .* › accepted, by its request/,
  },
  {
    id: 'mock-drop-header',
    place: 'mock',
    kind: 'drop a header',
    change: 'A 429 does not say how long to wait',
    edits: [
      edit(
        RESPOND,
        'reply.code(status).headers(headersOf(document, mocked, status));',
        'reply.code(status);',
      ),
    ],
    gate: 'mock',
    reason: /● .*a status brings the headers that are described with it/,
  },
  {
    id: 'mock-drop-security',
    place: 'mock',
    kind: 'drop the security',
    change: 'The mock wants no token of anybody',
    edits: [edit(MOCK, 'const isMissing = mocked.needsToken &&', 'const isMissing = !mocked.needsToken &&')],
    gate: 'mock',
    reason: /● .*401: \/api\/session/,
  },
  {
    id: 'mock-coerce',
    place: 'mock',
    kind: 'coerce a value',
    change: 'The mock reads the login as a number, and loses its zeros',
    edits: [
      edit(
        SELECTION,
        'const sender = personIn(scenarios, body);',
        'const sender = String(Number(personIn(scenarios, body)));',
      ),
    ],
    gate: 'mock',
    reason: /● .* › a login, by whatever password/,
  },
  {
    id: 'mock-unchecked',
    place: 'mock',
    kind: 'let a wrong answer out',
    change: 'An answer leaves without a look at the description',
    edits: [edit(RESPOND, 'const text = serialize(status, body);', 'const text = JSON.stringify(body);')],
    gate: 'mock',
    reason: /● .*an example that breaks it is a 500 that says where.*/,
  },
];
