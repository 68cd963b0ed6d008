// Stubs the network. Responses are typed by the API description, and a request without a stub is an error.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { entries, listOperations } from 'contract-gates/description';
import type { GetPath, GetResponse, PostPath, PostResponse } from '../../src/api/operationTypes';
import { readShippedDescription } from './description';

export const ORIGIN = 'http://localhost';
export const API = `${ORIGIN}/api/`;

/** A sent request, as a server would receive it. */
export type Sent = {
  method: string;
  url: string;
  headers: Headers;
  body: string;
  /** Whether the browser completes the request even if the page is closed. */
  keepalive: boolean;
};

const sentRequests: Sent[] = [];

/** Most tests are not about figures, late charges or the setup, so the backend offers none of them by default. */
export const server = setupServer(
  http.get(`${API}setup`, () => HttpResponse.json({ message: 'Não existe.' }, { status: 404 })),
  http.get(`${API}company`, () => HttpResponse.json({ message: 'Não existe.' }, { status: 404 })),
  http.get(`${API}dashboards/:code`, () => HttpResponse.json({ message: 'Não existe.' }, { status: 404 })),
);

type Reply<T> = T | Response | (() => T | Response | Promise<T | Response>);

async function respond<T>(request: Request, reply: Reply<T>, status = 200): Promise<Response> {
  sentRequests.push({
    method: request.method,
    url: request.url,
    headers: request.headers,
    body: await request.clone().text(),
    keepalive: request.keepalive,
  });
  const result = reply instanceof Function ? await reply() : reply;
  const response = result instanceof Response ? result : HttpResponse.json(result as object, { status });
  // Every server sends a date. A test that needs a response without a date sets an empty one.
  if (response.ok && !response.headers.has('date')) response.headers.set('date', new Date().toUTCString());
  return response;
}

const OPERATIONS = listOperations(readShippedDescription());

/** Returns the first 2xx status of an operation. A stub that is only a body gets this status. */
function findSuccessStatus(method: 'get' | 'post', path: string): number {
  const operation = OPERATIONS.find((one) => one.method === method && one.path === path);
  const statuses = entries(operation?.value['responses']).map(([status]) => Number(status));
  const success = statuses.find((status) => status >= 200 && status < 300);
  if (success === undefined) throw new Error(`The description has no success for ${method} ${path}`);
  return success;
}

const makeAddress = (path: string) => new URL(path.replace(/^\//, ''), API).href;

/** Returns the address of a path as msw writes it. `{code}` matches one segment. */
const makePattern = (path: string) => makeAddress(path).replace(/%7B(\w+)%7D/g, ':$1');

/** Whether a request was sent to a path. Its query does not count. */
function isSentTo(path: string, { url }: Sent): boolean {
  const segments = new URL(makePattern(path)).pathname.split('/');
  const sentSegments = new URL(url).pathname.split('/');
  return (
    segments.length === sentSegments.length &&
    segments.every((segment, index) => segment.startsWith(':') || segment === sentSegments[index])
  );
}

export const network = {
  post: <P extends PostPath>(path: P, reply: Reply<PostResponse<P>>) =>
    server.use(
      http.post(makePattern(path), ({ request }) => respond(request, reply, findSuccessStatus('post', path))),
    ),
  get: <P extends GetPath>(path: P, reply: Reply<GetResponse<P>>) =>
    server.use(
      http.get(makePattern(path), ({ request }) => respond(request, reply, findSuccessStatus('get', path))),
    ),
  /** For responses that break the description on purpose, and for addresses outside it. */
  any: (method: 'get' | 'post' | 'put', url: string, reply: Reply<unknown>) =>
    server.use(
      http[method](url.startsWith('http') ? url : makePattern(url), ({ request }) => respond(request, reply)),
    ),
  /** Returns all requests of this test, in order. */
  sent: (): readonly Sent[] => sentRequests,
  /** Returns the requests to a path with any query. */
  sentTo: (path: string): Sent[] => sentRequests.filter((one) => isSentTo(path, one)),
  forget: () => {
    sentRequests.length = 0;
  },
};

/** Returns a success without a body. */
export const noContent = (): Response => new HttpResponse(null, { status: 204 });

const EXTENSION = OPERATIONS.filter(
  ({ value }) => Array.isArray(value['tags']) && value['tags'].includes('portal'),
);

/** Stubs a backend without the operations of the extension. */
export function stubWithoutExtension(): void {
  for (const { path, method } of EXTENSION) {
    if (method !== 'get' && method !== 'post' && method !== 'put')
      throw new Error(`no stub for ${method} ${path}`);
    network.any(method, path, () => HttpResponse.json({ message: 'Não existe.' }, { status: 404 }));
  }
}
