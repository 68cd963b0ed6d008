/** Whether a name or an address leads to this machine alone. A socket for both versions of IP writes `::ffff:127.0.0.1`. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/**
 * Whether a `Host` header names this machine as itself. A page whose own name was made to lead to 127.0.0.1 (DNS
 * rebinding) is of one origin with the mock to the browser; the name in the header still tells.
 */
export const namesLoopback = (host: string | undefined): boolean =>
  host !== undefined && isLoopback(host.replace(/:\d*$/, ''));
