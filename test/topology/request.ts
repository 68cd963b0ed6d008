import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** A response as it arrived. */
export type Received = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, so that a doubled header can be seen. */
  rawHeaders: string[];
  body: Buffer;
  /** Whether the client sent the request again, because a kept connection was closed before any response. */
  wasResent: boolean;
};

export type Call = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
};

/** Sends requests to one address. Rejects if the connection breaks. */
export type Send = (call: Call) => Promise<Received>;

const TIMEOUT_MS = 60_000;

/**
 * Makes a client with its own connections, which are kept like those of a browser.
 * @param localAddress the client's own address, so that the server can tell clients apart.
 * @param maxSockets connections at the same time. A browser has six.
 */
export function makeClient(
  address: string,
  localAddress = '127.0.0.1',
  maxSockets = 6,
): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const { hostname, port } = new URL(address);
  const sendOnce = (call: Call, wasResent: boolean) =>
    new Promise<Received>((resolve, reject) => {
      const { method = 'GET', path, headers = {}, body } = call;
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request(
        {
          agent,
          hostname,
          port,
          localAddress,
          method,
          path,
          headers: { ...length, ...headers },
          timeout: TIMEOUT_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { statusCode = 0, rawHeaders } = response;
            resolve({
              status: statusCode,
              headers: response.headers,
              rawHeaders,
              body: Buffer.concat(chunks),
              wasResent,
            });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no response within a minute')));
      sent.on('error', (error) => {
        // Browsers do the same. The server closed the connection while it was idle.
        if (sent.reusedSocket && !wasResent) sendOnce(call, true).then(resolve, reject);
        else reject(error);
      });
      sent.end(body);
    });
  return { send: (call) => sendOnce(call, false), close: () => agent.destroy() };
}

/** Returns a property of a JSON body. */
export function readField({ body }: Received, name: string): unknown {
  try {
    const content: unknown = JSON.parse(body.toString());
    return typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
  } catch {
    return undefined;
  }
}

export const PASSWORD = 'uma senha longa';

/** Signs in like the portal. */
export const signIn = (send: Send, login: string, password = PASSWORD): Promise<Received> =>
  send({
    method: 'POST',
    path: '/api/authorization/getToken',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ds_Login: login, ds_Senha: password }),
  });

export const makeAuthorization = (token: string) => ({ authorization: `Bearer ${token}` });
