import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { network, noContent, withoutExtension } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { getScenario, postScenario } from '../../test/support/scenarios';
import { STORED } from '../config/stored';
import { selectRole } from './role';
import { selectPerson, selectProfile } from './session';
import { expirySlice, selectEndsAt, selectExpiry } from './sessionExpiry';

const { answer: session } = getScenario('/session', 'admin');
const { answer: list } = getScenario('/dashboards', 'dashboards');
const { answer: accepted } = postScenario('/authorization/getToken', 'accepted');
const HOUR_MS = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

const dialog = () => screen.queryByRole('alertdialog');
const button = (name: string) => screen.findByRole('button', { name });

async function openWith(expiresAt: string, headers: HeadersInit = {}) {
  storeSession();
  network.get('/session', () => HttpResponse.json({ ...session, expiresAt }, { headers }));
  network.get('/dashboards', list);
  const view = await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByText(/Painel de/);
  return view;
}

// Compiled here, and not while a test waits.
beforeAll(async () => {
  await Promise.all([import('../screens/app/AppFrame'), import('../screens/signIn/SessionDialog')]);
}, 60_000);

describe('specification §4.16: when a session ends', () => {
  it('says it in the last two minutes', async () => {
    await openWith(inMs(90_000));
    expect(
      await screen.findByRole('alertdialog', { name: 'Sua sessão está terminando' }),
    ).toHaveAccessibleDescription(/^Ela termina em 2 minutos \(\d\d:\d\d\)/);
  });

  it.each([
    ['is past by a clock that cannot be compared', inMs(-HOUR_MS), {}],
    ['is no date', 'amanhã', {}],
    ['is near by this clock, and far by the server’s', inMs(60_000), { date: inMs(-8 * HOUR_MS) }],
    ['is in a year', inMs(365 * 24 * HOUR_MS), {}],
  ])('says nothing of an end that %s', async (_name, expiresAt, headers) => {
    const { store } = await openWith(expiresAt, headers);
    await waitFor(() => expect(store.getState().expiry).toBeDefined());
    await waitFor(() => expect(selectProfile(store.getState()).isSuccess).toBe(true));
    expect(selectExpiry(store.getState())).toEqual(expirySlice.getInitialState());
    expect(dialog()).not.toBeInTheDocument();
  });

  /** The person looks at the page again, after so many milliseconds by the clock of this browser. */
  const comesBackAfter = (ms: number) => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + ms);
    act(() => void window.dispatchEvent(new Event('focus')));
    jest.mocked(Date.now).mockRestore();
  };

  it('takes it back when the end is far after all: the clock of this browser was put right', async () => {
    await openWith(inMs(60_000));
    await button('Entrar de novo');
    comesBackAfter(-HOUR_MS);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('says it once before the end, and once more after it', async () => {
    const { user } = await openWith(inMs(90_000));
    await user.click(await button('Agora não'));
    expect(dialog()).not.toBeInTheDocument();
    comesBackAfter(1_000);
    expect(dialog()).not.toBeInTheDocument();
    comesBackAfter(100_000);
    expect(await screen.findByRole('alertdialog', { name: 'Sua sessão terminou' })).toBeInTheDocument();
  });

  it('is counted from the server’s clock', async () => {
    await openWith(inMs(-HOUR_MS), { date: inMs(-HOUR_MS - 60_000) });
    expect(
      await screen.findByRole('alertdialog', { name: 'Sua sessão está terminando' }),
    ).toBeInTheDocument();
  });
});

