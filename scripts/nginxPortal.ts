import { areaHeaders, DENY_ALL_POLICY, pagePolicy } from '../server/http/headers';
import {
  ASSET_CACHING,
  EXPECTED_FILE,
  RETIRING_WORKER,
  SCRIPT_KINDS,
  SCRIPT_NAME,
} from '../server/http/portalFiles';
import { SECURITY_TEXT_PATH } from '../server/http/securityText';
import { addHeaders, block, quoteForNginx } from './configurationText';
import { nginxApiLines } from './nginxApi';
import { makePageHeaders, NOT_FOUND, POLICY_HEADER, readApiPath, TLS_HEADER } from './staticPortal';
import type { StaticPortal } from './staticPortal';

const setKindIf = (condition: string, kind: string) => `if (${condition}) { set $portaria_kind ${kind}; }`;

/** Returns a location of nginx with the response of a healthy reference server to a probe. */
function probeLines(path: string, { settings, hashes }: StaticPortal): string[] {
  const policy = pagePolicy({ ...hashes, apiBaseUrl: settings.apiBaseUrl, hasCloudIdentity: false });
  return block(`location = ${path}`, [
    ...addHeaders(areaHeaders('probe', { isHttps: false, policy, isSharedAcrossOrigins: false })),
    `add_header ${TLS_HEADER} $portaria_tls always;`,
    'types { }',
    'default_type text/plain;',
    `return 200 ${quoteForNginx('ok\n')};`,
  ]);
}

/** Returns the content of an nginx `server` block. */
export function nginxLines(portal: StaticPortal): string {
  const httpHeaders = makePageHeaders(portal, false);
  const { 'cache-control': caching = '', [POLICY_HEADER]: policy = '', ...headers } = httpHeaders;
  const overTls = makePageHeaders(portal, true)[TLS_HEADER] ?? '';
  // A location that has an add_header inherits no other, so each location repeats all of them.
  const security = [
    ...addHeaders(headers),
    `add_header ${POLICY_HEADER} $portaria_policy always;`,
    `add_header ${TLS_HEADER} $portaria_tls always;`,
  ];
  const pageHeaders = [...security, `add_header cache-control ${quoteForNginx(caching)} always;`];
  const api = readApiPath(portal);
  const { backend, schemeVariable: scheme = '$scheme' } = portal;
  const forwardsApi = api !== null && backend !== null;
  const lines = [
    `root ${quoteForNginx(portal.root)};`,
    'charset utf-8;',
    'charset_types text/plain text/css text/javascript application/javascript application/json application/manifest+json;',
    'gzip_static on;',
    ...(portal.hasBrotli === true ? ['brotli_static on;'] : []),
    '# For responses outside of the locations, such as 400. A location with own headers does not inherit them.',
    ...addHeaders(httpHeaders),
    'error_page 404 = @portaria_missing;',
    '',
    '# The settings and the files below /assets/ need only the short policy.',
    `set $portaria_policy ${quoteForNginx(policy)};`,
    ...['$uri = /config.json', '$request_uri ~ "^/assets([/?]|$)"'].map(
      (condition) => `if (${condition}) { set $portaria_policy ${quoteForNginx(DENY_ALL_POLICY)}; }`,
    ),
    'set $portaria_tls "";',
    `if (${scheme} = https) { set $portaria_tls ${quoteForNginx(overTls)}; }`,
    '# The kind of the response. Requests for scripts, hidden files and addresses below /assets/ never get the page.',
    // The order decides: the last condition that is true sets the kind. Below /app/ the name of a script is no reason for 404.
    'set $portaria_kind page;',
    setKindIf(`$uri ~* "${SCRIPT_NAME.source}"`, 'missing'),
    setKindIf('$uri ~ "^/app/"', 'page'),
    setKindIf(`$http_sec_fetch_dest ~ "^(${SCRIPT_KINDS.join('|')})$"`, 'missing'),
    setKindIf('$http_service_worker = script', 'worker'),
    setKindIf('$request_uri ~ "^/assets([/?]|$)"', 'missing'),
    // A location with the file's name comes first.
    setKindIf(`$uri ~* "${EXPECTED_FILE.source}"`, 'missing'),
    // A hidden file: a segment that starts with a dot. Below /app/ it may be the code of a dashboard. The second lookahead
    // leaves out `.` and `..` before an encoded slash, which are no names of files.
    setKindIf(`$request_uri ~* "^(?!/app/)[^?]*/(\\.|%2e)(?!(\\.|%2e)?%2f)"`, 'missing'),
    // A segment `.` or `..`, which nginx would resolve before it looks for the page.
    setKindIf(`$request_uri ~* "^[^?]*/((\\.|%2e)(\\.|%2e)?)([/?]|$)"`, 'missing'),
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
      `add_header cache-control ${quoteForNginx(ASSET_CACHING)};`,
      'try_files $uri =404;',
    ]),
    ...['config.json', ...portal.files].flatMap((name) =>
      // Many releases of nginx do not know the type of a manifest.
      block(
        `location = /${name}`,
        name.endsWith('.webmanifest')
          ? [...pageHeaders, 'types { }', 'default_type application/manifest+json;']
          : pageHeaders,
      ),
    ),
    ...(portal.securityText === null
      ? []
      : block(`location = ${SECURITY_TEXT_PATH}`, [
          ...pageHeaders,
          'types { }',
          'default_type text/plain;',
          `return 200 ${quoteForNginx(portal.securityText)};`,
        ])),
    '# Every other address gets the page, whatever its extension.',
    ...block('location /', [
      ...pageHeaders,
      ...(portal.preload === null ? [] : [`add_header link ${quoteForNginx(portal.preload)};`]),
      // In an `if` only `return` is safe, so an unused status leads to the location of the worker.
      'error_page 418 = @portaria_worker;',
      'error_page 404 = @portaria_missing;',
      'if ($portaria_kind = worker) { return 418; }',
      'if ($portaria_kind = missing) { return 404; }',
      'try_files /index.html =404;',
    ]),
    ...block('location @portaria_missing', [
      ...pageHeaders,
      'types { }',
      'default_type text/plain;',
      `return 404 ${quoteForNginx(NOT_FOUND)};`,
    ]),
    '# An old service worker is replaced by a script that removes it.',
    ...block('location @portaria_worker', [
      ...pageHeaders,
      'types { }',
      'default_type text/javascript;',
      `return 200 ${quoteForNginx(RETIRING_WORKER)};`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
