import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../../../test/support/defer';
import { eachRow } from '../../../../test/support/eachRow';
import { network, noContent } from '../../../../test/support/network';
import { renderApp, storeSession } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

const PATH = '/account/password';
const OLD_PASSWORD = 'uma senha correta';
const NEW_PASSWORD = 'uma senha nova';
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

const currentField = () => screen.getByLabelText('Senha atual');
const newField = () => screen.getByLabelText('Nova senha');
const submitButton = () => screen.getByRole('button', { name: /^(Trocar senha|Salvando…)$/ });
const findToast = () => screen.findByRole('alertdialog');

/** Fills the dialog and submits it. */
async function changePassword(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  from = OLD_PASSWORD,
  to = NEW_PASSWORD,
) {
  await user.type(currentField(), from);
  await user.type(newField(), to);
  await user.click(submitButton());
}

/** Delays the response to the change. Returns the function that sends it. */
function delayResponse(makeResponse: () => Response) {
  const { promise, release } = defer<Response>();
  network.any('post', PATH, () => promise);
  return () =>
    act(async () => {
      release(makeResponse());
      await promise;
    });
}

const makeProblem =
  (status: number, reason?: string, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json(
      { message: 'Do servidor.', ...(reason !== undefined && { reason }) },
      { status, headers },
    );

const { login, name, role, expiresAt } = session;

eachRow([
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
  await waitFor(() => expect(currentField()).toHaveFocus());
});

it('password managers see which password is which, and the login', async () => {
  await openDialog();
  expect(currentField()).toHaveAttribute('autocomplete', 'current-password');
  expect(newField()).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByDisplayValue(session.login)).toHaveAttribute('autocomplete', 'username');
});

it('a change sends both passwords unchanged, closes the dialog, and says that other sessions have ended [specification §2.93, §7.21]', async () => {
  network.post(PATH, noContent);
  const { user, store } = await openDialog();
  await changePassword(user, '  velha ', ' nova senha ');
  expect(await findToast()).toHaveTextContent('Senha trocada. Suas outras sessões foram encerradas.');
  expect(network.sentTo(PATH)).toHaveLength(1);
  const [sent] = network.sentTo(PATH);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ currentPassword: '  velha ', newPassword: ' nova senha ' });
  expect(sent?.headers.get('authorization')).toBe('Bearer token-of-the-scenario');
  expect(screen.queryByLabelText('Nova senha')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: session.name })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Senha trocada.');
  expect(store.getState().session.token).not.toBeNull();
});

it('no password stays in the store or in the browser [specification §4.6]', async () => {
  network.any('post', PATH, makeProblem(422, 'wrong-password'));
  const { user, store } = await openDialog();
  await changePassword(user);
  await waitFor(() => expect(currentField()).toHaveAccessibleDescription('A senha atual não confere.'));
  const storedText = JSON.stringify(store.getState()) + JSON.stringify([localStorage, sessionStorage]);
  expect(storedText).toContain('portal-token');
  for (const secret of [OLD_PASSWORD, NEW_PASSWORD]) expect(storedText).not.toContain(secret);
});

it('empty fields are reported below each one, and nothing is sent [specification §5.4, §5.6]', async () => {
  const { user } = await openDialog();
  await user.click(submitButton());
  expect(currentField()).toHaveAccessibleDescription('Informe a senha atual.');
  expect(newField()).toHaveAccessibleDescription('A nova senha precisa ter pelo menos 8 caracteres.');
  expect(currentField()).toHaveFocus();
  expect(network.sentTo(PATH)).toEqual([]);
});

