import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './settings';
import { BadSetting } from './badSetting';

// Random characters, like a real secret.
const SECRET = 'Zk3vN8qLw1RtYb7XcM5pHd9GsJ2fAe6u';
const OTHER_SECRET = 'f00dfeedbeefcafe0123456789abcdef';

const read = (env: Record<string, string>, portal = true) =>
  readSettings(env, { portal, projectFolder: '/srv/portaria' });

it('each setting has its default without a variable or with an empty one [specification §9.3, §9.4]', () => {
  const settings = read({});
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: null,
    dataFolder: '/srv/portaria/.data',
    runsBackend: true,
    tokenTtlSeconds: 8 * 3600,
    trustedProxies: [],
    corsOrigins: [],
    seedUsers: null,
    config: {
      authGuardEnabled: false,
      apiBaseUrl: '/api/',
      cloudIdentity: null,
      identityChangesLogin: false,
      company: null,
      environment: null,
      support: null,
      privacyUrl: null,
      languages: null,
    },
    tokenSecret: null,
    previousTokenSecret: null,
    passwordCost: { memoryKiB: 65_536, passes: 3, lanes: 1 },
  });
  expect(read({ PORT: '', HOST: ' ', AUTH_GUARD: '', API_BASE_URL: '' })).toEqual(settings);
});

it('each variable is read', () => {
  expect(
    read({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgresql://u:p@db/portaria',
      DATA_DIR: '/var/lib/portaria',
      AUTH_GUARD: 'on',
      TOKEN_TTL_SECONDS: '43200',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      CORS_ORIGINS: 'https://a.example, http://localhost:3000',
      SECURITY_CONTACT: 'tel:+55-11-5555-0100',
      LOG_LEVEL: 'WARN',
      CLOUD_IDENTITY: '{"apiKey":"k","authDomain":"d","projectId":"p","other":1}',
      IDENTITY_CHANGES_LOGIN: 'ON',
      COMPANY: '{"name":"Aurora","logo":"/logo.svg","other":1}',
      ENVIRONMENT: 'Homologação',
      SUPPORT: '{"phone":"+55 11 5555-0100","email":"ti@aurora.example","url":"https://aurora.example/?a=1"}',
      PRIVACY_URL: '/privacidade',
      LANGUAGES: 'pt-BR, es-ES',
      SEED_USERS: '[{"login":"001","password":"p","role":"editor","cd_Dashboard":7}]',
    }),
  ).toMatchObject({
    port: 0,
    host: '::1',
    databaseUrl: 'postgresql://u:p@db/portaria',
    dataFolder: '/var/lib/portaria',
    tokenTtlSeconds: 43_200,
    trustedProxies: ['10.0.0.0/8', '::1'],
    corsOrigins: ['https://a.example', 'http://localhost:3000'],
    securityContact: 'tel:+55-11-5555-0100',
    logLevel: 'warn',
    config: {
      authGuardEnabled: true,
      cloudIdentity: { apiKey: 'k', authDomain: 'd', projectId: 'p' },
      identityChangesLogin: true,
      company: { name: 'Aurora', logo: '/logo.svg' },
      environment: 'Homologação',
      support: { phone: '+55 11 5555-0100', email: 'ti@aurora.example', url: 'https://aurora.example/?a=1' },
      privacyUrl: '/privacidade',
      languages: ['pt-BR', 'es-ES'],
    },
    seedUsers: [{ login: '001', password: 'p', role: 'editor', dashboard: '7', isBlocked: false }],
  });
});

