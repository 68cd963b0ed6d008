import { act, screen, waitFor } from '@testing-library/react';
import { network, stubWithoutExtension } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { getScenario } from '../../test/support/scenarios';
import { STORED } from '../config/stored';

const { response: session } = getScenario('/session', 'admin');

const dispatchPageShow = (persisted: boolean) =>
  act(() => {
    const event = new Event('pageshow');
    Object.defineProperty(event, 'persisted', { value: persisted });
    window.dispatchEvent(event);
  });

// Loads the screen before the tests, because compiling it takes long.
beforeAll(async () => {
  await import('../screens/app/AppFrame');
}, 60_000);

describe('a page from the back/forward cache [specification §4.14]', () => {
  it('has no session if another page signed out', async () => {
    storeSession();
    stubWithoutExtension();
    const { address } = await renderApp({ at: '/app/dashboards' });
    await screen.findByRole('button', { name: 'Minha conta' });
    await waitFor(() => expect(address()).toBe('/app/dashboards/vendas'));
    localStorage.removeItem(STORED.session.token.key);
    localStorage.removeItem(STORED.session.user.key);
    dispatchPageShow(false);
    expect(address()).toBe('/app/dashboards/vendas');
    dispatchPageShow(true);
    await waitFor(() => expect(address()).toBe('/user/login'));
  });

  it('has the theme and the language that were chosen meanwhile', async () => {
    await renderApp({ at: '/' });
    await screen.findByRole('button', { name: 'Entrar' });
    localStorage.setItem(STORED.language.chosen.key, 'es-ES');
    localStorage.setItem(STORED.theme.color.key, 'dark.redruby');
    dispatchPageShow(true);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es-ES'));
    expect(document.documentElement.dataset).toMatchObject({ color: 'redruby', mode: 'dark' });
  });
});

it('shows no end of the session without the clock of the server [specification §4.16]', async () => {
  storeSession();
  network.any('get', '/dashboards', { dashboards: [] });
  network.any('get', '/session', () =>
    Response.json(
      { ...session, expiresAt: new Date(Date.now() + 60_000).toISOString() },
      { headers: { date: '' } },
    ),
  );
  const { user } = await renderApp({ at: '/app/dashboards' });
  await user.click(await screen.findByRole('button', { name: session.name }));
  await screen.findByRole('button', { name: 'Sair' });
  expect(screen.queryByText(/^Sessão até/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
