// Checks a response against the API description. The verification proxy and the mock share it.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import formatsModule from 'ajv-formats';
import { entries, entry, isObject, parsedJson, resolved } from '../api-spec/document';
import type { Document } from '../api-spec/document';
import { FORMATS } from '../api-spec/formats';
import type { Operation } from '../api-spec/operations';

/** A response as it was received. `contentType` is empty where the header is missing. */
export type ReceivedResponse = { status: number; contentType: string; body: string };

/** Returns one line for each breach of the description, none for a response that conforms. */
export type ResponseCheck = (operation: Operation, response: ReceivedResponse) => string[];

/** The portal's `fetch` refuses these, because a redirect could carry the password along. 304 is no redirect. */
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
  // `strict: false`: OpenAPI's own keywords are unknown to ajv, and the generator already refuses misspelt ones.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  // A moment is one that a browser's `Date` can hold.
  for (const [name, check] of Object.entries(FORMATS)) ajv.addFormat(name, check);
  const compiled = new Map<unknown, ValidateFunction>();

  const validatorFor = (schema: unknown): ValidateFunction => {
    const known = compiled.get(schema);
    if (known !== undefined) return known;
    // Compiled at the document's root, so that `#/components/…` resolves.
    const validate = ajv.compile(isObject(schema) ? { ...document, ...schema } : { not: {} });
    compiled.set(schema, validate);
    return validate;
  };

  return (operation, { status, contentType, body }) => {
    const label = `${operation.id} ${status}`;
    if (REDIRECTS.includes(status)) return [`${label}: a redirect, which the portal never follows`];
    const response = describedResponse(document, operation, status);
    if (response === undefined) return [`${label}: the description has no response with this status`];

    const media = entries(entry(response, 'content'));
    if (media.length === 0) return body === '' ? [] : [`${label}: a body, where the description has none`];
    const sent = mediaType(contentType);
    const described = media.find(([type]) => covers(mediaType(type), sent));
    if (described === undefined) {
      const expected = media.map(([type]) => type).join(' or ');
      return [`${label}: the content type is ${sent === '' ? 'missing' : `"${sent}"`}, not ${expected}`];
    }
    const schema = entry(described[1], 'schema');
    if (schema === undefined || !isJson(sent)) return [];
    const value = parsedJson(body);
    if (value === undefined) return [`${label}: the body is not JSON`];
    const validate = validatorFor(schema);
    return validate(value) ? [] : breaches(validate.errors ?? []).map((breach) => `${label}: ${breach}`);
  };
}

/** The response for the exact status, else for its class (`4XX`), else `default`. */
function describedResponse(document: Document, { value }: Operation, status: number): unknown {
  const responses = entry(value, 'responses');
  const keys = [String(status), `${Math.floor(status / 100)}XX`, 'default'];
  const key = keys.find((one) => entry(responses, one) !== undefined);
  return key === undefined ? undefined : resolved(document, entry(responses, key));
}

const mediaType = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase();
const isJson = (type: string): boolean => type === 'application/json' || type.endsWith('+json');

/** Whether a described media type, which may be a range such as `text/*`, includes the one that was sent. */
const covers = (described: string, sent: string): boolean =>
  described === sent ||
  described === '*/*' ||
  (described.endsWith('/*') && sent.startsWith(described.slice(0, -1)));

/** Paths and rules, never values: a response may hold personal data or a token. */
const breaches = (errors: ErrorObject[]): string[] => [
  ...new Set(errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is wrong'}`)),
];
