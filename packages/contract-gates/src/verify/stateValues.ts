// Checks the values that provider states return for their requests, such as a token.
import { entry, readString } from '../description/document';

export type StateValues = {
  /** Keeps the values of a state that was set up. Returns one sentence for a value that is no value. */
  add: (state: string, returned: unknown) => string | null;
  /** One sentence for each state that returned no value for its requests. */
  missing: () => string[];
  /** Returns the returned token with which the credentials begin, if further letters follow it. */
  findShorterToken: (authorization: string) => StateToken | undefined;
  /** Reports that the backend refuses the returned token itself. */
  refuse: (token: StateToken, request: string) => void;
  /** One sentence for the state of the present request, whose token the backend refuses. `null`: none. */
  refused: () => string | null;
  /** Forgets the values after a request. */
  clear: () => void;
};

type StateToken = { state: string; name: string; header: string };

/**
 * @param handler The subject of the sentences: `The state handler http://…`.
 * @param needed The names of the values that each state has to return. Without one, the verifier sends the example of the pact.
 */
export function makeStateValues(
  handler: string,
  needed: ReadonlyMap<string, readonly string[]> = new Map(),
): StateValues {
  const missing = new Set<string>();
  let values: { state: string; name: string; text: string }[] = [];
  let refused: string | null = null;

  return {
    add: (state, returned) => {
      refused = null;
      const names = needed.get(state) ?? [];
      values.push(...names.map((name) => ({ state, name, text: readString(returned, name) ?? '' })));
      for (const name of names.filter((one) => entry(returned, one) === undefined))
        missing.add(
          `${handler} returned no ${name} for the state "${state}", so the backend received the example of the pact.`,
        );
      const empty = names.find((name) => isEmpty(entry(returned, name)));
      return empty === undefined
        ? null
        : `${handler} returned an empty ${empty} for the state "${state}", so its request proves nothing. It has to return the ${empty} that the backend knows.`;
    },
    missing: () => [...missing],
    findShorterToken: (authorization) => {
      const [scheme = '', ...rest] = authorization.split(' ');
      const credentials = rest.join(' ');
      const [longest] = values
        .filter(({ text }) => text !== '' && text !== credentials && credentials.startsWith(text))
        .sort((one, other) => other.text.length - one.text.length);
      return longest && { ...longest, header: `${scheme} ${longest.text}` };
    },
    refuse: ({ state, name }, request) => {
      refused = `${handler} returned a ${name} for the state "${state}" that the backend refuses: ${request} responded with 401 to this ${name} as well as to another one, so a 401 proves nothing. It has to sign in a user, and return the ${name} of this user.`;
    },
    refused: () => refused,
    clear: () => {
      values = [];
    },
  };
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');
