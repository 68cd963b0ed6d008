// Reads the scenarios of the API description, which are its named examples.
import { entries, entry, follow, readList, readString, resolved } from './document';
import type { Document } from './document';
import { findBody, findJsonType } from './jsonContent';
import { listOperations, needsToken } from './operations';
import type { Operation } from './operations';

/** A named example: request, response and provider state. */
export type Scenario = {
  /** Also the name of the interaction in the pact: `signIn: accepted`. */
  id: string;
  operation: Operation;
  name: string;
  summary: string;
  /** Path and query of the request, without the server's prefix: `/people/7?sort=name`. */
  path: string;
  /** The described headers of the request that the scenario needs, with names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** `undefined`: the operation takes no body. An object with the parts, as texts, if the operation takes a form. */
  body: unknown;
  /** Whether the operation takes form data and not JSON. */
  takesForm: boolean;
  status: number;
  /** Media type of the response. `undefined`: it has no body. */
  type: string | undefined;
  /** The text of a response that is not JSON. */
  response: unknown;
  /** The value of `x-provider-state`, empty if missing. */
  state: string;
  needsToken: boolean;
};

/** Returns every named example of a response, with the request example of the same name. */
export function listScenarios(document: Document): Scenario[] {
  return listOperations(document).flatMap((operation) => {
    const { examples: bodies, isForm: takesForm } = findBody(document, operation);
    return entries(entry(operation.value, 'responses')).flatMap(([status, response]) =>
      listExamples(resolved(document, response)).map(({ name, example, type }) => ({
        id: `${operation.id}: ${name}`,
        operation,
        name,
        summary: readString(example, 'summary') ?? '',
        ...readRequest(document, operation, entry(example, 'x-parameters')),
        body: entry(entry(bodies, name), 'value'),
        takesForm,
        status: Number(status),
        type,
        response: entry(example, 'value'),
        state: readString(example, 'x-provider-state') ?? '',
        needsToken: needsToken(document, operation),
      })),
    );
  });
}

/** Returns the examples of the JSON of a response, else those of all media types. One without a body has `x-examples`. */
function listExamples(response: unknown): { name: string; example: unknown; type: string | undefined }[] {
  const content = entry(response, 'content');
  const json = findJsonType(response);
  const types = json === undefined ? entries(content).map(([type]) => type) : [json];
  const inBody = types.flatMap((type) =>
    entries(entry(entry(content, type), 'examples')).map(([name, example]) => ({ name, example, type })),
  );
  const inHead = entries(entry(response, 'x-examples'));
  return inBody.length > 0 ? inBody : inHead.map(([name, example]) => ({ name, example, type: undefined }));
}

/** Returns the parameters of an operation and of its path. Those of the operation come first. */
const listParameters = (document: Document, { path, value }: Operation): unknown[] =>
  [value, follow(document, ['paths', path])]
    .flatMap((owner) => readList(owner, 'parameters'))
    .map((parameter) => resolved(document, parameter));

/**
 * Makes the request of a scenario from the `x-parameters` of its example. A path parameter that they leave out has the
 * example of the description.
 */
function readRequest(
  document: Document,
  operation: Operation,
  given: unknown,
): Pick<Scenario, 'path' | 'headers'> {
  const parameters = listParameters(document, operation);
  const valuesIn = (location: string) =>
    parameters
      .filter((parameter) => readString(parameter, 'in') === location)
      .flatMap((parameter): [string, string][] => {
        const name = readString(parameter, 'name') ?? '';
        const value = entry(given, name) ?? (location === 'path' ? entry(parameter, 'example') : undefined);
        return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
      });
  const path = valuesIn('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const query = new URLSearchParams(valuesIn('query')).toString();
  return {
    path: query === '' ? path : `${path}?${query}`,
    headers: Object.fromEntries(valuesIn('header').map(([name, value]) => [name.toLowerCase(), value])),
  };
}
