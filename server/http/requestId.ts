import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Header with the request id. Each log line of the request has the same id. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Returns a new request id. */
export const newRequestId = (): string => randomUUID();

/**
 * Returns a function that finds the id of a request. It takes the id of a trusted proxy if it is short and plain, else a
 * new one.
 * @param trustedProxies addresses or networks, as in `AppSettings`.
 */
export function makeRequestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trustedAddresses = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) trustedAddresses.addAddress(address, familyOf(address));
    else trustedAddresses.addSubnet(address, Number(bits), familyOf(address));
  }
  return ({ headers, socket }) => {
    const header = headers[REQUEST_ID_HEADER];
    const isPlain = typeof header === 'string' && /^[\w-]{1,64}$/.test(header);
    const peer = socket.remoteAddress;
    return isPlain && peer !== undefined && trustedAddresses.check(peer, familyOf(peer))
      ? header
      : newRequestId();
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
