import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../test/support/defer';
import { network, stubWithoutExtension } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { loadPageAt } from './AppArea';
import { APP_PAGES } from './appPages';
import { beginsWithLogin, preload, preloadForVisitor, redirectAtStart } from './routes';

const VISITOR = { isSignedIn: false, role: null };
const ADMIN = { isSignedIn: true, role: 'admin' } as const;

it('a slash at the end of the address does not change what is preloaded [specification §2.20, §2.60]', async () => {
  await preloadForVisitor('/app/settings/', true, ADMIN);
  await renderApp({ at: '/app/settings/' });
  // No wait: everything is already loaded.
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeInTheDocument();
  await screen.findByText(/^Nada salvo ainda/);
}, 60_000);

describe('the code of the settings', () => {
  /** Returns the pages with a settings page that reports when it is loaded, and that report. */
  const watchLoad = () => {
    const load = jest.fn(() => Promise.resolve());
    return { load, pages: APP_PAGES.map((page) => (page.id === 'settings' ? { ...page, load } : page)) };
  };

  it.each([
    ['/app/settings', true, ADMIN],
    ['/app/settings', false, ADMIN],
    ['/app/settings', false, VISITOR],
  ])(
    'is preloaded at %s, with the guard: %s, for %j [specification §2.20]',
    async (at, isGuarded, visitor) => {
      const { load, pages } = watchLoad();
      await preloadForVisitor(at, isGuarded, visitor, pages);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['/app', true, ADMIN],
    ['/app/dashboards/vendas', true, ADMIN],
    ['/app/anything', true, ADMIN],
    ['/user/login', true, ADMIN],
    // The guard sends them elsewhere.
    ['/app/settings', true, VISITOR],
    ['/app/settings', true, { isSignedIn: true, role: null }],
  ])(
    'is not preloaded at %s, with the guard: %s, for %j [specification §2.20]',
    async (at, isGuarded, visitor) => {
      const { load, pages } = watchLoad();
      await preloadForVisitor(at, isGuarded, visitor, pages);
      expect(load).not.toHaveBeenCalled();
    },
  );
});

it.each(['/app', '/app/dashboards/vendas', '/app/anything'])(
  '%s needs no code beside the app area’s [specification §2.20]',
  async (at) => {
    await expect(loadPageAt(at)).resolves.toBeUndefined();
  },
);

it.each([
  ['/nada', true],
  ['/unauthorized', true],
  ['/app/nada', false],
])(
  'whether the screen of %s is loaded before the guard is known: %s [specification §2.7]',
  async (at, isLoaded) => {
    await expect(preload(at)).resolves.toBe(isLoaded);
  },
);

it.each([
  ['/nada', true, '/error'],
  ['/nada', false, '/error'],
  ['/unauthorized', true, null],
  ['/unauthorized', false, '/error'],
  ['/app/nada', true, null],
  ['/', true, '/user/login'],
  ['/', false, null],
])(
  'the start of a visitor at %s, with the guard: %s, leads to %s [specification §2.7]',
  (at, isGuarded, to) => {
    expect(redirectAtStart(at, isGuarded, VISITOR)).toBe(to);
  },
);

it.each([
  ['/', true],
  ['/user', true],
  ['/user/login', true],
  ['/user/register', false],
  ['/error', false],
  ['/app', false],
  ['/nada', false],
])('only the login begins without the other texts: %s [specification §2.20]', (at, isLogin) => {
  expect(beginsWithLogin(at)).toBe(isLogin);
});

/** Longer than the app area waits before it loads the code. */
const EARLY_MS = 700;

describe('all other code', () => {
  it('is loaded early in the app area, and again when the connection returns @long [specification §8.14]', async () => {
    stubWithoutExtension();
    storeSession();
    const whenIdle = jest.fn();
    const { user } = await renderApp({ at: '/user/login', whenIdle });
    await screen.findByText('Você já entrou.');
    expect(whenIdle).not.toHaveBeenCalled();

    await user.click(screen.getByRole('link', { name: 'Ir para o painel' }));
    await screen.findByRole('heading', { level: 1, name: 'Painel' });
    await waitFor(() => expect(whenIdle).toHaveBeenCalledTimes(1));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(whenIdle).toHaveBeenCalledTimes(2));

    await user.click(screen.getByRole('button', { name: 'Minha conta' }));
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await screen.findByLabelText('Login');
    act(() => void window.dispatchEvent(new Event('online')));
    await new Promise((resolve) => setTimeout(resolve, EARLY_MS));
    expect(whenIdle).toHaveBeenCalledTimes(2);
  });

  it('is not loaded without a session [specification §8.14]', async () => {
    const whenIdle = jest.fn();
    await renderApp({ at: '/app/dashboards/vendas', whenIdle });
    await screen.findByRole('heading', { level: 1, name: 'Entre para ver os painéis' });
    await new Promise((resolve) => setTimeout(resolve, EARLY_MS));
    expect(whenIdle).not.toHaveBeenCalled();
  });

  it('waits for the data of the page, which needs the connection first [specification §8.14]', async () => {
    stubWithoutExtension();
    storeSession();
    const { promise: isReleased, release } = defer<undefined>();
    network.any('get', '/dashboards', async () => {
      await isReleased;
      return HttpResponse.json({ message: 'não' }, { status: 404 });
    });
    const whenIdle = jest.fn();
    await renderApp({ at: '/app/dashboards/vendas', whenIdle });
    await waitFor(() => expect(network.sentTo('/dashboards')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, EARLY_MS));
    expect(whenIdle).not.toHaveBeenCalled();
    release(undefined);
    await waitFor(() => expect(whenIdle).toHaveBeenCalledTimes(1));
  });
});