eachRow([
  ['7 characters', 'senha-7', 'A nova senha precisa ter pelo menos 8 caracteres.'],
  ['7 characters of two UTF-16 units', '🔑'.repeat(7), 'A nova senha precisa ter pelo menos 8 caracteres.'],
  ['1025 characters', 'x'.repeat(1025), 'Esta senha é longa demais.'],
  ['the characters of the current one', OLD_PASSWORD, 'A nova senha precisa ser diferente da atual.'],
])('a new password with %s is not sent [specification §2.92]', async (_what, password, message) => {
  const { user } = await openDialog();
  await user.type(currentField(), OLD_PASSWORD);
  await user.click(newField());
  await user.paste(password);
  await user.click(submitButton());
  expect(newField()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(newField()).toHaveFocus();
  expect(network.sentTo(PATH)).toEqual([]);
});

eachRow([
  ['8 characters', 'senha-08'],
  ['8 characters of two UTF-16 units', '🔑'.repeat(8)],
  ['1024 characters', 'x'.repeat(1024)],
  ['characters that no other text may have', 'senha\u200B\u202E\u0007\uFFFE'],
])('a new password with %s is sent [specification §2.92]', async (_what, password) => {
  network.post(PATH, noContent);
  const { user } = await openDialog();
  await user.type(currentField(), OLD_PASSWORD);
  await user.click(newField());
  await user.paste(password);
  await user.click(submitButton());
  await findToast();
  expect(JSON.parse(network.sentTo(PATH)[0]?.body ?? '')).toMatchObject({ newPassword: password });
});

it('a wrong current password is reported below its field, until the text changes [specification §2.93]', async () => {
  network.any('post', PATH, makeProblem(422, 'wrong-password'));
  const { user, store } = await openDialog();
  await changePassword(user);
  await waitFor(() => expect(currentField()).toHaveAccessibleDescription('A senha atual não confere.'));
  expect(currentField()).toHaveFocus();
  expect(currentField()).toBeInvalid();
  expect(newField()).toHaveValue(NEW_PASSWORD);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(store.getState().session.token).not.toBeNull();

  await user.keyboard('outra senha');
  expect(currentField()).toHaveValue('outra senha');
  expect(currentField()).not.toBeInvalid();
  network.post(PATH, noContent);
  await user.keyboard('{Enter}');
  expect(await findToast()).toHaveTextContent('Senha trocada.');
});

it('a new password that the backend does not accept is reported with its reason [specification §2.93]', async () => {
  network.any('post', PATH, makeProblem(422, 'not-accepted'));
  const { user } = await openDialog();
  await changePassword(user);
  const failure = await screen.findByText('O sistema não aceitou a nova senha.');
  expect(failure).toBeVisible();
  expect(screen.getByText(/Do servidor\./)).toBeInTheDocument();
  expect(newField()).toHaveAccessibleDescription('Escolha outra senha.');
  expect(newField()).toHaveFocus();
  expect(currentField()).toHaveValue(OLD_PASSWORD);
});

eachRow([
  [
    'too many attempts',
    makeProblem(429, undefined, { 'retry-after': '90' }),
    /^Muitas tentativas. Aguarde 2 minutos/,
  ],
  ['a lost response of the server', makeProblem(502), /^Não sabemos se a senha foi trocada/],
  ['a busy server', makeProblem(503), /^Ocorreu um problema no servidor/],
  ['a refusal without a reason that the portal knows', makeProblem(400), /^Não foi possível concluir/],
  ['a lost connection', () => HttpResponse.error(), /^Não sabemos se a senha foi trocada/],
  ['a backend without this operation', makeProblem(404), /^Aqui não é possível trocar a senha/],
])(
  'after %s the fields keep their texts, and the next try succeeds [specification §2.93, §8.3]',
  async (_what, reply, message) => {
    network.any('post', PATH, reply);
    const { user } = await openDialog();
    await changePassword(user);
    expect(await screen.findByText(message)).toBeVisible();
    // The start of the message, without the `^` of its pattern.
    expect(screen.getByRole('alert')).toHaveTextContent(message.source.slice(1, 10));
    expect([currentField(), newField()].map((field) => (field as HTMLInputElement).value)).toEqual([
      OLD_PASSWORD,
      NEW_PASSWORD,
    ]);
    network.post(PATH, noContent);
    await user.click(submitButton());
    expect(await findToast()).toHaveTextContent('Senha trocada.');
  },
);

it('a second submit during the request sends nothing, and the button says why @long [specification §2.93]', async () => {
  const respond = delayResponse(noContent);
  const { user } = await openDialog();
  await changePassword(user);
  expect(submitButton()).toBeDisabled();
  expect(submitButton()).toHaveTextContent('Salvando…');
  await user.type(newField(), '{Enter}');
  expect(network.sentTo(PATH)).toHaveLength(1);
  await respond();
  await findToast();
  expect(network.sentTo(PATH)).toHaveLength(1);
});

eachRow([
  ['success', noContent, 'Senha trocada.'],
  ['wrong password', makeProblem(422, 'wrong-password'), 'A senha atual não confere.'],
  ['failure', makeProblem(503), 'Ocorreu um problema no servidor.'],
])(
  'if the dialog is closed during the request, a toast reports the %s @long [specification §2.93]',
  async (_what, response, text) => {
    const respond = delayResponse(response);
    const { user } = await openDialog();
    await changePassword(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Senha atual')).not.toBeInTheDocument());
    await respond();
    expect(await findToast()).toHaveTextContent(text);
  },
);

it('a 401 ends the session with one toast @long [specification §4.8]', async () => {
  network.any('post', PATH, makeProblem(401));
  const { user, address } = await openDialog();
  await changePassword(user);
  await waitFor(() => expect(address()).toBe('/user/login'));
  expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
});

it('a response after a sign-out changes nothing @long', async () => {
  const respond = delayResponse(makeProblem(500));
  const { user, address } = await openDialog();
  network.post('/session/end', noContent);
  await changePassword(user);
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
