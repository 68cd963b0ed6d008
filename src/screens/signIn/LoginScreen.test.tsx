import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../../test/support/defer';
import { eachRow } from '../../../test/support/eachRow';
import { network, noContent, stubWithoutExtension } from '../../../test/support/network';
import { renderApp, signInAs, storeSession } from '../../../test/support/renderApp';
import { getScenario, postScenario } from '../../../test/support/scenarios';
import { STORED } from '../../config/stored';
import { selectProfile } from '../../store/profile';

const PATH = '/authorization/getToken';
const { response: accepted, body: credentials } = postScenario(PATH, 'accepted');
const { response: refused } = postScenario(PATH, 'refused');

const submitButton = () => screen.getByRole('button', { name: /^(Entrar|Entrando…|Tudo certo)$/ });
const announcement = () => screen.getByRole('alert');
const readStoredKeys = () => Object.keys(localStorage).sort();
/** Returns the error text behind "Detalhes", or null. */
const queryDetail = (region: HTMLElement) => {
  const summary = within(region).queryByText('Detalhes');
  // eslint-disable-next-line testing-library/no-node-access -- the content of a details element has no role
  return summary?.parentElement?.querySelector('bdi') ?? null;
};
// eslint-disable-next-line testing-library/no-node-access -- a form without a name has no role
const form = () => screen.getByLabelText(/^Login/).closest('form') ?? document.body;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('../dashboard/DashboardScreen'),
    import('./LoginScreen'),
  ]);
}, 60_000);

it('shows a card with two fields, a button and a link for a forgotten password [specification §2.12, §2.13, §2.14]', async () => {
  await renderApp({ at: '/' });
  const login = await screen.findByLabelText('Login');
  expect(login).toHaveAttribute('inputmode', 'numeric');
  expect(login).toHaveAttribute('autocomplete', 'username');
  expect(login).not.toHaveAttribute('maxlength');
  const password = screen.getByLabelText('Senha');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByText('O dia da empresa, em um só lugar.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute(
    'href',
    '/user/forgot-password',
  );
});

it('shows the password on request, and reports Caps Lock [specification §2.14]', async () => {
  const { user } = await renderApp({ at: '/' });
  const password = await screen.findByLabelText('Senha');
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Mostrar senha' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(password);
  await user.keyboard('{CapsLock}A');
  expect(password).toHaveAccessibleDescription('O Caps Lock está ativado.');
  await user.keyboard('{CapsLock}b');
  expect(password).not.toHaveAccessibleDescription();
});

it('signs in, stores token and record, and opens the dashboard of the response [specification §1.1, §3.1, §3.7, §3.8, §4.3, §2.16]', async () => {
  stubWithoutExtension();
  network.post(PATH, accepted);
  const { user, address } = await renderApp({ at: '/' });
  await signInAs(user, credentials.ds_Login, credentials.ds_Senha);
  expect(await screen.findByRole('heading', { name: 'Painel' })).toBeInTheDocument();
  expect(address()).toBe('/app/dashboards/vendas');
  expect(JSON.parse(network.sentTo(PATH)[0]?.body ?? '')).toEqual(credentials);
  await waitFor(() => expect(readStoredKeys()).toEqual([STORED.session.token.key, STORED.session.user.key]));
  expect(localStorage.getItem(STORED.session.token.key)).toBe('"token-of-the-scenario"');
  expect(JSON.parse(localStorage.getItem(STORED.session.user.key) ?? '')).toEqual(accepted);
});

eachRow(
  [
    ['absent', undefined, '/app/dashboards/default'],
    ['null', null, '/app/dashboards/default'],
    ['empty', '', '/app/dashboards/default'],
    ['a word that means absent', 'undefined', '/app/dashboards/default'],
    ['the folder above', '..', '/app/dashboards/default'],
    ['201 characters', 'x'.repeat(201), '/app/dashboards/default'],
    ['a number', 7, '/app/dashboards/7'],
    ['another address', '//host.invalid/a?b#c', '/app/dashboards/%2F%2Fhost.invalid%2Fa%3Fb%23c'],
  ],
  2,
)(
  'a dashboard code that is %s opens a path in the app area [specification §2.16, §2.18]',
  async (_name, code, path) => {
    stubWithoutExtension();
    network.any('post', PATH, { ...accepted, cd_Dashboard: code });
    const { user, address } = await renderApp({ at: '/' });
    await signInAs(user);
    await waitFor(() => expect(address()).toBe(path));
  },
);

