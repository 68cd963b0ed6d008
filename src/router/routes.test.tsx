import { act, screen, waitFor } from '@testing-library/react';
import { eachRow } from '../../test/support/eachRow';
import { network, stubWithoutExtension } from '../../test/support/network';
import { renderApp, signInAs, storeSession } from '../../test/support/renderApp';
import { getScenario, postScenario } from '../../test/support/scenarios';
import { STORED } from '../config/stored';

const PATH = '/authorization/getToken';

type Visitor = 'signed out' | 'editor' | 'admin' | 'no role stored' | 'a foreign role';
const VISITORS: Visitor[] = ['signed out', 'editor', 'admin', 'no role stored', 'a foreign role'];

function storeVisitor(visitor: Visitor): void {
  stubWithoutExtension();
  if (visitor !== 'signed out') storeSession();
  const role = { 'signed out': null, editor: '0', admin: '1', 'no role stored': null, 'a foreign role': '7' }[
    visitor
  ];
  if (role !== null) localStorage.setItem(STORED.role.stored.key, role);
}

const LOGIN = 'Entrar';
const FORGOT = 'Esqueceu a senha?';
const REGISTER = 'Cadastro';
const NEW_PASSWORD = 'Nova senha';
const SETUP = 'Primeiro uso';
const HOME = /^(Bom dia|Boa tarde|Boa noite)/;
const DASHBOARD = 'Painel';
const SIGN_IN_FIRST = 'Entre para ver os painéis';
const NOT_FOUND = 'Página não encontrada';
const DENIED = 'Acesso negado';

async function expectPage(at: string, isGuarded: boolean, end: string, heading: string | RegExp) {
  const { address, unmount } = await renderApp({ at, settings: { authGuardEnabled: isGuarded } });
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(address()).toBe(end);
  unmount();
}

it('addresses in other letters lead to the same pages, whatever the guard [specification §2.177]', async () => {
  storeVisitor('admin');
  await expectPage('/Error', true, '/Error', NOT_FOUND);
  await renderApp({ at: '/App/Entries/', settings: { authGuardEnabled: true } });
  const [link] = await screen.findAllByRole('link', { name: 'Lançamentos' });
  expect(link).toHaveAttribute('aria-current', 'page');
});

describe('without the guard, which is the default', () => {
  const open: [string, string, string, string][] = [
    ['/', '/', 'specification §2.1', LOGIN],
    ['/user', '/user', 'specification §2.4', LOGIN],
    ['/user/login', '/user/login', 'specification §2.4', LOGIN],
    ['/user/forgot-password', '/user/forgot-password', 'specification §2.5', FORGOT],
    ['/user/register', '/user/register', 'specification §2.21', REGISTER],
    ['/user/reset-password', '/user/reset-password', 'specification §2.21', NEW_PASSWORD],
    ['/setup', '/setup', 'specification §2.263', SETUP],
    ['/error', '/error', 'specification §2.6', NOT_FOUND],
    ['/unauthorized', '/error', 'specification §2.7', NOT_FOUND],
    ['/anything', '/error', 'specification §2.7', NOT_FOUND],
    ['/user/anything', '/error', 'specification §2.7', NOT_FOUND],
    ['/app/anything', '/app/anything', 'specification §2.7', NOT_FOUND],
    ['/app/dashboards/a/b', '/app/dashboards/a/b', 'specification §2.7', NOT_FOUND],
  ];
  eachRow(open, 2)('%s ends at %s [%s]', async (at, end, _rule, heading) => {
    for (const visitor of VISITORS) {
      localStorage.clear();
      storeVisitor(visitor);
      await expectPage(at, false, end, heading);
    }
  });

  it.each([
    ['/app', '/app'],
    ['/app/dashboards', '/app/dashboards/default'],
    ['/app/dashboards/vendas', '/app/dashboards/vendas'],
  ])(
    '%s is open to every visitor, and sends no request without a session [specification §2.2]',
    async (at, end) => {
      storeVisitor('signed out');
      await expectPage(at, false, end, SIGN_IN_FIRST);
      expect(network.sent()).toEqual([]);
    },
  );

  it.each(VISITORS.slice(1))(
    'the app area shows the dashboard to %s [specification §2.2, §2.3]',
    async (visitor) => {
      storeVisitor(visitor);
      await expectPage('/app/dashboards', false, '/app/dashboards/vendas', DASHBOARD);
      await expectPage('/app/dashboards/x.y', false, '/app/dashboards/x.y', DASHBOARD);
    },
  );
});

