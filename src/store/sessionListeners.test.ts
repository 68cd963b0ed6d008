import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { network, noContent } from '../../test/support/network';
import { getScenario } from '../../test/support/scenarios';
import { startStore } from '../../test/support/testStore';
import { entryApi } from '../api/entry';
import type { IdentityClient } from '../api/identityClient';
import { SERVICE } from '../api/identityService';
import { selectProfile } from './profile';
import type { Dependencies } from './reducer';
import {
  logoutRequested,
  selectIsSignedIn,
  selectToken,
  selectTypedLogin,
  selectUserCount,
  sessionChangedElsewhere,
  sessionRenewed,
  signedIn,
  userReplaced,
} from './session';
import { messages } from './store.messages';
import { selectToasts } from './toasts';

const CATEGORIES = '/categories';
const END = '/session/end';
const { response: session } = getScenario('/session', 'admin');
const own = { ...session, login: '52998224725' };
const other = { ...session, login: '11144477735' };
const newSession = (token: string) => ({
  token,
  user: { statusLogin: 0, ds_Token: token, cd_Dashboard: 'x' },
});

/** Starts a signed-in page whose own user is known, with one cached response. */
async function open(at = '/app/settings', changes: Partial<Dependencies> = {}) {
  const navigate = jest.fn();
  const store = await startStore({ navigate, address: () => at, ...changes });
  network.get('/session', own);
  network.post(END, noContent);
  network.any('get', CATEGORIES, { today: '2026-11-20', categories: [] });
  store.dispatch(sessionRenewed(newSession('a.b.c')));
  await store.dispatch(entryApi.endpoints.listCategories.initiate(undefined));
  await waitFor(() => expect(selectProfile(store.getState()).data).toMatchObject({ login: own.login }));
  network.forget();
  const isCached = () => Object.keys(store.getState().api.queries).some((key) => key.startsWith('listCat'));
  expect(isCached()).toBe(true);
  return { store, state: () => store.getState(), navigate, isCached };
}

const endedTokens = () => network.sentTo(END).map(({ headers }) => headers.get('authorization'));
const askedTokens = () => network.sentTo('/session').map(({ headers }) => headers.get('authorization'));

describe('a 401 [specification §4.8]', () => {
  const refuse = () => {
    network.any('get', CATEGORIES, () => HttpResponse.json({}, { status: 401 }));
  };

  it.each([
    ['in the app area: a sign-in returns there', '/app/settings', { from: '/app/settings' }],
    ['elsewhere: a sign-in opens the dashboard', '/user/register', null],
  ])('ends the session %s', async (_where, at, navigationState) => {
    const { store, state, navigate, isCached } = await open(at);
    refuse();
    const load = () =>
      store.dispatch(entryApi.endpoints.listCategories.initiate(undefined, { forceRefetch: true }));
    await Promise.all([load(), load()]);
    expect(selectIsSignedIn(state())).toBe(false);
    expect(isCached()).toBe(false);
    expect(navigate.mock.calls).toEqual([['/user/login', { replace: true, state: navigationState }]]);
    expect(selectToasts(state())).toMatchObject([{ text: { messageId: messages.sessionEnded.id } }]);
    expect(endedTokens()).toEqual([]);
  });

  it.each([
    ['user-blocked', 'session.userBlocked', 'info'],
    ['session-ended', 'session.endedByPerson', 'info'],
    ['session-expired', 'session.ended', 'attention'],
  ])('with the reason %s is told as %s [specification §8.34]', async (reason, messageId, kind) => {
    const { store, state } = await open();
    network.any('get', CATEGORIES, () => HttpResponse.json({ message: 'x', reason }, { status: 401 }));
    await store.dispatch(entryApi.endpoints.listCategories.initiate(undefined, { forceRefetch: true }));
    expect(selectToasts(state())).toMatchObject([{ text: { messageId }, kind }]);
  });

  it('without a session changes nothing', async () => {
    const navigate = jest.fn();
    const store = await startStore({ navigate }, null);
    refuse();
    await store.dispatch(entryApi.endpoints.listCategories.initiate(undefined));
    expect(navigate).not.toHaveBeenCalled();
    expect(selectToasts(store.getState())).toEqual([]);
  });
});

it('a sign-out ends the session here and at the backend, and removes what was loaded [specification §4.7, §7.18]', async () => {
  const identity: IdentityClient = {
    changesLogin: false,
    preload: () => undefined,
    call: () => Promise.resolve({ isDone: false, error: { service: SERVICE, code: 'auth/internal-error' } }),
    signOut: jest.fn(),
  };
  const { store, state, navigate, isCached } = await open('/app/settings', { identity });
  store.dispatch(logoutRequested());
  expect(selectIsSignedIn(state())).toBe(false);
  expect(isCached()).toBe(false);
  expect(identity.signOut).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls).toEqual([['/user/login', { replace: true }]]);
  await waitFor(() => expect(endedTokens()).toEqual(['Bearer a.b.c']));
  expect(network.sentTo(END)[0]?.keepalive).toBe(true);
});

it.each([
  [404, []],
  [500, ['Bearer a.b.c']],
])(
  'a backend that responds to GET session with %i is asked to end: %j [specification §7.18]',
  async (status, ended) => {
    const { store } = await open();
    network.any('get', '/session', () => HttpResponse.json({}, { status }));
    store.dispatch(sessionRenewed(newSession('a.b.c')));
    await waitFor(() => expect(selectProfile(store.getState()).isError).toBe(true));
    store.dispatch(logoutRequested());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(endedTokens()).toEqual(ended);
  },
);