describe('typed text', () => {
  eachRow(
    [
      ['nothing', ''],
      ['letters', '12a'],
      ['a sign', '+1'],
      ['a decimal comma', '1,5'],
      ['an exponent', '1e3'],
      ['twelve digits', '123456789012'],
      ['digits of another script', '١٢٣'],
      ['full-width digits', '１２３'],
      ['an invisible character', '12\u200b3'],
      ['markup', '<b>1</b>'],
    ],
    2,
  )('a login of %s is not sent [specification §5.1, §5.4]', async (_name, login) => {
    const { user } = await renderApp({ at: '/' });
    const field = await screen.findByLabelText('Login');
    expect(screen.queryByText('Informe o login')).not.toBeInTheDocument();
    if (login !== '') {
      await user.click(field);
      await user.paste(login);
    }
    await user.type(screen.getByLabelText('Senha'), 'x{Enter}');
    expect(field).toHaveAccessibleDescription('Informe o login');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(network.sent()).toEqual([]);
  });

  it('an empty form shows both messages and sends nothing [specification §5.3, §5.4]', async () => {
    const { user } = await renderApp({ at: '/' });
    await user.click(await screen.findByRole('button', { name: 'Entrar' }));
    expect(screen.getByLabelText('Login')).toHaveAccessibleDescription('Informe o login');
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Informe a senha!');
    expect(network.sent()).toEqual([]);
  });

  it.each([
    ['a formatted CPF', '529.982.247-25', '52998224725'],
    ['a CPF with typographic dashes', '529.982.247–25', '52998224725'],
    ['spaces and slashes', ' 12 / 34 ', '1234'],
    ['leading zeros', '00123', '00123'],
  ])('%s is sent as the field shows it [specification §5.2, §3.1]', async (_name, pastedLogin, login) => {
    network.post(PATH, refused);
    const { user } = await renderApp({ at: '/' });
    await user.click(await screen.findByLabelText('Login'));
    await user.paste(pastedLogin);
    expect(screen.getByLabelText('Login')).toHaveValue(login);
    await user.type(screen.getByLabelText('Senha'), 'x{Enter}');
    await waitFor(() => expect(network.sentTo(PATH)).toHaveLength(1));
    expect(JSON.parse(network.sentTo(PATH)[0]?.body ?? '')).toEqual({ ds_Login: login, ds_Senha: 'x' });
  });

  it('the password is sent unchanged [specification §5.3]', async () => {
    network.post(PATH, refused);
    const { user } = await renderApp({ at: '/' });
    const password = `  "aspas" \\ 🔑 ${'x'.repeat(250)} `;
    await user.type(await screen.findByLabelText('Login'), '1');
    await user.click(screen.getByLabelText('Senha'));
    await user.paste(password);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(network.sentTo(PATH)).toHaveLength(1));
    expect(JSON.parse(network.sentTo(PATH)[0]?.body ?? '')).toEqual({ ds_Login: '1', ds_Senha: password });
  });

  it('a field that a script filled without an event is sent as it shows [specification §5.2]', async () => {
    network.post(PATH, refused);
    const { user } = await renderApp({ at: '/' });
    await user.type(await screen.findByLabelText('Senha'), 'x');
    const login = screen.getByLabelText<HTMLInputElement>('Login');
    login.value = '321';
    await user.click(submitButton());
    await waitFor(() => expect(network.sentTo(PATH)).toHaveLength(1));
    expect(JSON.parse(network.sentTo(PATH)[0]?.body ?? '')).toEqual({ ds_Login: '321', ds_Senha: 'x' });
  });
});

