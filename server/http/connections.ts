import { Server as TcpServer, type Socket } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** What the connections of one process may take. */
export type ConnectionLimits = {
  /** Open connections. Above it the one that is idle for longest makes room, else one whose request has not arrived. */
  connections: number;
  /** Requests of one connection without a response. A client that sends more is disconnected. */
  unanswered: number;
  /** A connection is closed after this time without a byte in either direction, in ms. */
  stalledMs: number;
};

// A browser does not pipeline, and tools keep to tens of requests. A waiting request takes about 6 kB, so that both
// limits together are worth 0.8 GB.
export const CONNECTION_LIMITS: ConnectionLimits = { connections: 1_000, unanswered: 128, stalledMs: 30_000 };

// At a stop, turns of the event loop are counted and not time: a busy loop reads late what has long arrived.
// Each turn takes in one connection, of the 511 at most that the system has accepted.
const LAST_CONNECTION_TURNS = 512;
// For a request on a connection that has none. A turn lasts 20 ms at least.
const LAST_REQUEST_TURNS = 50;
const TURN_MS = 20;

export type Connections = {
  /** How many are open. */
  count: () => number;
  /**
   * Stops listening, waits until every accepted request has its response, at most `patienceMs`, and closes all
   * connections.
   * @returns how many requests got their response meanwhile, and how many got none.
   */
  drain(patienceMs: number): Promise<{ answered: number; cut: number }>;
};

/**
 * Bounds the connections of a server, and ends them in order. Call it before the server listens.
 * @param onClosed called when a connection above the limit closed an idle one, or was itself refused.
 */
export function boundConnections(
  server: Server,
  limits: ConnectionLimits,
  onClosed: (which: 'evicted' | 'newcomer') => void,
): Connections {
  const unanswered = new Map<Socket, number>();
  const latestRequests = new WeakMap<Socket, IncomingMessage>();
  // In the order in which they became idle.
  const idle = new Set<Socket>();
  let answered = 0;

  /** Whether the server has nothing to do for a connection until the rest of its only request arrives. */
  const isReceiving = (socket: Socket) =>
    unanswered.get(socket) === 1 && latestRequests.get(socket)?.complete === false;

  server.on('connection', (socket: Socket) => {
    unanswered.set(socket, 0);
    idle.add(socket);
    socket.once('close', () => {
      unanswered.delete(socket);
      idle.delete(socket);
    });
    if (unanswered.size <= limits.connections) return;
    // The newcomer itself when all others are at work.
    const closed =
      [...idle].find((one) => one !== socket) ?? [...unanswered.keys()].find(isReceiving) ?? socket;
    closed.destroy();
    onClosed(closed === socket ? 'newcomer' : 'evicted');
  });

  // Before Fastify's own listener, which may respond at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    latestRequests.set(socket, request);
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > limits.unanswered) socket.destroy();
    if (!unanswered.has(socket)) return;
    unanswered.set(socket, count);
    idle.delete(socket);
    response.once('close', () => {
      if (response.writableFinished) answered += 1;
      const left = unanswered.get(socket);
      if (left === undefined) return;
      unanswered.set(socket, left - 1);
      if (left === 1) idle.add(socket);
    });
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
      const cut = [...unanswered.values()].reduce((sum, count) => sum + count, 0);
      for (const socket of unanswered.keys()) socket.destroy();
      return { answered: answered - answeredBefore, cut };
    },
  };
}
