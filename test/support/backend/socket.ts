import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where an app that listens on 127.0.0.1 can be reached. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The app does not listen');
  return address.port;
}

/** Writes text to a port as it stands, and answers everything that comes back until the other side closes. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (received += chunk));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}
