import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** A name, an IPv4 address or an IPv6 address in brackets, then perhaps a port (RFC 9110 §7.2, RFC 3986 §3.2). */
const AUTHORITY = /^(?:\[([^\]]*)\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+)(?::(\d*))?$/i;
const MAX_PORT = 65_535;

/**
 * Whether a request has exactly one valid host (RFC 9112 §3.2 and §3.2.2). HTTP/1.0 requests may have none. An absolute
 * target contains the host. The target `*` is valid for OPTIONS only.
 */
export function hasValidHost({ raw, method, originalUrl }: FastifyRequest): boolean {
  // Node's `headers` keep only the first of several. In `rawHeaders` each name is followed by its value.
  const isHost = (name: string | undefined) => name?.toLowerCase() === 'host';
  const hosts = raw.rawHeaders.filter((_, index, list) => index % 2 === 1 && isHost(list[index - 1]));
  if (hosts.length > 1 || !hosts.every(isAuthority)) return false;
  if (hosts.length === 0 && raw.httpVersion !== '1.0') return false;
  if (originalUrl.startsWith('/')) return true;
  const authority = /^https?:\/\/([^/?#]*)/i.exec(originalUrl)?.[1];
  return authority === undefined ? originalUrl === '*' && method === 'OPTIONS' : isAuthority(authority);
}

function isAuthority(text: string): boolean {
  const match = AUTHORITY.exec(text);
  if (match === null) return false;
  const [, address, port = ''] = match;
  return (address === undefined || isIPv6(address)) && Number(port) <= MAX_PORT;
}
