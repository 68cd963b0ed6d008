import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../../test/support/defer';
import { network, noContent, stubWithoutExtension } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import { languageChosen } from '../../store/language';
import { resizeTo } from '../../../test/support/viewport';

const session = getScenario('/session', 'admin').response;
const list = getScenario('/dashboards', 'dashboards').response;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../app/AppFrame'), import('./DashboardScreen')]);
}, 60_000);

// At this width, both menus are beside the content.
beforeEach(() => {
  storeSession();
  resizeTo(1600);
});

it('shows the title of the dashboard and the name of the user [specification §7.9, §7.10]', async () => {
  network.get('/session', session);
  network.get('/dashboards', list);
  await renderApp({ at: '/app/dashboards/financeiro' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Financeiro' })).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Ana Souza' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Visão geral', 'Vendas', 'Financeiro']),
  );
  expect(screen.getByRole('link', { name: 'Financeiro' })).toHaveAttribute('aria-current', 'page');
  expect(network.sentTo('/dashboards')).toHaveLength(1);
});

describe('the name of the company [specification §2.210, §7.68]', () => {
  const DASHBOARD_AT = '/app/dashboards/financeiro';
  beforeEach(() => {
    network.get('/dashboards', list);
    network.get('/session', { ...session, companyName: 'Oficina do Zé' });
  });

  it('is that of the session in the bar, in the title and in print', async () => {
    await renderApp({ at: DASHBOARD_AT });
    const bar = within(await screen.findByRole('banner'));
    expect(await bar.findByText('Oficina do Zé')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Financeiro · Oficina do Zé'));
    expect(within(screen.getByRole('main')).getByText('Oficina do Zé')).toBeInTheDocument();
  });

  it('is that of config.json, if it has one', async () => {
    await renderApp({ at: DASHBOARD_AT, settings: { company: { name: 'Grupo Sol' } } });
    expect(await within(await screen.findByRole('banner')).findByText('Grupo Sol')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Financeiro · Grupo Sol'));
    expect(screen.queryByText('Oficina do Zé')).not.toBeInTheDocument();
  });

  it('is the name of the portal without both', async () => {
    network.get('/session', { ...session, companyName: '' });
    await renderApp({ at: DASHBOARD_AT });
    await waitFor(() => expect(document.title).toBe('Financeiro · Portaria'));
  });
});

it('an unlisted code shows an error with a link to the default dashboard [specification §2.3]', async () => {
  network.get('/session', session);
  network.get('/dashboards', list);
  const { user, address } = await renderApp({ at: '/app/dashboards/n%C3%A3o-h%C3%A1' });
  expect(await screen.findByRole('heading', { name: 'Painel não encontrado' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(
    'O código não-há não corresponde a nenhum painel disponível para você.',
  );
  await user.click(screen.getByRole('link', { name: 'Abrir o painel padrão' }));
  expect(await screen.findByRole('heading', { name: 'Visão geral' })).toBeInTheDocument();
  expect(address()).toBe('/app/dashboards/default');
});

it.each([404, 405, 501])(
  'a backend that responds with %d has no list, so every code is accepted [specification §7.9, §7.10]',
  async (status) => {
    for (const path of ['/session', '/dashboards']) {
      network.any('get', path, () => HttpResponse.json({ message: 'não' }, { status }));
    }
    await renderApp({ at: '/app/dashboards/qualquer' });
    expect(await screen.findByRole('heading', { name: 'Painel' })).toBeInTheDocument();
    const panel = within(screen.getByRole('navigation', { name: 'Painéis' }));
    expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual(['Painel padrão']);
    expect(screen.getByRole('button', { name: 'Minha conta' })).toBeInTheDocument();
  },
);

it.each([
  [
    'an error',
    () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }),
    'Ocorreu um problema no servidor. Tente de novo daqui a pouco.',
  ],
  ['an invalid list', () => HttpResponse.json({ dashboards: 1 }), 'O servidor respondeu algo inesperado.'],
])('%s as a response shows an error with a retry', async (_name, reply, text) => {
  network.get('/session', session);
  network.any('get', '/dashboards', reply);
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  expect(
    await screen.findByRole('heading', { name: 'Não foi possível carregar os painéis' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(text);
  expect(screen.getByRole('navigation', { name: 'Painéis' })).toHaveTextContent(text);
  network.get('/dashboards', list);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Vendas' })).toBeInTheDocument();
});

it.each([
  [
    'the error text of the list',
    () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }),
    '500 Internal Server Error quebrou',
  ],
  [
    'the schema path of the invalid part',
    () => HttpResponse.json({ dashboards: 'segredo' }),
    'listDashboards: not what the API description says at /dashboards',
  ],
])(
  'shows %s behind "Detalhes", in the page and in the menu [specification §8.3]',
  async (_name, reply, text) => {
    network.get('/session', session);
    network.any('get', '/dashboards', reply);
    await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByRole('heading', { name: 'Não foi possível carregar os painéis' });
    for (const region of [screen.getByRole('main'), screen.getByRole('navigation', { name: 'Painéis' })]) {
      expect(within(region).getByText('Detalhes')).toBeVisible();
      expect(within(region).getByText(text)).not.toBeVisible();
    }
  },
);

it('a malformed entry and an unknown icon do not break menu and dashboard [specification §7.17]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.get('/session', session);
  const dashboards = [
    { code: 'a' },
    { code: 'vendas', title: 'Vendas', icon: {} },
    { code: 'c', title: 'C', icon: 'wallet' },
  ];
  network.any('get', '/dashboards', { dashboards });
  await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByRole('heading', { level: 1, name: 'Vendas' });
  const links = within(screen.getByRole('navigation', { name: 'Painéis' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Vendas', 'C']);
  // eslint-disable-next-line testing-library/no-node-access -- a decorative icon has no role
  const icons = links.map((link) => link.querySelector('svg')?.innerHTML ?? '');
  expect(icons.every((icon) => icon !== '')).toBe(true);
  expect(icons[0]).not.toBe(icons[1]);
  // The development store also warns on a slow machine.
  expect(warn.mock.calls.filter(([text]) => String(text).startsWith('A response broke'))).toHaveLength(1);
  warn.mockRestore();
});

it('has no star without a list of dashboards, because the home page could not show it [specification §2.95]', async () => {
  stubWithoutExtension();
  await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByRole('heading', { level: 1, name: 'Painel' });
  expect(screen.queryByRole('button', { name: /^Favorito/ })).not.toBeInTheDocument();
});

it('without a session, a button in the page opens the login [specification §2.2]', async () => {
  localStorage.clear();
  const { user, address } = await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByRole('heading', { name: 'Entre para ver os painéis' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Entrar' }));
  await screen.findByLabelText('Login');
  expect(address()).toBe('/user/login');
});

describe('titles of the server', () => {
  const replyWithTitle = (title: string, language: string | null) => () =>
    HttpResponse.json(
      { dashboards: [{ code: 'vendas', title }] },
      { headers: language === null ? {} : { 'Content-Language': language } },
    );

  it('are marked if they are in another language [specification §8.15]', async () => {
    network.get('/session', session);
    network.any('get', '/dashboards', replyWithTitle('Sales', 'en'));
    await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByRole('heading', { name: 'Sales' });
    await waitFor(() => expect(screen.getAllByText('Sales')).toHaveLength(3));
    for (const title of screen.getAllByText('Sales')) expect(title).toHaveAttribute('lang', 'en');
  });

  it('have no mark if the server names no language [specification §8.15]', async () => {
    network.get('/session', session);
    network.any('get', '/dashboards', replyWithTitle('Sales', null));
    await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByRole('heading', { name: 'Sales' });
    for (const title of screen.getAllByText('Sales')) expect(title).not.toHaveAttribute('lang');
  });

  it('are requested again after a change of language, and stay until then [specification §7.16]', async () => {
    network.get('/session', session);
    network.any('get', '/dashboards', replyWithTitle('Vendas', 'pt-BR'));
    const { store } = await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByRole('heading', { name: 'Vendas' });
    const response = defer<Response>();
    network.any('get', '/dashboards', () => response.promise);
    act(() => void store.dispatch(languageChosen('en-US')));
    await waitFor(() => expect(network.sentTo('/dashboards')).toHaveLength(2));
    expect(network.sentTo('/dashboards').map(({ headers }) => headers.get('accept-language'))).toEqual([
      'pt-BR',
      'en-US',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Vendas' })).toBeInTheDocument();
    response.release(replyWithTitle('Sales', 'en')());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Sales' });
    expect(within(heading).getByText('Sales')).not.toHaveAttribute('lang');
    expect(network.sentTo('/session')).toHaveLength(1);
  });
});

describe('heading and title are equal [specification §4.30]', () => {
  const expectTitle = async (heading: string) => {
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${heading} · Portaria`));
  };

  it('while the list loads, and if it cannot be loaded', async () => {
    network.get('/session', session);
    const response = defer<Response>();
    network.get('/dashboards', () => response.promise);
    await renderApp({ at: '/app/dashboards/vendas' });
    await expectTitle('Carregando o painel…');
    response.release(HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
    await expectTitle('Não foi possível carregar os painéis');
  });

  it('without a session', async () => {
    localStorage.clear();
    await renderApp({ at: '/app/dashboards/vendas' });
    await expectTitle('Entre para ver os painéis');
  });
});

it('the user menu shows name and role, and signs out [specification §4.7]', async () => {
  network.get('/session', session);
  network.get('/dashboards', list);
  network.post('/session/end', noContent);
  const { user, address, store } = await renderApp({ at: '/app/dashboards/vendas' });
  await user.click(await screen.findByRole('button', { name: 'Ana Souza' }));
  expect(await screen.findByText('Administrador')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await screen.findByLabelText('Login');
  expect(address()).toBe('/user/login');
  expect(store.getState().session.token).toBeNull();
  await waitFor(() => expect(network.sentTo('/session/end')).toHaveLength(1));
  const [sent] = network.sentTo('/session/end');
  expect([sent?.headers.get('authorization'), sent?.body]).toEqual(['Bearer token-of-the-scenario', '']);
});

it('a sign-out does not wait for the backend, and shows no failure [specification §4.38]', async () => {
  network.get('/session', session);
  network.get('/dashboards', list);
  const response = defer<Response>();
  network.post('/session/end', () => response.promise);
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  await user.click(await screen.findByRole('button', { name: 'Ana Souza' }));
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await screen.findByLabelText('Login');
  await waitFor(() => expect(network.sentTo('/session/end')).toHaveLength(1));
  response.release(HttpResponse.error());
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('a sign-out does not call a backend without the session operation [specification §4.38]', async () => {
  stubWithoutExtension();
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  await user.click(await screen.findByRole('button', { name: 'Minha conta' }));
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await screen.findByLabelText('Login');
  expect(network.sentTo('/session/end')).toEqual([]);
});

it('a sign-out also ends a session whose owner is unknown [specification §4.38]', async () => {
  network.any('get', '/session', () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
  network.get('/dashboards', list);
  network.post('/session/end', noContent);
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  await user.click(await screen.findByRole('button', { name: 'Minha conta' }));
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await screen.findByLabelText('Login');
  await waitFor(() => expect(network.sentTo('/session/end')).toHaveLength(1));
});

it('a 401 opens the login with the reason, and stores the address for later [specification §4.8]', async () => {
  network.get('/session', session);
  network.any('get', '/dashboards', () => HttpResponse.json({ message: 'não' }, { status: 401 }));
  const { address, historyState } = await renderApp({ at: '/app/dashboards/vendas?a=1' });
  await screen.findByLabelText('Login');
  expect(address()).toBe('/user/login');
  expect(historyState()).toEqual({ from: '/app/dashboards/vendas?a=1' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Atenção: Sua sessão expirou. Entre de novo para continuar.',
  );
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('portal-token'));
});

it('a session that ends on the login stores no address [specification §4.8]', async () => {
  stubWithoutExtension();
  network.any('get', '/session', () => HttpResponse.json({ message: 'não' }, { status: 401 }));
  const { address, historyState } = await renderApp({ at: '/' });
  await waitFor(() => expect(address()).toBe('/user/login'));
  expect(historyState()).toBeNull();
});
