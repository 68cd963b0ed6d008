import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../../test/support/defer';
import { eachRow } from '../../../test/support/eachRow';
import { network, stubWithoutExtension } from '../../../test/support/network';
import { renderApp, signInAs, storeSession } from '../../../test/support/renderApp';
import { STORED } from '../../config/stored';

const cloudIdentity = { apiKey: 'any', authDomain: 'demo.invalid', projectId: 'demo' };
const SERVICE = 'https://identitytoolkit.googleapis.com/v1/';

// One stub for all operations, because a colon in a pattern begins a parameter.
const replies = new Map<string, () => Response | Promise<Response>>();
const readOperation = (url: string) => url.replace(/^.*accounts:(\w+)\?key=any$/, '$1');

beforeEach(() => {
  replies.clear();
  network.any('post', `${SERVICE}*`, () => {
    const operation = readOperation(network.sent().at(-1)?.url ?? '');
    const reply = replies.get(operation);
    if (!reply) throw new Error(`no stub for ${operation}`);
    return reply();
  });
});

const stubService = (operation: string, reply: object) =>
  replies.set(operation, () => HttpResponse.json({ ...reply }));

/** Delays the response of an operation. Returns the function that sends it. */
function delayService(operation: string): (reply: Response) => void {
  const { promise, release } = defer<Response>();
  replies.set(operation, () => promise);
  return release;
}

const stubRefusal = (operation: string, message: string) =>
  replies.set(operation, () => HttpResponse.json({ error: { code: 400, message } }, { status: 400 }));
const stubNetworkError = (operation: string) => replies.set(operation, () => HttpResponse.error());
const sentTo = (operation: string) => network.sent().filter(({ url }) => readOperation(url) === operation);
const readBodies = (operation: string): unknown[] =>
  sentTo(operation).map(({ body }): unknown => JSON.parse(body));

