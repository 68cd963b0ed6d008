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
  /** Requests per second of one client address, in the long run. */
  requests: number;
};

/** Seconds of requests that a client may send at once. Many people of a company may share one address. */
const BURST_SECONDS = 10;
/** Requests of one client address that are in progress. Each one can take a connection of a backend process. */
const MAX_RUNNING = CONNECTION_LIMITS.connections / 5;

// Without the query, which may have names of customers. The backend logs who did what under the same id.
const LOG_FIELDS = {
  time: '$time_iso8601',
  requestId: '$request_id',
  client: '$remote_addr',
  method: '$request_method',
  path: '$portaria_path',
  status: '$status',
  bytes: '$body_bytes_sent',
  seconds: '$request_time',
  backend: '$upstream_addr',
  backendStatus: '$upstream_status',
  backendSeconds: '$upstream_response_time',
};

/** Returns a whole nginx.conf, for a container or a machine with nothing but the portal. */
export function nginxConfiguration(options: NginxOptions): string {
  const { lines, listen, environment, temporary, files, requests } = options;
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
    ...block('map $request_uri $portaria_path', ['"~^(?<portaria_path_part>[^?#]*)" $portaria_path_part;']),
    `log_format portaria escape=json '${JSON.stringify(LOG_FIELDS)}';`,
    'access_log /dev/stdout portaria;',
    '# An error of a request names its query, so only the access log reports it.',
    'error_log /dev/null emerg;',
    '# Behind a proxy the address is the one that real_ip_header of the environment finds.',
    'limit_conn_zone $binary_remote_addr zone=portaria_running:10m;',
    `limit_req_zone $binary_remote_addr zone=portaria_requests:10m rate=${requests}r/s;`,
    'limit_conn_status 429;',
    'limit_req_status 429;',
    `limit_conn portaria_running ${MAX_RUNNING};`,
    `limit_req zone=portaria_requests burst=${requests * BURST_SECONDS} nodelay;`,
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
