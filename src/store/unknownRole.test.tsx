import { screen, waitFor } from '@testing-library/react';
import { network, stubWithoutExtension } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { getScenario } from '../../test/support/scenarios';
import { STORED } from '../config/stored';

const SESSION = getScenario('/session', 'admin').response;

beforeEach(() => {
  stubWithoutExtension();
  storeSession();
});

it.each(['auditor', 'Admin', ''])(
  'the role "%s" of GET session gives no access, and stays without after a new start [specification §8.31]',
  async (role) => {
    network.get('/session', { ...SESSION, role });
    const settings = { authGuardEnabled: true };
    const { address } = await renderApp({ at: '/app/entries', settings });
    await waitFor(() => expect(address()).toBe('/unauthorized'));
    await waitFor(() => expect(localStorage.getItem(STORED.role.stored.key)).toBe(''));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  },
);

it('a role that becomes a known one gives access again [specification §8.31]', async () => {
  localStorage.setItem(STORED.role.stored.key, '');
  network.get('/session', SESSION);
  await renderApp({ at: '/app/settings', settings: { authGuardEnabled: true } });
  await waitFor(() => expect(localStorage.getItem(STORED.role.stored.key)).toBe('1'));
});
