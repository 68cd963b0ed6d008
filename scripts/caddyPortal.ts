import { DENY_ALL_POLICY } from '../server/http/headers';
import { ASSET_CACHING, RETIRING_WORKER, SCRIPT_KINDS, SCRIPT_NAME } from '../server/http/portalFiles';
import { SECURITY_TEXT_PATH } from '../server/http/securityText';
import { block } from './configurationText';
import { makePageHeaders, NOT_FOUND, POLICY_HEADER, readApiPath, TLS_HEADER } from './staticPortal';
import type { StaticPortal } from './staticPortal';

/** Returns the content of a Caddy site block. */
export function caddyLines(portal: StaticPortal): string {
  const overTls = makePageHeaders(portal, true)[TLS_HEADER] ?? '';
  const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
  const fileServer = block('file_server', ['precompressed br gzip']);
  const api = readApiPath(portal);
  const servedPaths = ['config.json', ...portal.files].map((name) => `/${name}`).join(' ');
  const outsideApi = api === null ? [] : [`not path ${api} ${api}/*`];
  const lines = [
    `root * ${quote(portal.root)}`,
    ...(outsideApi.length === 0 ? ['@portaria path /*'] : [`@portaria ${outsideApi.join(' ')}`]),
    ...block('@portaria_tls', ['protocol https', ...outsideApi]),
    ...block('@portaria_asset', ['path /assets/*', 'file {path}']),
    '@portaria_assets path /assets /assets/*',
    '@portaria_short_policy path /assets /assets/* /config.json',
    `@portaria_files path ${servedPaths}`,
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
      `header @portaria_tls ${TLS_HEADER} ${quote(overTls)}`,
      `header @portaria_short_policy ${POLICY_HEADER} ${quote(DENY_ALL_POLICY)}`,
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