it('is busy after a valid submission, and ignores further ones [specification §4.1, §2.15]', async () => {
  const pending = defer<Response>();
  network.post(PATH, () => pending.promise);
  const { user } = await renderApp({ at: '/' });
  await signInAs(user);
  await waitFor(() => expect(submitButton()).toBeDisabled());
  expect(submitButton()).toHaveTextContent('Entrando…');
  expect(submitButton()).toHaveAttribute('data-state', 'busy');
  for (let repetition = 0; repetition < 3; repetition += 1) {
    // eslint-disable-next-line testing-library/no-node-access -- a person's Enter submits the form itself
    fireEvent.submit(submitButton().closest('form') ?? submitButton());
  }
  pending.release(HttpResponse.json(refused));
  await waitFor(() => expect(submitButton()).toBeEnabled());
  expect(submitButton()).toHaveAttribute('data-state', 'failed');
  expect(network.sentTo(PATH)).toHaveLength(1);
});

it('a refusal shows the server’s message, keeps the login, and stores nothing [specification §8.1, §8.4, §4.2]', async () => {
  network.post(PATH, refused);
  const { user, address } = await renderApp({ at: '/' });
  await signInAs(user, '99999', 'errada');
  await waitFor(() => expect(announcement()).toHaveTextContent('Atenção: Login ou senha inválidos.'));
  expect(await screen.findByRole('alertdialog', { name: 'Atenção:' })).toHaveAccessibleDescription(
    'Login ou senha inválidos.',
  );
  expect(screen.getByText('Atenção: Login ou senha inválidos.', { selector: 'form p' })).toBeInTheDocument();
  expect(screen.getByLabelText('Login')).toHaveValue('99999');
  await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveFocus());
  expect(readStoredKeys()).toEqual([]);
  expect(address()).toBe('/');
});

it.each([
  ['en', 'en'],
  ['pt', null],
  [null, null],
])('a refusal in the language %j is marked with lang %j [specification §8.15]', async (header, lang) => {
  const text = 'Invalid login number or password.';
  const headers = header === null ? {} : { 'Content-Language': header };
  network.any('post', PATH, () => HttpResponse.json({ statusLogin: 1, ds_Mensagem: text }, { headers }));
  const { user } = await renderApp({ at: '/' });
  await signInAs(user);
  const toast = await screen.findByRole('alertdialog');
  for (const region of [announcement(), toast, form()]) {
    const message = within(region).getByText(new RegExp(text));
    if (lang === null) expect(message).not.toHaveAttribute('lang');
    else expect(message).toHaveAttribute('lang', lang);
  }
});

it('the next submission removes the message [specification §8.4]', async () => {
  network.post(PATH, refused);
  const { user } = await renderApp({ at: '/' });
  await signInAs(user);
  await screen.findByText(/Login ou senha/, { selector: 'form p' });
  const pending = defer<Response>();
  network.post(PATH, () => pending.promise);
  await user.keyboard('x{Enter}');
  await waitFor(() => expect(submitButton()).toBeDisabled());
  expect(screen.queryByText(/Login ou senha/)).not.toBeInTheDocument();
  pending.release(HttpResponse.json(refused));
  await screen.findByText(/Login ou senha/, { selector: 'form p' });
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['empty text', ' '],
  ['a number', 5],
  ['an object', { pt: 'não' }],
])(
  'a refusal whose message is %s shows the portal’s own message [specification §8.1, §3.2]',
  async (_name, message) => {
    network.any('post', PATH, { statusLogin: 3, ds_Mensagem: message, ds_Token: 'a-token-all-the-same' });
    const { user } = await renderApp({ at: '/' });
    await signInAs(user);
    await waitFor(() =>
      expect(announcement()).toHaveTextContent('Acesso recusado. Confira o login e a senha.'),
    );
    expect(readStoredKeys()).toEqual([]);
  },
);

