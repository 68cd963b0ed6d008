import { isIPv6 } from 'node:net';

/**
 * Returns what counts as one address: an IPv4 address, or the /64 network of an IPv6 address. One household has 2^64
 * IPv6 addresses. An IPv4 address in IPv6 notation counts as the IPv4 address.
 */
export function toNetwork(address: string): string {
  // Some proxies forward brackets and a port too. The port differs for each connection.
  const match = /^([\d.]+):\d+$|^\[(.*)\](?::\d+)?$/.exec(address);
  // The name of a network interface may follow `%`.
  const [bare = ''] = (match?.[1] ?? match?.[2] ?? address).split('%');
  if (!isIPv6(bare)) return bare;
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [left = [], right = []] = bare.toLowerCase().split('::').map(splitGroups);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

const splitGroups = (part: string): string[] => (part === '' ? [] : part.split(':'));
