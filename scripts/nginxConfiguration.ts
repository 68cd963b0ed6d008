import { PARSER_LIMITS } from '../server/http/parserErrors';
import { CONNECTION_LIMITS } from '../server/http/connections';
import { contentTypeOf } from '../server/http/staticFiles';
import { block } from './configurationText';

/** The name that the environment's files give to the group of replicas. */
export const NGINX_UPSTREAM = 'portaria_backend';

/** The nginx variable, of the environment's files, with the scheme of the client's request. */
export const NGINX_SCHEME = '$portaria_scheme';

export type NginxOptions = {
  /** The content of the `server` block. */
  lines: string;
  /** A port, or an address and a port. */
  listen: string;
  /** Folder of the files that define the replicas and the proxies in front. */
  environment: string;
  /** Folder for temporary files and the process id. */
  temporary: string;
  /** Names of the files that nginx serves. */
  files: readonly string[];
};

// Without path and query, because they may have names of customers. The backend logs who did what under the same id.
const LOG_FIELDS = {
  time: '$time_iso8601',
  requestId: '$request_id',
  method: '$request_method',
  status: '$status',
  bytes: '$body_bytes_sent',
  seconds: '$request_time',
  backend: '$upstream_addr',
  backendStatus: '$upstream_status',
  backendSeconds: '$upstream_response_time',
};

/** Returns a whole nginx.conf, for a container or a machine with nothing but the portal. */
export function nginxConfiguration({ lines, listen, environment, temporary, files }: NginxOptions): string {
  const temporaries = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${temporary}/${name};`,
  );
  const http = [
    `include ${environment}/*.conf;`,
    ...block('types', listTypes(files)),
    'default_type application/octet-stream;',
    'server_tokens off;',
    'sendfile on;',
    'tcp_nopush on;',
    ...temporaries,
    `log_format portaria escape=json '${JSON.stringify(LOG_FIELDS)}';`,
    'access_log /dev/stdout portaria;',
    `client_header_timeout ${PARSER_LIMITS.headersTimeout / 1000}s;`,
    `large_client_header_buffers 4 ${PARSER_LIMITS.maxHeaderSize / 1024}k;`,
    `send_timeout ${CONNECTION_LIMITS.stalledMs / 1000}s;`,
    'keepalive_timeout 65s;',
    'reset_timedout_connection on;',
    ...block('server', [
      `listen ${listen} default_server;`,
      'server_name _;',
      'absolute_redirect off;',
      // Not indented, because a text in it may have several lines.
      lines.trimEnd(),
    ]),
  ];
  return [
    '# Written by `npm run deploy:headers -- nginx --complete`. It belongs to one build, so do not edit it.',
    'worker_processes auto;',
    `pid ${temporary}/nginx.pid;`,
    'error_log stderr warn;',
    ...block('events', ['worker_connections 4096;']),
    ...block('http', http),
    '',
  ].join('\n');
}

/** Returns the types of the files by their endings, as the reference server sends them. */
function listTypes(files: readonly string[]): string[] {
  const endings = files.map((name) => /\.(\w+)$/.exec(name)?.[1] ?? '').filter((ending) => ending !== '');
  return [...new Set(endings)].sort().map((ending) => {
    const [type = ''] = contentTypeOf(`file.${ending}`).split(';');
    return `${type} ${ending};`;
  });
}
