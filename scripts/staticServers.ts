import { areaHeaders, DENY_ALL_POLICY, pagePolicy } from '../server/http/headers';
import type { InlineHashes } from '../server/http/headers';
import { ASSET_CACHING, RETIRING_WORKER, SCRIPT_KINDS, SCRIPT_NAME } from '../server/http/portalFiles';
import { SECURITY_TEXT_PATH } from '../server/http/securityText';
import type { Settings } from '../src/config/runtimeSettings';
import { addHeaders, block, quoted } from './configurationText';
import { nginxApiLines } from './nginxApi';

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

const POLICY = 'content-security-policy';
const SENT_OVER_TLS = 'strict-transport-security';
const NOT_FOUND = 'Not found';

/** Returns the headers that the reference server sends with a page, by lower-case name. */
function makePageHeaders({ hashes, settings }: StaticPortal, isHttps: boolean): Record<string, string> {
  const policy = pagePolicy({
    ...hashes,
    apiBaseUrl: settings.apiBaseUrl,
    hasCloudIdentity: settings.cloudIdentity !== null,
  });
  return areaHeaders('page', { isHttps, policy, isSharedAcrossOrigins: false });
}

/** Returns the API's path without a trailing slash, or `null` if the API is on another origin or at the root. */
function readApiPath({ settings: { apiBaseUrl } }: StaticPortal): string | null {
  if (!apiBaseUrl.startsWith('/')) return null;
  const path = apiBaseUrl.replace(/\/+$/, '');
  return path === '' ? null : path;
}

const when = (condition: string, kind: string) => `if (${condition}) { set $portaria_kind ${kind}; }`;

/** Returns a location of nginx with the response of a healthy reference server to a probe. */
function probeLines(path: string, { settings, hashes }: StaticPortal): string[] {
  const policy = pagePolicy({ ...hashes, apiBaseUrl: settings.apiBaseUrl, hasCloudIdentity: false });
  return block(`location = ${path}`, [
    ...addHeaders(areaHeaders('probe', { isHttps: false, policy, isSharedAcrossOrigins: false })),
    `add_header ${SENT_OVER_TLS} $portaria_tls always;`,
    'types { }',
    'default_type text/plain;',
    `return 200 ${quoted('ok\n')};`,
  ]);
}

