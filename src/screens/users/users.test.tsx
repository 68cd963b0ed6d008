import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../test/support/administrator';
import { network } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import type { User } from '../../api/users';

const { response: ADMIN } = getScenario('/session', 'admin');
const OPERATIONS = ['listUsers', 'addUser', 'changeUser', 'changeUserAccess', 'makePasswordLink'];
const PLAIN = { isBlocked: false, hasPassword: true, openSessions: 0, version: 1, dashboard: null };
const ANA: User = {
  ...{ ...PLAIN, id: ADMIN.id ?? '', login: '52998224725', name: 'Ana Souza', role: 'admin' },
  ...{ openSessions: 1, lastSignInAt: '2026-11-20T09:00:00Z', lastUsedAt: '2026-11-20T11:00:00Z' },
};
const BRUNO: User = {
  ...PLAIN,
  id: 'b',
  login: '00123',
  name: 'Bruno Lima',
  role: 'editor',
  openSessions: 2,
};
const CAIO: User = { ...PLAIN, id: 'c', login: '33', name: 'Cáio Melo', role: 'admin', dashboard: 'vendas' };
const DAVI: User = { ...PLAIN, id: 'd', login: '44', name: 'Davi Rocha', role: 'editor', hasPassword: false };
const EVA: User = { ...PLAIN, id: 'e', login: '55', name: 'Eva Reis', role: 'auditor', isBlocked: true };

beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('../toasts/ToastArea'),
    import('./UsersScreen'),
    import('./UserScreen'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/session', { ...ADMIN, operations: OPERATIONS });
  network.get('/users', { users: [ANA, BRUNO, CAIO, DAVI, EVA] });
});

const open = async (id: string) => {
  const view = await renderApp({ at: `/app/users/${id}` });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('Sessões abertas');
  return view;
};
const refuse = (method: 'post' | 'put', path: string, status: number, body: object) =>
  network.any(method, path, () => HttpResponse.json(body, { status }));
const readSent = (path: string): unknown =>
  JSON.parse(network.sentTo(path).find(({ body }) => body !== '')?.body ?? 'null');
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const confirm = async (user: UserEvent, name: string) => {
  await press(user, name);
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name }));
};

it('lists the users with role, dashboard, state and sessions [specification §2.245]', async () => {
  await renderApp({ at: '/app/users' });
  const rows = await screen.findAllByRole('row');
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts[1]).toMatch(
    /^Ana Souza52998224725AdministradorO padrão da empresaAtivoVocê.*1 sessão, último uso/,
  );
  expect(texts[2]).toMatch(/^Bruno Lima00123Editor.*AtivoNunca2 sessões$/);
  expect(texts[3]).toMatch(/Vendas/);
  expect(texts[4]).toMatch(/Aguarda a senha/);
  // A role that this portal does not know keeps its name.
  expect(texts[5]).toMatch(/auditor.*Bloqueado/);
});