describe('with the guard', () => {
  /** The final address and the heading. */
  type Page = [string, string | RegExp];
  const forEveryVisitor = (page: Page) => Object.fromEntries(VISITORS.map((visitor) => [visitor, page]));
  const toLogin: Page = ['/user/login', LOGIN];
  const denied: Page = ['/unauthorized', DENIED];
  const notFound: Page = ['/error', NOT_FOUND];
  const forMembers = (page: Page) => ({
    'signed out': toLogin,
    editor: page,
    admin: page,
    'no role stored': page,
    'a foreign role': denied,
  });

  const table: [string, string, Record<string, Page>][] = [
    ['/', 'specification §2.8', { ...forEveryVisitor(['/', LOGIN]), 'signed out': toLogin }],
    ['/app', 'specification §2.9, §4.11, §6.1', forMembers(['/app', HOME])],
    ['/app/dashboards', 'specification §2.3', forMembers(['/app/dashboards/vendas', DASHBOARD])],
    ['/app/dashboards/x', 'specification §2.9, §4.11, §6.1', forMembers(['/app/dashboards/x', DASHBOARD])],
    ['/app/anything', 'specification §2.9', forMembers(['/app/anything', NOT_FOUND])],
    ['/unauthorized', 'specification §2.10', forEveryVisitor(denied)],
    ['/user', 'specification §2.11', forEveryVisitor(['/user', LOGIN])],
    ['/user/login', 'specification §2.11', forEveryVisitor(toLogin)],
    ['/user/forgot-password', 'specification §2.11', forEveryVisitor(['/user/forgot-password', FORGOT])],
    ['/user/register', 'specification §2.11, §2.21', forEveryVisitor(['/user/register', REGISTER])],
    [
      '/user/reset-password',
      'specification §2.11, §2.21',
      forEveryVisitor(['/user/reset-password', NEW_PASSWORD]),
    ],
    ['/setup', 'specification §2.263', forEveryVisitor(['/setup', SETUP])],
    ['/error', 'specification §2.11', forEveryVisitor(notFound)],
    ['/anything', 'specification §2.11', forEveryVisitor(notFound)],
  ];

  eachRow(table, 2)('%s shows each kind of visitor the right page [%s]', async (at, _rule, pages) => {
    for (const visitor of VISITORS) {
      localStorage.clear();
      storeVisitor(visitor);
      const [end, heading] = pages[visitor] ?? [];
      await expectPage(at, true, end ?? '', heading ?? '');
    }
  });

  it('keeps the refused address only in the history state [specification §2.19]', async () => {
    stubWithoutExtension();
    network.post(PATH, postScenario(PATH, 'accepted').response);
    const at = '/app/dashboards/financeiro?mes=11#fim';
    const { user, address, historyState } = await renderApp({ at, settings: { authGuardEnabled: true } });
    await screen.findByLabelText('Login');
    expect(address()).toBe('/user/login');
    expect(historyState()).toEqual({ from: at });
    await signInAs(user);
    await waitFor(() => expect(address()).toBe(at));
  });

  it('keeps no address for the next user after a logout [specification §4.7]', async () => {
    storeVisitor('admin');
    const at = '/app/dashboards/vendas';
    const { user, address, historyState } = await renderApp({ at, settings: { authGuardEnabled: true } });
    await user.click(await screen.findByRole('button', { name: 'Minha conta' }));
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await screen.findByLabelText('Login');
    expect(address()).toBe('/user/login');
    expect(historyState()).toBeNull();
  });

  it('the access-denied page leads to the refused address when the role allows it [specification §2.22]', async () => {
    storeVisitor('a foreign role');
    const at = '/app/dashboards/vendas?mes=11';
    const { user, address } = await renderApp({ at, settings: { authGuardEnabled: true } });
    await screen.findByRole('heading', { level: 1, name: DENIED });
    localStorage.setItem(STORED.role.stored.key, '1');
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: STORED.role.stored.key, newValue: '1' }),
        ),
    );
    await user.click(await screen.findByRole('link', { name: 'Abrir a página' }));
    await waitFor(() => expect(address()).toBe(at));
  });

  it('asks the backend before it decides, if the stored role is not usable [specification §6.2]', async () => {
    network.post(PATH, postScenario(PATH, 'accepted').response);
    network.get('/session', getScenario('/session', 'editor').response);
    network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
    localStorage.setItem(STORED.role.stored.key, '7');
    const { user, address } = await renderApp({ at: '/user/login', settings: { authGuardEnabled: true } });
    await signInAs(user);
    await waitFor(() => expect(address()).toBe('/app/dashboards/vendas'));
    await waitFor(() => expect(localStorage.getItem(STORED.role.stored.key)).toBe('0'));
  });
});