describe('a new session', () => {
  it('of the same user keeps what was loaded, and asks for the user again [specification §4.17]', async () => {
    const { store, state, isCached, navigate } = await open();
    store.dispatch(sessionRenewed(newSession('d.e.f')));
    await waitFor(() => expect(askedTokens()).toEqual(['Bearer d.e.f']));
    expect(selectToken(state())).toBe('d.e.f');
    expect(isCached()).toBe(true);
    expect(selectUserCount(state())).toBe(0);
    expect(navigate).not.toHaveBeenCalled();
    expect(endedTokens()).toEqual([]);
  });

  it('keeps the typed login if the same user renews it, and forgets it otherwise', async () => {
    const { store, state } = await open();
    const readLogin = () => selectTypedLogin(state());
    store.dispatch(signedIn({ ...newSession('a.b.c'), login: '1' }));
    expect(readLogin()).toBe('1');
    store.dispatch(sessionRenewed(newSession('d.e.f')));
    expect(readLogin()).toBe('1');
    store.dispatch(sessionChangedElsewhere(newSession('g.h.i')));
    expect(readLogin()).toBeNull();
    store.dispatch(userReplaced({ ...newSession('j.k.l'), login: '2' }));
    expect(readLogin()).toBe('2');
    store.dispatch(signedIn(newSession('m.n.o')));
    expect(readLogin()).toBeNull();
  });

  it('of another user removes what was loaded, and ends the first session [specification §4.38]', async () => {
    const { store, state, isCached, navigate } = await open();
    store.dispatch(userReplaced(newSession('d.e.f')));
    expect(isCached()).toBe(false);
    expect(selectUserCount(state())).toBe(1);
    expect(selectTypedLogin(state())).toBeNull();
    await waitFor(() => expect(endedTokens()).toEqual(['Bearer a.b.c']));
    expect(askedTokens()).toEqual(['Bearer d.e.f']);
    expect(navigate).not.toHaveBeenCalled();
    store.dispatch(logoutRequested());
    expect(selectUserCount(state())).toBe(1);
  });

  it('on a page without a session ends none', async () => {
    const store = await startStore({}, null);
    network.post(END, noContent);
    network.get('/session', own);
    store.dispatch(signedIn(newSession('d.e.f')));
    await waitFor(() => expect(askedTokens()).toEqual(['Bearer d.e.f']));
    expect(endedTokens()).toEqual([]);
  });
});

describe('a session that another tab stores [specification §4.19, §4.20]', () => {
  it('of the same user keeps what was loaded', async () => {
    const { store, state, isCached, navigate } = await open();
    store.dispatch(sessionChangedElsewhere(newSession('d.e.f')));
    await waitFor(() => expect(askedTokens()).toEqual(['Bearer d.e.f']));
    await waitFor(() => expect(selectProfile(state()).isSuccess).toBe(true));
    expect(isCached()).toBe(true);
    expect(selectUserCount(state())).toBe(0);
    expect(navigate).not.toHaveBeenCalled();
    expect(endedTokens()).toEqual([]);
  });

  it.each([
    [
      'is another user',
      () => other,
      'fulfilled',
      '/app/settings',
      [['/app/dashboards/x', { replace: true }]],
    ],
    ['is another user', () => other, 'fulfilled', '/user/register', []],
    [
      'is not known',
      () => HttpResponse.json({}, { status: 500 }),
      'uninitialized',
      '/app/settings',
      [['/app/dashboards/x', { replace: true }]],
    ],
  ])('whose owner %s leaves the page of the first user', async (_who, reply, profile, at, navigations) => {
    const { store, state, isCached, navigate } = await open(at);
    network.any('get', '/session', reply);
    store.dispatch(sessionChangedElsewhere(newSession('d.e.f')));
    await waitFor(() => expect(selectUserCount(state())).toBe(1));
    expect(isCached()).toBe(false);
    expect(selectProfile(state()).status).toBe(profile);
    expect(navigate.mock.calls).toEqual(navigations);
  });

  it.each([[{ cd_Dashboard: null }], [{}]])(
    'of another user with %j opens the standard dashboard',
    async (fields) => {
      const { store, navigate } = await open();
      network.get('/session', other);
      const user = { statusLogin: 0, ds_Token: 'd.e.f', ...fields };
      store.dispatch(sessionChangedElsewhere({ token: 'd.e.f', user }));
      await waitFor(() =>
        expect(navigate.mock.calls).toEqual([['/app/dashboards/default', { replace: true }]]),
      );
    },
  );

  it('removes what was loaded at once if the first user is not known', async () => {
    const store = await startStore();
    network.any('get', CATEGORIES, { today: '2026-11-20', categories: [] });
    await store.dispatch(entryApi.endpoints.listCategories.initiate(undefined));
    const isCached = () => 'listCategories(undefined)' in store.getState().api.queries;
    expect(isCached()).toBe(true);
    network.any('get', '/session', () => new Promise<Response>(() => undefined));
    store.dispatch(sessionChangedElsewhere(newSession('d.e.f')));
    expect(isCached()).toBe(false);
  });

  it('that is replaced before its owner is known changes no page', async () => {
    const { store, state, navigate } = await open();
    network.get('/session', other);
    store.dispatch(sessionChangedElsewhere(newSession('d.e.f')));
    store.dispatch(sessionChangedElsewhere({ token: null, user: null }));
    expect(navigate.mock.calls).toEqual([['/user/login', { replace: true }]]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(selectUserCount(state())).toBe(0);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('that it ends removes what was loaded, and a page outside the app area stays', async () => {
    const { store, state, isCached, navigate } = await open('/user/register');
    store.dispatch(sessionChangedElsewhere({ token: null, user: null }));
    expect(selectIsSignedIn(state())).toBe(false);
    expect(isCached()).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });
});
