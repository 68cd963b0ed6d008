import { waitFor } from '@testing-library/react';
import { API, network, noContent, ORIGIN, stubWithoutExtension } from '../../test/support/network';
import { storeSession } from '../../test/support/renderApp';
import { postScenario } from '../../test/support/scenarios';
import { STORED } from '../config/stored';
import { languageChosen, selectLanguage } from './language';
import { selectProfile } from './profile';
import { selectRole } from './role';
import { logoutRequested, selectIsSignedIn, selectUserCount, selectUser, signedIn } from './session';
import { selectHasCommandPalette } from './shortcuts';
import { browserStorage } from './storage';
import type { BrowserStorage } from './storage';
import { makeStore } from './store';
import { messages } from './store.messages';
import { followOtherTabs } from './tabs';
import { selectAttribute, selectFollowsSystem, selectTheme } from './theme';
import { selectToasts } from './toasts';

const { response: accepted } = postScenario('/authorization/getToken', 'accepted');
const TOKEN = 'token-of-the-scenario';
const record = { ...accepted, statusLogin: 0, ds_Token: TOKEN };

beforeEach(stubWithoutExtension);

async function start(storage: BrowserStorage = browserStorage(window), at = '/app/dashboards/vendas') {
  const reload = jest.fn(() => Promise.resolve(true));
  const navigate = jest.fn();
  const portal = makeStore({
    apiBaseUrl: API,
    pageOrigin: ORIGIN,
    readCookies: () => '',
    storage,
    navigate,
    address: () => at,
    reload,
    whenIdle: () => undefined,
    now: () => Date.now(),
  });
  await portal.rehydrated;
  return { ...portal, reload, navigate, state: () => portal.store.getState() };
}

const stored = () => Object.fromEntries(Object.entries(localStorage) as [string, string][]);

it('a first visit has the defaults and stores none of them [specification §3.5, §9.1, §9.2]', async () => {
  const { state } = await start();
  expect(selectLanguage(state())).toBe('pt-BR');
  expect(selectTheme(state())).toBe('light.greenlime');
  expect(selectAttribute(state(), 'radius')).toBe('rounded');
  expect(selectRole(state())).toBe('admin');
  expect(selectIsSignedIn(state())).toBe(false);
  expect(stored()).toEqual({});
});

it('reads the raw texts of an earlier portal and does not change them [specification §3.9, §3.10, §3.11]', async () => {
  const earlier = {
    [STORED.language.chosen.key]: 'es-ES',
    [STORED.theme.color.key]: 'dark.redruby',
    [STORED.theme.radius.key]: 'flat',
    [STORED.role.stored.key]: '0',
  };
  for (const [key, text] of Object.entries(earlier)) localStorage.setItem(key, text);
  const { state } = await start();
  expect(selectLanguage(state())).toBe('es-ES');
  expect(selectTheme(state())).toBe('dark.redruby');
  expect(selectAttribute(state(), 'radius')).toBe('flat');
  expect(selectRole(state())).toBe('editor');
  expect(stored()).toEqual(earlier);
});

it.each([
  ['0', 'editor'],
  ['1', 'admin'],
])('the stored role %s is %s [specification §3.11]', async (text, role) => {
  localStorage.setItem(STORED.role.stored.key, text);
  const { state } = await start();
  expect(selectRole(state())).toBe(role);
});

it.each([
  ['on', true],
  ['off', false],
  ['false', true],
])('the stored switch %j of the command palette means %s [specification §3.21]', async (text, isOn) => {
  localStorage.setItem(STORED.shortcuts.palette.key, text);
  const { state } = await start();
  expect(selectHasCommandPalette(state())).toBe(isOn);
});

it('stores a chosen language as raw text [specification §3.9]', async () => {
  const { store } = await start();
  store.dispatch(languageChosen('en-US'));
  await waitFor(() => expect(stored()).toEqual({ [STORED.language.chosen.key]: 'en-US' }));
});

it.each([
  '',
  '"pt-BR"',
  'pt',
  'xx-XX',
  '<b>',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  '{"a":1}',
  '/user',
  'null',
])(
  'an unknown value means the default and stays stored: %.20s [specification §9.1, §3.10, §6.1]',
  async (foreign) => {
    const keys = [
      STORED.language.chosen.key,
      STORED.theme.color.key,
      STORED.theme.radius.key,
      STORED.role.stored.key,
      STORED.theme.mode.key,
    ];
    for (const key of keys) localStorage.setItem(key, foreign);
    const { state } = await start();
    expect(selectLanguage(state())).toBe('en-US');
    expect(selectTheme(state())).toBe('light.greenlime');
    expect(selectAttribute(state(), 'radius')).toBe('rounded');
    expect(selectRole(state())).toBeNull();
    expect(selectFollowsSystem(state())).toBe(false);
    expect(stored()).toEqual(Object.fromEntries(keys.map((key) => [key, foreign])));
  },
);

