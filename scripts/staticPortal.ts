// What the configurations of all static servers have in common.
import { areaHeaders, pagePolicy } from '../server/http/headers';
import type { InlineHashes } from '../server/http/headers';
import type { Settings } from '../src/config/runtimeSettings';

/** What the configuration of a static server depends on. */
export type StaticPortal = {
  /** Absolute path of the built portal on the server's machine. */
  root: string;
  hashes: InlineHashes;
  /** The deployed `config.json`. */
  settings: Settings;
  /** Names of the files beside the page that are served, without `config.json`. */
  files: readonly string[];
  /** The header `link` of the page, or `null` for none. */
  preload: string | null;
  /** Address of the backend that receives the API's calls, or `null`. */
  backend: string | null;
  /** The content of security.txt, or `null` for none. */
  securityText: string | null;
  /** The nginx variable with the scheme of the client's request. Default: `$scheme`. */
  schemeVariable?: string;
  /** Whether nginx has the module for files that the build compressed with brotli. */
  hasBrotli?: boolean;
};

export const POLICY_HEADER = 'content-security-policy';
export const TLS_HEADER = 'strict-transport-security';
export const NOT_FOUND = 'Not found';

/** Returns the headers that the reference server sends with a page, by lower-case name. */
export function makePageHeaders(
  { hashes, settings }: StaticPortal,
  isHttps: boolean,
): Record<string, string> {
  const policy = pagePolicy({
    ...hashes,
    apiBaseUrl: settings.apiBaseUrl,
    hasCloudIdentity: settings.cloudIdentity !== null,
  });
  return areaHeaders('page', { isHttps, policy, isSharedAcrossOrigins: false });
}

/** Returns the API's path without a trailing slash, or `null` if the API is on another origin or at the root. */
export function readApiPath({ settings: { apiBaseUrl } }: StaticPortal): string | null {
  if (!apiBaseUrl.startsWith('/')) return null;
  const path = apiBaseUrl.replace(/\/+$/, '');
  return path === '' ? null : path;
}