it('the error pages lead home, and never back to themselves [specification §2.6, §2.10]', async () => {
  storeVisitor('a foreign role');
  const { user, address } = await renderApp({ at: '/unauthorized', settings: { authGuardEnabled: true } });
  expect(await screen.findByText('Código 401')).toBeInTheDocument();
  expect(
    screen.getByText('Você não tem acesso a esta página. Se precisar dela, peça acesso ao administrador.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Voltar ao início' }));
  await screen.findByRole('heading', { name: LOGIN });
  expect(address()).toBe('/');
});

it('an unknown stored role causes no redirect loop, and the page names the next step [specification §2.17, §2.22, §6.1]', async () => {
  storeVisitor('a foreign role');
  const { user, address } = await renderApp({ at: '/app', settings: { authGuardEnabled: true } });
  const advice =
    'Se entrar de novo não resolver, limpe os dados deste site no navegador ou fale com o administrador.';
  expect(await screen.findByText(advice)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Voltar ao início' }));
  expect(
    await screen.findByText(
      'Você já entrou, mas seu perfil não é válido. Limpe os dados deste site no navegador ou avise o administrador.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ir para o painel' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sair' })).toBeInTheDocument();

  network.post(PATH, postScenario(PATH, 'accepted').response);
  await signInAs(user);
  await waitFor(() => expect(address()).toBe('/unauthorized'));
  expect(await screen.findByText(advice)).toBeInTheDocument();
});

it('without a session, the access-denied page asks to sign in [specification §2.22]', async () => {
  storeVisitor('signed out');
  const { user, address } = await renderApp({ at: '/unauthorized', settings: { authGuardEnabled: true } });
  expect(
    await screen.findByText('Você ainda não entrou. Entre para ver as suas páginas.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Você não tem acesso/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Voltar ao início' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Entrar' }));
  expect(address()).toBe('/user/login');
});

it('the not-found page has its code and a button to the app root [specification §2.6]', async () => {
  storeVisitor('signed out');
  const { user, address } = await renderApp({ at: '/nada' });
  expect(await screen.findByText('Código 404')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Voltar ao início' }));
  await waitFor(() => expect(address()).toBe('/app'));
});

it('the first page leaves the focus to the browser, and a later page gets it at its heading', async () => {
  const { user } = await renderApp({ at: '/user/forgot-password' });
  await screen.findByRole('heading', { level: 1, name: FORGOT });
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Voltar ao login' }));
  expect(await screen.findByRole('heading', { level: 1, name: LOGIN })).toHaveFocus();
});

it('a direction that another tab chose takes effect with the next page [specification §4.14]', async () => {
  const { user, reload } = await renderApp({ at: '/user/forgot-password' });
  const link = await screen.findByRole('link', { name: 'Voltar ao login' });
  localStorage.setItem(STORED.language.chosen.key, 'en-EN');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORED.language.chosen.key })));
  // Neither the choice itself nor another event of this page reloads it.
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(reload).not.toHaveBeenCalled();
  await user.click(link);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it.each([
  '/app',
  '/%2e%2e/app',
  '//host.invalid/app',
  '/APP/dashboards/x',
  '/app/dashboards/%E0%A4%A',
  `/${'x'.repeat(6_000)}`,
  '/app/../user',
])('an odd address leads to a page of this origin: %s', async (at) => {
  storeVisitor('signed out');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // react-router warns that it cannot decode one of them
  const { address } = await renderApp({ at, settings: { authGuardEnabled: true } });
  await screen.findByRole('heading', { level: 1 });
  expect(address()).toMatch(/^\/(user\/login|error)$/);
});
