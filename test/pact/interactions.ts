// Interactions that several tests of the portal's pact share.
import { MatchersV3 } from '@pact-foundation/pact';
import type { PactV4 } from '@pact-foundation/pact';
import { readString } from 'contract-gates/description';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { getScenario, getScenarioById } from '../support/scenarios';
import { TOKEN, makePact } from './consumer';

const { equal, fromProviderState, regex, string } = MatchersV3;

/** RFC 3339 with optional fractions of a second, in any time zone, like in the description. */
export const DATE_TIME = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$`;

/** The provider's state handler returns `{ "token": … }`, which replaces the token of the pact. */
export const BEARER = fromProviderState('Bearer ${token}', `Bearer ${TOKEN}`);

/**
 * The provider receives a token that it has not issued. It starts like a valid one, so a provider that reads a token without
 * its signature fails too. Five letters, because a lenient decoder of Base64 drops a single one.
 */
const OTHER_BEARER = fromProviderState('Bearer ${token}other', `Bearer ${TOKEN}`);

/** Returns the parameters of the state of a signed-in user. A provider can set it up from these alone. */
export function makeStateParams(name: 'admin' | 'editor') {
  const { login, name: fullName, role } = getScenario('/session', name).response;
  return { login, name: fullName, role };
}

/** Adds the call with which the portal reads the session at each start. */
export function addSession(pact: PactV4, name: 'admin' | 'editor') {
  const { id, response: example, state } = getScenario('/session', name);
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams(name) })
    .uponReceiving(id)
    .withRequest('GET', '/session', (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' });
    })
    .willRespondWith(200, (response) => {
      response.jsonBody({
        login: string(example.login),
        name: string(example.name),
        role: example.role, // the portal branches on it
        expiresAt: regex(DATE_TIME, example.expiresAt),
      });
    });
}

/** Makes a pact whose first call reads the session. */
export function makeSignedInPact(name: 'admin' | 'editor' = 'admin'): PactV4 {
  const pact = makePact('erp-backend-extension');
  addSession(pact, name);
  return pact;
}

/** Splits the path of a scenario, because Pact takes path and query apart. */
export function readTarget(id: ScenarioId): { path: string; query: Record<string, string> } {
  const { pathname: path, searchParams } = new URL(getScenarioById(id).path, 'http://pact.invalid');
  return { path, query: Object.fromEntries(searchParams) };
}

/** Adds a call with an unknown token. A provider must respond with 401, although a user is signed in. */
export function addRejected(pact: PactV4, id: ScenarioId, accept = 'application/json') {
  const { operation, state, body, takesForm, response: example } = getScenarioById(id);
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin') })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), readTarget(id).path, (request) => {
      const headers = { Authorization: OTHER_BEARER, Accept: accept };
      request.query(readTarget(id).query);
      if (takesForm) addForm(request, headers, body);
      else request.headers(headers);
      if (body !== undefined && !takesForm) request.jsonBody(body);
    })
    .willRespondWith(401, (response) => {
      response.jsonBody({ message: string(readString(example, 'message')) });
    });
}

/** A day like `2026-11-20`. */
export const DAY = String.raw`^\d{4}-\d{2}-\d{2}$`;

/** Adds a GET by a signed-in user, with the parameters of the scenario. */
export function addGet(
  pact: PactV4,
  id: ScenarioId,
  role: 'admin' | 'editor' = 'admin',
  accept = 'application/json',
) {
  const { path, query } = readTarget(id);
  return pact
    .addInteraction()
    .given(getScenarioById(id).state, { scenario: id, ...makeStateParams(role) })
    .uponReceiving(id)
    .withRequest('GET', path, (request) => {
      request.headers({ Authorization: BEARER, Accept: accept });
      request.query(query);
    });
}

/** Returns the texts of an error response. */
export function readProblem(id: ScenarioId) {
  const { response } = getScenarioById(id);
  return { message: readString(response, 'message'), reason: readString(response, 'reason') };
}

/** The name of the file in the examples. It is for display only. */
export const FILE_NAME = 'contas.csv';
const BOUNDARY = 'portaria';

type Request = Parameters<NonNullable<Parameters<ReturnType<PactV4['addInteraction']>['withRequest']>[2]>>[0];
type Headers = Parameters<Request['headers']>[0];

/** Adds form data with a file. Pact compares its parts, with any boundary. */
export function addForm(request: Request, headers: Headers, parts: unknown): void {
  const lines = ['file', 'choices'].flatMap((name) => {
    const text = readString(parts, name);
    if (text === undefined) return [];
    const isFile = name === 'file';
    return [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="${name}"${isFile ? `; filename="${FILE_NAME}"` : ''}`,
      ...(isFile ? ['Content-Type: text/csv'] : []),
      ...['', text],
    ];
  });
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  request.headers({ ...headers, 'Content-Type': regex('multipart/form-data; *boundary=.+', type) });
  request.body(type, Buffer.from([...lines, `--${BOUNDARY}--`, ''].join('\r\n')));
  // Without a rule Pact expects that this text is form data too.
  request.matchingRules({ body: [{ path: '$.choices', rules: [equal('')] }] });
}

type Response = Parameters<
  NonNullable<
    Parameters<ReturnType<ReturnType<PactV4['addInteraction']>['withRequest']>['willRespondWith']>[1]
  >
>[0];

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The header `Accept` of a call for a spreadsheet. */
export const ANY_SPREADSHEET = `${XLSX}, */*;q=0.1`;

/** By the ending of the file name. Pact finds the type of the provider's file by its first bytes. */
const FILES = {
  xlsx: { type: XLSX, pattern: `^${XLSX.replaceAll('.', String.raw`\.`)}$`, start: 'PK\x03\x04' },
  pdf: { type: 'application/pdf', pattern: '^application/pdf$', start: '%PDF-1.7' },
  csv: { type: 'text/csv', pattern: '^text/csv(;.*)?$', start: '\uFEFFTipo;' },
} as const;

/** Adds a file to a response: its type, name and first bytes. */
export function addFile(response: Response, name: string, ending: keyof typeof FILES): void {
  const { type, pattern, start } = FILES[ending];
  response.headers({
    'Content-Type': regex(pattern, type),
    // Pact compares the whole value.
    'Content-Disposition': regex(
      String.raw`^attachment; ?filename="[^"]+\.${ending}".*$`,
      `attachment; filename="${name}"`,
    ),
  });
  // Pact has no type for csv, so it only checks that such a file is text.
  response.body(ending === 'csv' ? 'text/plain' : type, Buffer.from(start));
}