/** Pastes, because typing each letter is slow. */
async function fill(user: User, label: string, text: string) {
  await user.clear(await screen.findByLabelText(label));
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
const submit = (user: User) => user.keyboard('{Enter}');

const ACCOUNT = { localId: 'u1', email: 'ines@empresa.example' };
// A token of the identity service. Only its middle part is read.
const TOKEN = `x.${btoa(JSON.stringify({ exp: 4_000_000_000, iat: 0 }))}.x`;

function stubRegistration() {
  stubService('signUp', { ...ACCOUNT, idToken: TOKEN, refreshToken: 'r', expiresIn: '3600' });
  stubService('lookup', { users: [ACCOUNT] });
  stubService('update', { ...ACCOUNT, displayName: 'Inês Prado' });
}

const openPage = (path: string) => renderApp({ at: path, settings: { cloudIdentity } });
type User = Awaited<ReturnType<typeof openPage>>['user'];

const PERSON = { name: 'Inês Prado', email: ACCOUNT.email, password: 'segredo', again: 'segredo' };

async function register(user: User, changes: Partial<typeof PERSON> = {}) {
  const { name, email, password, again } = { ...PERSON, ...changes };
  await fill(user, 'Nome', name);
  await fill(user, 'E-mail', email);
  await fill(user, 'Senha', password);
  await fill(user, 'Confirme a senha', again);
  await submit(user);
}

async function requestMail(user: User, email = ACCOUNT.email) {
  await fill(user, 'E-mail', email);
  await submit(user);
}

const chooseRightToLeft = (user: User) => user.selectOptions(screen.getByRole('combobox'), 'en-EN');

it('without a cloud identity, the screen of a forgotten password names whom to ask [specification §2.176]', async () => {
  await renderApp({
    at: '/user/forgot-password',
    settings: { support: { name: 'Suporte Aurora', phone: '+55 11 5555-0199' } },
  });
  const card = within(await screen.findByRole('main'));
  expect(await card.findByText('Suporte Aurora')).toBeInTheDocument();
  expect(card.getByRole('link', { name: '+55 11 5555-0199' })).toHaveAttribute('href', 'tel:+551155550199');
});

const findFailure = async () => {
  const form = await screen.findByRole('main');
  return waitFor(() => {
    // eslint-disable-next-line testing-library/no-node-access -- the announcer of toasts is an alert as well
    const alert = form.querySelector('[role=alert]');
    expect(alert).not.toBeNull();
    return alert;
  });
};

describe('without a cloud identity', () => {
  it.each([
    ['/user/register', 'Quem fornece os logins é o administrador. Peça o seu a ele.'],
    ['/user/forgot-password', 'Quem redefine senhas é o administrador. Peça uma nova a ele.'],
    ['/user/reset-password?oobCode=abc', 'Quem redefine senhas é o administrador. Peça uma nova a ele.'],
  ])('%s names the administrator and sends nothing [specification §2.5, §2.21]', async (path, sentence) => {
    await renderApp({ at: path });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(network.sent()).toEqual([]);
  });

  it('the code of a link is removed from the address and not stored [specification §2.21]', async () => {
    const { address, historyState } = await renderApp({ at: '/user/reset-password?oobCode=abc' });
    await waitFor(() => expect(address()).toBe('/user/reset-password'));
    expect(historyState()).toBeNull();
  });

  it('the login offers no registration [specification §2.21]', async () => {
    await renderApp({ at: '/' });
    await screen.findByLabelText('Login');
    expect(screen.queryByRole('link', { name: /Cadastre-se/ })).not.toBeInTheDocument();
  });

  it.each([
    ['en-US', 'Your administrator assigns login numbers. Ask for yours.'],
    ['en-EN', 'Your administrator assigns login numbers. Ask for yours.'],
    ['es-ES', 'Los usuarios los asigna el administrador. Pídale el suyo.'],
  ])('shows the texts in %s [specification §2.21]', async (code, sentence) => {
    localStorage.setItem(STORED.language.chosen.key, code);
    await renderApp({ at: '/user/register' });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

describe('a registration', () => {
  it('shows errors after a submission, focuses the first invalid field, and sends nothing [specification §2.21, §5.5]', async () => {
    const { user } = await openPage('/user/register');
    const name = await screen.findByLabelText('Nome');
    expect(name).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    const [password, again] = [screen.getByLabelText('Senha'), screen.getByLabelText('Confirme a senha')];
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(again).toHaveAttribute('autocomplete', 'new-password');
    expect(password).toHaveAccessibleDescription('Mínimo de 6 caracteres.');

    await register(user, { name: ' ', email: 'ines', password: '12345', again: '1234' });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Informe seu nome');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Informe um e-mail válido, como nome@empresa.com.br',
    );
    expect(password).toHaveAccessibleDescription(/A senha precisa ter pelo menos 6 caracteres\./);
    expect(again).toHaveAccessibleDescription('As senhas não coincidem.');

    // The second password is compared with the current value of the first.
    await user.type(again, '5');
    expect(again).not.toHaveAccessibleDescription();
    await user.type(password, '6');
    expect(password).toHaveAccessibleDescription('Mínimo de 6 caracteres.');
    expect(again).toHaveAccessibleDescription('As senhas não coincidem.');
    expect(network.sent()).toEqual([]);
  });

  it('creates the identity and then sets its name, once for each submission [specification §7.12]', async () => {
    stubRegistration();
    const { user, address } = await openPage('/user/register');
    await register(user, { name: '  Inês Prado ' });
    expect(await screen.findByRole('heading', { name: 'Cadastro recebido' })).toHaveFocus();
    expect(readBodies('signUp')).toMatchObject([{ email: ACCOUNT.email, password: 'segredo' }]);
    expect(readBodies('update')).toMatchObject([{ displayName: 'Inês Prado' }]);
    expect(address()).toBe('/user/register');
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Voltar ao login' }));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('waits for the name, and reports a name that was not stored [specification §7.12]', async () => {
    stubRegistration();
    stubNetworkError('update');
    const { user } = await openPage('/user/register');
    await register(user);
    expect(
      await screen.findByText('Só não foi possível salvar seu nome. Informe-o ao administrador.'),
    ).toBeInTheDocument();
  });

  it.each(['EMAIL_EXISTS', 'USER_DISABLED'])(
    'shows the same text if the address is taken (%s) [specification §8.10]',
    async (code) => {
      stubRegistration();
      const { user, unmount } = await openPage('/user/register');
      await register(user);
      await screen.findByRole('heading', { name: 'Cadastro recebido' });
      const textForFreeAddress = screen.getByRole('main').textContent;
      unmount();

      stubRefusal('signUp', code);
      const view = await openPage('/user/register');
      await register(view.user);
      await screen.findByRole('heading', { name: 'Cadastro recebido' });
      expect(screen.getByRole('main').textContent).toBe(textForFreeAddress);
    },
  );

  const failures: [string, string, string][] = [
    [
      'WEAK_PASSWORD : Password should be at least 6 characters',
      'Senha fraca demais. Escolha outra.',
      'Senha',
    ],
    ['INVALID_EMAIL', 'Informe um e-mail válido, como nome@empresa.com.br', 'E-mail'],
    [
      'OPERATION_NOT_ALLOWED',
      'O cadastro não está disponível aqui. Fale com o administrador.',
      'Confirme a senha',
    ],
    [
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'Muitas tentativas. Aguarde um pouco e tente de novo.',
      'Confirme a senha',
    ],
    [
      'CONFIGURATION_NOT_FOUND',
      'O serviço de identidade retornou um erro. Informe ao administrador: firebase-auth: auth/configuration-not-found',
      'Confirme a senha',
    ],
  ];
  eachRow(failures, 2)('%s [specification §8.10]', async (code, sentence, label) => {
    stubRefusal('signUp', code);
    const { user } = await openPage('/user/register');
    await register(user);
    expect(await findFailure()).toHaveTextContent(sentence);
    // If no field is the cause, the focus stays on the field of the submission.
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText('Nome')).toHaveValue('Inês Prado');
  });

  it('shows a network failure in the language of the page, also after a change [specification §8.10]', async () => {
    stubNetworkError('signUp');
    const { user } = await openPage('/user/register');
    await register(user);
    expect(await findFailure()).toHaveTextContent(
      'Não foi possível conectar ao servidor. Verifique a conexão e tente de novo.',
    );
    await user.selectOptions(screen.getByRole('combobox'), 'English');
    await waitFor(async () =>
      expect(await findFailure()).toHaveTextContent(
        'Couldn’t connect to the server. Check your connection and try again.',
      ),
    );
  });
});

describe('a project of the service that enforces reCAPTCHA', () => {
  beforeEach(() => {
    // The library logs that it sends the request again.
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    stubRefusal('signUp', 'MISSING_RECAPTCHA_TOKEN');
    network.any('get', 'https://identitytoolkit.googleapis.com/v2/recaptchaConfig', () =>
      HttpResponse.json({ recaptchaKey: 'projects/demo/keys/any' }),
    );
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    // The library keeps the setting for the next request.
    const { deleteApp, getApp } = await import('@firebase/app');
    await deleteApp(getApp('portaria'));
  });

  const refuseByTrustedTypes = () =>
    jest.spyOn(HTMLScriptElement.prototype, 'setAttribute').mockImplementation(() => {
      throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
    });
  const refuseByPolicy = () =>
    jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
      node.dispatchEvent(new Event('error'));
      return node;
    });

  it.each([
    ['Trusted Types', refuseByTrustedTypes],
    ['the content security policy', refuseByPolicy],
  ])('is reported if %s refuses its script [specification §8.10]', async (_name, refuseScript) => {
    refuseScript();
    const { user } = await openPage('/user/register');
    await register(user);
    expect(await findFailure()).toHaveTextContent(
      'O serviço de identidade exige uma verificação (reCAPTCHA) que este portal não permite.',
    );
  });

  it('shows an error of the library without a code as unknown [specification §8.10]', async () => {
    network.any('get', 'https://identitytoolkit.googleapis.com/v2/recaptchaConfig', {});
    const { user } = await openPage('/user/register');
    await register(user);
    expect(await findFailure()).toHaveTextContent('firebase-auth: auth/unknown');
  });
});

describe('a forgotten password', () => {
  it('requests a mail in the language of the page [specification §2.5, §7.12]', async () => {
    stubService('sendOobCode', { email: ACCOUNT.email });
    const { user } = await openPage('/user/forgot-password');
    await requestMail(user, ` ${ACCOUNT.email} `);
    expect(await screen.findByRole('heading', { name: 'Confira seu e-mail' })).toHaveFocus();
    expect(readBodies('sendOobCode')).toMatchObject([
      { requestType: 'PASSWORD_RESET', email: ACCOUNT.email },
    ]);
    expect(sentTo('sendOobCode')[0]?.headers.get('x-firebase-locale')).toBe('pt-BR');
  });

  // Only a registered address causes the second and the third code. All codes show the same text.
  it.each(['EMAIL_NOT_FOUND', 'USER_DISABLED', 'RESET_PASSWORD_EXCEED_LIMIT', 'TOO_MANY_ATTEMPTS_TRY_LATER'])(
    'shows the same text for every address (%s) [specification §8.10]',
    async (code) => {
      stubService('sendOobCode', { email: ACCOUNT.email });
      const view = await openPage('/user/forgot-password');
      await requestMail(view.user);
      await screen.findByRole('heading', { name: 'Confira seu e-mail' });
      const textOfSuccess = screen.getByRole('main').textContent;
      expect(textOfSuccess).toContain('Depois de vários pedidos, espere um pouco antes do próximo.');
      view.unmount();

      stubRefusal('sendOobCode', code);
      const { user } = await openPage('/user/forgot-password');
      await requestMail(user);
      await screen.findByRole('heading', { name: 'Confira seu e-mail' });
      expect(screen.getByRole('main').textContent).toBe(textOfSuccess);
      await user.click(screen.getByRole('button', { name: 'Usar outro e-mail' }));
      expect(await screen.findByRole('heading', { name: 'Esqueceu a senha?' })).toHaveFocus();
    },
  );

  it('reports an unreachable server and keeps the address [specification §8.10]', async () => {
    stubNetworkError('sendOobCode');
    const { user } = await openPage('/user/forgot-password');
    await requestMail(user);
    expect(await findFailure()).toHaveTextContent('Não foi possível conectar ao servidor.');
    expect(screen.getByLabelText('E-mail')).toHaveValue(ACCOUNT.email);
  });

  /** Delays the mail. Returns the function that sends the success. */
  function delayMail() {
    const respond = delayService('sendOobCode');
    return () => respond(HttpResponse.json({ email: ACCOUNT.email }));
  }

  it('a language of the other direction waits for the response and cancels nothing [specification §4.12]', async () => {
    const respond = delayMail();
    const { user, reload } = await openPage('/user/forgot-password');
    await requestMail(user);
    await waitFor(() => expect(sentTo('sendOobCode')).toHaveLength(1));
    await user.selectOptions(screen.getByRole('combobox'), 'English (RTL)');
    await waitFor(() => expect(localStorage.getItem(STORED.language.chosen.key)).toBe('en-EN'));
    expect(screen.getByRole('button', { name: 'Enviando…' })).toBeDisabled();
    respond();
    expect(await screen.findByRole('link', { name: 'Back to sign-in' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('a response after the screen was left changes nothing [specification §4.4]', async () => {
    const respond = delayMail();
    const { user, address } = await openPage('/user/forgot-password');
    await requestMail(user);
    expect(await screen.findByRole('button', { name: 'Enviando…' })).toBeDisabled();
    await user.type(screen.getByLabelText('E-mail'), '{Enter}');
    await waitFor(() => expect(sentTo('sendOobCode')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Voltar ao login' }));
    await screen.findByRole('heading', { name: 'Entrar' });
    // oxlint-disable-next-line typescript/require-await -- lets the work after the response run
    await act(async () => {
      respond();
    });
    expect(screen.getByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
    expect(address()).toBe('/user/login');
    expect(sentTo('sendOobCode')).toHaveLength(1);
  });
});

describe('a code for a new password', () => {
  it.each([
    ['EXPIRED_OOB_CODE', 'Este código expirou. Peça um novo e-mail.', 'Pedir novo e-mail'],
    [
      'INVALID_OOB_CODE',
      'Código inválido: já foi usado, foi substituído ou está incompleto. Peça um novo e-mail.',
      'Pedir novo e-mail',
    ],
    [
      'MISSING_RECAPTCHA_TOKEN',
      'O serviço de identidade exige uma verificação (reCAPTCHA) que este portal não permite. Avise o administrador.',
      'Tentar de novo',
    ],
    ['USER_DISABLED', 'Este cadastro está bloqueado. Fale com o administrador.', 'Tentar de novo'],
  ])(
    '%s is reported before the password form [specification §2.21, §8.10]',
    async (code, sentence, nextStep) => {
      stubRefusal('resetPassword', code);
      await openPage('/user/reset-password?mode=resetPassword&oobCode=um-codigo');
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(screen.queryByLabelText('Nova senha')).not.toBeInTheDocument();
      expect(screen.getByText(nextStep)).toBeInTheDocument();
    },
  );

  it.each(['<script>', 'x'.repeat(201)])(
    'an invalid code shows an error and is not sent: %.10s [specification §2.21]',
    async (code) => {
      const { user, address } = await openPage(`/user/reset-password?oobCode=${encodeURIComponent(code)}`);
      expect(await screen.findByText(/^Código inválido/)).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Código não aceito' })).toBeInTheDocument();
      expect(address()).toBe('/user/reset-password');
      expect(screen.getByRole('link', { name: 'Pedir novo e-mail' })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Informar outro código' }));
      await fill(user, 'Código', code);
      await submit(user);
      expect(screen.getByLabelText('Código')).toHaveAccessibleDescription(/^Código inválido/);
      expect(network.sent()).toEqual([]);
    },
  );

  it('a typed code survives a reload, and another code replaces it [specification §2.21]', async () => {
    stubService('resetPassword', { email: ACCOUNT.email, requestType: 'PASSWORD_RESET' });
    const { user, historyState } = await openPage('/user/reset-password');
    await fill(user, 'Código', 'um-codigo');
    await submit(user);
    expect(await screen.findByText(ACCOUNT.email)).toBeInTheDocument();
    await waitFor(() => expect(historyState()).toEqual({ code: 'um-codigo' }));
    expect(screen.getByLabelText('Nova senha')).toBeInTheDocument();

    stubRefusal('resetPassword', 'INVALID_OOB_CODE');
    await fill(user, 'Nova senha', 'segredo');
    await fill(user, 'Confirme a senha', 'segredo');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Informar outro código' }));
    await waitFor(() => expect(historyState()).toBeNull());
  });

  it('a link opens the login while the code is checked [specification §2.21]', async () => {
    replies.set('resetPassword', () => new Promise(() => undefined));
    const { user, address } = await openPage('/user/reset-password?oobCode=um-codigo');
    await screen.findByText('Verificando o código…');
    await user.click(screen.getByRole('link', { name: 'Voltar ao login' }));
    expect(address()).toBe('/user/login');
  });

  it('is removed from the address at once, and can be retried after a network failure [specification §2.21]', async () => {
    stubNetworkError('resetPassword');
    const { user, address, historyState } = await openPage('/user/reset-password?oobCode=um-codigo');
    expect(
      await screen.findByRole('heading', { name: 'Não foi possível verificar o código' }),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(address()).toBe('/user/reset-password');
    expect(historyState()).toEqual({ code: 'um-codigo' });
    stubService('resetPassword', { email: ACCOUNT.email, requestType: 'PASSWORD_RESET' });
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(ACCOUNT.email)).toBeInTheDocument();
    expect(readBodies('resetPassword').at(-1)).toMatchObject({ oobCode: 'um-codigo' });
  });

  it.each(['here', 'in another tab'])(
    'its result survives a change of direction that was chosen %s [specification §2.21, §4.12, §4.14]',
    async (where) => {
      stubService('resetPassword', { email: ACCOUNT.email, requestType: 'PASSWORD_RESET' });
      const { user, reload } = await openPage('/user/reset-password?oobCode=um-codigo');
      await fill(user, 'Nova senha', 'segredo');
      await fill(user, 'Confirme a senha', 'segredo');
      const respond = delayService('resetPassword');
      await submit(user);
      await waitFor(() => expect(sentTo('resetPassword')).toHaveLength(2));
      if (where === 'here') await chooseRightToLeft(user);
      else {
        localStorage.setItem(STORED.language.chosen.key, 'en-EN');
        act(
          () => void window.dispatchEvent(new StorageEvent('storage', { key: STORED.language.chosen.key })),
        );
      }
      respond(HttpResponse.json({ email: ACCOUNT.email, requestType: 'PASSWORD_RESET' }));
      const title = where === 'here' ? 'Password reset' : 'Senha redefinida';
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      expect(reload).not.toHaveBeenCalled();
      await user.click(screen.getByRole('link', { name: /^(Back to sign-in|Voltar ao login)$/ }));
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(where === 'here' ? 0 : 1));
    },
  );

  it.each([
    {
      changesLogin: false,
      before:
        'Isto troca a senha do seu cadastro por e-mail. A do login numérico continua a mesma: para trocá-la, fale com o administrador.',
      after: 'O login numérico continua com a senha anterior: para trocá-la, fale com o administrador.',
    },
    { changesLogin: true, before: null, after: `A nova senha de ${ACCOUNT.email} já está valendo.` },
  ])(
    'a reset names the password that it changes, identityChangesLogin $changesLogin [specification §2.73]',
    async ({ changesLogin, before, after }) => {
      const settings = { cloudIdentity, identityChangesLogin: changesLogin };
      const note = /^Isto troca a senha/;
      const expectNote = () => {
        if (before === null) expect(screen.queryByText(note)).not.toBeInTheDocument();
        else expect(screen.getByText(before)).toBeInTheDocument();
      };
      const { unmount } = await renderApp({ at: '/user/forgot-password', settings });
      expect(await screen.findByRole('heading', { name: 'Esqueceu a senha?' })).toBeInTheDocument();
      expectNote();
      unmount();

      stubService('resetPassword', { email: ACCOUNT.email, requestType: 'PASSWORD_RESET' });
      const { user } = await renderApp({ at: '/user/reset-password?oobCode=um-codigo', settings });
      await fill(user, 'Nova senha', 'segredo');
      expectNote();
      await fill(user, 'Confirme a senha', 'segredo');
      await submit(user);
      await screen.findByRole('heading', { name: 'Senha redefinida' });
      expect(screen.getByRole('main')).toHaveTextContent(after);
    },
  );

  it('is forgotten after use, so a reload does not report it as refused [specification §2.21]', async () => {
    stubService('resetPassword', { email: ACCOUNT.email, requestType: 'PASSWORD_RESET' });
    const { user, address, historyState } = await openPage('/user/reset-password?oobCode=um-codigo');
    await fill(user, 'Nova senha', 'segredo');
    await fill(user, 'Confirme a senha', 'segredo');
    expect(historyState()).toEqual({ code: 'um-codigo' });
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Senha redefinida' })).toHaveFocus();
    await waitFor(() => expect(historyState()).toBeNull());
    expect(address()).toBe('/user/reset-password');
    expect(screen.getByRole('heading', { name: 'Senha redefinida' })).toHaveFocus();
  });

  it('a code that was used meanwhile is reported after the new password [specification §2.21]', async () => {
    stubService('resetPassword', { email: ACCOUNT.email, requestType: 'PASSWORD_RESET' });
    const { user } = await openPage('/user/reset-password');
    await user.click(await screen.findByRole('button', { name: 'Verificar código' }));
    expect(screen.getByLabelText('Código')).toHaveAccessibleDescription('Informe o código');
    await fill(user, 'Código', 'um-codigo');
    await submit(user);
    stubRefusal('resetPassword', 'INVALID_OOB_CODE');
    await fill(user, 'Nova senha', 'segredo');
    await fill(user, 'Confirme a senha', 'segredo');
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Código não aceito' })).toHaveFocus();
  });
});

it('a logout also ends the cloud identity of this page [specification §7.12]', async () => {
  // Reads the state of the library, because the portal does not show the identity.
  const { getApp } = await import('@firebase/app');
  const { createUserWithEmailAndPassword, getAuth } = await import('@firebase/auth');
  stubRegistration();
  stubWithoutExtension();
  storeSession();
  const { user } = await openPage('/user/register');
  await register(user);
  await screen.findByRole('heading', { name: 'Cadastro recebido' });
  const auth = getAuth(getApp('portaria'));
  expect(auth.currentUser).toBeNull();

  await createUserWithEmailAndPassword(auth, ACCOUNT.email, 'segredo');
  expect(auth.currentUser).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Voltar ao login' }));
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(auth.currentUser).toBeNull());
});

describe('a form that was left while it waited for its response [specification §4.12]', () => {
  async function leaveWaitingForm() {
    const respond = delayService('sendOobCode');
    const view = await openPage('/user/forgot-password');
    await requestMail(view.user);
    await waitFor(() => expect(sentTo('sendOobCode')).toHaveLength(1));
    await view.user.click(screen.getByRole('link', { name: 'Voltar ao login' }));
    await screen.findByRole('heading', { name: 'Entrar' });
    return { ...view, respond };
  }

  it('does not delay a change of language', async () => {
    const { user, reload } = await leaveWaitingForm();
    await chooseRightToLeft(user);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('does not affect a sign-in when its response arrives late', async () => {
    const { user, reload, respond } = await leaveWaitingForm();
    network.post('/authorization/getToken', () => new Promise(() => undefined));
    await signInAs(user, '00123');
    await waitFor(() => expect(network.sentTo('/authorization/getToken')).toHaveLength(1));
    respond(HttpResponse.json({ email: ACCOUNT.email }));
    await chooseRightToLeft(user);
    await waitFor(() => expect(localStorage.getItem(STORED.language.chosen.key)).toBe('en-EN'));
    expect(screen.getByRole('combobox')).toHaveValue('en-EN');
    expect(reload).not.toHaveBeenCalled();
  });
});