it('markup in the server’s message is shown as text, and a very long message is cut [specification §8.5]', async () => {
  const message = `<img src=x onerror=alert(1)>${'ã'.repeat(100_000)}`;
  network.post(PATH, { statusLogin: 1, ds_Mensagem: message });
  const { user } = await renderApp({ at: '/' });
  await signInAs(user);
  await waitFor(() => expect(announcement()).toHaveTextContent('<img src=x onerror=alert(1)>'));
  // The message itself has at most 1,000 characters.
  expect(announcement().textContent.length).toBeLessThan(1_100);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('a refusal keeps its message even if other fields are invalid [specification §7.17, §8.1]', async () => {
  network.any('post', PATH, {
    statusLogin: 4,
    ds_Mensagem: 'Fora do horário.',
    ds_Token: 7,
    cd_Dashboard: {},
  });
  const { user } = await renderApp({ at: '/' });
  await signInAs(user);
  await waitFor(() => expect(announcement()).toHaveTextContent('Atenção: Fora do horário.'));
});

it('an accepted sign-in with an invalid message is a sign-in [specification §7.17]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubWithoutExtension();
  network.any('post', PATH, { ...accepted, ds_Mensagem: ['oi'] });
  const { user, address } = await renderApp({ at: '/' });
  await signInAs(user);
  await waitFor(() => expect(address()).toBe('/app/dashboards/vendas'));
  await waitFor(() => expect(localStorage.getItem(STORED.session.user.key)).not.toBeNull());
  expect(localStorage.getItem(STORED.session.user.key)).not.toContain('oi');
  warn.mockRestore();
});

const UNUSABLE = 'Atenção: O login foi aceito, mas o servidor não enviou uma sessão válida.';
const UNREADABLE = 'Atenção: O servidor respondeu algo inesperado.';

eachRow(
  [
    ['that is no object', 'ok', UNREADABLE],
    ['that is a list', [], UNREADABLE],
    ['that is null', null, UNREADABLE],
    ['without a status', { ds_Token: 't' }, UNREADABLE],
    ['with a status in text', { statusLogin: '0', ds_Token: 't' }, UNREADABLE],
    ['with an object as its dashboard', { statusLogin: 0, ds_Token: 't', cd_Dashboard: {} }, UNREADABLE],
    ['without a token', { statusLogin: 0 }, UNUSABLE],
    ['with an empty token', { statusLogin: 0, ds_Token: '' }, UNUSABLE],
    ['with the word null as its token', { statusLogin: 0, ds_Token: 'null' }, UNUSABLE],
    ['with the word undefined as its token', { statusLogin: -1, ds_Token: 'undefined' }, UNUSABLE],
    ['with a token that no header can carry', { statusLogin: 0, ds_Token: 'a\nb' }, UNUSABLE],
    ['with a number as its token', { statusLogin: 0, ds_Token: 12 }, UNUSABLE],
  ],
  2,
)('a response %s is a failed sign-in [specification §3.3, §4.2]', async (_name, body, message) => {
  network.any('post', PATH, () => HttpResponse.json(body));
  const { user, address } = await renderApp({ at: '/' });
  await signInAs(user);
  await waitFor(() => expect(announcement()).toHaveTextContent(message));
  expect(submitButton()).toBeEnabled();
  expect(readStoredKeys()).toEqual([]);
  expect(address()).toBe('/');
});

it.each([
  ['a negative status', { ...accepted, statusLogin: -3 }],
  ['an unknown field', { ...accepted, ds_Novo: 1 }],
])('a response with %s is a success [specification §3.2]', async (_name, body) => {
  stubWithoutExtension();
  network.any('post', PATH, body);
  const { user, address } = await renderApp({ at: '/' });
  await signInAs(user);
  await waitFor(() => expect(address()).toBe('/app/dashboards/vendas'));
  await waitFor(() => expect(JSON.parse(localStorage.getItem(STORED.session.user.key) ?? '')).toEqual(body));
});

describe('a failed call [specification §8.3, §4.2]', () => {
  const replyWithWait = (seconds: string | null, status = 429) =>
    new HttpResponse('{"message":"Espere."}', {
      status,
      statusText: 'Slow',
      headers: { ...(seconds !== null && { 'Retry-After': seconds }), date: 'Fri, 20 Nov 2026 20:00:00 GMT' },
    });
  eachRow<[string, () => Response, string, string | RegExp | null]>(
    [
      [
        'of the server',
        () => HttpResponse.text('quebrou', { status: 500, statusText: 'Broken' }),
        'Ocorreu um problema no servidor. Tente de novo daqui a pouco.',
        '500 Broken quebrou',
      ],
      [
        'whose body looks like a success',
        () => HttpResponse.json({ statusLogin: 0, ds_Token: 't' }, { status: 503, statusText: 'Away' }),
        'Ocorreu um problema no servidor. Tente de novo daqui a pouco.',
        '503 Away {"statusLogin":0,"ds_Token":"t"}',
      ],
      [
        'with a time to retry',
        () => replyWithWait('90', 503),
        'Ocorreu um problema no servidor. Tente de novo em 2 minutos.',
        '503 Slow Espere.',
      ],
      [
        'that the server refuses',
        () => HttpResponse.json({ title: 'Proibido', status: 403 }, { status: 403, statusText: 'No' }),
        'Não foi possível concluir. Se o problema continuar, avise o administrador.',
        '403 No Proibido',
      ],
      [
        'too many',
        () => replyWithWait(null),
        'Muitas tentativas. Aguarde um pouco e tente de novo.',
        '429 Slow Espere.',
      ],
      [
        'too many, for a second',
        () => replyWithWait('1'),
        'Muitas tentativas. Aguarde 1 segundo e tente de novo.',
        '429 Slow Espere.',
      ],
      [
        'too many, for a minute',
        () => replyWithWait('60'),
        'Muitas tentativas. Aguarde 1 minuto e tente de novo.',
        '429 Slow Espere.',
      ],
      [
        'too many, until a date',
        () => replyWithWait('Fri, 20 Nov 2026 20:04:01 GMT'),
        'Muitas tentativas. Aguarde 5 minutos e tente de novo.',
        '429 Slow Espere.',
      ],
      [
        'because many people are signing in [specification §8.19]',
        () => HttpResponse.json({ message: 'Cheio.', reason: 'busy' }, { status: 503, statusText: 'Busy' }),
        'O servidor está ocupado no momento. Tente de novo daqui a pouco.',
        '503 Busy Cheio.',
      ],
      [
        'because many people are signing in, with a time to retry [specification §8.19]',
        () =>
          HttpResponse.json(
            { message: 'Cheio.', reason: 'busy' },
            { status: 503, headers: { 'Retry-After': '5' } },
          ),
        'O servidor está ocupado no momento. Tente de novo em 5 segundos.',
        '503 Service Unavailable Cheio.',
      ],
      [
        'that is no JSON',
        () => HttpResponse.html('<h1>Oi</h1>', { statusText: 'OK' }),
        'O servidor respondeu algo inesperado.',
        '200 OK <h1>Oi</h1>',
      ],
      ['that never arrives', () => HttpResponse.error(), 'Não foi possível conectar ao servidor.', /fetch/],
    ],
    2,
  )('%s', async (_name, reply, sentence, detail) => {
    network.any('post', PATH, reply);
    const { user } = await renderApp({ at: '/' });
    await user.type(await screen.findByLabelText('Login'), '777');
    await user.type(screen.getByLabelText('Senha'), 'x');
    await user.click(submitButton());
    await waitFor(() => expect(announcement()).toHaveTextContent(sentence));
    expect(announcement()).not.toHaveTextContent(/[{}<]|\d{3} |fetch/);
    const toast = await screen.findByRole('alertdialog');
    for (const region of [toast, form()]) {
      expect(region).toHaveTextContent(sentence);
      expect(queryDetail(region)).toHaveTextContent(detail ?? '');
      expect(queryDetail(region)).not.toBeVisible();
      await user.click(within(region).getByText('Detalhes'));
      expect(queryDetail(region)).toBeVisible();
    }
    expect(submitButton()).toBeEnabled();
    expect(screen.getByLabelText('Login')).toHaveValue('777');
    expect(network.sentTo(PATH)).toHaveLength(1);
    expect(readStoredKeys()).toEqual([]);
  });

  it('shows the id of its request behind "Detalhes" [specification §8.20]', async () => {
    const ids = ['0b7c9f3e-1d52-4a7b-9c1e-2f6a8d4e5b10', 'another-id', '<b>1</b>'];
    network.any('post', PATH, () => {
      const id = ids.shift() ?? '';
      return HttpResponse.json({ message: 'Fora.' }, { status: 500, headers: { 'X-Request-Id': id } });
    });
    const { user } = await renderApp({ at: '/' });
    const queryId = () => within(form()).queryByText(/^Código para o suporte:/);
    await signInAs(user);
    await waitFor(() =>
      expect(queryId()).toHaveTextContent('Código para o suporte: 0b7c9f3e-1d52-4a7b-9c1e-2f6a8d4e5b10'),
    );
    expect(queryId()).not.toBeVisible();
    await user.click(within(form()).getByText('Detalhes'));
    expect(queryId()).toBeVisible();

    await user.click(submitButton());
    await waitFor(() => expect(queryId()).toHaveTextContent('another-id'));
    await user.click(submitButton());
    await waitFor(() => expect(network.sentTo(PATH)).toHaveLength(3));
    await waitFor(() => expect(queryId()).toBeNull());
  });

  it('returns the focus to the button', async () => {
    network.any('post', PATH, () => HttpResponse.error());
    const { user } = await renderApp({ at: '/' });
    await user.type(await screen.findByLabelText('Login'), '777');
    await user.type(screen.getByLabelText('Senha'), 'x');
    await user.click(submitButton());
    await waitFor(() => expect(submitButton()).toHaveFocus());
  });

  it('cuts its text at 300 characters', async () => {
    network.any('post', PATH, () => HttpResponse.text('x'.repeat(50_000), { status: 502 }));
    const { user } = await renderApp({ at: '/' });
    await signInAs(user);
    await waitFor(() => expect(queryDetail(form())).toHaveTextContent('xxx…'));
    expect(queryDetail(form())?.textContent).toHaveLength(301);
  });

  it('shows its message and numbers in the language of the page, also after a change', async () => {
    network.any('post', PATH, () => replyWithWait('1'));
    const { user } = await renderApp({ at: '/' });
    await signInAs(user);
    await waitFor(() => expect(form()).toHaveTextContent('Aguarde 1 segundo e tente de novo.'));
    await user.selectOptions(screen.getByRole('combobox'), 'English');
    await waitFor(() => expect(form()).toHaveTextContent('Too many attempts. Try again in 1 second.'));
    network.any('post', PATH, () => replyWithWait('7200'));
    await user.click(screen.getByRole('button', { name: /sign in/i }));
    await waitFor(() => expect(form()).toHaveTextContent('Try again in 120 minutes.'));
  });

  it('a 401 to the sign-in is such a failure, and does not end a session [specification §4.10]', async () => {
    network.any('post', PATH, () => HttpResponse.json({ message: 'não' }, { status: 401 }));
    const { user, address } = await renderApp({ at: '/' });
    await signInAs(user);
    await waitFor(() => expect(queryDetail(form())).toHaveTextContent('401'));
    expect(announcement()).not.toHaveTextContent('sessão expirou');
    expect(address()).toBe('/');
  });

  it('a sign-in neither sends nor ends an existing session [specification §4.10, §7.4]', async () => {
    storeSession();
    stubWithoutExtension();
    network.any('post', PATH, () => HttpResponse.json({ message: 'não' }, { status: 401 }));
    const { user, address, store } = await renderApp({ at: '/' });
    await signInAs(user);
    await waitFor(() => expect(queryDetail(form())).toHaveTextContent('401'));
    expect(network.sentTo(PATH)[0]?.headers.has('authorization')).toBe(false);
    expect(store.getState().session.token).toBe('token-of-the-scenario');
    expect(address()).toBe('/');
  });
});

it('leaving the screen cancels the call, and a late response changes nothing [specification §4.4]', async () => {
  const pending = defer<Response>();
  network.post(PATH, () => pending.promise);
  const { user, address, store } = await renderApp({ at: '/' });
  await signInAs(user);
  await waitFor(() => expect(network.sentTo(PATH)).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Esqueceu a senha?' }));
  await screen.findByText(/Quem redefine senhas/);
  await act(async () => {
    pending.release(HttpResponse.json(accepted));
    await pending.promise;
  });
  expect(store.getState().session.token).toBeNull();
  expect(address()).toBe('/user/forgot-password');
  expect(announcement()).toBeEmptyDOMElement();
});

describe('a sign-in that waits for the role [specification §4.4, §6.1]', () => {
  async function signInWithoutRole() {
    const sessionResponse = defer<Response>();
    stubWithoutExtension();
    localStorage.setItem(STORED.role.stored.key, 'neither');
    network.get('/session', () => sessionResponse.promise);
    network.post(PATH, accepted);
    const view = await renderApp({ at: '/' });
    await signInAs(view.user);
    await waitFor(() => expect(network.sentTo('/session')).toHaveLength(1));
    return { ...view, sessionResponse };
  }

  it('opens no dashboard after the user leaves the screen', async () => {
    const { user, address, store, sessionResponse } = await signInWithoutRole();
    await user.click(screen.getByRole('link', { name: 'Esqueceu a senha?' }));
    await screen.findByText(/Quem redefine senhas/);
    sessionResponse.release(HttpResponse.json(getScenario('/session', 'admin').response));
    await waitFor(() => expect(selectProfile(store.getState()).isSuccess).toBe(true));
    await screen.findByText(/Quem redefine senhas/);
    expect(address()).toBe('/user/forgot-password');
  });

  it('opens no dashboard if the backend rejects the new token', async () => {
    const { address, store, sessionResponse } = await signInWithoutRole();
    sessionResponse.release(HttpResponse.json({ message: 'não' }, { status: 401 }));
    await waitFor(() => expect(announcement()).toHaveTextContent('Sua sessão expirou'));
    await waitFor(() => expect(address()).toBe('/user/login'));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(address()).toBe('/user/login');
    expect(store.getState().session.token).toBeNull();
  });
});

describe('an old session that ends during a sign-in [specification §4.9, §4.4]', () => {
  const makeRejection = () => HttpResponse.json({ message: 'não' }, { status: 401 });
  const accept = (pending: ReturnType<typeof defer<Response>>) =>
    pending.release(HttpResponse.json({ ...accepted, ds_Token: 'a-new-token' }));

  it('by a 401 does not affect the sign-in', async () => {
    storeSession();
    const [sessionResponse, pending] = [defer<Response>(), defer<Response>()];
    network.get('/session', () => sessionResponse.promise);
    network.post(PATH, () => pending.promise);
    const { user, address, store } = await renderApp({ at: '/user/login' });
    await signInAs(user);
    await waitFor(() => expect(network.sentTo(PATH)).toHaveLength(1));
    sessionResponse.release(makeRejection());
    await waitFor(() => expect(announcement()).toHaveTextContent('Sua sessão expirou'));
    stubWithoutExtension();
    accept(pending);
    await waitFor(() => expect(address()).toBe('/app/dashboards/vendas'));
    expect(store.getState().session.token).toBe('a-new-token');
  });

  it('in another tab does not affect the sign-in', async () => {
    storeSession();
    stubWithoutExtension();
    const pending = defer<Response>();
    network.post(PATH, () => pending.promise);
    const { user, address } = await renderApp({ at: '/user/login' });
    await signInAs(user);
    await waitFor(() => expect(network.sentTo(PATH)).toHaveLength(1));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    accept(pending);
    await waitFor(() => expect(address()).toBe('/app/dashboards/vendas'));
  });

  it.each(['/', '/user', '/user/login'])(
    'by a 401 keeps the typed text at %s, although the address changes',
    async (at) => {
      storeSession();
      const sessionResponse = defer<Response>();
      network.get('/session', () => sessionResponse.promise);
      const { user, address } = await renderApp({ at });
      await user.type(await screen.findByLabelText('Login'), '123');
      await user.type(screen.getByLabelText('Senha'), 'meia');
      sessionResponse.release(makeRejection());
      await waitFor(() => expect(address()).toBe('/user/login'));
      await user.keyboard(' inteira');
      expect(screen.getByLabelText('Login')).toHaveValue('123');
      expect(screen.getByLabelText('Senha')).toHaveValue('meia inteira');
    },
  );
});

describe('a visitor with a session [specification §2.17]', () => {
  it('sees who is signed in, and can continue', async () => {
    storeSession();
    network.get('/session', getScenario('/session', 'admin').response);
    network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
    const { user, address } = await renderApp({ at: '/' });
    // The name is an element of its own, so the text of the whole paragraph is compared.
    const isLine = (_text: string, element: Element | null) =>
      element?.tagName === 'P' && element.textContent === 'Você já entrou como Ana Souza.';
    expect(await screen.findByText(isLine)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ir para o painel' }));
    await screen.findByRole('heading', { name: 'Vendas' });
    expect(address()).toBe('/app/dashboards/vendas');
  });

  it('can sign out, and sees no name without the extension [specification §7.9]', async () => {
    storeSession();
    stubWithoutExtension();
    const { user, address } = await renderApp({ at: '/user' });
    expect(await screen.findByText('Você já entrou.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(address()).toBe('/user/login'));
    expect(screen.queryByText('Você já entrou.')).not.toBeInTheDocument();
    await waitFor(() => expect(readStoredKeys()).toEqual([]));
  });
});

it('a sign-in over a session ends the old one at the backend without a message [specification §4.38]', async () => {
  storeSession();
  network.get('/session', getScenario('/session', 'admin').response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  network.post('/session/end', noContent);
  network.post(PATH, { ...accepted, ds_Token: 'a-new-token', cd_Dashboard: 'estoque' });
  const { user, goBack, address } = await renderApp({ at: '/' });
  await user.click(await screen.findByRole('link', { name: 'Ir para o painel' }));
  await screen.findByRole('heading', { name: 'Vendas' });
  await goBack();
  network.get('/session', getScenario('/session', 'editor').response);
  network.get('/dashboards', { dashboards: [{ code: 'estoque', title: 'Estoque' }] });
  await signInAs(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Estoque' })).toBeInTheDocument();
  expect(address()).toBe('/app/dashboards/estoque');
  const listTokensSentTo = (path: string) =>
    network.sentTo(path).map(({ headers }) => headers.get('authorization'));
  const [oldToken, newToken] = ['Bearer token-of-the-scenario', 'Bearer a-new-token'];
  expect(listTokensSentTo('/session/end')).toEqual([oldToken]);
  // Only this call is completed if the user closes the page.
  expect(network.sent().filter(({ keepalive }) => keepalive)).toEqual(network.sentTo('/session/end'));
  expect(listTokensSentTo('/dashboards')).toEqual([oldToken, newToken]);
});

it('keeps neither password nor token in the cache of the store', async () => {
  stubWithoutExtension();
  network.post(PATH, accepted);
  const { user, store, address } = await renderApp({ at: '/' });
  await signInAs(user, '52998224725', 'segredo-de-verdade');
  await waitFor(() => expect(address()).toBe('/app/dashboards/vendas'));
  expect(JSON.stringify(store.getState())).not.toContain('segredo-de-verdade');
  expect(JSON.stringify(store.getState().api)).not.toContain('token-of-the-scenario');
  expect(JSON.stringify(localStorage)).not.toContain('segredo-de-verdade');
});
