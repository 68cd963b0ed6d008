import { connect, type Server } from 'node:net';

/** Returns the port of an app that listens. */
export function getPort({ server }: { server: Server }): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The app does not listen');
  return address.port;
}

/** Writes raw text to a port, and returns everything that it receives until the other side closes. */
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
