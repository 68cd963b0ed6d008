import { SEED_USER } from './seedUsers';
import type { SchemaValue } from './schemaValue';

const HOUR = 3600;

/**
 * Every setting of the environment, one row each, as a JSON schema. `.env.example` is generated from these rows.
 *
 * Four keywords are not JSON Schema. `expects` completes the message "NAME has to be …". `secret` allows NAME_FILE and
 * omits the value from messages. `separator` splits a list. `example` is the value in `.env.example`.
 */
export const SETTINGS = {
  PORT: {
    description: 'Port to listen on. 0 takes any free one. `npm run dev` takes it for the page.',
    type: 'integer',
    minimum: 0,
    maximum: 65_535,
    default: 8080,
  },
  HOST: {
    description:
      'Name or address to listen on. 0.0.0.0 is every address of the machine. Demonstration users exist only where this is localhost, 127.x.x.x or ::1.',
    type: 'string',
    format: 'host',
    expects: 'a name or an address alone',
    default: '127.0.0.1',
  },
  DATA_DIR: {
    description:
      'Folder of the embedded database and of the development secret. One process at a time holds it. `npm run users` reads it too.',
    type: 'string',
    default: '.data',
  },
  DATABASE_URL: {
    description:
      'A PostgreSQL server instead of the embedded database. Replicas share it. No demonstration users are made there. `npm run users` reads it too.',
    type: 'string',
    format: 'database-address',
    expects: 'an address like postgresql://user:password@host:5432/database',
    secret: true,
    example: 'postgresql://portaria:password@localhost:5432/portaria',
  },
  TOKEN_SECRET: {
    description:
      'Signs session tokens and keys pseudonyms. At least 32 bytes, for instance from `openssl rand -base64 48`. Absent: made once and kept in DATA_DIR. With NODE_ENV=production it must be given, and a text of few different characters is refused. All replicas need the same one.',
    type: 'string',
    secret: true,
    example: '',
  },
  TOKEN_SECRET_PREVIOUS: {
    description:
      'A second secret, whose tokens are accepted too while one replaces the other. See docs/security.md.',
    type: 'string',
    secret: true,
    example: '',
  },
  TOKEN_TTL_SECONDS: {
    description: 'Life of a session in seconds, 12 hours at most. There is no renewal.',
    type: 'integer',
    minimum: 1,
    maximum: 12 * HOUR,
    default: 8 * HOUR,
  },
  SEED_USERS: {
    description:
      'A first seed for tests and demonstrations, as a JSON list: users that are missing are added, and no existing one is changed. Demonstration users are removed. `name`, `cd_Dashboard` and `blocked` may be left out. Otherwise: `npm run users`.',
    type: 'array',
    items: SEED_USER,
    expects: 'a JSON list of users',
    example:
      '[{"login":"10020030040","password":"a long password","role":"admin","cd_Dashboard":"vendas","name":"Ana","blocked":false}]',
  },
  CORS_ORIGINS: {
    description: 'Origins whose pages may call the API, separated by commas. Absent: the portal’s own alone.',
    type: 'array',
    separator: ',',
    items: { type: 'string', format: 'origin', expects: 'an origin like https://portal.example' },
    default: [],
    example: 'https://portal.example',
  },
  TRUSTED_PROXIES: {
    description:
      'Addresses of proxies whose X-Forwarded-… headers are believed, separated by commas. Every machine of a network that is listed whole can pretend to be any client. Absent behind a proxy: all clients count as one.',
    type: 'array',
    separator: ',',
    items: { type: 'string', format: 'network', expects: 'an address or a network like 10.0.0.7' },
    default: [],
    example: '10.0.0.7',
  },
  SECURITY_CONTACT: {
    description:
      'Where weaknesses of this portal are reported: an https:, mailto: or tel: address. It is published in /.well-known/security.txt. Absent: that address is a 404.',
    type: 'string',
    format: 'security-contact',
    expects:
      'an address like mailto:security@portal.example, https://portal.example/security or tel:+55-11-5555-0100',
    example: 'mailto:security@portal.example',
  },
  STOP_DELAY_SECONDS: {
    description: 'At a SIGTERM: how many seconds the port stays open, so that a load balancer can turn away.',
    type: 'integer',
    minimum: 0,
    maximum: 120,
    default: 3,
  },
  STOP_PATIENCE_SECONDS: {
    description: 'At a stop: how many seconds the responses to accepted requests are waited for.',
    type: 'integer',
    minimum: 10,
    maximum: 300,
    default: 20,
  },
  METRICS_PORT: {
    description:
      'Port for `GET /metrics`, which Prometheus reads. It has to differ from PORT. Absent: there are no metrics.',
    type: 'integer',
    minimum: 0,
    maximum: 65_535,
    example: '9464',
  },
  METRICS_HOST: {
    description: 'Name or address where the metrics are. Nothing protects them, so keep others away from it.',
    type: 'string',
    format: 'host',
    expects: 'a name or an address alone',
    default: '127.0.0.1',
  },
  LOG_LEVEL: {
    description: 'Which events are logged.',
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
  },
  NODE_ENV: {
    description: '`production`: TOKEN_SECRET has to be given, and no demonstration users are made.',
    type: 'string',
    example: 'production',
  },
  AUTH_GUARD: {
    description: 'For the page: `on` puts the guard before the app area.',
    enum: ['on', 'off'],
    default: 'off',
  },
  API_BASE_URL: {
    description:
      'For the page: where the API is, an http(s) address or a path. Absent: the reference backend of the same process, under /api/. Given: no backend is started. On the mock (`npm run contract -- mock`): http://127.0.0.1:4010/api/',
    type: 'string',
    format: 'api-address',
    expects: 'an http(s) address without user, query and fragment, or a path',
    example: 'https://erp.example/api/',
  },
  CLOUD_IDENTITY: {
    description:
      'For the page: JSON with apiKey, authDomain and projectId of a Firebase project. Absent: the administrator resets passwords. In the project, let the mails’ action address be https://<portal>/user/reset-password.',
    type: 'object',
    properties: {
      apiKey: { type: 'string', minLength: 1, expects: 'text' },
      authDomain: { type: 'string', minLength: 1, expects: 'text' },
      projectId: { type: 'string', minLength: 1, expects: 'text' },
    },
    required: ['apiKey', 'authDomain', 'projectId'],
    nullable: true,
    expects: 'JSON with the texts apiKey, authDomain and projectId',
    example: '{"apiKey":"…","authDomain":"…","projectId":"…"}',
  },
  IDENTITY_CHANGES_LOGIN: {
    description:
      'For the page: `on` where the backend checks the numeric login’s password against that project, so that a reset changes it. Otherwise the screens say that the reset is for the e-mail account, and that the numeric login keeps its password.',
    enum: ['on', 'off'],
    default: 'off',
  },
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The value of each setting. `undefined` if it is absent and has no default. */
export type SettingValues = {
  [Name in SettingName]:
    | SchemaValue<(typeof SETTINGS)[Name]>
    | ((typeof SETTINGS)[Name] extends { nullable: true } ? null : never)
    | ((typeof SETTINGS)[Name] extends { default: unknown } ? never : undefined);
};
