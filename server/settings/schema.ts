import { LANGUAGES } from '../../api-spec/languages';
import { SEED_USER } from './seedUsers';
import type { SchemaValue } from './schemaValue';

const HOUR_SECONDS = 3600;
const IDENTITY_PART = { type: 'string', minLength: 1, expects: 'text' } as const;
const TEXT = { type: 'string', format: 'text', expects: 'text of 1 to 200 characters' } as const;
const LINK = { type: 'string', format: 'link', expects: 'an http(s) address or a path' } as const;

/**
 * Every setting of the environment, one row each, as a JSON schema. `.env.example` is generated from these rows.
 *
 * Four keywords are not JSON Schema. `expects` completes the message "NAME must be …". `secret` allows NAME_FILE and
 * omits the value from messages. `separator` splits a list. `example` is the value in `.env.example`.
 */
export const SETTINGS = {
  PORT: {
    description: 'Port to listen on. 0 selects any free port. `npm run dev` uses it for the page.',
    type: 'integer',
    minimum: 0,
    maximum: 65_535,
    default: 8080,
  },
  HOST: {
    description:
      'Name or address to listen on. 0.0.0.0 means all addresses of the machine. Demonstration users exist only on localhost, 127.x.x.x and ::1.',
    type: 'string',
    format: 'host',
    expects: 'a name or an address alone',
    default: '127.0.0.1',
  },
  DATA_DIR: {
    description:
      'Folder of the embedded database and of the development secret. Only one process at a time can use it. `npm run users` reads this variable too.',
    type: 'string',
    default: '.data',
  },
  DATABASE_URL: {
    description:
      'A PostgreSQL server instead of the embedded database. Replicas share it. It gets no demonstration users. `npm run users` reads this variable too.',
    type: 'string',
    format: 'database-address',
    expects: 'an address like postgresql://user:password@host:5432/database',
    secret: true,
    example: 'postgresql://portaria:password@localhost:5432/portaria',
  },
  TOKEN_SECRET: {
    description:
      'Secret for session tokens and keyed hashes. At least 32 bytes, for example from `openssl rand -base64 48`. Absent: created once and stored in DATA_DIR. With NODE_ENV=production it is required, and a text of few different characters is refused. All replicas need the same secret.',
    type: 'string',
    secret: true,
    example: '',
  },
  TOKEN_SECRET_PREVIOUS: {
    description:
      'The previous secret. Its tokens are accepted during a change of the secret. See docs/security.md.',
    type: 'string',
    secret: true,
    example: '',
  },
  TOKEN_TTL_SECONDS: {
    description: 'Lifetime of a session in seconds, at most 12 hours. Sessions are not renewed.',
    type: 'integer',
    minimum: 1,
    maximum: 12 * HOUR_SECONDS,
    default: 8 * HOUR_SECONDS,
  },
  SEED_USERS: {
    description:
      'Users for tests and demonstrations, as a JSON list. Missing users are added, and existing users are not changed. Demonstration users are removed. `name`, `cd_Dashboard` and `blocked` are optional. For real users use `npm run users`.',
    type: 'array',
    items: SEED_USER,
    expects: 'a JSON list of users',
    example:
      '[{"login":"10020030040","password":"a long password","role":"admin","cd_Dashboard":"vendas","name":"Ana","blocked":false}]',
  },
  CORS_ORIGINS: {
    description:
      'Origins whose pages may call the API, separated by commas. Absent: only the portal’s own origin.',
    type: 'array',
    separator: ',',
    items: { type: 'string', format: 'origin', expects: 'an origin like https://portal.example' },
    default: [],
    example: 'https://portal.example',
  },
  TRUSTED_PROXIES: {
    description:
      'Addresses of proxies whose X-Forwarded-… headers are trusted, separated by commas. In a listed network, every machine can claim to be any client. Absent behind a proxy: all clients count as one.',
    type: 'array',
    separator: ',',
    items: { type: 'string', format: 'network', expects: 'an address or a network like 10.0.0.7' },
    default: [],
    example: '10.0.0.7',
  },
  SECURITY_CONTACT: {
    description:
      'Contact for reports of vulnerabilities: an https:, mailto: or tel: address, published in /.well-known/security.txt. Absent: that path is a 404.',
    type: 'string',
    format: 'security-contact',
    expects:
      'an address like mailto:security@portal.example, https://portal.example/security or tel:+55-11-5555-0100',
    example: 'mailto:security@portal.example',
  },
  STOP_DELAY_SECONDS: {
    description:
      'Seconds that the port stays open after a SIGTERM, so that a load balancer can stop sending requests.',
    type: 'integer',
    minimum: 0,
    maximum: 120,
    default: 3,
  },
  STOP_PATIENCE_SECONDS: {
    description: 'Seconds that a stop waits for the responses to accepted requests.',
    type: 'integer',
    minimum: 10,
    maximum: 300,
    default: 20,
  },
  METRICS_PORT: {
    description: 'Port of `GET /metrics` for Prometheus. It must differ from PORT. Absent: no metrics.',
    type: 'integer',
    minimum: 0,
    maximum: 65_535,
    example: '9464',
  },
  METRICS_HOST: {
    description:
      'Name or address that serves the metrics. They have no access control, so restrict the network.',
    type: 'string',
    format: 'host',
    expects: 'a name or an address alone',
    default: '127.0.0.1',
  },
  BOOK_EVENTS_MONTHS: {
    description:
      'Months for which `npm run events -- delete-old` keeps the events of entries, payments, imports and settings.',
    type: 'integer',
    minimum: 1,
    maximum: 1200,
    default: 60,
  },
  DOOR_EVENTS_MONTHS: {
    description: 'Months for which that command keeps the events of sign-ins, refusals, users and exports.',
    type: 'integer',
    minimum: 1,
    maximum: 1200,
    default: 12,
  },
  LOG_LEVEL: {
    description: 'Lowest level of events that are logged.',
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
  },
  NODE_ENV: {
    description: '`production`: TOKEN_SECRET is required, and there are no demonstration users.',
    type: 'string',
    example: 'production',
  },
  AUTH_GUARD: {
    description: 'For the page: `on` enables the authentication guard of the app area.',
    enum: ['on', 'off'],
    default: 'off',
  },
  API_BASE_URL: {
    description:
      'For the page: address of the API, an http(s) URL or a path. Absent: the reference backend of the same process, under /api/. Present: no backend is started. For the mock (`npm run contract -- mock`): http://127.0.0.1:4010/api/',
    type: 'string',
    format: 'api-address',
    expects: 'an http(s) address without user, query and fragment, or a path',
    example: 'https://erp.example/api/',
  },
  CLOUD_IDENTITY: {
    description:
      'For the page: JSON with apiKey, authDomain and projectId of a Firebase project. Absent: the administrator resets passwords. In the project, set the action URL of the e-mails to https://<portal>/user/reset-password.',
    type: 'object',
    properties: {
      apiKey: IDENTITY_PART,
      authDomain: IDENTITY_PART,
      projectId: IDENTITY_PART,
    },
    required: ['apiKey', 'authDomain', 'projectId'],
    nullable: true,
    expects: 'JSON with the texts apiKey, authDomain and projectId',
    example: '{"apiKey":"…","authDomain":"…","projectId":"…"}',
  },
  IDENTITY_CHANGES_LOGIN: {
    description:
      'For the page: `on` if the backend checks the password of the numeric login against that project, so a reset changes it. Otherwise the screens say that a reset changes only the e-mail account.',
    enum: ['on', 'off'],
    default: 'off',
  },
  COMPANY: {
    description:
      'For the page: JSON with name, logo and logoDark, each optional. The logos are paths of the page’s origin. logoDark is for a dark background.',
    type: 'object',
    properties: {
      name: TEXT,
      logo: { type: 'string', format: 'own-path', expects: 'a path like /logo.svg' },
      logoDark: { type: 'string', format: 'own-path', expects: 'a path like /logo-dark.svg' },
    },
    nullable: true,
    expects: 'JSON with the texts name, logo and logoDark',
    example: '{"name":"Comercial Aurora","logo":"/logo.svg"}',
  },
  ENVIRONMENT: {
    description: 'For the page: a tag for installations that are not in production.',
    ...TEXT,
    example: 'Homologação',
  },
  SUPPORT: {
    description:
      'For the page: JSON with name, phone, email and url of the support, each optional. The login and the error pages show them.',
    type: 'object',
    properties: {
      name: TEXT,
      phone: { type: 'string', format: 'phone', expects: 'a phone number like +55 11 5555-0100' },
      email: { type: 'string', format: 'email', expects: 'an e-mail address' },
      url: LINK,
    },
    nullable: true,
    expects: 'JSON with the texts name, phone, email and url',
    example: '{"name":"Central de TI","phone":"+55 11 5555-0100","email":"suporte@empresa.example"}',
  },
  PRIVACY_URL: {
    description: 'For the page: address of the privacy notice.',
    ...LINK,
    example: 'https://empresa.example/privacidade',
  },
  LANGUAGES: {
    description:
      'For the page: the codes of the languages that are offered, separated by commas. Absent: all of them. The message about an unknown code lists them.',
    type: 'array',
    separator: ',',
    items: { enum: LANGUAGES.map(({ code }) => code) },
    example: 'pt-BR,en-US',
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
