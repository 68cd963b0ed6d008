import {
  DEFAULT_SETTINGS,
  SettingsBroken,
  SettingsUnreachable,
  loadSettings,
  settingsFrom,
} from './settings';

const answering =
  (body: string, init: ResponseInit = {}): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' }, ...init }));

it.each([
  ['a 404', answering('{"message":"não"}', { status: 404 })],
  ['a page in its place', answering('<!doctype html><p>', { headers: { 'content-type': 'text/html' } })],
  ['a page without a type', answering('  <html>', { headers: {} })],
  ['no key at all', answering('{}')],
  ['keys that nobody knows', answering('{"novo":1}')],
])('specification §8.7, §9.3: %s means the defaults', async (_name, fetchFile) => {
  expect(await loadSettings(fetchFile)).toEqual(DEFAULT_SETTINGS);
});

it('specification §9.3: as shipped, the guard is off, the API beside the portal, and there is no cloud identity', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    apiBaseUrl: '/api/',
    authGuardEnabled: false,
    cloudIdentity: null,
    identityChangesLogin: false,
  });
});

it('reads what is given', () => {
  const cloudIdentity = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
  const file = {
    apiBaseUrl: 'https://api.example/v1',
    authGuardEnabled: true,
    cloudIdentity,
    identityChangesLogin: true,
  };
  expect(settingsFrom(JSON.stringify(file))).toEqual(file);
});

it.each([
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
])('specification §8.7: %s is refused, and the key is named', (text, key) => {
  expect(() => settingsFrom(text)).toThrow(SettingsBroken);
  expect(() => settingsFrom(text)).toThrow(`config.json: ${key}`);
});

it.each([
  ['a 500', answering('', { status: 500 })],
  ['a 403', answering('{}', { status: 403 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('specification §8.8: %s is never taken for the defaults', async (_name, fetchFile) => {
  await expect(loadSettings(fetchFile)).rejects.toThrow(SettingsUnreachable);
});

it('specification §8.8: nothing after 10 seconds is given up', async () => {
  jest.useFakeTimers();
  const never: typeof fetch = (_file, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('given up'))),
    );
  const ended = jest.fn();
  loadSettings(never).catch(ended);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.any(SettingsUnreachable));
  jest.useRealTimers();
});
