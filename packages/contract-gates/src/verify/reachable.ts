import { connect } from 'node:net';
import { TIMEOUT_MS } from './forward';

/** Returns the reason, such as `connection refused at http://127.0.0.1:3000/api`. `null`: the address is reachable. */
export function whyUnreachable(address: string): Promise<string | null> {
  const { hostname, port, protocol } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port === '' ? (protocol === 'https:' ? 443 : 80) : port),
      timeout: TIMEOUT_MS,
    });
    const end = (why: string | null) => {
      socket.destroy();
      resolve(why);
    };
    socket.on('connect', () => {
      end(null);
    });
    socket.on('timeout', () => {
      end(`no connection within ${TIMEOUT_MS / 1000} s at ${address}`);
    });
    socket.on('error', (error) => {
      end(`${isRefused(error) ? 'connection refused' : error.message} at ${address}`);
    });
  });
}

/** A name with several addresses, such as `localhost`, gives one error for each. */
const isRefused = (error: Error): boolean =>
  ('code' in error && error.code === 'ECONNREFUSED') ||
  (error instanceof AggregateError && error.errors.every((one) => one instanceof Error && isRefused(one)));
