import {
  DEFAULT_SETTINGS,
  SettingsBroken,
  SettingsUnreachable,
  loadSettings,
  parseSettings,
} from './runtimeSettings';

const respondWith =
  (body: string, init: ResponseInit = {}): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' }, ...init }));

it.each([
  ['a 404', respondWith('{"message":"não"}', { status: 404 })],
  ['a page in its place', respondWith('<!doctype html><p>', { headers: { 'content-type': 'text/html' } })],
  ['a page without a type', respondWith('  <html>', { headers: {} })],
  ['no key at all', respondWith('{}')],
  ['unknown keys', respondWith('{"novo":1}')],
])('%s means the defaults [specification §8.7, §9.3]', async (_name, fetchFile) => {
  expect(await loadSettings(fetchFile)).toEqual(DEFAULT_SETTINGS);
});

it('the defaults are no guard, an API on the same origin, and no cloud identity [specification §9.3]', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    apiBaseUrl: '/api/',
    authGuardEnabled: false,
    cloudIdentity: null,
    identityChangesLogin: false,
    company: null,
    environment: null,
    support: null,
    privacyUrl: null,
    languages: null,
  });
});

it('reads all settings of the file', async () => {
  const cloudIdentity = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
  const file = {
    apiBaseUrl: 'https://api.example/v1',
    authGuardEnabled: true,
    cloudIdentity,
    identityChangesLogin: true,
    company: { name: 'Comercial Aurora', logo: '/logo.svg', logoDark: '/logo-dark.svg?v=2' },
    environment: 'Homologação',
    support: {
      name: 'Central de TI',
      phone: '+55 (11) 5555-0100',
      email: 'ti@aurora.example',
      url: 'https://aurora.example/suporte?de=portaria',
    },
    privacyUrl: '/privacidade',
    languages: ['pt-BR', 'en-EN'],
  };
  expect(await parseSettings(JSON.stringify(file))).toEqual(file);
});

it.each([
  ['{"company":"Aurora"}', 'company'],
  ['{"company":[]}', 'company'],
  ['{"company":{"name":""}}', 'company'],
  ['{"company":{"name":null}}', 'company'],
  ['{"company":{"logo":"https://other.example/logo.svg"}}', 'company'],
  ['{"company":{"logo":"//other.example/logo.svg"}}', 'company'],
  ['{"company":{"logoDark":"/\\\\other.example/logo.svg"}}', 'company'],
  ['{"environment":1}', 'environment'],
  ['{"environment":" "}', 'environment'],
  ['{"support":{"phone":"ask Ana"}}', 'support'],
  ['{"support":{"email":"ti"}}', 'support'],
  ['{"support":{"email":"ti@aurora.example?bcc=x@y.example"}}', 'support'],
  ['{"support":{"url":"javascript:alert(1)"}}', 'support'],
  ['{"privacyUrl":"data:text/html,x"}', 'privacyUrl'],
  ['{"privacyUrl":"https://user:pw@host/"}', 'privacyUrl'],
  ['{"languages":"pt-BR"}', 'languages'],
  ['{"languages":[]}', 'languages'],
  ['{"languages":["pt-BR","xx-XX"]}', 'languages'],
  ['{bad', 'JSON'],
  ['', 'JSON'],
  ['null', 'JSON'],
  ['[]', 'JSON'],
  ['"x"', 'JSON'],
  ['{"apiBaseUrl":null}', 'apiBaseUrl'],
  ['{"apiBaseUrl":1}', 'apiBaseUrl'],
  ['{"apiBaseUrl":""}', 'apiBaseUrl'],
  ['{"apiBaseUrl":"/a pi/"}', 'apiBaseUrl'],
  ['{"apiBaseUrl":"\\t/api/"}', 'apiBaseUrl'],
  ['{"apiBaseUrl":"\\\\\\\\host"}', 'apiBaseUrl'],
  ['{"apiBaseUrl":"javascript:alert(1)"}', 'apiBaseUrl'],
  ['{"apiBaseUrl":"https://user:pass@host/"}', 'apiBaseUrl'],
  ['{"apiBaseUrl":"/api/?a=1"}', 'apiBaseUrl'],
  ['{"apiBaseUrl":"http://[x"}', 'apiBaseUrl'],
  ['{"authGuardEnabled":null}', 'authGuardEnabled'],
  ['{"authGuardEnabled":"false"}', 'authGuardEnabled'],
  ['{"authGuardEnabled":1}', 'authGuardEnabled'],
  ['{"cloudIdentity":{}}', 'cloudIdentity'],
  ['{"cloudIdentity":{"apiKey":"","authDomain":"d","projectId":"p"}}', 'cloudIdentity'],
  ['{"cloudIdentity":[]}', 'cloudIdentity'],
  ['{"identityChangesLogin":"on"}', 'identityChangesLogin'],
])('%s is refused, and the key is named [specification §8.7]', async (text, key) => {
  const reading = parseSettings(text);
  await expect(reading).rejects.toThrow(SettingsBroken);
  await expect(reading).rejects.toThrow(`config.json: ${key}`);
});

it.each([
  ['a 500', respondWith('', { status: 500 })],
  ['a 403', respondWith('{}', { status: 403 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s never means the defaults [specification §8.8]', async (_name, fetchFile) => {
  await expect(loadSettings(fetchFile)).rejects.toThrow(SettingsUnreachable);
});

it('is aborted after 10 seconds without a response [specification §8.8]', async () => {
  jest.useFakeTimers();
  const never: typeof fetch = (_file, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  const ended = jest.fn();
  loadSettings(never).catch(ended);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.any(SettingsUnreachable));
  jest.useRealTimers();
});

it('an error in the file keeps a valid support contact', async () => {
  const support = { phone: '+55 11 5555-0100' };
  for (const broken of [{ apiBaseUrl: 7 }, { environment: 7 }]) {
    await expect(parseSettings(JSON.stringify({ ...broken, support }))).rejects.toMatchObject({ support });
  }
  await expect(parseSettings('{"support":7}')).rejects.toMatchObject({ support: null });
});
