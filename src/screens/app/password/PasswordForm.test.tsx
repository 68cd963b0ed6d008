import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { network, noContent } from '../../../../test/support/network';
import { renderApp, storeSession } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

const PATH = '/account/password';
const OLD = 'uma senha correta';
const NEW = 'uma senha nova';
const { response: session } = getScenario('/session', 'admin');
const { response: dashboards } = getScenario('/dashboards', 'dashboards');

beforeAll(async () => {
  await Promise.all([
    import('../AppFrame'),
    import('../palette/overlayParts'),
    import('./PasswordForm'),
    import('../../toasts/ToastArea'),
  ]);
}, 60_000);

beforeEach(() => {
  storeSession();
  network.get('/session', session);
  network.get('/dashboards', dashboards);
});

const openMenu = async () => {
  const view = await renderApp({ at: '/app/dashboards/vendas' });
  await view.user.click(await screen.findByRole('button', { name: session.name }));
  await screen.findByText('Administrador');
  return view;
};

async function openDialog() {
  const view = await openMenu();
  await view.user.click(await screen.findByRole('button', { name: 'Trocar senha' }));
  await screen.findByLabelText('Senha atual');
  return view;
}

const current = () => screen.getByLabelText('Senha atual');
const next = () => screen.getByLabelText('Nova senha');
const submit = () => screen.getByRole('button', { name: /^(Trocar senha|Salvando…)$/ });
const toast = () => screen.findByRole('alertdialog');

/** Fills the dialog and submits it. */
async function change(user: Awaited<ReturnType<typeof renderApp>>['user'], from = OLD, to = NEW) {
  await user.type(current(), from);
  await user.type(next(), to);
  await user.click(submit());
}

/** Returns a response that the test sends later. */
function delayed(response: () => Response) {
  let send: () => void = () => undefined;
  const reply = new Promise<Response>((resolve) => (send = () => resolve(response())));
  network.any('post', PATH, () => reply);
  return () =>
    act(async () => {
      send();
      await reply;
    });
}

const problem =
  (status: number, reason?: string, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json(
      { message: 'Do servidor.', ...(reason !== undefined && { reason }) },
      { status, headers },
    );

const { login, name, role, expiresAt } = session;

it.each([
  ['says that it is not', { ...session, canChangePassword: false }],
  ['does not say', { login, name, role, expiresAt }],
])(
  '"Trocar senha" is not offered if the backend %s possible [specification §2.92]',
  async (_what, response) => {
    network.get('/session', response);
    const { user } = await openMenu();
    expect(screen.getByRole('button', { name: 'Sair' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Trocar senha' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'trocar senha');
    expect(await screen.findByRole('status')).toHaveTextContent(/^Nenhum resultado/);
  },
);

it('the command palette opens the dialog too, with the caret in its first field [specification §2.92]', async () => {
  const { user } = await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByRole('button', { name: session.name });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'trocar senha');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(current()).toHaveFocus());
});

it('password managers see which password is which, and the login', async () => {
  await openDialog();
  expect(current()).toHaveAttribute('autocomplete', 'current-password');
  expect(next()).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByDisplayValue(session.login)).toHaveAttribute('autocomplete', 'username');
});

it('a change sends both passwords unchanged, closes the dialog, and says that other sessions have ended [specification §2.93, §7.21]', async () => {
  network.post(PATH, noContent);
  const { user, store } = await openDialog();
  await change(user, '  velha ', ' nova senha ');
  expect(await toast()).toHaveTextContent('Senha alterada. Suas outras sessões foram encerradas.');
  const [sent, ...more] = network.sentTo(PATH);
  expect(more).toEqual([]);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ currentPassword: '  velha ', newPassword: ' nova senha ' });
  expect(sent?.headers.get('authorization')).toBe('Bearer token-of-the-scenario');
  expect(screen.queryByLabelText('Nova senha')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: session.name })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Senha alterada.');
  expect(store.getState().session.token).not.toBeNull();
});

it('no password stays in the store or in the browser [specification §4.6]', async () => {
  network.any('post', PATH, problem(422, 'wrong-password'));
  const { user, store } = await openDialog();
  await change(user);
  await waitFor(() => expect(current()).toHaveAccessibleDescription('A senha atual não confere.'));
  const kept = JSON.stringify(store.getState()) + JSON.stringify([localStorage, sessionStorage]);
  expect(kept).toContain('portal-token');
  for (const secret of [OLD, NEW]) expect(kept).not.toContain(secret);
});

it('empty fields are reported below each one, and nothing is sent [specification §5.4, §5.6]', async () => {
  const { user } = await openDialog();
  await user.click(submit());
  expect(current()).toHaveAccessibleDescription('Informe a senha atual.');
  expect(next()).toHaveAccessibleDescription('A nova senha precisa ter pelo menos 8 caracteres.');
  expect(current()).toHaveFocus();
  expect(network.sentTo(PATH)).toEqual([]);
});

