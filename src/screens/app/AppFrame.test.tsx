import { act, screen, waitFor, within } from '@testing-library/react';
import { storeAdministrator } from '../../../test/support/administrator';
import { network, stubWithoutExtension } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import { resizeTo } from '../../../test/support/viewport';
import { STORED } from '../../config/stored';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('./AppFrame'),
    import('../dashboard/DashboardScreen'),
    import('../settings/SettingsScreen'),
  ]);
}, 60_000);

beforeEach(() => {
  stubWithoutExtension();
  storeSession();
});

const findMenuButton = () => screen.findByRole('button', { name: 'Menu principal' });
const resize = (width: number) => {
  act(() => {
    resizeTo(width);
  });
};
/** Returns which menus are open, according to their buttons. */
const readOpenMenus = () => ({
  main: screen.queryByRole('navigation', { name: 'Menu principal' })?.getAttribute('data-shown') === 'true',
  sub: screen.queryByRole('button', { name: 'Recolher a lista', hidden: true }) !== null,
});

it('the menus change only when the width crosses a breakpoint [specification §2.30]', async () => {
  resizeTo(1600);
  await renderApp({ at: '/app' });
  await screen.findByRole('heading', { level: 1 });
  for (const [width, main, sub] of [
    [1600, true, true],
    [1440, true, true],
    [1439, true, false],
    [1000, true, false],
    [768, true, false],
    [767, false, false],
    [320, false, false],
    [1440, true, true],
  ] as const) {
    resize(width);
    expect([width, readOpenMenus()]).toEqual([width, { main, sub }]);
  }
  expect(localStorage.getItem(STORED.menu.wide.key)).toBeNull();
  expect(localStorage.getItem(STORED.menu.medium.key)).toBeNull();
});

it('open and closed menus are stored for each width, except on a narrow page [specification §2.32]', async () => {
  resizeTo(1600);
  const { user, unmount } = await renderApp({ at: '/app' });
  await user.click(await screen.findByRole('button', { name: 'Recolher a lista' }));
  resize(1000);
  await user.click(await findMenuButton());
  expect(readOpenMenus()).toEqual({ main: false, sub: false });
  resize(500);
  await user.click(await findMenuButton());
  const drawer = await screen.findByRole('dialog', { name: 'Menu principal' });
  expect(within(drawer).getByRole('link', { name: 'Configurações' })).toBeInTheDocument();
  resize(1600);
  expect(readOpenMenus()).toEqual({ main: true, sub: false });
  resize(500);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem(STORED.menu.medium.key)).toBe('menu-hidden'));
  expect(localStorage.getItem(STORED.menu.wide.key)).toBe('menu-sub-hidden');
  expect(localStorage.getItem(STORED.menu.type.key)).toBeNull();
  unmount();

  resizeTo(1600);
  await renderApp({ at: '/app' });
  await findMenuButton();
  expect(readOpenMenus()).toEqual({ main: true, sub: false });
  resize(1000);
  expect(readOpenMenus()).toEqual({ main: false, sub: false });
});

it('an unknown stored role shows the frame without entries [specification §2.33]', async () => {
  localStorage.setItem(STORED.role.stored.key, '7');
  resizeTo(1600);
  await renderApp({ at: '/app/dashboards/x' });
  const main = await screen.findByRole('navigation', { name: 'Menu principal' });
  expect(
    within(main)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['Portaria, início']);
  expect(screen.queryByRole('navigation', { name: 'Painéis' })).not.toBeInTheDocument();
});

it('Back to a page does not reopen its list [specification §2.34]', async () => {
  const { user, goBack, address } = await renderApp({ at: '/app/settings' });
  const main = await screen.findByRole('navigation', { name: 'Menu principal' });
  const opener = within(main).getByRole('button', { name: 'Configurações' });
  await user.click(opener);
  const subEntry = within(main).getByRole('link', { name: 'Idioma' });
  await user.click(subEntry);
  await waitFor(() => expect(address()).toBe('/app/settings#language'));
  expect(subEntry).not.toBeInTheDocument();
  await goBack();
  await waitFor(() => expect(address()).toBe('/app/settings'));
  expect(opener).toBeInTheDocument();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('Back to a page does not reopen the user menu @long [specification §4.33]', async () => {
  const { user, goBack, address } = await renderApp({ at: '/app/dashboards/default' });
  const button = await screen.findByRole('button', { name: 'Minha conta' });
  await user.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Minha conta' });
  await user.click(within(menu).getByRole('link', { name: 'Configurações' }));
  await waitFor(() => expect(address()).toBe('/app/settings'));
  await goBack();
  await waitFor(() => expect(address()).toBe('/app/dashboards/default'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('the panel reopens with the main menu, and after a reload it follows the menu type [specification §2.31]', async () => {
  resizeTo(1600);
  const { user, unmount } = await renderApp({ at: '/app' });
  await user.click(await screen.findByRole('button', { name: 'Recolher a lista' }));
  await user.click(await findMenuButton());
  await user.click(await findMenuButton());
  expect(readOpenMenus()).toEqual({ main: true, sub: false });
  await user.click(await findMenuButton());
  await waitFor(() => expect(localStorage.getItem(STORED.menu.wide.key)).toBe('menu-hidden'));
  unmount();

  const view = await renderApp({ at: '/app' });
  await findMenuButton();
  expect(readOpenMenus()).toEqual({ main: false, sub: false });
  await view.user.click(await findMenuButton());
  expect(readOpenMenus()).toEqual({ main: true, sub: true });
});

it('a person whose password an administrator has reset is told of it [specification §2.252]', async () => {
  storeAdministrator();
  const session = getScenario('/session', 'admin').response;
  network.get('/session', { ...session, passwordResetAt: '2026-11-20T12:00:00Z' });
  await renderApp({ at: '/app/settings' });
  expect(await screen.findByText(/^Um administrador redefiniu a sua senha\./)).toBeInTheDocument();
});
