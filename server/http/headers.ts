import type { Area } from './address';

const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
  'x-frame-options': 'DENY',
};

/** The policy of a response that is never a page. */
export const DENY_ALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Areas with files that are never pages. A browser needs no more than the short policy there, which saves bytes. */
const FILE_AREAS: readonly Area[] = ['asset', 'config'];

/** Hashes of the page's inline code, as `sha256-…`. The build writes them. */
export type InlineHashes = { scriptHashes: readonly string[]; styleHashes: readonly string[] };

/** Input of the page's Content-Security-Policy. */
export type PagePolicyInput = InlineHashes & {
  /** The same value as in config.json. Otherwise the policy would block a changed address silently. */
  apiBaseUrl: string;
  hasCloudIdentity: boolean;
};

const listSources = (hashes: readonly string[]): string =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/** Returns the page's Content-Security-Policy. */
export function pagePolicy({
  scriptHashes,
  styleHashes,
  apiBaseUrl,
  hasCloudIdentity,
}: PagePolicyInput): string {
  const apiOrigin = /^https?:/i.test(apiBaseUrl) ? new URL(apiBaseUrl).origin : null;
  const connect = [
    "'self'",
    ...(apiOrigin ? [apiOrigin] : []),
    // securetoken is not needed: the portal signs an identity out before its token expires.
    ...(hasCloudIdentity ? ['https://identitytoolkit.googleapis.com'] : []),
  ];
  return [
    "default-src 'none'",
    `script-src ${listSources(scriptHashes)}`,
    `style-src ${listSources(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // webpack's own policy for lazy chunks. webpack.config.ts has the same name.
    'trusted-types portal#webpack',
  ].join('; ');
}

/**
 * Returns the headers of every response of an area, with any status. A function, because no Fastify hook sees the HTTP
 * parser's error responses.
 * @param policy the page's Content-Security-Policy, or `null` if no portal is served.
 */
export function areaHeaders(
  area: Area,
  {
    isHttps,
    policy,
    isSharedAcrossOrigins,
  }: { isHttps: boolean; policy: string | null; isSharedAcrossOrigins: boolean },
): Record<string, string> {
  const isApi = area === 'api' || policy === null;
  const isPage = !isApi && area !== 'probe';
  return {
    ...COMMON_HEADERS,
    // Two years. Sent over TLS only, because browsers ignore it elsewhere.
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'content-security-policy': isPage && !FILE_AREAS.includes(area) ? policy : DENY_ALL_POLICY,
    'cross-origin-resource-policy': isApi && isSharedAcrossOrigins ? 'cross-origin' : 'same-origin',
    // Existing assets set their own value, a year. A missing asset must not be cached.
    'cache-control': isPage ? 'no-cache' : 'no-store',
  };
}

/** Returns a function that finds the headers of an area. The headers are made once, because every response has them. */
export function makeAreaHeaders(options: { policy: string | null; isSharedAcrossOrigins: boolean }) {
  const headersByArea = new Map<string, Record<string, string>>();
  return (area: Area, isHttps: boolean): Record<string, string> => {
    const key = `${area} ${String(isHttps)}`;
    const headers = headersByArea.get(key) ?? areaHeaders(area, { ...options, isHttps });
    headersByArea.set(key, headers);
    return headers;
  };
}
