import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../test/support/administrator';
import { network, noContent } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';

const SESSION = getScenario('/session', 'admin').response;
const ALL = ['changeAccount', 'listOwnSessions', 'endOwnSessions'];
const [CURRENT, OTHER] = getScenario('/account/sessions', 'sessions').response.sessions;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('../../router/OwnAccountPage'),
    import('../toasts/ToastArea'),
  ]);
}, 120_000);

const sessions = [CURRENT, OTHER, { id: 'third', isCurrent: false }].filter((one) => one !== undefined);

async function openAccount(operations = ALL) {
  storeAdministrator();
  network.get('/session', { ...SESSION, operations });
  network.get('/account/sessions', { sessions });
  return renderApp({ at: '/app/account' });
}

it('the user menu leads to the account, which has the parts that the backend offers [specification §2.264]', async () => {
  storeAdministrator();
  network.get('/session', { ...SESSION, operations: [] });
  const { user, address } = await renderApp({ at: '/app/settings' });
  await user.click(await screen.findByRole('button', { name: SESSION.name }));
  await user.click(await screen.findByRole('link', { name: 'Minha conta' }));
  await screen.findByRole('heading', { level: 1, name: 'Minha conta' });
  expect(address()).toBe('/app/account');
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['Idioma', 'Senha']);
  const button = within(screen.getByRole('main')).getByRole('button', { name: 'Trocar senha' });
  await user.click(button);
  expect(await screen.findByLabelText('Nova senha')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it('each session says what it is, and all others end with the password [specification §2.265]', async () => {
  network.post('/account/sessions/end', noContent);
  const { user, store } = await openAccount();
  await screen.findByText('Esta sessão');
  const items = within(await screen.findByRole('region', { name: 'Onde você está conectado' })).getAllByRole(
    'listitem',
  );
  expect(items.map(({ textContent }) => textContent.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Firefox, WindowsEsta sessãoEntrou em .*2026.*Último uso em .*2026/),
    expect.stringMatching(/^Chrome, AndroidEntrou em .*Encerrar/),
    expect.stringMatching(/^Dispositivo desconhecidoEncerrar/),
  ]);
  const all = screen.getByRole('button', { name: 'Encerrar todas as outras' });
  all.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar todas as outras sessões?' }));
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(dialog.getByLabelText('Senha atual')).toHaveAccessibleDescription(/^Informe a senha atual/);
  expect(network.sentTo('/account/sessions/end')).toEqual([]);
  network.get('/account/sessions', { sessions: sessions.slice(0, 1) });
  await user.type(dialog.getByLabelText('Senha atual'), 'segredo longo{Enter}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('As outras sessões foram encerradas.');
  expect(JSON.parse(network.sentTo('/account/sessions/end')[0]?.body ?? '')).toEqual({
    currentPassword: 'segredo longo',
  });
  await waitFor(() => expect(screen.queryByText('Dispositivo desconhecido')).not.toBeInTheDocument());
  expect(JSON.stringify(store.getState())).not.toContain('segredo longo');
});

it('a new name is in the bar at once, and an empty one is refused [specification §2.266]', async () => {
  network.any('put', '/account', () => HttpResponse.json({ name: 'Ana Lima' }));
  const { user } = await openAccount();
  const field = await screen.findByLabelText('Nome');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(field).toHaveAccessibleDescription('Preencha este campo.');
  await user.type(field, 'Ana Lima');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('button', { name: 'Ana Lima' })).toBeInTheDocument();
  expect(network.sentTo('/account').map(({ body }) => body)).toEqual(['{"name":"Ana Lima"}']);
});
