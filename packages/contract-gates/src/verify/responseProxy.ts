// A proxy between Pact's verifier and the provider. It checks each response against the API description and collects the
// names of the fields.
import { isUtf8 } from 'node:buffer';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Document } from '../description/document';
import { isObject, parseJson } from '../description/document';
import { findOperation, haveSameAddress, listOperations, needsToken } from '../description/operations';
import { formatError } from '../formatError';
import { closeNow, listenLocally } from '../listenLocally';
import { makeResponseCheck, isJsonResponse } from '../responseCheck';
import type { ReceivedResponse } from '../responseCheck';
import { makeFindUndeclaredFields } from '../undeclaredFields';
import type { Interaction } from '../pact/pactFile';
import { forward } from './forward';
import type { StateValues } from './stateValues';

/** A fault of an API description, such as a schema that cannot be compiled. */
export class DescriptionError extends Error {}

export type ResponseProxy = {
  /** The address for the verifier. */
  address: string;
  /** As in a record: `signIn 200` → `token`, `courts[].code` … */
  returned: () => Record<string, string[]>;
  /** Responses that the API description does not allow, one line each. */
  faults: () => string[];
  /** Fields that no description declares: `signIn 200: note`. Empty with `strictFields`, where they are faults. */
  undeclared: () => string[];
  /** The reason why the provider did not respond, or `null`. */
  unreachable: () => string | null;
  /** `null`: none. */
  checkError: () => DescriptionError | null;
  close: () => void;
};

type ProxyOptions = {
  refusedFor?: readonly Interaction[] | undefined;
  strictFields?: boolean;
  values?: StateValues;
  timeoutMs?: number | undefined;
};

/** The status for the verifier if there is no response to pass on. It makes the interaction fail. */
const BAD_GATEWAY = 502;

/** No pact expects this content type, so a response with it fails. The verifier shows it. */
const FORBIDDEN_TYPE = 'application/x-forbidden-by-the-api-description';

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Listens on 127.0.0.1. The operations of the provider are below `providerBaseUrl`.
 * @param descriptions All of them have to allow a response: the agreed one, then possibly the provider's own.
 * @param options `refusedFor`: the interactions that a forbidden response has to fail. `strictFields`: a field that no
 * description declares is a fault. `values`: of the provider states. `timeoutMs`: for a response.
 */
