// Requests over plain sockets. Node's own client costs more than the measured servers, and would hide their difference.
import { connect, type Socket } from 'node:net';

/** Answered requests, their number per second, and other responses. */
export type LoadResult = { answered: number; perSecond: number; failed: number };

/** Opens a connection for each request, and sends it there again and again, one at a time. */
export async function sendRepeatedly(
  origin: string,
  requests: readonly string[],
  seconds: number,
): Promise<LoadResult> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  let answered = 0;
  let failed = 0;
  const repeat = async (request: string) => {
    const bytes = Buffer.from(request);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    const receive = makeReceiver(socket);
    while (performance.now() < endAt) {
      socket.write(bytes);
      if ((await receive()) === 200) answered += 1;
      else failed += 1;
    }
    socket.destroy();
  };
  await Promise.all(requests.map(repeat));
  return { answered, perSecond: answered / ((performance.now() - startedAt) / 1000), failed };
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Returns a function that waits for the next response of a socket, and returns its status. */
function makeReceiver(socket: Socket): () => Promise<number> {
  let received = Buffer.alloc(0);
  let resolveStatus: ((status: number) => void) | undefined;
  let rejectStatus: ((error: Error) => void) | undefined;
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const head = received.indexOf(HEAD_END);
    if (head < 0) return;
    const text = received.toString('latin1', 0, head);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    if (length === undefined) {
      rejectStatus?.(new Error(`A response without content-length:\n${text}`));
      return;
    }
    const end = head + HEAD_END.length + Number(length);
    if (received.length < end) return;
    received = received.subarray(end);
    // The status follows `HTTP/1.1 `.
    resolveStatus?.(Number(text.slice(9, 12)));
  });
  socket.on('error', (error) => rejectStatus?.(error));
  socket.on('close', () => rejectStatus?.(new Error('The server closed the connection.')));
  return () =>
    new Promise<number>((resolve, reject) => {
      resolveStatus = resolve;
      rejectStatus = reject;
    });
}

type RequestParts = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** Returns a request as it is sent. */
export function makeRequest(
  origin: string,
  { method = 'GET', path, headers = {}, body = '' }: RequestParts,
): string {
  const { host } = new URL(origin);
  const lines = Object.entries({
    host,
    'accept-encoding': 'br',
    ...headers,
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}