it.each([
  ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, but is "80a".'],
  ['PORT', '0x1F', 'PORT must be a whole number from 0 to 65535, but is "0x1F".'],
  ['HOST', 'http://h', 'HOST must be a name or an address alone, but is "http://h".'],
  [
    'CORS_ORIGINS',
    'https://a.example,*',
    'CORS_ORIGINS must be a list, and each item must be an origin like https://portal.example, but one is "*".',
  ],
  ['CLOUD_IDENTITY', '{"apiKey":"k","authDomain":"d"}', 'CLOUD_IDENTITY: projectId must be text.'],
  [
    'SEED_USERS',
    '[{"login":"1","password":"p"}]',
    'SEED_USERS: role of item 1 must be one of editor, admin.',
  ],
  ['SEED_USERS', '[7]', 'SEED_USERS: item 1 must be an object.'],
  [
    'SEED_USERS',
    '[{"login":"1","password":"p","role":"admin","name":"Gil\\u0000"}]',
    'SEED_USERS: name of item 1 must be text with a visible character, without control characters and noncharacters.',
  ],
  [
    'SEED_USERS',
    '[{"login":"1","password":"p","role":"admin","name":"\\u200b"}]',
    'SEED_USERS: name of item 1 must be text with a visible character, without control characters and noncharacters.',
  ],
  [
    'SEED_USERS',
    '[{"login":"1","password":"p","role":"admin","cd_Dashboard":"vendas\\uFFFE"}]',
    'SEED_USERS: cd_Dashboard of item 1 must be text without control characters and noncharacters, a number or null.',
  ],
])('the message for %s=%s is: %s', (name, value, sentence) => {
  expect(() => read({ [name]: value })).toThrow(sentence);
});

it('invisible characters are removed from the texts of SEED_USERS, but not from a password [specification §7.47]', () => {
  const user = { login: '1', role: 'admin', name: 'Gil\u200b Reis', cd_Dashboard: 'ven\u00addas' };
  const { seedUsers } = read({ SEED_USERS: JSON.stringify([{ ...user, password: 'a\u200b\u0000' }]) });
  expect(seedUsers).toMatchObject([{ name: 'Gil Reis', dashboard: 'vendas', password: 'a\u200b\u0000' }]);
});

it('a cloud identity has only the needed fields, and null means none', () => {
  const CLOUD_IDENTITY = '{"apiKey":"k","authDomain":"d","projectId":"p","other":1}';
  expect(read({ CLOUD_IDENTITY }).config.cloudIdentity).toEqual({
    apiKey: 'k',
    authDomain: 'd',
    projectId: 'p',
  });
  expect(read({ CLOUD_IDENTITY: 'null' }).config.cloudIdentity).toBeNull();
});

it('with API_BASE_URL there is no backend, and the address gets a last slash', () => {
  expect(read({ API_BASE_URL: 'https://erp.example/v1', NODE_ENV: 'production' })).toMatchObject({
    runsBackend: false,
    config: { apiBaseUrl: 'https://erp.example/v1/' },
  });
});

it.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['AUTH_GUARD', 'true'],
  ['API_BASE_URL', '//evil.example/'],
  ['API_BASE_URL', '/\\evil'],
  ['API_BASE_URL', 'ftp://x/'],
  ['API_BASE_URL', 'https://user:pw@x/'],
  ['API_BASE_URL', 'https://x/?q'],
  ['API_BASE_URL', 'api'],
  ['TOKEN_TTL_SECONDS', '43201'],
  ['TOKEN_TTL_SECONDS', '0'],
  ['TOKEN_SECRET', 'x'.repeat(31)],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['CORS_ORIGINS', 'null'],
  ['SECURITY_CONTACT', 'security@portal.example'],
  ['SECURITY_CONTACT', 'http://portal.example/security'],
  ['SECURITY_CONTACT', 'https:portal.example'],
  ['SECURITY_CONTACT', 'https://user@portal.example/'],
  ['SECURITY_CONTACT', 'mailto:'],
  ['SECURITY_CONTACT', 'mailto:a@b@c'],
  ['SECURITY_CONTACT', 'mailto:a@b.example c@d.example'],
  ['SECURITY_CONTACT', 'mailto:a@b.example\nContact: mailto:evil@c.example'],
  ['SECURITY_CONTACT', 'tel:'],
  ['SECURITY_CONTACT', 'tel:home'],
  ['SECURITY_CONTACT', 'javascript:alert(1)'],
  ['LOG_LEVEL', 'loud'],
  ['CLOUD_IDENTITY', '{"apiKey":"k"}'],
  ['COMPANY', '"Aurora"'],
  ['COMPANY', '{"logo":"https://other.example/logo.svg"}'],
  ['COMPANY', '{"logo":"//other.example/logo.svg"}'],
  ['COMPANY', '{"logoDark":"logo.svg"}'],
  ['SUPPORT', '{"url":"javascript:alert(1)"}'],
  ['SUPPORT', '{"email":"ti"}'],
  ['SUPPORT', '{"phone":"ask Ana"}'],
  ['SUPPORT', '{"name":7}'],
  ['PRIVACY_URL', 'data:text/html,x'],
  ['PRIVACY_URL', 'https://user:pw@x/'],
  ['LANGUAGES', 'pt-BR,xx-XX'],
  ['CLOUD_IDENTITY', '{'],
  ['SEED_USERS', '{}'],
  ['SEED_USERS', '[{"login":"12a","password":"p","role":"admin"}]'],
  ['SEED_USERS', '[{"login":"1","password":"","role":"admin"}]'],
  ['SEED_USERS', '[{"login":"1","password":"p","role":"root"}]'],
  ['SEED_USERS', '[{"login":"1","password":"p","role":"admin"},{"login":"1","password":"q","role":"admin"}]'],
])('%s=%s is rejected with a message that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(BadSetting);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}\\b.*\\.$`));
});

