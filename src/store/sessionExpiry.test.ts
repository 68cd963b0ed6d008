import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { network, noContent, stubWithoutExtension } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { getScenario, postScenario } from '../../test/support/scenarios';
import { STORED } from '../config/stored';
import { selectRole } from './role';
import { selectProfile } from './profile';
import { selectUserCount } from './session';
import { expirySlice, selectEndsAt, selectExpiry } from './sessionExpiry';

const { response: session } = getScenario('/session', 'admin');
const { response: list } = getScenario('/dashboards', 'dashboards');
const { response: accepted } = postScenario('/authorization/getToken', 'accepted');
const HOUR_MS = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

const dialog = () => screen.queryByRole('alertdialog');
const button = (name: string) => screen.findByRole('button', { name });

async function openWith(expiresAt: string, headers: HeadersInit = {}) {
  storeSession();
  network.get('/session', () => HttpResponse.json({ ...session, expiresAt }, { headers }));
  network.get('/dashboards', list);
  const view = await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByLabelText('Ana Souza');
  return view;
}

// Loads the screen before the tests, because compiling it takes long.
beforeAll(async () => {
  await Promise.all([import('../screens/app/AppFrame'), import('../screens/signIn/SessionDialog')]);
}, 60_000);

describe('the notice of the session’s end [specification §4.16]', () => {
  it('is shown in the last two minutes', async () => {
    await openWith(inMs(90_000));
    expect(
      await screen.findByRole('alertdialog', { name: 'Sua sessão vai expirar' }),
    ).toHaveAccessibleDescription(/^Ela expira em 2 minutos \(\d\d:\d\d\)/);
  });

  it.each([
    ['is past, if the server’s clock is unknown', inMs(-HOUR_MS), {}],
    ['is no date', 'amanhã', {}],
    ['is near by this clock, and far by the server’s', inMs(60_000), { date: inMs(-8 * HOUR_MS) }],
    ['is in a year', inMs(365 * 24 * HOUR_MS), {}],
  ])('is not shown for an end that %s', async (_name, expiresAt, headers) => {
    const { store } = await openWith(expiresAt, headers);
    await waitFor(() => expect(store.getState().expiry).toBeDefined());
    await waitFor(() => expect(selectProfile(store.getState()).isSuccess).toBe(true));
    expect(selectExpiry(store.getState())).toEqual(expirySlice.getInitialState());
    expect(dialog()).not.toBeInTheDocument();
  });

  /** The user returns to the page after this time in milliseconds, by the clock of this browser. */
  const returnAfter = (ms: number) => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + ms);
    act(() => void window.dispatchEvent(new Event('focus')));
    jest.mocked(Date.now).mockRestore();
  };

  it('is removed when the browser’s clock is corrected and the end is far away', async () => {
    await openWith(inMs(60_000));
    await button('Entrar de novo');
    returnAfter(-HOUR_MS);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('is shown once before the end and once after it', async () => {
    const { user } = await openWith(inMs(90_000));
    await user.click(await button('Agora não'));
    expect(dialog()).not.toBeInTheDocument();
    returnAfter(1_000);
    expect(dialog()).not.toBeInTheDocument();
    returnAfter(100_000);
    expect(await screen.findByRole('alertdialog', { name: 'Sua sessão expirou' })).toBeInTheDocument();
  });

  it('is shown again from the user menu after it was dismissed [specification §4.16]', async () => {
    const { user } = await openWith(inMs(60_000));
    await user.click(await button('Agora não'));
    await user.click(await button('Ana Souza'));
    await user.click(await button('Entrar de novo'));
    expect(await screen.findByRole('alertdialog', { name: 'Sua sessão vai expirar' })).toBeInTheDocument();
  });

  it('is computed by the server’s clock', async () => {
    await openWith(inMs(-HOUR_MS), { date: inMs(-HOUR_MS - 60_000) });
    expect(await screen.findByRole('alertdialog', { name: 'Sua sessão vai expirar' })).toBeInTheDocument();
  });
});

