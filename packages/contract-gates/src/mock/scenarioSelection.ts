// Chooses a scenario by who signs in or who is signed in. The examples of the description decide.
import { isDeepStrictEqual } from 'node:util';
import { entries, entry, isObject } from '../description/document';
import type { Scenario } from '../description/scenarios';

/** The scenario for a login that no example has. */
const UNKNOWN_LOGIN = 'refused';

/** The field with the most different values in the example requests. */
function identifyingField(scenarios: Scenario[]): string | undefined {
  const bodies = scenarios.map(({ body }) => body).filter(isObject);
  const variety = (field: string) => new Set(bodies.map((body) => entry(body, field))).size;
  const [most] = Object.keys(bodies[0] ?? {}).sort((one, other) => variety(other) - variety(one));
  return most;
}

/** The value of the identifying field of a body. */
export function readPerson(scenarios: Scenario[], body: unknown): string | null {
  const value = entry(body, identifyingField(scenarios) ?? '');
  return typeof value === 'string' ? value : null;
}

/** A person and their scenarios, each with the other fields that its request needs. */
type Caller = { person: string; gets: { id: string; needs: string[] }[] };

/**
 * Lists each person once. The first scenario of a person needs no other field. A request selects the first scenario that
 * has it.
 */
export function listCallers(scenarios: Scenario[]): Caller[] {
  const selectable = scenarios.filter(
    ({ body }, at) => scenarios.findIndex((one) => isDeepStrictEqual(one.body, body)) === at,
  );
  const named = selectable.flatMap((scenario) => {
    const person = readPerson(scenarios, scenario.body);
    return person === null ? [] : [{ person, scenario }];
  });
  return [...new Set(named.map(({ person }) => person))].map((person) => {
    const own = named.filter((one) => one.person === person).map(({ scenario }) => scenario);
    const usual = own[0]?.body;
    return {
      person,
      gets: own.map(({ id, body }) => ({
        id,
        needs: entries(body)
          .filter(([field, value]) => !isDeepStrictEqual(entry(usual, field), value))
          .map(([field, value]) => `${field} ${JSON.stringify(value)}`),
      })),
    };
  });
}

/** A call of an operation. `path` has its query, and not the prefix of the server. */
type Received = {
  path: string;
  headers: Readonly<Record<string, unknown>>;
  body: unknown;
  signedIn: string | null;
};

/**
 * Returns the first of these scenarios that exists:
 * 1. The example request equals the body.
 * 2. The example request names the same person.
 * 3. The example response names the person who is signed in.
 * 4. The scenario is for unknown logins.
 * 5. The call has the path and all other parameters of the scenario. The one with the most parameters wins. A failure
 *    without parameters is only selected by the controls.
 * 6. The scenario is the first one.
 */
export function selectScenario(
  scenarios: Scenario[],
  { body, signedIn, ...call }: Received,
): Scenario | undefined {
  const sender = readPerson(scenarios, body);
  return (
    scenarios.find((one) => body !== undefined && isDeepStrictEqual(one.body, body)) ??
    scenarios.find((one) => sender !== null && readPerson(scenarios, one.body) === sender) ??
    scenarios.find(
      ({ response }) => signedIn !== null && isObject(response) && Object.values(response).includes(signedIn),
    ) ??
    scenarios.find(({ name }) => name === UNKNOWN_LOGIN) ??
    selectByParameters(scenarios, call) ??
    scenarios[0]
  );
}

function selectByParameters(
  scenarios: Scenario[],
  { path, headers }: Pick<Received, 'path' | 'headers'>,
): Scenario | undefined {
  const sent = new URL(path, BASE);
  const usual = scenarios[0] && new URL(scenarios[0].path, BASE).pathname;
  const matching = scenarios.flatMap((scenario) => {
    const wanted = new URL(scenario.path, BASE);
    const query = [...wanted.searchParams];
    const wantedHeaders = Object.entries(scenario.headers);
    const isMatch =
      wanted.pathname === sent.pathname &&
      query.every(([name, value]) => sent.searchParams.get(name) === value) &&
      wantedHeaders.every(([name, value]) => headers[name] === value);
    const parameters = query.length + wantedHeaders.length;
    const isPlainFailure = scenario.status >= 400 && parameters === 0 && wanted.pathname === usual;
    return isMatch && !isPlainFailure ? [{ scenario, parameters }] : [];
  });
  return matching.sort((one, other) => other.parameters - one.parameters)[0]?.scenario;
}

/** Any base, because only paths and queries are compared. */
const BASE = 'http://mock.invalid';

/** Replaces the token by one that names the person. It stays valid after a restart of the mock. */
export function withPersonToken(person: string | null, body: unknown): unknown {
  if (person === null || !isObject(body)) return body;
  const token = `mock.${Buffer.from(person).toString('base64url')}`;
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      /token$/i.test(field) && typeof value === 'string' ? token : value,
    ]),
  );
}

const TOKEN = /^Bearer +mock\.([\w-]+)$/i;

/** The person of an `Authorization` header. `null`: the mock did not make the token. */
export function personOfToken(authorization: string | undefined): string | null {
  const encoded = TOKEN.exec(authorization ?? '')?.[1];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64url').toString();
}
