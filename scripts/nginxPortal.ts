import { areaHeaders, DENY_ALL_POLICY, pagePolicy } from '../server/http/headers';
import { ASSET_CACHING, RETIRING_WORKER, SCRIPT_KINDS, SCRIPT_NAME } from '../server/http/portalFiles';
import { SECURITY_TEXT_PATH } from '../server/http/securityText';
import { addHeaders, block, quoted } from './configurationText';
import { nginxApiLines } from './nginxApi';
import { makePageHeaders, NOT_FOUND, POLICY, readApiPath, SENT_OVER_TLS } from './staticPortal';
import type { StaticPortal } from './staticPortal';

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