/** Returns the content of an nginx `server` block. */
export function nginxLines(portal: StaticPortal): string {
  const plain = makePageHeaders(portal, false);
  const { 'cache-control': caching = '', [POLICY]: policy = '', ...headers } = plain;
  const overTls = makePageHeaders(portal, true)[SENT_OVER_TLS] ?? '';
  // A location that has an add_header inherits no other, so each location repeats all of them.
  const security = [
    ...addHeaders(headers),
    `add_header ${POLICY} $portaria_policy always;`,
    `add_header ${SENT_OVER_TLS} $portaria_tls always;`,
  ];
  const all = [...security, `add_header cache-control ${quoted(caching)} always;`];
  const api = readApiPath(portal);
  const { backend, schemeVariable: scheme = '$scheme' } = portal;
  const forwardsApi = api !== null && backend !== null;
  const lines = [
    `root ${quoted(portal.root)};`,
    'charset utf-8;',
    'charset_types text/plain text/css text/javascript application/javascript application/json application/manifest+json;',
    'gzip_static on;',
    ...(portal.hasBrotli === true ? ['brotli_static on;'] : []),
    '# For responses outside of the locations, such as 400. A location with own headers does not inherit them.',
    ...addHeaders(plain),
    'error_page 404 = @portaria_missing;',
    '',
    '# The settings and the files below /assets/ need only the short policy.',
    `set $portaria_policy ${quoted(policy)};`,
    ...['$uri = /config.json', '$request_uri ~ "^/assets([/?]|$)"'].map(
      (condition) => `if (${condition}) { set $portaria_policy ${quoted(DENY_ALL_POLICY)}; }`,
    ),
    'set $portaria_tls "";',
    `if (${scheme} = https) { set $portaria_tls ${quoted(overTls)}; }`,
    '# The kind of the response. Scripts, hidden files and addresses below /assets/ never get the page.',
    'set $portaria_kind page;',
    when(`$uri ~* "${SCRIPT_NAME.source}"`, 'missing'),
    when('$uri ~ "^/app/"', 'page'),
    when(`$http_sec_fetch_dest ~ "^(${SCRIPT_KINDS.join('|')})$"`, 'missing'),
    when('$http_service_worker = script', 'worker'),
    when('$request_uri ~ "^/assets([/?]|$)"', 'missing'),
    when(`$request_uri ~* "^(?!/app/)[^?]*/(\\.|%2e)(?!(\\.|%2e)?%2f)"`, 'missing'),
    when(`$request_uri ~* "^[^?]*/((\\.|%2e)(\\.|%2e)?)([/?]|$)"`, 'missing'),
    '',
    ...(forwardsApi
      ? [...nginxApiLines({ path: api, backend, scheme }), '']
      : [
          ...(api === null
            ? []
            : [
                '# The API: name its backend with --backend, or write a proxy_pass here.',
                ...block(`location ^~ ${api}/`, ['return 404;']),
              ]),
          ...probeLines('/readyz', portal),
        ]),
    '# nginx itself is alive. Its state does not depend on the backend.',
    ...probeLines('/healthz', portal),
    ...block('location ^~ /assets/', [
      ...security,
      `add_header cache-control ${quoted(ASSET_CACHING)};`,
      'try_files $uri =404;',
    ]),
    ...['config.json', ...portal.files].flatMap((name) =>
      // Many releases of nginx do not know the type of a manifest.
      block(
        `location = /${name}`,
        name.endsWith('.webmanifest')
          ? [...all, 'types { }', 'default_type application/manifest+json;']
          : all,
      ),
    ),
    ...(portal.securityText === null
      ? []
      : block(`location = ${SECURITY_TEXT_PATH}`, [
          ...all,
          'types { }',
          'default_type text/plain;',
          `return 200 ${quoted(portal.securityText)};`,
        ])),
    '# Every other address gets the page, whatever its extension.',
    ...block('location /', [
      ...all,
      ...(portal.preload === null ? [] : [`add_header link ${quoted(portal.preload)};`]),
      'error_page 418 = @portaria_worker;',
      'error_page 404 = @portaria_missing;',
      'if ($portaria_kind = worker) { return 418; }',
      'if ($portaria_kind = missing) { return 404; }',
      'try_files /index.html =404;',
    ]),
    ...block('location @portaria_missing', [
      ...all,
      'types { }',
      'default_type text/plain;',
      `return 404 ${quoted(NOT_FOUND)};`,
    ]),
    '# An old service worker is replaced by a script that removes it.',
    ...block('location @portaria_worker', [
      ...all,
      'types { }',
      'default_type text/javascript;',
      `return 200 ${quoted(RETIRING_WORKER)};`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the content of a Caddy site block. */
export function caddyLines(portal: StaticPortal): string {
  const overTls = makePageHeaders(portal, true)[SENT_OVER_TLS] ?? '';
  const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
  const fileServer = block('file_server', ['precompressed br gzip']);
  const api = readApiPath(portal);
  const served = ['config.json', ...portal.files].map((name) => `/${name}`).join(' ');
  const notApi = api === null ? [] : [`not path ${api} ${api}/*`];
  const lines = [
    `root * ${quote(portal.root)}`,
    ...(notApi.length === 0 ? ['@portaria path /*'] : [`@portaria ${notApi.join(' ')}`]),
    ...block('@portaria_tls', ['protocol https', ...notApi]),
    ...block('@portaria_asset', ['path /assets/*', 'file {path}']),
    '@portaria_assets path /assets /assets/*',
    '@portaria_short_policy path /assets /assets/* /config.json',
    `@portaria_files path ${served}`,
    ...(api === null ? [] : [`@portaria_api path ${api} ${api}/*`]),
    ...block('@portaria_hidden', ['path_regexp /\\.', 'not path /app/*']),
    '@portaria_worker header Service-Worker script',
    `@portaria_script_kind header_regexp Sec-Fetch-Dest ^(${SCRIPT_KINDS.join('|')})$`,
    ...block('@portaria_script_name', [`path_regexp (?i)${SCRIPT_NAME.source}`, 'not path /app/*']),
    ...block('route', [
      ...block(
        'header @portaria',
        Object.entries(makePageHeaders(portal, false)).map(([name, value]) => `${name} ${quote(value)}`),
      ),
      `header @portaria_tls ${SENT_OVER_TLS} ${quote(overTls)}`,
      `header @portaria_short_policy ${POLICY} ${quote(DENY_ALL_POLICY)}`,
      `header @portaria_asset cache-control ${quote(ASSET_CACHING)}`,
      ...(api === null
        ? []
        : [
            ...(portal.backend === null
              ? ['# The API: name its backend with --backend, or write a reverse_proxy here.']
              : []),
            ...block('handle @portaria_api', [
              portal.backend === null ? `respond ${quote(NOT_FOUND)} 404` : `reverse_proxy ${portal.backend}`,
            ]),
          ]),
      ...block('handle @portaria_assets', fileServer),
      ...block('handle @portaria_files', fileServer),
      ...(portal.securityText === null
        ? []
        : block(`handle ${SECURITY_TEXT_PATH}`, [
            'header content-type "text/plain; charset=utf-8"',
            `respond ${quote(portal.securityText)} 200`,
          ])),
      ...block('handle @portaria_hidden', [`respond ${quote(NOT_FOUND)} 404`]),
      ...block('handle @portaria_worker', [
        'header content-type "text/javascript; charset=utf-8"',
        `respond ${quote(RETIRING_WORKER)} 200`,
      ]),
      ...block('handle @portaria_script_kind', [`respond ${quote(NOT_FOUND)} 404`]),
      ...block('handle @portaria_script_name', [`respond ${quote(NOT_FOUND)} 404`]),
      ...block('handle', [
        'rewrite * /index.html',
        ...(portal.preload === null ? [] : [`header link ${quote(portal.preload)}`]),
        ...fileServer,
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
