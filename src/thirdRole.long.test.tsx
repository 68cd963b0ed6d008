import { screen, waitFor, within } from '@testing-library/react';
import { network } from '../test/support/network';
import { renderApp, storeSession } from '../test/support/renderApp';
import { getScenario } from '../test/support/scenarios';
import { addReader, READER, READER_OPERATIONS } from '../test/support/thirdRole';
import { ROLES } from './config/roles';
import { STORED } from './config/stored';
import { roleNames } from './controls/role.messages';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('./screens/app/AppFrame'),
    import('./screens/entries/EntriesScreen'),
    import('./screens/errors/UnauthorizedScreen'),
  ]);
}, 120_000);

const openAs = async (at: string) => {
  network.get('/session', {
    ...getScenario('/session', 'editor').response,
    ...{ role: READER, operations: [...READER_OPERATIONS] },
  });
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  network.get('/entries', getScenario('/entries', 'overdue').response);
  storeSession();
  return renderApp({ at, settings: { authGuardEnabled: true } });
};

it('a role that no list has gives no access, and with a row it has its menus, buttons and pages [specification §6.1, §7.202, §8.31]', async () => {
  const { address: addressOfUnknown, unmount } = await openAs('/app/entries');
  await waitFor(() => expect(addressOfUnknown()).toBe('/unauthorized'));
  unmount();

  addReader(ROLES);
  // The compiler asks for this row: the name of the role.
  Object.assign(roleNames, { [READER]: roleNames.editor });
  localStorage.clear();
  const view = await openAs('/app/entries?view=all');
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
  await within(menu).findByRole('link', { name: 'Recorrências' });
  for (const name of ['Usuários', 'Empresa', 'Auditoria', 'Categorias'])
    expect(within(menu).queryByRole('link', { name })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lançamentos' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Novo lançamento' })).not.toBeInTheDocument();
  expect(localStorage.getItem(STORED.role.stored.key)).toBe('2');
  view.unmount();

  const { address } = await openAs('/app/company');
  await waitFor(() => expect(address()).toBe('/unauthorized'));
});