describe('a sign-in over the page [specification §4.17, §4.18]', () => {
  const sentAs = (path: '/session' | '/session/end') =>
    network.sentTo(path).map(({ headers }) => headers.get('authorization'));

  async function signInAgain(
    login: string,
    tokenOwner: () => Response,
    renewed: () => Response | Promise<Response> = tokenOwner,
  ) {
    const view = await openWith(inMs(60_000));
    const { user } = view;
    await user.click(await button('Entrar de novo'));
    network.post('/authorization/getToken', {
      ...accepted,
      ds_Token: 'a-new-token',
      cd_Dashboard: 'financeiro',
    });
    network.post('/session/end', noContent);
    network.get('/session', () => (network.sentTo('/session').length > 2 ? renewed() : tokenOwner()));
    const form = { login: screen.getByLabelText('Login'), password: screen.getByLabelText('Senha') };
    expect(form.login).toHaveValue(session.login);
    await user.clear(form.login);
    await user.type(form.login, login);
    await user.type(form.password, 'segredo{Enter}');
    await waitFor(() => expect(view.store.getState().session.token).toBe('a-new-token'));
    return view;
  }

  it('asks the backend for the owner of the new token before it is used', async () => {
    const { address, store } = await signInAgain('52998224725', () =>
      HttpResponse.json({ ...session, expiresAt: inMs(HOUR_MS) }),
    );
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(sentAs('/session')).toEqual([
      'Bearer token-of-the-scenario',
      'Bearer a-new-token',
      'Bearer a-new-token',
    ]);
    expect(address()).toBe('/app/dashboards/vendas');
    expect(network.sentTo('/dashboards')).toHaveLength(1);
    expect(JSON.stringify(store.getState().api)).not.toContain('a-new-token');
    await waitFor(() => expect(localStorage.getItem(STORED.session.token.key)).toBe('"a-new-token"'));
    expect(JSON.stringify(localStorage)).not.toContain(session.login);
  });

  it('replaces the user if the backend names another one, and ends the first session [specification §4.38]', async () => {
    const { address, store } = await signInAgain('52998224725', () =>
      HttpResponse.json({ ...session, login: '00123', name: 'Bruno Lima', expiresAt: inMs(HOUR_MS) }),
    );
    await waitFor(() => expect(sentAs('/session/end')).toEqual(['Bearer token-of-the-scenario']));
    expect(selectUserCount(store.getState())).toBe(1);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    expect(await screen.findByLabelText('Bruno Lima')).toBeInTheDocument();
    expect(network.sentTo('/dashboards')).toHaveLength(2);
  });

  it.each([
    ['the same', '52998224725', '/app/dashboards/vendas'],
    ['another', '00123', '/app/dashboards/financeiro'],
  ])('uses the typed login if the backend does not name the user: %s', async (_name, login, at) => {
    const { address } = await signInAgain(login, () =>
      HttpResponse.json({ message: 'não' }, { status: 500 }),
    );
    await waitFor(() => expect(address()).toBe(at));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('changes nothing if the backend refuses the new token', async () => {
    const { address } = await signInAgain('52998224725', () =>
      network.sentTo('/session').length > 2
        ? HttpResponse.json({ ...session, expiresAt: inMs(HOUR_MS) })
        : HttpResponse.json({ message: 'não' }, { status: 401 }),
    );
    expect(address()).toBe('/app/dashboards/vendas');
  });

  it('forgets the old end while the new one is loaded, and if it cannot be loaded', async () => {
    let release: (reply: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => (release = resolve));
    const { store } = await signInAgain(
      '52998224725',
      () => HttpResponse.json(session),
      // The user’s return sends the query again.
      async () => (await pending).clone(),
    );
    await waitFor(() => expect(network.sentTo('/session')).toHaveLength(3));
    const returnToPage = () => act(() => void window.dispatchEvent(new Event('focus')));
    returnToPage();
    expect(selectExpiry(store.getState())).toEqual(expirySlice.getInitialState());
    release(HttpResponse.json({ message: 'não' }, { status: 500 }));
    await waitFor(() => expect(selectProfile(store.getState()).isError).toBe(true));
    returnToPage();
    expect(selectExpiry(store.getState())).toEqual(expirySlice.getInitialState());
  });
});

describe('a new token from another tab [specification §4.19, §4.20]', () => {
  const storeFromAnotherTab = () => {
    const record = { ...accepted, ds_Token: 'from-there', cd_Dashboard: 'financeiro' };
    localStorage.setItem(STORED.session.user.key, JSON.stringify(record));
    localStorage.setItem(STORED.session.token.key, '"from-there"');
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: STORED.session.token.key, newValue: 'x' }),
        ),
    );
  };

  it('of the same user keeps the page and removes the warning', async () => {
    const { address, store } = await openWith(inMs(60_000));
    await button('Entrar de novo');
    network.get('/session', { ...session, expiresAt: inMs(HOUR_MS) });
    storeFromAnotherTab();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await waitFor(() => expect(selectEndsAt(store.getState())).toBeGreaterThan(Date.now() + HOUR_MS / 2));
    expect(network.sentTo('/dashboards')).toHaveLength(1);
    expect(address()).toBe('/app/dashboards/vendas');
  });

  it('of an unknown user leaves the page and shows a notice without a name', async () => {
    const { address, store } = await openWith(inMs(HOUR_MS));
    network.any('get', '/session', () => HttpResponse.json({ message: 'não' }, { status: 500 }));
    storeFromAnotherTab();
    expect(
      await screen.findByRole('alertdialog', { name: 'A sessão mudou em outra aba' }),
    ).toHaveAccessibleDescription(/^A sessão foi trocada em outra aba/);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    expect(JSON.stringify(store.getState())).not.toContain('Ana Souza');
  });

  it('of another user shows a notice until it is dismissed, even if the session ends much later', async () => {
    await openWith(inMs(HOUR_MS));
    network.get('/session', { ...session, login: '00123', name: 'Bruno Lima', expiresAt: inMs(HOUR_MS) });
    storeFromAnotherTab();
    const other = { name: 'Outra pessoa entrou neste navegador' };
    await screen.findByRole('alertdialog', other);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.getByRole('alertdialog', other)).toBeInTheDocument();
  });

  it('of another user whose session ends soon shows the user first and the end after that', async () => {
    const { user, address } = await openWith(inMs(HOUR_MS));
    network.get('/session', {
      ...session,
      login: '00123',
      name: 'Bruno Lima',
      role: 'editor',
      expiresAt: inMs(60_000),
    });
    storeFromAnotherTab();
    const other = { name: 'Outra pessoa entrou neste navegador' };
    await screen.findByRole('alertdialog', other);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.getByRole('alertdialog', other)).toBeInTheDocument();
    await user.click(await button('Continuar'));
    expect(await screen.findByRole('alertdialog', { name: 'Sua sessão vai expirar' })).toHaveFocus();
  });

  it('of another user without a connection removes the first user’s data, and shows the name later', async () => {
    const { address, store } = await openWith(inMs(HOUR_MS));
    await button('Ana Souza');
    network.any('get', '/session', () => HttpResponse.error());
    storeFromAnotherTab();
    localStorage.setItem(STORED.role.stored.key, '0');
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: STORED.role.stored.key, newValue: '0' }),
        ),
    );
    await screen.findByRole('alertdialog', { name: 'A sessão mudou em outra aba' });
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    expect(screen.queryByText(/Ana Souza/)).not.toBeInTheDocument();
    expect(selectRole(store.getState())).toBe('editor');

    network.get('/session', { ...session, login: '00123', name: 'Bruno Lima', role: 'editor' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(
      await screen.findByRole('alertdialog', { name: 'Outra pessoa entrou neste navegador' }),
    ).toHaveAccessibleDescription(/Bruno Lima/);
    expect(selectUserCount(store.getState())).toBe(1);
  });

  it('that is signed out before its owner is known shows no notice', async () => {
    const { address, store } = await openWith(inMs(HOUR_MS));
    network.any('get', '/session', () => new Promise(() => undefined));
    storeFromAnotherTab();
    await waitFor(() => expect(network.sentTo('/session')).toHaveLength(2));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await screen.findByLabelText('Login');
    expect(address()).toBe('/user/login');
    expect(selectUserCount(store.getState())).toBe(0);
  });

  it('is of an unknown user if the backend does not name users', async () => {
    stubWithoutExtension();
    storeSession();
    const { address, store } = await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByLabelText('Minha conta');
    storeFromAnotherTab();
    expect(
      await screen.findByRole('alertdialog', { name: 'A sessão mudou em outra aba' }),
    ).toHaveAccessibleDescription(/^A sessão foi trocada em outra aba/);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    expect(selectUserCount(store.getState())).toBe(1);
  });

  it('is of an unknown user while the first user is not known yet', async () => {
    storeSession();
    const sentTokens = () => network.sentTo('/session').map(({ headers }) => headers.get('authorization'));
    network.get('/session', () =>
      sentTokens().length === 1
        ? new Promise(() => undefined)
        : HttpResponse.json({ ...session, name: 'Bruno Lima' }),
    );
    network.get('/dashboards', list);
    const { address } = await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByLabelText('Minha conta');
    storeFromAnotherTab();
    expect(
      await screen.findByRole('alertdialog', { name: 'Outra pessoa entrou neste navegador' }),
    ).toHaveAccessibleDescription(/Bruno Lima/);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    expect(sentTokens()).toEqual(['Bearer token-of-the-scenario', 'Bearer from-there']);
  });

  it('is of no other user if there was no session', async () => {
    stubWithoutExtension();
    const { address, store } = await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByRole('heading', { name: 'Entre para ver os painéis' });
    storeFromAnotherTab();
    expect(await screen.findByLabelText('Minha conta')).toBeInTheDocument();
    await waitFor(() => expect(selectProfile(store.getState()).isError).toBe(true));
    expect(selectUserCount(store.getState())).toBe(0);
    expect(address()).toBe('/app/dashboards/vendas');
    expect(dialog()).not.toBeInTheDocument();
  });
});
