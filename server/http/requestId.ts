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
  const listed = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) listed.addAddress(address, familyOf(address));
    else listed.addSubnet(address, Number(bits), familyOf(address));
  }
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER];
    const isPlain = typeof given === 'string' && /^[\w-]{1,64}$/.test(given);
    const peer = socket.remoteAddress;
    return isPlain && peer !== undefined && listed.check(peer, familyOf(peer)) ? given : newRequestId();
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
