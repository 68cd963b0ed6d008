/** The prefix of every operation of the API. */
export const API_PREFIX = '/api';

/**
 * The part of the server that an address belongs to. Each area has its own rules for headers, unknown addresses and
 * methods. The only file at a `hidden` address is security.txt.
 */
export type Area = 'api' | 'probe' | 'asset' | 'config' | 'hidden' | 'page';

/**
 * Matches a path with a segment that begins with a dot, such as `/.env` or `/.git/config`. Below `/app/` such a segment
 * can be the code of a dashboard, except `.` and `..`. Dots before an encoded slash do not match.
 */
const HIDDEN = /^(?!\/app\/).*\/\.(?!\.?%2f)|\/\.\.?(\/|$)/is;

/** Returns the decoded path of an address, without query. Never throws. */
export function decodePath(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  return path.includes('%') && isReadable(path) ? decodeURI(path) : path;
}

/** Returns the area of an address. */
export function findArea(url: string): Area {
  const path = decodePath(url);
  if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)) return 'api';
  if (/^\/(healthz|readyz)(\/|$)/.test(path)) return 'probe';
  if (path === '/assets' || path.startsWith('/assets/')) return 'asset';
  if (path === '/config.json') return 'config';
  if (HIDDEN.test(path)) return 'hidden';
  return 'page';
}

/**
 * Returns an address that the router can decode, so that each area responds to its own malformed addresses.
 * A percent sign that encodes nothing is kept as text. An absolute form (`GET http://host/path`) becomes its path.
 */
export function readableUrl(url: string | undefined): string {
  const relative = (url ?? '/').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const path = relative.startsWith('/') ? relative : `/${relative.replace(/^\*/, '')}`;
  return !path.includes('%') || isReadable(path) ? path : path.replaceAll('%', '%25');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
