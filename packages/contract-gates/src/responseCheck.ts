// Checks a response against the API description. The verification proxy and the mock share it.
import type { IncomingHttpHeaders } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import formatsModule from 'ajv-formats';
import { entries, entry, isObject, parseJson } from './description/document';
import type { Document } from './description/document';
import { FORMATS } from './description/formats';
import { findBody, isJsonType, readMediaType } from './description/jsonContent';
import { findResponse, needsToken } from './description/operations';
import type { Operation } from './description/operations';

/** A response as it was received. The names of its headers are in lower case. */
export type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** Returns one line for each breach of the description, none for a response that conforms. */
export type ResponseCheck = (operation: Operation, response: ReceivedResponse) => string[];

/** A consumer must refuse these, because a redirect could carry the password along. 304 is no redirect. */
const REDIRECTS = [301, 302, 303, 307, 308];

// ajv-formats is CommonJS: Node returns the whole module where TypeScript sees its default export.
const addFormats: typeof formatsModule =
  'default' in formatsModule && typeof formatsModule.default === 'function'
    ? (formatsModule.default as typeof formatsModule)
    : formatsModule;

/**
 * Compiles the response schemas of a description on first use.
 * @throws {Error} when a schema of the description cannot be compiled.
 */
export function makeResponseCheck(document: Document): ResponseCheck {
  const validatorFor = makeValidators(document);
  const faultsOf = (operation: Operation, response: ReceivedResponse): string[] => {
    const content = readJsonContent(document, operation, response);
    if (!('schema' in content)) return content.faults;
    const validate = validatorFor(content.schema);
    return validate(content.value) ? [] : breaches(validate.errors ?? []);
  };

  return (operation, response) => {
    const faults = [
      ...challengeFaults(response),
      ...(needsToken(document, operation) ? cacheFaults(response.headers) : []),
      ...faultsOf(operation, response),
    ];
    return faults.map((fault) => `${operation.id} ${response.status}: ${fault}`);
  };
}

/** The JSON of a response with its schema, else the faults of a response that has none. */
type JsonContent = { schema: unknown; value: unknown } | { faults: string[] };

export function readJsonContent(
  document: Document,
  operation: Operation,
  { status, headers, body }: ReceivedResponse,
): JsonContent {
  const fault = (text: string) => ({ faults: [text] });
  if (REDIRECTS.includes(status)) return fault('a redirect, which the consumer never follows');
  const response = findResponse(document, operation, status);
  if (response === undefined) {
    const allowed = Object.keys(entry(operation.value, 'responses') ?? {})
      .filter((key) => !key.startsWith('x-'))
      .join(', ');
    return fault(`the backend sent ${status}, the description allows ${allowed}`);
  }

  const media = entries(entry(response, 'content'));
  if (media.length === 0)
    return body === '' ? { faults: [] } : fault('a body, where the description has none');
  const sent = readMediaType(headers['content-type'] ?? '');
  const described = media.find(([type]) => covers(readMediaType(type), sent));
  if (described === undefined) {
    const expected = media.map(([type]) => type).join(' or ');
    return fault(`the content type is ${sent === '' ? 'missing' : `"${sent}"`}, not ${expected}`);
  }
  const schema = entry(described[1], 'schema');
  if (schema === undefined || !isJsonType(sent)) return { faults: [] };
  const value = parseJson(body);
  return value === undefined ? fault('the body is not JSON') : { schema, value };
}

/** Checks request bodies, JSON or the texts of a form. An operation without a described body accepts any. */
export function makeBodyCheck(document: Document): (operation: Operation, body: unknown) => boolean {
  const validatorFor = makeValidators(document);
  return (operation, body) => {
    const { schema } = findBody(document, operation);
    return schema === undefined || validatorFor(schema)(body);
  };
}

/** Compiles each schema of a description once. */
export function makeValidators(document: Document): (schema: unknown) => ValidateFunction {
  // ajv does not know the keywords of OpenAPI. The lint finds misspelt keywords.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  for (const [name, check] of Object.entries(FORMATS)) ajv.addFormat(name, check);
  const compiled = new Map<unknown, ValidateFunction>();
  return (schema) => {
    const validator = compiled.get(schema);
    if (validator !== undefined) return validator;
    // A schema can be `true` or `false`. The root of the document lets `#/components/…` resolve.
    const validate = ajv.compile(isObject(schema) ? { ...document, ...schema } : schema === true);
    compiled.set(schema, validate);
    return validate;
  };
}

/** For these schemes a browser opens its own sign-in dialog before the consumer receives the 401. */
const BROWSER_SCHEME = /(?:^|,)\s*(Basic|Digest|Negotiate|NTLM)(?=[\s,]|$)/i;

function challengeFaults({ status, headers }: ReceivedResponse): string[] {
  // A quoted parameter may contain a comma and the name of a scheme.
  const challenges = (headers['www-authenticate'] ?? '').replace(/"(?:[^"\\]|\\.)*"/g, '""');
  const scheme = status === 401 ? BROWSER_SCHEME.exec(challenges)?.[1] : undefined;
  return scheme === undefined
    ? []
    : [`WWW-Authenticate asks for ${scheme}, so the browser opens a sign-in dialog of its own`];
}

/** A response to a token is for one user. The browser's cache gives it to the next one unless `Vary` names the token. */
function cacheFaults(headers: IncomingHttpHeaders): string[] {
  const { 'cache-control': cacheControl = '', vary = '', expires = '', date = '' } = headers;
  const isVaried = /(^|,)\s*(authorization|\*)\s*(,|$)/i.test(vary);
  const isNeverReused = /(^|,)\s*(no-store|no-cache)\s*(,|$)/i.test(cacheControl);
  // The last pattern is a time above 0, which may be quoted.
  const isReusable =
    /(^|,)\s*(public\s*(,|$)|(s-maxage|max-age|stale-while-revalidate)\s*=\s*"?0*[1-9])/i.test(cacheControl);
  // A lifetime in Cache-Control replaces Expires.
  const isExpiring =
    !/(^|,)\s*max-age\s*=/i.test(cacheControl) && Date.parse(expires) > (Date.parse(date) || Date.now());
  const [name] = [...(isReusable ? ['Cache-Control'] : []), ...(isExpiring ? ['Expires'] : [])];
  return name !== undefined && !isNeverReused && !isVaried
    ? [`${name} lets a cache give this response to another user: send Cache-Control: no-store`]
    : [];
}

/** Whether the content type is JSON. */
export const isJsonResponse = (headers: IncomingHttpHeaders): boolean =>
  isJsonType(readMediaType(headers['content-type'] ?? ''));

/** Whether a described media type or range (`text/*`) includes the sent one. */
const covers = (described: string, sent: string): boolean =>
  described === sent ||
  described === '*/*' ||
  (described.endsWith('/*') && sent.startsWith(described.slice(0, -1)));

/** Paths and rules without values, because a response may contain personal data or a token. */
const breaches = (errors: ErrorObject[]): string[] => [
  ...new Set(errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is wrong'}`)),
];
