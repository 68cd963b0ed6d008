import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import {
  entries,
  entry,
  listOperations,
  readDocument,
  readString,
  resolved,
  type Operation,
} from 'contract-gates/description';
import { DESCRIPTION } from '../../api-spec/generatorSettings';
import { addUser, buildTestApp, fetchToken, signInWith } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';
import { eachRow } from '../../test/support/eachRow';
import { SCENARIOS } from '../../test/support/scenarios';

const database = useTestDatabase((empty) => addUser(empty, { login: '1' }));
let app: FastifyInstance;
let authorization: string;
beforeAll(async () => {
  app = await buildTestApp(database());
});
beforeEach(async () => {
  authorization = `Bearer ${await fetchToken(app, '1')}`;
});
afterAll(() => app.close());

const document = readDocument(readFileSync(DESCRIPTION, 'utf8'), DESCRIPTION);
/** The fields with `x-verbatim`. */
const PASSWORDS = ['ds_Senha', 'currentPassword', 'newPassword', 'password', 'secret'];
/** One of each kind: C0, C1, and noncharacters. */
const REFUSED = ['\0', '\u0007', '\n', '\u0085', '\uFDD0', '\uFFFE', '\u{10FFFF}'];
/** JSON can also have half of a character. */
const REFUSED_IN_JSON = [...REFUSED, '\ud800', '\udc00'];

type Text = { path: string[]; text: string };

/** Returns all texts of a body but the passwords. */
function listTexts(value: unknown, path: string[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) => listTexts(item, [...path, String(at)]));
  return entries(value)
    .filter(([name]) => !PASSWORDS.includes(name))
    .flatMap(([name, part]) => listTexts(part, [...path, name]));
}

/** Returns a copy with another text at a path. */
function replaceAt(value: unknown, [first, ...rest]: string[], text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (String(at) === first ? replaceAt(item, rest, text) : item));
  return Object.fromEntries(
    entries(value).map(([name, part]) => [name, name === first ? replaceAt(part, rest, text) : part]),
  );
}

/** A request with a body for each operation. */
const BODIES = [
  ...new Map(
    SCENARIOS.filter(({ body, takesForm }) => !takesForm && body !== undefined).map(
      ({ operation, path, body }) => [operation.id, { method: operation.method, path, body }],
    ),
  ),
];

eachRow(BODIES, 3)(
  '%s refuses a character that no text may have, in each text of its body [specification §7.47]',
  async (_id, { method, path, body }) => {
    const send = async (payload: unknown) => {
      const response = await app.inject({
        method: method === 'put' ? 'PUT' : 'POST',
        url: `/api${path}`,
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      return [response.statusCode, response.json<unknown>()] as const;
    };
    for (const { path: field, text } of listTexts(body))
      for (const character of REFUSED_IN_JSON) {
        const [status, content] = await send(replaceAt(body, field, `${text}${character}`));
        if (status === 422)
          expect(entry(content, 'problems')).toEqual([{ field: field.join('.'), reason: 'characters' }]);
        // The text of a fixed form is invalid anyway.
        else expect([field, status]).toEqual([field, 400]);
      }
  },
);

it('an operation whose 422 names fields names all that have such a character [specification §7.47]', async () => {
  const response = await app.inject({
    method: 'PUT',
    url: '/api/company',
    headers: { authorization },
    payload: {
      ...{ name: 'A\uFFFE', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
      ...{ weekStartsOn: 7, holidays: [{ day: '2026-01-25', name: '\u0000' }] },
    },
  });
  expect([response.statusCode, response.json()]).toEqual([
    422,
    {
      message: 'Um dos valores não é válido.',
      problems: [
        { field: 'name', reason: 'characters' },
        { field: 'holidays.0.name', reason: 'characters' },
      ],
    },
  ]);
});

type Parameter = { operation: Operation; name: string; location: string };

/** Returns the parameters that can have any text. */
const PARAMETERS = listOperations(document).flatMap((operation): [string, Parameter][] => {
  const list = entry(operation.value, 'parameters');
  return (Array.isArray(list) ? list : []).flatMap((one: unknown): [string, Parameter][] => {
    const parameter = resolved(document, one);
    const schema = resolved(document, entry(parameter, 'schema'));
    const [name = '', location = ''] = [readString(parameter, 'name'), readString(parameter, 'in')];
    const isText =
      readString(schema, 'type') === 'string' &&
      entry(schema, 'enum') === undefined &&
      entry(schema, 'format') === undefined;
    if (!isText || location === 'header') return [];
    return [[`${operation.id}, ${name}`, { operation, name, location }]];
  });
});

eachRow(PARAMETERS, 3)(
  'the parameter of %s refuses such a character, in the language of the caller [specification §7.47]',
  async (_title, { operation: { method, path }, name, location }) => {
    for (const character of REFUSED) {
      const text = encodeURIComponent(`a${character}`);
      const at = path.replace(/\{\w+\}/, location === 'path' ? text : 'x');
      const response = await app.inject({
        method: method === 'put' ? 'PUT' : method === 'post' ? 'POST' : 'GET',
        url: `/api${at}${location === 'query' ? `?${name}=${text}` : ''}`,
        headers: { authorization, 'accept-language': 'es' },
        ...(method !== 'get' && { payload: {} }),
      });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { message: 'Uno de los textos tiene un carácter que no se puede usar.', reason: 'characters' },
      ]);
    }
  },
);

it('a password keeps every character [specification §7.47]', async () => {
  const password = 'senha\u200b\u0000\uFFFE\u0007';
  await addUser(database(), { login: '2', password });
  const signIn = async (sent: string) =>
    (await signInWith(app, { login: '2', password: sent })).json<{ statusLogin: number }>().statusLogin;
  expect(await signIn(password)).toBe(0);
  expect(await signIn(password.replace('\u200b', ''))).toBeGreaterThan(0);
});

it('a very deep body is refused [specification §7.47]', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/entries/deletions',
    headers: { authorization, 'content-type': 'application/json' },
    payload: `{"ids":["1"],"more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  });
  expect(response.statusCode).toBe(400);
});