it('finds users by name or login, and the login is in no address [specification §2.245]', async () => {
  const { user, address } = await renderApp({ at: '/app/users' });
  const field = await screen.findByRole('searchbox', { name: 'Buscar nome ou login' });
  await user.type(field, 'caio');
  expect(screen.getByText('1 usuário')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '0012');
  expect(screen.getByRole('link', { name: 'Bruno Lima' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ana Souza' })).toBeNull();
  expect(address()).toBe('/app/users');
  await user.type(field, '9999');
  expect(screen.getByText('Ninguém tem esse nome ou login. Confira o que foi digitado.')).toBeInTheDocument();
  expect(network.sent().every(({ url }) => !url.includes('0012'))).toBe(true);
});

it('a new administrator needs the own password, and a wrong one is explained at its field [specification §2.246]', async () => {
  refuse('post', '/users', 422, {
    message: 'x',
    problems: [{ field: 'currentPassword', reason: 'wrong-password' }],
  });
  const { user } = await renderApp({ at: '/app/users/new' });
  await user.type(await screen.findByLabelText('Login'), '123.456.789-01');
  await user.type(screen.getByLabelText('Nome'), 'Gil Nunes');
  expect(screen.queryByLabelText('Sua senha')).toBeNull();
  await user.click(screen.getByLabelText('Perfil'));
  await user.click(await screen.findByRole('option', { name: 'Administrador' }));
  await press(user, 'Salvar');
  expect(await screen.findByText('Informe a sua senha.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Sua senha'), 'errada');
  await press(user, 'Salvar');
  expect(await screen.findByText('A sua senha não confere.')).toBeInTheDocument();
  expect(screen.getByLabelText('Sua senha')).toHaveFocus();
  expect(screen.getByLabelText('Nome')).toHaveValue('Gil Nunes');
  expect(readSent('/users')).toMatchObject({
    login: '12345678901',
    role: 'admin',
    currentPassword: 'errada',
  });
});

it('the own password is not kept after the end of a session [specification §2.246]', async () => {
  refuse('post', '/users', 401, { message: 'x' });
  const { user } = await renderApp({ at: '/app/users/new' });
  await user.type(await screen.findByLabelText('Login'), '777');
  await user.type(screen.getByLabelText('Nome'), 'Gil Nunes');
  await user.click(screen.getByLabelText('Perfil'));
  await user.click(await screen.findByRole('option', { name: 'Administrador' }));
  await user.type(screen.getByLabelText('Sua senha'), 'minha senha');
  await press(user, 'Salvar');
  await screen.findByRole('button', { name: 'Entrar' });
  expect(document.body.innerHTML).not.toContain('minha senha');
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
    'minha senha',
  );
});

it('a change that another person was faster with keeps what was typed [specification §2.247]', async () => {
  refuse('put', '/users/{id}', 409, { message: 'x', reason: 'changed-meanwhile' });
  const { user } = await open('b');
  await user.type(screen.getByLabelText('Nome'), ' Neto');
  await press(user, 'Salvar');
  expect(await screen.findByText(/foi alterado enquanto você editava/)).toBeInTheDocument();
  expect(screen.getByLabelText('Nome')).toHaveValue('Bruno Lima Neto');
});

it('the last administrator is explained in words [specification §2.247]', async () => {
  refuse('post', '/users/{id}/access', 409, { message: 'x', reason: 'last-administrator' });
  const { user } = await open('c');
  await confirm(user, 'Bloquear');
  expect(await screen.findByRole('alert')).toHaveTextContent(/último administrador que pode entrar/);
});

it('the own user has neither acts nor a role to choose [specification §2.248]', async () => {
  await open(ANA.id);
  expect(screen.getByText(/^Este é o seu usuário\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bloquear' })).toBeNull();
  expect(screen.queryByLabelText('Perfil')).toBeNull();
  expect(screen.getByText(/só pode ser mudado por outro administrador/)).toBeInTheDocument();
});

it.each([
  ['d', ['Gerar link de senha', 'Bloquear']],
  ['b', ['Redefinir a senha', 'Encerrar as sessões', 'Bloquear']],
  ['e', ['Desbloquear']],
])('offers only what makes sense for a user: %s [specification §2.248]', async (id, names) => {
  await open(id);
  const part = screen.getByRole('region');
  expect(
    within(part)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});

it('the link is shown once, and only the fragment of its address has the secret [specification §2.249]', async () => {
  const secret = 's'.repeat(43);
  network.post('/users/{id}/link', { secret, expiresAt: '2026-11-21T12:00:00Z' });
  const { user } = await open('d');
  await confirm(user, 'Gerar link de senha');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(`http://localhost/user/set-password#${secret}`)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Copiar link' }));
  expect(await within(dialog).findByText('Link copiado.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.innerHTML).not.toContain(secret);
});

it('the link of an administrator needs the own password [specification §2.249]', async () => {
  refuse('post', '/users/{id}/link', 422, {
    message: 'x',
    problems: [{ field: 'currentPassword', reason: 'wrong-password' }],
  });
  const { user } = await open('c');
  await press(user, 'Redefinir a senha');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Sua senha'), 'errada');
  await user.click(dialog.getByRole('button', { name: 'Redefinir a senha' }));
  expect(await dialog.findByText('A sua senha não confere.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Sua senha')).toHaveFocus();
  expect(readSent('/users/{id}/link')).toEqual({ version: 1, currentPassword: 'errada' });
});

it('a user who does not exist leads to the list [specification §2.247]', async () => {
  await renderApp({ at: '/app/users/unknown' });
  expect(await screen.findByRole('heading', { name: 'Este usuário não existe mais' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver os usuários' })).toHaveAttribute('href', '/app/users');
});

it('a backend without users has no menu entry, and its page says so [specification §2.245]', async () => {
  network.get('/session', ADMIN);
  network.any('get', '/users', () => new HttpResponse(null, { status: 404 }));
  await renderApp({ at: '/app/users' });
  expect(
    await screen.findByRole('heading', { name: 'Aqui não é possível administrar os usuários.' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Usuários' })).toBeNull();
});

it('an act that takes something away can be cancelled, and the focus returns to its button [specification §2.281]', async () => {
  const { user } = await open('b');
  await press(user, 'Bloquear');
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bloquear' })).toHaveFocus());
  expect(network.sentTo('/users/{id}/access')).toHaveLength(0);
});

it('after an act the focus is at the acts, whose buttons may be others now @long [specification §2.281]', async () => {
  network.post('/users/{id}/access', { ...BRUNO, isBlocked: true, version: 2 });
  const { user } = await open('b');
  network.get('/users', { users: [ANA, { ...BRUNO, isBlocked: true, version: 2 }] });
  await confirm(user, 'Bloquear');
  await screen.findByRole('button', { name: 'Desbloquear' });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Acesso de Bruno Lima' })).toHaveFocus());
});

it('Escape keeps a link that was not copied, and closes after the copy @long [specification §2.249, §2.281]', async () => {
  network.post('/users/{id}/link', { secret: 's'.repeat(43), expiresAt: '2026-11-21T12:00:00Z' });
  const { user } = await open('d');
  await confirm(user, 'Gerar link de senha');
  const copy = await screen.findByRole('button', { name: 'Copiar link' });
  expect(copy).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByText(/^O link ainda não foi copiado/)).toBeInTheDocument();
  expect(copy).toHaveFocus();
  await user.click(copy);
  await screen.findByText('Link copiado.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('group', { name: 'Acesso de Davi Rocha' })).toHaveFocus());
});

it('a user whose password was reset waits for a new one [specification §2.281]', async () => {
  network.get('/users', { users: [ANA, { ...DAVI, passwordResetAt: '2026-11-20T12:00:00Z' }] });
  await open('d');
  expect(screen.getByText('Aguarda nova senha')).toBeInTheDocument();
  expect(screen.getByText(/^A senha desta pessoa foi redefinida\./)).toBeInTheDocument();
});
