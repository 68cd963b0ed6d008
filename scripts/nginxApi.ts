import { readFileSync } from 'node:fs';
import { entries, entry, listOperations, readDocument, type Operation } from 'contract-gates/description';
import { FILE_LIMITS } from '../server/files/limits';
import { BODY_TIME } from '../server/http/bodyTime';
import { CONNECTION_LIMITS } from '../server/http/connections';
import { areaHeaders } from '../server/http/headers';
import { errorBody } from '../server/http/httpError';
import { chooseLanguageWithoutReply } from '../server/http/language';
import { LANGUAGES } from '../server/texts/catalogues';
import { addHeaders, block, quoteForNginx } from './configurationText';

/** How nginx forwards the API. */
export type NginxApi = {
  /** The path of the API, without a slash at the end. */
  path: string;
  /** The origin of the backend, or `http://` and the name of an upstream. */
  backend: string;
  /** The nginx variable with the scheme of the client's request. */
  scheme: string;
};

const MEBIBYTE = 1024 * 1024;
/** Choices and boundaries of a form are sent beside the file. */
const UPLOAD_MEBIBYTES = FILE_LIMITS.bytes / MEBIBYTE + 1;
const formatSeconds = (ms: number) => `${ms / 1000}s`;

const PROXY_LINES = [
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Request-Id $request_id;',
  // HTTP/1.0 has no chunks, so a file that is cut off would look complete.
  'proxy_http_version 1.1;',
  'proxy_connect_timeout 2s;',
];

/**
 * Returns the locations of the API, of the backend's readiness, and of the errors that nginx itself reports.
 * docs/decisions/043-nginx-and-replicas.md explains the values.
 */
export function nginxApiLines(api: NginxApi): string[] {
  const { path, backend, scheme } = api;
  const { uploads, streams } = findFilePaths();
  const sharedLines = [
    // An own header stops the inheritance of the page's headers. nginx does not send an empty one.
    'add_header x-content-type-options "" always;',
    `proxy_pass ${backend};`,
    ...PROXY_LINES,
    `proxy_set_header X-Forwarded-Proto ${scheme};`,
    `proxy_send_timeout ${formatSeconds(CONNECTION_LIMITS.stalledMs)};`,
    'proxy_read_timeout 60s;',
    'proxy_max_temp_file_size 0;',
    'error_page 413 = @portaria_too_large;',
    'error_page 429 = @portaria_too_many;',
    'error_page 502 504 = @portaria_unavailable;',
  ];
  const smallBody = [
    'client_max_body_size 1m;',
    'client_body_buffer_size 256k;',
    `client_body_timeout ${formatSeconds(BODY_TIME.bodyMs)};`,
  ];
  const location = (head: string, lines: string[]) =>
    block(`location ${head}`, [
      ...sharedLines,
      '# nginx itself repeats a POST only if no byte of it was sent. It would repeat every other method.',
      'proxy_next_upstream error timeout;',
      'proxy_next_upstream_tries 2;',
      'proxy_next_upstream_timeout 10s;',
      // An error page may lead to another one only with this.
      'recursive_error_pages on;',
      'error_page 418 = @portaria_once;',
      'if ($request_method !~ "^(GET|HEAD|POST)$") { return 418; }',
      ...lines,
    ]);
  return [
    ...location(`^~ ${path}/`, smallBody),
    ...block('location @portaria_once', [...sharedLines, 'proxy_next_upstream off;', ...smallBody]),
    '# A file goes to the backend while it arrives. The backend refuses it early and limits its time.',
    ...uploads.flatMap((upload) =>
      location(`= ${path}${upload}`, [
        `client_max_body_size ${UPLOAD_MEBIBYTES}m;`,
        `client_body_timeout ${formatSeconds(CONNECTION_LIMITS.stalledMs)};`,
        'proxy_request_buffering off;',
      ]),
    ),
    '# An export goes to the client while it is made.',
    ...streams.flatMap((stream) =>
      location(`= ${path}${stream}`, [
        'client_max_body_size 1m;',
        'client_body_buffer_size 256k;',
        'proxy_buffering off;',
      ]),
    ),
    ...location('= /readyz', []),
    ...errorLines('@portaria_too_large', 413, {}),
    ...errorLines('@portaria_too_many', 429, { 'retry-after': '1' }),
    ...errorLines('@portaria_unavailable', 503, { 'retry-after': '5' }),
  ];
}

/** Returns the headers of an API response that nginx makes itself. */
const apiHeaders = () => areaHeaders('api', { isHttps: false, policy: null, isSharedAcrossOrigins: false });

/** Returns a location with the error response of the backend, in the first language that the client accepts. */
function errorLines(name: string, status: number, extraHeaders: Record<string, string>): string[] {
  const respondIn = (accepted: string | undefined) => {
    const { language, headers } = chooseLanguageWithoutReply(accepted);
    return [
      ...addHeaders({ ...apiHeaders(), ...headers, ...extraHeaders }),
      'add_header strict-transport-security $portaria_tls always;',
      'add_header x-request-id $request_id always;',
      `return ${status} ${quoteForNginx(JSON.stringify(errorBody(language, status)))};`,
    ];
  };
  const [, ...otherLanguages] = LANGUAGES;
  return block(`location ${name}`, [
    'types { }',
    'default_type application/json;',
    ...otherLanguages.flatMap((language) =>
      block(`if ($http_accept_language ~* "^${language}\\b")`, respondIn(language)),
    ),
    ...respondIn(undefined),
  ]);
}

/** Finds the paths that receive form data, and those that send a file of any length. */
function findFilePaths(): { uploads: string[]; streams: string[] } {
  const text = readFileSync(new URL('../api-spec/openapi.yaml', import.meta.url), 'utf8');
  const operations = listOperations(readDocument(text));
  const pathsWith = (isChosen: (operation: Operation) => boolean) => [
    ...new Set(operations.filter(isChosen).map(({ path }) => path)),
  ];
  return {
    uploads: pathsWith(({ value }) => hasType(entry(value, 'requestBody'), 'multipart/form-data')),
    streams: pathsWith(({ value }) =>
      entries(entry(value, 'responses')).some(([, response]) => hasType(response, 'text/csv')),
    ),
  };
}

const hasType = (message: unknown, type: string): boolean =>
  entry(entry(message, 'content'), type) !== undefined;