it.each([
  ['system:light.greenlime', null, true],
  ['system:dark.redruby', 'dark.redruby', true],
  ['system:dark.redruby', 'light.redruby', false],
  ['system:', 'light.redruby', false],
])('the mode %s with the colour %s [specification §3.12]', async (mode, color, follows) => {
  localStorage.setItem(STORED.theme.mode.key, mode);
  if (color !== null) localStorage.setItem(STORED.theme.color.key, color);
  const { state } = await start();
  expect(selectFollowsSystem(state())).toBe(follows);
});

describe('a stored session [specification §4.5, §4.6]', () => {
  it('is restored, and the backend is asked for its user once [specification §7.9]', async () => {
    storeSession();
    const before = stored();
    const { state } = await start();
    expect(selectIsSignedIn(state())).toBe(true);
    expect(selectUser(state())).toEqual(accepted);
    expect(stored()).toEqual(before);
    await waitFor(() => expect(selectProfile(state()).isError).toBe(true));
    expect(network.sentTo('/session')).toHaveLength(1);
  });

  const user = JSON.stringify(record);
  it.each([
    ['a token without its record', `"${TOKEN}"`, null],
    ['a record without its token', null, user],
    ['the record of another token', '"another"', user],
    ['a token that is no JSON', TOKEN, user],
    ['an empty token', '""', user],
    ['the word null', 'null', user],
    ['the text null', '"null"', JSON.stringify({ ...record, ds_Token: 'null' })],
    ['the text undefined', '"undefined"', JSON.stringify({ ...record, ds_Token: 'undefined' })],
    ['a number', '12', user],
    ['an object', '{"a":1}', user],
    ['a token with a line break', '"a\\nb"', JSON.stringify({ ...record, ds_Token: 'a\nb' })],
    ['a record that is no JSON', `"${TOKEN}"`, '{bad'],
    ['a list as its record', `"${TOKEN}"`, '[]'],
    ['a text as its record', `"${TOKEN}"`, '"ds_Token"'],
    ['a refusal as its record', `"${TOKEN}"`, JSON.stringify({ ...record, statusLogin: 1 })],
    ['a prototype key in its record', `"${TOKEN}"`, '{"__proto__":{"ds_Token":"x","statusLogin":0}}'],
  ])('that is %s counts as none, and both keys are removed', async (_name, tokenText, userText) => {
    if (tokenText !== null) localStorage.setItem(STORED.session.token.key, tokenText);
    if (userText !== null) localStorage.setItem(STORED.session.user.key, userText);
    localStorage.setItem('another program’s', 'stays');
    const { state } = await start();
    expect(selectIsSignedIn(state())).toBe(false);
    expect(stored()).toEqual({ 'another program’s': 'stays' });
  });
});

it('logout removes the session and keeps the settings [specification §4.7]', async () => {
  storeSession();
  localStorage.setItem(STORED.language.chosen.key, 'es-ES');
  localStorage.setItem(STORED.theme.color.key, 'dark.bluenavy');
  localStorage.setItem(STORED.theme.radius.key, 'flat');
  localStorage.setItem(STORED.role.stored.key, '0');
  network.post('/session/end', noContent);
  const { store, navigate, state } = await start();
  store.dispatch(logoutRequested());
  expect(navigate).toHaveBeenCalledWith('/user/login', { replace: true });
  expect(state().api.queries).toEqual({});
  await waitFor(() =>
    expect(stored()).toEqual({
      [STORED.language.chosen.key]: 'es-ES',
      [STORED.theme.color.key]: 'dark.bluenavy',
      [STORED.theme.radius.key]: 'flat',
      [STORED.role.stored.key]: '0',
    }),
  );
});

