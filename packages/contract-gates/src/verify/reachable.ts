import { connect } from 'node:net';

/** As long as the portal waits for a response. */
const LIMIT_MS = 30_000;

/** Why nothing listens at an address, in one line: `connection refused at http://127.0.0.1:3000/api`; `null`: something does. */
export function whyUnreachable(address: string): Promise<string | null> {
  const { hostname, port, protocol } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port === '' ? (protocol === 'https:' ? 443 : 80) : port),
      timeout: LIMIT_MS,
    });
    const end = (why: string | null) => {
      socket.destroy();
      resolve(why);
    };
    socket.on('connect', () => {
      end(null);
    });
    socket.on('timeout', () => {
      end(`no connection within ${LIMIT_MS / 1000} s at ${address}`);
    });
    socket.on('error', (error) => {
      end(`${isRefused(error) ? 'connection refused' : error.message} at ${address}`);
    });
  });
}

/** A name with several addresses, such as `localhost`, gives an error for each. */
const isRefused = (error: Error): boolean =>
  ('code' in error && error.code === 'ECONNREFUSED') ||
  (error instanceof AggregateError && error.errors.every((one) => one instanceof Error && isRefused(one)));