it('no message repeats a secret', () => {
  for (const env of [
    { TOKEN_SECRET: 'short-secret' },
    { DATABASE_URL: 'x://user:short-secret@db' },
    { SEED_USERS: '[{"login":"x","password":"short-secret"}]' },
    { SEED_USERS: '[{"login":"1","password":"p","role":"short-secret"}]' },
    { API_BASE_URL: 'https://user:short-secret@erp.example/' },
    { CORS_ORIGINS: 'https://user:short-secret@portal.example' },
    { HOST: 'user:short-secret@host' },
    { CLOUD_IDENTITY: '{"apiKey":"short-secret","projectId":7}' },
  ]) {
    expect(() => read(env)).toThrow(/^(?!.*short-secret)/s);
  }
});

it('a TOKEN_SECRET is required in production [specification §9.4]', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow(/^TOKEN_SECRET/);
  expect(read({ NODE_ENV: 'production', TOKEN_SECRET: SECRET }).isProduction).toBe(true);
});

it.each([
  ['offered', ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST']],
  ['withheld', ['0.0.0.0', '::', '192.168.0.1', '127.1', '0', 'portal.example', 'localhost.example', '::2']],
])('demonstration users are %s on the hosts %j [specification §9.12]', (demonstration, hosts) => {
  for (const host of hosts) expect([host, read({ HOST: host }).demonstration]).toEqual([host, demonstration]);
});

it.each([
  { NODE_ENV: 'production', TOKEN_SECRET: SECRET },
  { DATABASE_URL: 'postgresql://u:p@db/portaria' },
  { SEED_USERS: '[]' },
  { API_BASE_URL: 'https://erp.example/' },
])('there are no demonstration users with %j [specification §9.12]', (env) => {
  for (const HOST of ['127.0.0.1', '0.0.0.0']) expect(read({ HOST, ...env }).demonstration).toBe('none');
});

it.each([
  ['of one character', 'x'.repeat(64)],
  ['of seven different characters', 'abcdefg'.repeat(9)],
])('a secret %s is rejected in production [specification §9.13]', (_what, weak) => {
  const env = { NODE_ENV: 'production', TOKEN_SECRET: weak };
  expect(() => read(env)).toThrow(/^TOKEN_SECRET is too easy to guess.*\.$/);
  expect(() => read({ ...env, TOKEN_SECRET: SECRET, TOKEN_SECRET_PREVIOUS: weak })).toThrow(
    /^TOKEN_SECRET_PREVIOUS is too easy to guess.*\.$/,
  );
  expect(read({ TOKEN_SECRET: weak }).tokenSecret).toBe(weak);
});

describe('secrets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portaria-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const writeSecret = (content: string) => {
    const file = join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  };

  it('a previous one is accepted only beside a different current one [specification §9.13]', () => {
    const both = { TOKEN_SECRET: SECRET, TOKEN_SECRET_PREVIOUS: OTHER_SECRET };
    expect(read(both)).toMatchObject({ tokenSecret: SECRET, previousTokenSecret: OTHER_SECRET });
    expect(read({ TOKEN_SECRET: SECRET }).previousTokenSecret).toBeNull();
    expect(() => read({ TOKEN_SECRET_PREVIOUS: SECRET })).toThrow(/^TOKEN_SECRET_PREVIOUS .*\.$/);
    expect(() => read({ ...both, TOKEN_SECRET: OTHER_SECRET })).toThrow(/^TOKEN_SECRET_PREVIOUS .*\.$/);
    expect(() => read({ ...both, TOKEN_SECRET_PREVIOUS: 'short' })).toThrow(
      /^TOKEN_SECRET_PREVIOUS is too short/,
    );
  });

  it('can come from files, without the trailing newline [specification §9.13]', () => {
    const url = 'postgresql://u:p@db/portaria';
    expect(read({ DATABASE_URL_FILE: writeSecret(`${url}\n`) }).databaseUrl).toBe(url);
    expect(
      read({ TOKEN_SECRET: OTHER_SECRET, TOKEN_SECRET_PREVIOUS_FILE: writeSecret(`${SECRET}\r\n`) })
        .previousTokenSecret,
    ).toBe(SECRET);
    const env = { NODE_ENV: 'production', TOKEN_SECRET_FILE: writeSecret(`${SECRET}\n`) };
    expect(read(env).tokenSecret).toBe(SECRET);
  });

  it('one in both a variable and a file is rejected [specification §9.13]', () => {
    const file = writeSecret(SECRET);
    for (const name of ['TOKEN_SECRET', 'TOKEN_SECRET_PREVIOUS', 'DATABASE_URL']) {
      expect(() => read({ [name]: SECRET, [`${name}_FILE`]: file })).toThrow(
        `${name} and ${name}_FILE are both given. Give one of them.`,
      );
    }
  });

  it('a missing, empty or invalid file is rejected by its name', () => {
    const missing = join(folder, 'missing');
    expect(() => read({ TOKEN_SECRET_FILE: missing })).toThrow(
      /^TOKEN_SECRET_FILE .*\(ENOENT\)\. Correct that path, /,
    );
    expect(() => read({ TOKEN_SECRET_FILE: folder })).toThrow(
      /^TOKEN_SECRET_FILE .*\(EISDIR\)\. Correct that path, /,
    );
    expect(() => read({ TOKEN_SECRET_FILE: writeSecret(' \n') })).toThrow(
      /^TOKEN_SECRET_FILE .* is empty\. Write the value into it\.$/,
    );
    expect(() => read({ TOKEN_SECRET_FILE: writeSecret('short') })).toThrow(
      /^TOKEN_SECRET_FILE is too short/,
    );
    expect(() => read({ DATABASE_URL_FILE: writeSecret('short') })).toThrow(/^DATABASE_URL_FILE /);
    expect(() => read({ DATABASE_URL_FILE: writeSecret('short') })).toThrow(BadSetting);
  });
});

describe('the port of the metrics', () => {
  it('is not set by default, and listens only on this machine', () => {
    expect(read({}).metrics).toBeNull();
    expect(read({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull();
    expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(read({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }).metrics).toMatchObject({
      host: '10.0.0.7',
    });
  });

  it('must not be the port of the portal', () => {
    expect(() => read({ METRICS_PORT: '8080' })).toThrow(
      new BadSetting('METRICS_PORT and PORT are both 8080. Give the metrics a port of their own.'),
    );
    expect(() => read({ METRICS_PORT: 'x' })).toThrow(/^METRICS_PORT must be a whole number/);
  });
});
