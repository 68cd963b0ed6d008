import type { Area } from './address';

const NO_DEVICES = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': NO_DEVICES.map((name) => `${name}=()`).join(', '),
  'x-frame-options': 'DENY',
};

const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'";

/** What the page's policy depends on. */
export type PagePolicyInput = {
  /** Of the inline scripts the build wrote into the page, as `sha256-…`. */
  scriptHashes: readonly string[];
  /** The same value that config.json carries, or a changed address would be blocked silently. */
  apiBaseUrl: string;
  hasCloudIdentity: boolean;
};

/** The page's Content-Security-Policy. */
export function pagePolicy({ scriptHashes, apiBaseUrl, hasCloudIdentity }: PagePolicyInput): string {
  const apiOrigin = /^https?:/i.test(apiBaseUrl) ? new URL(apiBaseUrl).origin : null;
  const connect = [
    "'self'",
    ...(apiOrigin ? [apiOrigin] : []),
    // No refresh of tokens (securetoken): an identity is signed out within the call that registers it.
    ...(hasCloudIdentity ? ['https://identitytoolkit.googleapis.com'] : []),
  ];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "style-src 'self'",
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
    // webpack's own policy for lazy chunks; its name stands in webpack.config.ts too.
    'trusted-types portal#webpack',
  ].join('; ');
}

/**
 * The headers every answer of an area has, whatever its status. Plain values and not a plugin's hook, because the
 * HTTP parser's own refusals, which never reach a hook, need them as well.
 * @param policy the page's Content-Security-Policy, or `null` where no portal is served.
 */
export function headersFor(
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
    ...EVERYWHERE,
    // Two years. Only said over TLS: a browser ignores it elsewhere.
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'content-security-policy': isPage ? policy : NOTHING_ALLOWED,
    'cross-origin-resource-policy': isApi && isSharedAcrossOrigins ? 'cross-origin' : 'same-origin',
    // Assets that exist say so themselves, for a year; a missing one must not be remembered.
    'cache-control': isPage ? 'no-cache' : 'no-store',
  };
}
