/** The prefix of every operation of the API. */
export const API_PREFIX = '/api';

/**
 * What an address belongs to; each area has its own rules for headers, unknown addresses and methods. Nothing but
 * security.txt is at a `hidden` address.
 */
export type Area = 'api' | 'probe' | 'asset' | 'config' | 'hidden' | 'page';

/**
 * A segment that begins with a dot: `/.env`, `/.git/config`. Below `/app/` it may be the code of a dashboard, but `.` and
 * `..` never are: clients resolve them. Dots before an encoded slash name nothing, so a visitor gets the portal's page.
 */
const HIDDEN = /^(?!\/app\/).*\/\.(?!\.?%2f)|\/\.\.?(\/|$)/is;

/** The decoded path of a request's address, without query. Never throws. */
export function pathOf(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  return isReadable(path) ? decodeURI(path) : path;
}

export function areaOf(url: string): Area {
  const path = pathOf(url);
  if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)) return 'api';
  if (/^\/(healthz|readyz)(\/|$)/.test(path)) return 'probe';
  if (path === '/assets' || path.startsWith('/assets/')) return 'asset';
  if (path === '/config.json') return 'config';
  if (HIDDEN.test(path)) return 'hidden';
  return 'page';
}

/**
 * The address as the router can read it, so that odd ones get the answer of their area and not one of the router's own:
 * a percent sign that encodes nothing stands for itself, an absolute form (`GET http://host/path`) is its path.
 */
export function readableUrl(url: string | undefined): string {
  const relative = (url ?? '/').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const path = relative.startsWith('/') ? relative : `/${relative.replace(/^\*/, '')}`;
  return isReadable(path) ? path : path.replaceAll('%', '%25');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
