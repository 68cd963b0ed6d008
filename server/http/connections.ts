import { Server as TcpServer, type Socket } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Limits for the connections of one process. */
export type ConnectionLimits = {
  /** Open connections. Above it, the longest idle one is closed, or else one whose request is incomplete. */
  connections: number;
  /** Requests of one connection without a response. A client with more is disconnected. */
  unanswered: number;
  /** A connection is closed after this time without a byte in either direction, in ms. The server's `connectionTimeout`. */
  stalledMs: number;
};

// Browsers do not pipeline requests, and tools send tens of them at most.
// A waiting request takes about 6 kB, so both limits together allow 0.8 GB.
export const CONNECTION_LIMITS: ConnectionLimits = { connections: 1_000, unanswered: 128, stalledMs: 30_000 };

// At a stop, turns of the event loop are counted instead of time, because a busy loop accepts connections late.
// Each turn accepts one connection, and the system queues up to 511.
const LAST_CONNECTION_TURNS = 512;
// Turns in which a connection without a request may still send one. A turn takes at least 20 ms.
const LAST_REQUEST_TURNS = 50;
const TURN_MS = 20;

export type Connections = {
  /** Number of open connections. */
  count: () => number;
  /**
   * Stops listening, waits at most `patienceMs` for the responses to all accepted requests, and closes all connections.
   * @returns the number of requests with and without a response at the end.
   */
  drain(patienceMs: number): Promise<{ answered: number; cut: number }>;
};

/**
 * Limits the connections of a server and closes them at a stop. Must be called before the server listens.
 * @param onClosed called when the limit closes a connection: the new one (`refused`) or another one (`evicted`).
 */
export function limitConnections(
  server: Server,
  limits: Omit<ConnectionLimits, 'stalledMs'>,
  onClosed: (which: 'evicted' | 'refused') => void,
): Connections {
  const unanswered = new Map<Socket, Set<ServerResponse>>();
  const latestRequests = new WeakMap<Socket, IncomingMessage>();
  // Ordered by the time at which they became idle.
  const idle = new Set<Socket>();
  let answered = 0;

  /** Whether the only request of a connection has not arrived completely. */
  const isReceiving = (socket: Socket) =>
    unanswered.get(socket)?.size === 1 && latestRequests.get(socket)?.complete === false;

  server.on('connection', (socket: Socket) => {
    const responses = new Set<ServerResponse>();
    unanswered.set(socket, responses);
    idle.add(socket);
    socket.once('close', () => {
      unanswered.delete(socket);
      idle.delete(socket);
      for (const response of responses) if (response.socket === null) closeQueued(response);
    });
    if (unanswered.size <= limits.connections) return;
    // If all other connections are busy, the new one is closed.
    const closed =
      [...idle].find((one) => one !== socket) ?? [...unanswered.keys()].find(isReceiving) ?? socket;
    closed.destroy();
    onClosed(closed === socket ? 'refused' : 'evicted');
  });

  // Runs before Fastify's own listener, which may respond at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    latestRequests.set(socket, request);
    const responses = unanswered.get(socket);
    // The socket is in the map until it is closed.
    if (responses === undefined) return;
    responses.add(response);
    idle.delete(socket);
    response.once('close', () => {
      if (response.writableFinished) answered += 1;
      responses.delete(response);
      if (responses.size === 0 && unanswered.has(socket)) idle.add(socket);
    });
    if (responses.size > limits.unanswered) socket.destroy();
  });

  return {
    count: () => unanswered.size,
    async drain(patienceMs) {
      const answeredBefore = answered;
      if (server.listening) {
        for (let turn = 0; turn < LAST_CONNECTION_TURNS; turn += 1) await nextTurn();
        // The HTTP server's own `close` also cuts connections whose response is still being sent.
        TcpServer.prototype.close.call(server);
      }
      const latest = Date.now() + patienceMs;
      for (let turn = 0; unanswered.size > 0 && Date.now() < latest; turn += 1) {
        if (turn > LAST_REQUEST_TURNS) for (const socket of idle) socket.destroy();
        await pause(TURN_MS);
      }
      const cut = [...unanswered.values()].reduce((sum, { size }) => sum + size, 0);
      for (const socket of unanswered.keys()) socket.destroy();
      return { answered: answered - answeredBefore, cut };
    },
  };
}

/** Closes a response that waits behind others of its connection. Node 20 and 22 close only the first one. */
function closeQueued(response: ServerResponse): void {
  response.destroy();
  response.emit('close');
}
