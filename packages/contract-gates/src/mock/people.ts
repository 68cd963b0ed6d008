// Which scenario a call means when it does not say so, by the examples alone: who signs in, and who is signed in.
import { isDeepStrictEqual } from 'node:util';
import { entries, entry, isObject } from '../description/document';
import type { Scenario } from '../description/operations';

/** The scenario for a body that no example has, where there is one of this name. */
const STRANGER = 'refused';
const TOKEN = /^Bearer +mock\.([\w-]+)$/i;

/** The field that tells the requests' examples apart: the first of those with the most different values. */
export function tellingField(scenarios: Scenario[]): string | undefined {
  const bodies = scenarios.map(({ body }) => body).filter(isObject);
  const variety = (field: string) => new Set(bodies.map((body) => entry(body, field))).size;
  const [most] = Object.keys(bodies[0] ?? {}).sort((one, other) => variety(other) - variety(one));
  return most;
}

/** Who a body speaks of: the text in its telling field. */
export function personIn(scenarios: Scenario[], body: unknown): string | null {
  const value = entry(body, tellingField(scenarios) ?? '');
  return typeof value === 'string' ? value : null;
}

/** A person, and each scenario of theirs with the other fields that its request has to have. */
export type Caller = { person: string; gets: { id: string; needs: string[] }[] };

/** Who gets which scenario, each person once. The first scenario of a person needs nothing else. */
export function callersIn(scenarios: Scenario[]): Caller[] {
  const named = scenarios.flatMap((scenario) => {
    const person = personIn(scenarios, scenario.body);
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

/**
 * The scenario whose example request is the body; else the first whose example request names the same person; else the
 * one whose example response names the person who is signed in; else the one for strangers; else the first.
 */
export function scenarioFor(
  scenarios: Scenario[],
  { body, signedIn }: { body: unknown; signedIn: string | null },
): Scenario | undefined {
  const sender = personIn(scenarios, body);
  return (
    scenarios.find((one) => body !== undefined && isDeepStrictEqual(one.body, body)) ??
    scenarios.find((one) => sender !== null && personIn(scenarios, one.body) === sender) ??
    scenarios.find(({ answer }) => signedIn !== null && valuesIn(answer).includes(signedIn)) ??
    scenarios.find(({ name }) => name === STRANGER) ??
    scenarios[0]
  );
}

const valuesIn = (answer: unknown): unknown[] => (isObject(answer) ? Object.values(answer) : []);

/** The answer with a token that says who it was given to, in place of the example's: it outlives the mock. */
export function withTokenFor(person: string | null, answer: unknown): unknown {
  if (person === null || !isObject(answer)) return answer;
  const token = `mock.${Buffer.from(person).toString('base64url')}`;
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [
      field,
      /token$/i.test(field) && typeof value === 'string' ? token : value,
    ]),
  );
}

/** Who an `Authorization` header speaks for; `null` for a token that is not the mock's. */
export function personOfToken(authorization: string | undefined): string | null {
  const encoded = TOKEN.exec(authorization ?? '')?.[1];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64url').toString();
}