describe('a storage that refuses [specification §8.6, §4.3]', () => {
  const makeRefusingStorage = (refused: (key: string) => boolean): BrowserStorage => ({
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, text) => {
      if (refused(key)) throw new DOMException('full', 'QuotaExceededError');
      localStorage.setItem(key, text);
    },
    removeItem: (key) => localStorage.removeItem(key),
  });
  const silenceConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined); // redux-persist also reports it

  it.each([
    ['everything', () => true],
    ['the token', (key: string) => key === STORED.session.token.key],
    ['the record', (key: string) => key === STORED.session.user.key],
  ])(
    '%s leaves no partial session, and is reported once while the portal keeps working',
    async (_name, refused) => {
      silenceConsole();
      const { store, state } = await start(makeRefusingStorage(refused));
      store.dispatch(signedIn({ token: TOKEN, user: record }));
      await waitFor(() => expect(selectToasts(state())).toHaveLength(1));
      expect(selectIsSignedIn(state())).toBe(true);
      expect(stored()).toEqual({});
      store.dispatch(signedIn({ token: 'b', user: { ...record, ds_Token: 'b' } }));
      store.dispatch(languageChosen('en-US'));
      await waitFor(() => expect(selectLanguage(state())).toBe('en-US'));
      expect(selectToasts(state())).toHaveLength(1);
    },
  );

  it('changes the page’s direction without a reload [specification §4.12]', async () => {
    silenceConsole();
    const { store, state, reload } = await start(makeRefusingStorage(() => true));
    store.dispatch(languageChosen('en-EN'));
    await waitFor(() => expect(selectLanguage(state())).toBe('en-EN'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('every read acts like a first visit, and the page changes its direction without a reload', async () => {
    silenceConsole();
    const blocked = () => {
      throw new Error('blocked');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { store, state, reload } = await start(browserStorage(window));
    expect(selectLanguage(state())).toBe('pt-BR');
    expect(selectIsSignedIn(state())).toBe(false);
    store.dispatch(languageChosen('en-EN'));
    await waitFor(() => expect(selectLanguage(state())).toBe('en-EN'));
    expect(reload).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('every access acts like a first visit, and a choice that is not kept is reported', async () => {
    silenceConsole();
    const blockedWindow = Object.defineProperty({}, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const { store, state } = await start(browserStorage(blockedWindow as Window));
    expect(selectIsSignedIn(state())).toBe(false);
    store.dispatch(languageChosen('en-US'));
    await waitFor(() =>
      expect(selectToasts(state())).toMatchObject([{ text: { messageId: messages.sessionNotKept.id } }]),
    );
    expect(selectLanguage(state())).toBe('en-US');
  });
});

describe('another tab [specification §4.14]', () => {
  /** Writes as another tab does: this tab gets the storage events. */
  const writeInAnotherTab = (changes: Record<string, string | null>) => {
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
  };
  const open = async (at?: string) => {
    const tab = await start(localStorage, at);
    followOtherTabs(window, localStorage, tab);
    return tab;
  };

  it('signs in, and this tab follows when both token and record are stored', async () => {
    const { state } = await open();
    writeInAnotherTab({ [STORED.session.token.key]: `"${TOKEN}"` });
    expect(selectIsSignedIn(state())).toBe(false);
    writeInAnotherTab({ [STORED.session.user.key]: JSON.stringify(record) });
    expect(selectUser(state())).toEqual(record);
  });

  it('signs out, and this tab leaves the app area', async () => {
    storeSession();
    const { state, navigate } = await open();
    writeInAnotherTab({ [STORED.session.token.key]: null, [STORED.session.user.key]: null });
    expect(selectIsSignedIn(state())).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/user/login', { replace: true });
    expect(state().api.queries).toEqual({});
  });

  it('clears a storage without a session, and this tab keeps its page', async () => {
    const { navigate } = await open();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('signs out, and this tab keeps a page that needs no session', async () => {
    storeSession();
    const { state, navigate } = await open('/user/forgot-password');
    writeInAnotherTab({ [STORED.session.token.key]: null, [STORED.session.user.key]: null });
    expect(selectIsSignedIn(state())).toBe(false);
    expect(state().session).toMatchObject({ token: null, user: null });
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    [
      'in the app area: this one shows the other’s dashboard',
      '/app/settings',
      [['/app/dashboards/vendas', { replace: true }]],
    ],
    ['outside the app area: this one stays', '/user/forgot-password', []],
  ])('signs in as another user %s [specification §4.20]', async (_name, at, navigations) => {
    storeSession();
    const { state, navigate } = await open(at);
    writeInAnotherTab({
      [STORED.session.user.key]: JSON.stringify({ ...record, ds_Token: 'other' }),
      [STORED.session.token.key]: '"other"',
    });
    await waitFor(() => expect(selectUserCount(state())).toBe(1));
    expect(navigate.mock.calls).toEqual(navigations);
  });

  it('clears the whole storage, and this tab is signed out', async () => {
    storeSession();
    const { state } = await open();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(selectIsSignedIn(state())).toBe(false);
  });

  it('signs in as another user, and this tab uses the new token and record and removes the old responses', async () => {
    storeSession();
    const { state } = await open();
    const other = { ...record, ds_Token: 'other' };
    writeInAnotherTab({ [STORED.session.user.key]: JSON.stringify(other) });
    expect(selectUser(state())).toEqual(accepted);
    writeInAnotherTab({ [STORED.session.token.key]: '"other"' });
    expect(selectUser(state())).toEqual(other);
    expect(state().session.token).toBe('other');
  });

  it('chooses a theme and a language of this direction, and this tab applies both and stores nothing', async () => {
    const { state, reload } = await open();
    const written = jest.spyOn(Storage.prototype, 'setItem');
    writeInAnotherTab({
      [STORED.theme.color.key]: 'dark.greysteel',
      [STORED.theme.radius.key]: 'flat',
      [STORED.language.chosen.key]: 'es-ES',
    });
    const writesOfOtherTab = written.mock.calls.length;
    expect(selectTheme(state())).toBe('dark.greysteel');
    expect(selectAttribute(state(), 'radius')).toBe('flat');
    expect(selectLanguage(state())).toBe('es-ES');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(written.mock.calls.length).toBe(writesOfOtherTab);
    expect(reload).not.toHaveBeenCalled();
    written.mockRestore();
  });
});
