import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The header that names a request in its response, and in each log line of it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Returns a new id, for a request that no hook sees. */
export const newRequestId = (): string => randomUUID();

/**
 * Makes what names a request: the id that a listed proxy gives, when it is short and plain, else a new one.
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