export async function startResponseProxy(
  providerBaseUrl: string,
  descriptions: readonly Document[],
  { refusedFor, strictFields = false, values, timeoutMs }: ProxyOptions = {},
): Promise<ResponseProxy> {
  const base = providerBaseUrl.replace(/\/$/, '');
  const checkers = descriptions.map((description) => ({
    description,
    operations: listOperations(description),
    check: makeResponseCheck(description),
    findUndeclared: makeFindUndeclaredFields(description),
  }));
  const fields = new Map<string, Set<string>>();
  const faults = new Set<string>();
  const undeclared = new Set<string>();
  let unreachable: string | null = null;
  let checkError: DescriptionError | null = null;

  const server = createServer((incoming, outgoing) => {
    void forwardIncoming(incoming).then(
      ({ response, body, withoutToken }) => {
        const { statusCode: status = BAD_GATEWAY, headers } = response;
        const isAllowed = checkResponse(
          incoming,
          { status, headers, body: body.toString() },
          { isText: isUtf8(body), withoutToken },
        );
        // The proxy sends the whole body with its length.
        const sent = { ...headers, 'content-length': String(body.length) };
        delete sent['transfer-encoding'];
        delete sent['trailer'];
        // The verifier would follow a redirect.
        delete sent['location'];
        if (isAllowed || refusedFor === undefined) outgoing.writeHead(status, sent).end(body);
        else {
          const isStatusAll = refusedFor.some((one) => expectsOnlyStatus(one, incoming, status));
          sent['content-type'] = FORBIDDEN_TYPE;
          outgoing.writeHead(isStatusAll ? BAD_GATEWAY : status, sent).end(body);
        }
      },
      (error: unknown) => {
        unreachable = `${base} did not respond: ${formatError(error)}`;
        outgoing.writeHead(BAD_GATEWAY, { 'content-type': 'text/plain' }).end(unreachable);
      },
    );
  });
  const address = await listenLocally(server);

  async function forwardIncoming(incoming: IncomingMessage) {
    const requestBody = await buffer(incoming);
    const target = new URL(base + (incoming.url ?? '/'));
    const response = await forward(incoming, requestBody, target, timeoutMs);
    const withoutToken = response.statusCode === 401 ? await checkToken(incoming, target) : 401;
    const body = withoutByteOrderMark(response.headers, await buffer(response));
    return { response, body, withoutToken };
  }

  /** Whether an interaction of the same operation expects nothing of a response but this status. */
  function expectsOnlyStatus(interaction: Interaction, incoming: IncomingMessage, status: number): boolean {
    const { method, path, response } = interaction;
    const [asked, expected] = [readAddress(incoming), { method, path }].map((one) =>
      checkers.map(({ operations }) => findOperation(operations, one.method, one.path)?.id).join(' '),
    );
    const expectsMore = response.body !== undefined || 'content-type' in response.headers;
    return asked === expected && interaction.status === status && !expectsMore;
  }

  /**
   * A 401 to a token with further letters proves nothing if the token itself is refused too. Only GET changes nothing.
   * Returns the status of the same request without a token.
   */
  async function checkToken({ method, url, headers }: IncomingMessage, target: URL): Promise<number> {
    const { authorization = '', ...others } = headers;
    const token = values?.findShorterToken(authorization);
    if (token === undefined || method !== 'GET') return 401;
    const readStatus = async (sent: IncomingHttpHeaders) => {
      // The backend may end a connection that the next request would use.
      const asked = { method, headers: { ...sent, connection: 'close' } };
      const response = await forward(asked, Buffer.of(), target, timeoutMs);
      response.resume();
      return response.statusCode ?? BAD_GATEWAY;
    };
    if ((await readStatus({ ...others, authorization: token.header })) === 401)
      values?.refuse(token, `${method} ${url ?? ''}`);
    // A failed connection is no success either.
    return readStatus(others).catch(() => BAD_GATEWAY);
  }

  /** Collects the faults and the fields of a response. Returns whether the descriptions allow it. */
  function checkResponse(
    incoming: IncomingMessage,
    response: ReceivedResponse,
    { isText, withoutToken }: { isText: boolean; withoutToken: number },
  ): boolean {
    const { method, path } = readAddress(incoming);
    const matching = checkers.flatMap((checker) => {
      const operation = findOperation(checker.operations, method, path);
      return operation === undefined ? [] : [{ ...checker, operation }];
    });
    // The agreed description comes first. The id of an operation may differ in the provider's own one.
    const agreed = matching[0]?.operation;
    const key = `${agreed?.id ?? ''} ${response.status}`;
    // For `/courts/new`, a description that lacks it may have `/courts/{code}`.
    const found = matching.filter(
      ({ operation }) => agreed !== undefined && haveSameAddress(operation, agreed),
    );
    const undeclaredLists: string[][] = [];
    const breaches = found.flatMap(({ operation, check, findUndeclared }) => {
      const paths = fields.get(key) ?? new Set();
      fields.set(key, paths);
      for (const path of listFieldPaths(parseJson(response.body), '')) paths.add(path);
      try {
        undeclaredLists.push(findUndeclared(operation, response).map((path) => `${key}: ${path}`));
        return check(operation, response);
      } catch (cause) {
        checkError = new DescriptionError(`The API description cannot check ${key}: ${formatError(cause)}`, {
          cause,
        });
        return [checkError.message];
      }
    });
    if (found.length > 0 && isJsonResponse(response.headers) && !isText)
      breaches.push(`${key}: the body is not UTF-8`);
    const isOpen = withoutToken < 300;
    if (isOpen && found.some(({ description, operation }) => needsToken(description, operation)))
      breaches.push(`${key}: the backend sent ${withoutToken} to the same request without a token`);
    const undeclaredFields = inEach(undeclaredLists);
    if (strictFields) breaches.push(...undeclaredFields.map((field) => `${field} is not declared`));
    else for (const field of undeclaredFields) undeclared.add(field);
    for (const breach of breaches) faults.add(breach);
    return breaches.length === 0;
  }

  return {
    address,
    returned: () => Object.fromEntries([...fields].sort().map(([key, paths]) => [key, [...paths].sort()])),
    faults: () => [...faults].sort(),
    undeclared: () => [...undeclared].sort(),
    unreachable: () => unreachable,
    checkError: () => checkError,
    close: () => {
      closeNow(server);
    },
  };
}

const readAddress = ({ method = '', url = '/' }: IncomingMessage) => ({
  method: method.toLowerCase(),
  path: new URL(url, 'http://provider').pathname,
});

/** Returns the fields that no description declares. A description that declares a field may not declare one below it. */
function inEach(lists: readonly string[][]): string[] {
  const isIn = (list: readonly string[], field: string) =>
    list.some((one) => field === one || field.startsWith(`${one}.`) || field.startsWith(`${one}[`));
  return [...new Set(lists.flat().filter((field) => lists.every((list) => isIn(list, field))))];
}

/** Removes a byte order mark before JSON, like `TextDecoder` in a browser. */
function withoutByteOrderMark(headers: IncomingHttpHeaders, body: Buffer): Buffer {
  const hasMark = body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return hasMark && isJsonResponse(headers) ? body.subarray(BYTE_ORDER_MARK.length) : body;
}

/** Returns the paths of all values without children. */
function listFieldPaths(value: unknown, path: string): string[] {
  if (Array.isArray(value) && value.length > 0) {
    return [...new Set(value.flatMap((one: unknown) => listFieldPaths(one, `${path}[]`)))];
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([key, one]) =>
      listFieldPaths(one, path === '' ? key : `${path}.${key}`),
    );
  }
  return path === '' ? [] : [path];
}