it.each([
  ['7 characters', 'senha-7', 'A nova senha precisa ter pelo menos 8 caracteres.'],
  ['7 characters of two UTF-16 units', '🔑'.repeat(7), 'A nova senha precisa ter pelo menos 8 caracteres.'],
  ['1025 characters', 'x'.repeat(1025), 'Esta senha é longa demais.'],
  ['the characters of the current one', OLD, 'A nova senha precisa ser diferente da atual.'],
])('a new password with %s is not sent [specification §2.92]', async (_what, password, message) => {
  const { user } = await openDialog();
  await user.type(current(), OLD);
  await user.click(next());
  await user.paste(password);
  await user.click(submit());
  expect(next()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(next()).toHaveFocus();
  expect(network.sentTo(PATH)).toEqual([]);
});

it.each([
  ['8 characters', 'senha-08'],
  ['8 characters of two UTF-16 units', '🔑'.repeat(8)],
  ['1024 characters', 'x'.repeat(1024)],
  ['characters that no other text may have', 'senha\u200B\u202E\u0007\uFFFE'],
])('a new password with %s is sent [specification §2.92]', async (_what, password) => {
  network.post(PATH, noContent);
  const { user } = await openDialog();
  await user.type(current(), OLD);
  await user.click(next());
  await user.paste(password);
  await user.click(submit());
  await toast();
  expect(JSON.parse(network.sentTo(PATH)[0]?.body ?? '')).toMatchObject({ newPassword: password });
});

it('a wrong current password is reported below its field, until the text changes [specification §2.93]', async () => {
  network.any('post', PATH, problem(422, 'wrong-password'));
  const { user, store } = await openDialog();
  await change(user);
  await waitFor(() => expect(current()).toHaveAccessibleDescription('A senha atual não confere.'));
  expect(current()).toHaveFocus();
  expect(current()).toBeInvalid();
  expect(next()).toHaveValue(NEW);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(store.getState().session.token).not.toBeNull();

  await user.keyboard('outra senha');
  expect(current()).toHaveValue('outra senha');
  expect(current()).not.toBeInvalid();
  network.post(PATH, noContent);
  await user.keyboard('{Enter}');
  expect(await toast()).toHaveTextContent('Senha alterada.');
});

it('a new password that the backend does not accept is reported with its reason [specification §2.93]', async () => {
  network.any('post', PATH, problem(422, 'not-accepted'));
  const { user } = await openDialog();
  await change(user);
  const failure = await screen.findByText('O sistema não aceitou a nova senha.');
  expect(failure).toBeVisible();
  expect(screen.getByText(/Do servidor\./)).toBeInTheDocument();
  expect(next()).toHaveAccessibleDescription('Escolha outra senha.');
  expect(next()).toHaveFocus();
  expect(current()).toHaveValue(OLD);
});

it.each([
  [
    'too many attempts',
    problem(429, undefined, { 'retry-after': '90' }),
    /^Muitas tentativas. Aguarde 2 minutos/,
  ],
  ['a problem of the server', problem(500), /^Ocorreu um problema no servidor/],
  ['a refusal without a reason that the portal knows', problem(400), /^O servidor recusou/],
  ['no connection', () => HttpResponse.error(), /^Não foi possível conectar/],
  ['a backend without this operation', problem(404), /^Aqui não é possível trocar a senha/],
])(
  'after %s the fields keep their texts, and the next try succeeds [specification §2.93, §8.3]',
  async (_what, reply, message) => {
    network.any('post', PATH, reply);
    const { user } = await openDialog();
    await change(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message.source.slice(1, 10));
    expect([current(), next()].map((field) => (field as HTMLInputElement).value)).toEqual([OLD, NEW]);
    network.post(PATH, noContent);
    await user.click(submit());
    expect(await toast()).toHaveTextContent('Senha alterada.');
  },
);

it('a second submit during the request sends nothing, and the button says why [specification §2.93]', async () => {
  const respond = delayed(noContent);
  const { user } = await openDialog();
  await change(user);
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveTextContent('Salvando…');
  await user.type(next(), '{Enter}');
  expect(network.sentTo(PATH)).toHaveLength(1);
  await respond();
  await toast();
  expect(network.sentTo(PATH)).toHaveLength(1);
});

it.each([
  ['success', noContent, 'Senha alterada.'],
  ['wrong password', problem(422, 'wrong-password'), 'A senha atual não confere.'],
  ['failure', problem(500), 'Ocorreu um problema no servidor.'],
])(
  'if the dialog is closed during the request, a toast reports the %s [specification §2.93]',
  async (_what, response, text) => {
    const respond = delayed(response);
    const { user } = await openDialog();
    await change(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Senha atual')).not.toBeInTheDocument());
    await respond();
    expect(await toast()).toHaveTextContent(text);
  },
);

it('a 401 ends the session with one toast [specification §4.8]', async () => {
  network.any('post', PATH, problem(401));
  const { user, address } = await openDialog();
  await change(user);
  await waitFor(() => expect(address()).toBe('/user/login'));
  expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
});

it('a response after a sign-out changes nothing', async () => {
  const respond = delayed(problem(500));
  const { user, address } = await openDialog();
  network.post('/session/end', noContent);
  await change(user);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: session.name }));
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(address()).toBe('/user/login'));
  await respond();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

describe('the head of the user menu [specification §4.33]', () => {
  it('shows the login with most digits hidden', async () => {
    await openMenu();
    expect(screen.getByText('***.982.247-**')).toBeVisible();
    expect(screen.queryByText(session.login)).not.toBeInTheDocument();
  });

  it('has the hidden login as name if the user has none', async () => {
    network.get('/session', { ...session, name: '  ' });
    const { user } = await renderApp({ at: '/app/dashboards/vendas' });
    await user.click(await screen.findByRole('button', { name: '***.982.247-**' }));
    expect(await screen.findByText('***.982.247-**')).toBeVisible();
  });
});