describe('specification §4.17, §4.18: who signs in over the page', () => {
  const sentAs = (path: '/session' | '/session/end') =>
    network.sentTo(path).map(({ headers }) => headers.get('authorization'));

  async function againAs(
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

  it('is told by the backend for the new token, before anybody adopts it', async () => {
    const { address, store } = await againAs('52998224725', () =>
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

  it('is another person where the backend says so, whatever was typed; the first one’s session ends there [specification §4.38]', async () => {
    const { address, store } = await againAs('52998224725', () =>
      HttpResponse.json({ ...session, login: '00123', name: 'Bruno Lima', expiresAt: inMs(HOUR_MS) }),
    );
    await waitFor(() => expect(sentAs('/session/end')).toEqual(['Bearer token-of-the-scenario']));
    expect(selectPerson(store.getState())).toBe(1);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    expect(await screen.findByText('Bruno Lima', { selector: 'p bdi' })).toBeInTheDocument();
    expect(network.sentTo('/dashboards')).toHaveLength(2);
  });

  it.each([
    ['the same', '52998224725', '/app/dashboards/vendas'],
    ['another', '00123', '/app/dashboards/financeiro'],
  ])('is by what was typed where the backend does not say: %s', async (_name, login, at) => {
    const { address } = await againAs(login, () => HttpResponse.json({ message: 'não' }, { status: 500 }));
    await waitFor(() => expect(address()).toBe(at));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('is nobody while the backend refuses the new token: no session ends by that', async () => {
    const { address } = await againAs('52998224725', () =>
      network.sentTo('/session').length > 2
        ? HttpResponse.json({ ...session, expiresAt: inMs(HOUR_MS) })
        : HttpResponse.json({ message: 'não' }, { status: 401 }),
    );
    expect(address()).toBe('/app/dashboards/vendas');
  });

  it('has no old end any more: not while the new one is asked for, and not where it cannot be had', async () => {
    let release: (reply: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => (release = resolve));
    const { store } = await againAs(
      '52998224725',
      () => HttpResponse.json(session),
      // The return asks once more.
      async () => (await held).clone(),
    );
    await waitFor(() => expect(network.sentTo('/session')).toHaveLength(3));
    const comesBack = () => act(() => void window.dispatchEvent(new Event('focus')));
    comesBack();
    expect(selectExpiry(store.getState())).toEqual(expirySlice.getInitialState());
    release(HttpResponse.json({ message: 'não' }, { status: 500 }));
    await waitFor(() => expect(selectProfile(store.getState()).isError).toBe(true));
    comesBack();
    expect(selectExpiry(store.getState())).toEqual(expirySlice.getInitialState());
  });
});

describe('specification §4.19, §4.20: a new token from another tab', () => {
  const fromAnotherTab = () => {
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

  it('of the same person keeps the page and ends the warning', async () => {
    const { address, store } = await openWith(inMs(60_000));
    await button('Entrar de novo');
    network.get('/session', { ...session, expiresAt: inMs(HOUR_MS) });
    fromAnotherTab();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await waitFor(() => expect(selectEndsAt(store.getState())).toBeGreaterThan(Date.now() + HOUR_MS / 2));
    expect(network.sentTo('/dashboards')).toHaveLength(1);
    expect(address()).toBe('/app/dashboards/vendas');
  });

  it('of nobody knows whom closes the first one’s page and says so without a name', async () => {
    const { address, store } = await openWith(inMs(HOUR_MS));
    network.any('get', '/session', () => HttpResponse.json({ message: 'não' }, { status: 500 }));
    fromAnotherTab();
    expect(
      await screen.findByRole('alertdialog', { name: 'A sessão mudou em outra aba' }),
    ).toHaveAccessibleDescription(/^A sessão foi trocada em outra aba/);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    expect(JSON.stringify(store.getState())).not.toContain('Ana Souza');
  });

  it('of somebody else is said until it is read, also where the session ends much later', async () => {
    await openWith(inMs(HOUR_MS));
    network.get('/session', { ...session, login: '00123', name: 'Bruno Lima', expiresAt: inMs(HOUR_MS) });
    fromAnotherTab();
    const other = { name: 'Outra pessoa entrou neste navegador' };
    await screen.findByRole('alertdialog', other);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.getByRole('alertdialog', other)).toBeInTheDocument();
  });

  it('of somebody else, whose session ends soon, says who it is before it says when it ends', async () => {
    const { user, address } = await openWith(inMs(HOUR_MS));
    network.get('/session', {
      ...session,
      login: '00123',
      name: 'Bruno Lima',
      role: 'editor',
      expiresAt: inMs(60_000),
    });
    fromAnotherTab();
    const other = { name: 'Outra pessoa entrou neste navegador' };
    await screen.findByRole('alertdialog', other);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.getByRole('alertdialog', other)).toBeInTheDocument();
    await user.click(await button('Continuar'));
    expect(await screen.findByRole('alertdialog', { name: 'Sua sessão está terminando' })).toHaveFocus();
  });

  it('of somebody else, without a connection: nothing of the first one is left, and the name comes with it', async () => {
    const { address, store } = await openWith(inMs(HOUR_MS));
    await button('Ana Souza');
    network.any('get', '/session', () => HttpResponse.error());
    fromAnotherTab();
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
    expect(selectPerson(store.getState())).toBe(1);
  });

  it('that is signed out before its owner is known announces no other person', async () => {
    const { address, store } = await openWith(inMs(HOUR_MS));
    network.any('get', '/session', () => new Promise(() => undefined));
    fromAnotherTab();
    await waitFor(() => expect(network.sentTo('/session')).toHaveLength(2));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await screen.findByLabelText('Login');
    expect(address()).toBe('/user/login');
    expect(selectPerson(store.getState())).toBe(0);
  });

  it('is an unknown person’s where the backend tells nobody’s name', async () => {
    withoutExtension();
    storeSession();
    const { address, store } = await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByText('Seu painel');
    fromAnotherTab();
    expect(
      await screen.findByRole('alertdialog', { name: 'A sessão mudou em outra aba' }),
    ).toHaveAccessibleDescription(/^A sessão foi trocada em outra aba/);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    expect(selectPerson(store.getState())).toBe(1);
  });

  it('is an unknown person’s while nobody knows yet whose the first was', async () => {
    storeSession();
    const asked = () => network.sentTo('/session').map(({ headers }) => headers.get('authorization'));
    network.get('/session', () =>
      asked().length === 1
        ? new Promise(() => undefined)
        : HttpResponse.json({ ...session, name: 'Bruno Lima' }),
    );
    network.get('/dashboards', list);
    const { address } = await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByText('Seu painel');
    fromAnotherTab();
    expect(
      await screen.findByRole('alertdialog', { name: 'Outra pessoa entrou neste navegador' }),
    ).toHaveAccessibleDescription(/Bruno Lima/);
    await waitFor(() => expect(address()).toBe('/app/dashboards/financeiro'));
    expect(asked()).toEqual(['Bearer token-of-the-scenario', 'Bearer from-there']);
  });

  it('is no other person’s where there was no session', async () => {
    withoutExtension();
    const { address, store } = await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByRole('heading', { name: 'Entre para ver os painéis' });
    fromAnotherTab();
    expect(await screen.findByText('Seu painel')).toBeInTheDocument();
    await waitFor(() => expect(selectProfile(store.getState()).isError).toBe(true));
    expect(selectPerson(store.getState())).toBe(0);
    expect(address()).toBe('/app/dashboards/vendas');
    expect(dialog()).not.toBeInTheDocument();
  });
});
