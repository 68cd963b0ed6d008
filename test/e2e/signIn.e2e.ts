import type { Page } from '@playwright/test';
import {
  readAddress,
  ana,
  bruno,
  carla,
  davi,
  elisa,
  expect,
  holdRequests,
  loginForm,
  userButton,
  PASSWORD,
  signIn,
  readStorage,
  readStorageWithoutDesk,
  store,
  submitLogin,
  test,
  toasts,
  WRONG_PASSWORD,
} from './portal';
import { longIf } from './long';
import { expectNoAnimation } from './animations';
import type { Watch } from './portal';

const GET_TOKEN = '**/api/authorization/getToken';
/** A session lasts eight hours. */
const NINE_HOURS_MS = 9 * 3_600_000;

const countSignIns = (watch: Watch) => watch.requests().filter(({ url }) => url.endsWith('/getToken')).length;

test.describe('accepted', () => {
  const arrivals = [
    { user: ana, path: '/app/dashboards/vendas', title: 'Vendas', role: '1' },
    { user: bruno, path: '/app/dashboards/financeiro', title: 'Financeiro', role: '0' },
    { user: carla, path: '/app/dashboards/default', title: 'Visão geral', role: '0' },
    { user: elisa, path: '/app/dashboards/default', title: 'Visão geral', role: '1' },
  ];
  for (const { user, path, title, role } of arrivals) {
    test(
      `${user.login} opens ${path}, three keys are stored, and a reload keeps the session [specification §1.1, §2.16, §2.18, §3.1, §3.7, §3.8, §3.11, §4.5]`,
      longIf(user !== bruno),
      async ({ page, portal, watch }) => {
        await page.goto(portal);
        const [request] = await Promise.all([page.waitForRequest(GET_TOKEN), submitLogin(page, user.login)]);
        expect(request.postDataJSON()).toEqual({ ds_Login: user.login, ds_Senha: PASSWORD });

        await expect(userButton(page)).toHaveAccessibleName(user.name);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(readAddress(page)).toBe(path);

        const storedValues = {
          'portal-token': expect.any(String),
          'portal-user': expect.any(String),
          'theme-user-role': role,
        };
        await expect.poll(() => readStorageWithoutDesk(page)).toEqual(storedValues);
        const { 'portal-token': token = '', 'portal-user': record = '' } = await readStorage(page);
        expect(JSON.parse(record)).toEqual({
          statusLogin: 0,
          ds_Mensagem: null,
          ds_Token: token.slice(1, -1),
          cd_Dashboard: user.dashboard,
        });
        expect(token).toMatch(/^"eyJ[\w.-]+"$/);
        await test.step('a reload keeps the session', async () => {
          // The visit is written after the page is shown.
          await expect.poll(() => readStorage(page)).toHaveProperty('portal-desk');
          const before = await readStorage(page);
          await page.reload();
          await expect(userButton(page)).toHaveAccessibleName(user.name);
          expect(await readStorage(page)).toEqual(before);
          expect(countSignIns(watch)).toBe(1);
        });
      },
    );
  }

  test('the button reports the success 300 ms later, if the next page is not there yet @long [specification §2.15]', async ({
    page,
    portal,
  }) => {
    const appCode = await holdRequests(page, /\/assets\/app\.\w+\.js$/);
    await page.clock.install();
    await page.goto(portal);
    const { login, password, submit } = loginForm(page);
    await login.fill(ana.login);
    await password.fill(PASSWORD);
    // The clock can be paused only at a later time.
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit.click();
    await expect.poll(() => readAddress(page)).toBe('/app/dashboards/vendas');
    await page.clock.runFor(299);
    await expect(page.getByRole('button', { name: 'Entrando…' })).toBeDisabled();
    await page.clock.runFor(1);
    await expect(page.getByRole('button', { name: 'Tudo certo' })).toBeDisabled();
    await page.clock.resume();
    appCode.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  });

  test('a pasted login with punctuation is sent as digits @long [specification §5.2]', async ({
    page,
    portal,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(portal);
    const { login, password } = loginForm(page);
    await page.evaluate(() => navigator.clipboard.writeText(' 529.982.247-25 '));
    await login.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(login).toHaveValue(ana.login);
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(userButton(page)).toHaveAccessibleName('Ana Souza');
  });

  for (const delay of [0, 1, 5, 10, 20]) {
    test(
      `a CPF typed with punctuation at ${delay} ms per key keeps its digits in order [specification §5.1]`,
      longIf(delay !== 20),
      async ({ page, portal }) => {
        await page.goto(portal);
        const login = page.getByLabel('Login');
        for (const cpf of ['529.982.247-25', '123.456.789-09', '000.111.222-33']) {
          await login.fill('');
          await login.focus();
          await page.keyboard.type(cpf, { delay });
          await expect(login).toHaveValue(cpf.replace(/\D/g, ''));
        }
        // Typing in the middle keeps the order as well: 99 between 52 and 98224725.
        await login.fill('5298224725');
        await login.press('Home');
        await page.keyboard.type('..', { delay });
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.type('-9.', { delay });
        await page.keyboard.type('9', { delay });
        await expect(login).toHaveValue('529998224725');
      },
    );
  }

  test('repeated clicks and Enter send one request [specification §4.1]', async ({ page, portal, watch }) => {
    await page.goto(portal);
    const pending = await holdRequests(page, GET_TOKEN);
    const { login, password, submit } = loginForm(page);
    await login.fill(carla.login);
    await password.fill(PASSWORD);
    await submit.dblclick();
    await pending.arrived;
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveText('Entrando…');
    await password.press('Enter');
    await password.press('Enter');
    pending.release();
    await expect(userButton(page)).toHaveAccessibleName('Carla Dias');
    expect(countSignIns(watch)).toBe(1);
  });

  test('an unknown dashboard code shows an error with a link to the default dashboard @long [specification §2.3, §2.16]', async ({
    page,
    portal,
    watch,
  }) => {
    // The figures are requested before the list says that there is no such dashboard.
    watch.expectLog(/404 .*\/api\/dashboards\/a%2Fb/);
    await page.route(GET_TOKEN, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...((await response.json()) as object), cd_Dashboard: 'a/b ü?#' },
      });
    });
    await page.goto(portal);
    await submitLogin(page, elisa.login);
    await expect(page.getByRole('heading', { level: 1, name: 'Painel não encontrado' })).toBeVisible();
    await expect(page.getByText('O código a/b ü?# não corresponde')).toBeVisible();
    expect(readAddress(page)).toBe(`/app/dashboards/${encodeURIComponent('a/b ü?#')}`);
    await page.getByRole('link', { name: 'Abrir o painel padrão' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible();
    expect(readAddress(page)).toBe('/app/dashboards/default');
  });
});

test.describe('refused', () => {
  /** Expects the state after a failed sign-in: the form is ready with its login, and nothing is stored. */
  async function expectIdle(page: Page, login: string) {
    const form = loginForm(page);
    await expect(form.submit).toBeEnabled();
    await expect(form.submit).toHaveText('Entrar');
    await expect(form.login).toHaveValue(login);
    expect(readAddress(page)).toBe('/user/login');
    expect(await readStorage(page)).toEqual({});
  }

  test('a wrong password shows the server’s message for 6 s in a toast, and then in the form [specification §4.2, §8.1, §8.2, §8.4]', async ({
    page,
    portal,
  }) => {
    await page.clock.install({ time: '2026-11-20T12:00:00' });
    await page.goto(`${portal}/user/login`);
    await expect(loginForm(page).submit).toBeVisible();
    // This is within the time limit of code that may still load.
    await page.clock.pauseAt('2026-11-20T12:01:30');
    await submitLogin(page, ana.login, WRONG_PASSWORD);

    // The clock advances in small steps until the toast appears.
    const toast = toasts(page);
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await toast.count()).toBe(1);
    }).toPass();
    await expect(toast).toHaveClass(/outline-primary/);
    const [outline, primary] = await toast.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.setProperty('color', 'var(--accent-strong)');
      element.append(probe);
      return [getComputedStyle(element).borderTopColor, getComputedStyle(probe).color];
    });
    expect(outline).toBe(primary);
    await expect(toast).toContainText('Atenção:');
    await expect(toast).toContainText('Login ou senha inválidos.');
    await expect(page.locator('.redux-toastr [class*=progress]')).toHaveCount(0);
    await expectIdle(page, ana.login);
    await expect(loginForm(page).password).toBeFocused();

    await page.clock.runFor(5_900);
    await expectNoAnimation(page);
    await expect(toast).not.toHaveClass(/fadeOut/);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Atenção: Login ou senha inválidos.')).toBeVisible();
    await expect(loginForm(page).password).toBeFocused();
  });

  test('a blocked user sees the reason, and the next submission removes it @long [specification §8.1, §8.4]', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${portal}/user/login`);
    await submitLogin(page, davi.login);
    await expect(toasts(page)).toContainText('Usuário bloqueado. Procure o administrador.');
    // A toast under the pointer stays longer than six seconds.
    await toasts(page).hover();
    await expectIdle(page, davi.login);
    await toasts(page).getByRole('button', { name: 'Fechar aviso' }).click();
    await expect(toasts(page)).toHaveCount(0);

    const pending = await holdRequests(page, GET_TOKEN);
    await submitLogin(page, carla.login);
    await pending.arrived;
    await expect(page.getByText('Usuário bloqueado')).toHaveCount(0);
    pending.release();
    await expect(userButton(page)).toHaveAccessibleName('Carla Dias');
  });

  test('too many failures show when to try again @long [specification §8.3]', async ({
    page,
    portal,
    watch,
    setServerClock,
  }) => {
    watch.expectLog(/429 .*\/getToken/);
    // From the sixth failure on, each one doubles the wait. After the tenth it is half a minute.
    for (let failure = 1; failure <= 10; failure += 1) {
      setServerClock(failure * 60_000);
      await page.request.post(`${portal}/api/authorization/getToken`, {
        data: { ds_Login: elisa.login, ds_Senha: WRONG_PASSWORD },
      });
    }
    await page.goto(`${portal}/user/login`);
    await submitLogin(page, elisa.login, WRONG_PASSWORD);
    await expect(toasts(page)).toContainText('Muitas tentativas. Aguarde ');
    await expectIdle(page, elisa.login);
  });

  test('an unreachable server shows a message, and a retry works [specification §4.2, §8.3]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/ERR_CONNECTION_REFUSED.*\/getToken/);
    await page.route(GET_TOKEN, (route) => route.abort('connectionrefused'));
    await page.goto(`${portal}/user/login`);
    await submitLogin(page, ana.login);
    await expect(toasts(page)).toContainText('Não foi possível conectar ao servidor.');
    await expectIdle(page, ana.login);
    expect(countSignIns(watch)).toBe(1);

    await page.unroute(GET_TOKEN);
    await loginForm(page).submit.click();
    await expect(userButton(page)).toHaveAccessibleName('Ana Souza');
  });

  test('a 401 to the sign-in is a failure, and not the end of a session @long [specification §4.10, §8.3]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/401 .*\/getToken/);
    await page.route(GET_TOKEN, (route) => route.fulfill({ status: 401, body: 'no' }));
    await page.goto(`${portal}/user/login`);
    await submitLogin(page, ana.login);
    await expect(toasts(page)).toContainText('Não foi possível concluir.');
    await expect(toasts(page).getByText('401 Unauthorized no')).toBeHidden();
    await toasts(page).getByText('Detalhes').click();
    await expect(toasts(page).getByText('401 Unauthorized no')).toBeVisible();
    await expectIdle(page, ana.login);
  });

  test('an empty form shows both messages, and the page for a forgotten password names the administrator; both send nothing [specification §2.5, §2.12, §5.1, §5.3, §5.4]', async ({
    page,
    portal,
    watch,
  }) => {
    await page.goto(portal);
    const { login, password, submit } = loginForm(page);
    await submit.click();
    await expect(page.getByText('Informe o login', { exact: true })).toBeVisible();
    await expect(page.getByText('Informe a senha!', { exact: true })).toBeVisible();
    await expect(login).toBeFocused();
    await expect(login).toHaveAccessibleDescription('Informe o login');
    await expect(password).toHaveAccessibleDescription('Informe a senha!');

    for (const invalidLogin of ['123456789012', '12a', '١٢٣', '1e5', '-']) {
      await login.fill(invalidLogin);
      await password.fill(PASSWORD);
      await submit.click();
      await expect(login, invalidLogin).toHaveAccessibleDescription('Informe o login');
    }
    await expect(toasts(page)).toHaveCount(0);
    expect(countSignIns(watch)).toBe(0);
    await test.step('the page for a forgotten password names the administrator', async () => {
      await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Esqueceu a senha?' })).toBeVisible();
      await expect(page.getByText('Quem redefine senhas é o administrador.')).toBeVisible();
      expect(readAddress(page)).toBe('/user/forgot-password');
      expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);
    });
  });

  test('leaving the login cancels the sign-in @long [specification §4.4]', async ({ page, portal }) => {
    await page.goto(`${portal}/user/login`);
    const pending = await holdRequests(page, GET_TOKEN);
    await submitLogin(page, ana.login);
    await pending.arrived;
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/getToken'));
    await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
    await cancelled;
    pending.release();
    await expect(page.getByRole('heading', { name: 'Esqueceu a senha?' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao login' }).click();
    await expect(loginForm(page).submit).toBeEnabled();
    await expect(toasts(page)).toHaveCount(0);
    expect(readAddress(page)).toBe('/user/login');
    expect(await readStorage(page)).toEqual({});
  });
});

test.describe('the session', () => {
  async function signOut(page: Page, name: string) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
  }

  test('a sign-out removes token and record, and keeps theme, language and role [specification §4.7]', async ({
    page,
    portal,
  }) => {
    const choices = { theme_lang: 'pt-BR', 'vien-themecolor': 'dark.redruby', 'vien-themeradius': 'flat' };
    await store(page, choices);
    await page.goto(`${portal}/user/forgot-password`);
    await page.getByRole('link', { name: 'Voltar ao login' }).click();
    await submitLogin(page, ana.login);
    await expect(userButton(page)).toHaveAccessibleName('Ana Souza');
    await page.getByRole('button', { name: 'Painéis' }).click();
    await page.getByRole('link', { name: 'Financeiro' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();

    await signOut(page, 'Ana Souza');
    await expect(loginForm(page).submit).toBeVisible();
    expect(readAddress(page)).toBe('/user/login');
    await expect.poll(() => readStorageWithoutDesk(page)).toEqual({ ...choices, 'theme-user-role': '1' });

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Entre para ver os painéis' })).toBeVisible();
    expect(readAddress(page)).toBe('/app/dashboards/vendas');
    await expect(page.getByText('Ana Souza')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  });

  test('a token without a record is not a session and is removed [specification §4.6]', async ({
    page,
    portal,
  }) => {
    await store(page, { 'portal-token': '"only-a-token"', other: 'kept' });
    await page.goto(`${portal}/app`);
    await expect(page.getByRole('heading', { name: 'Entre para ver os painéis' })).toBeVisible();
    await expect.poll(() => readStorage(page)).toEqual({ other: 'kept' });
  });

  for (const guard of ['off', 'on']) {
    test(
      `with the guard ${guard}, another tab follows a sign-out and a sign-in [specification §4.14, §2.17]`,
      longIf(guard === 'off'),
      async ({ page, portal, guardedPortal, context }) => {
        const origin = guard === 'on' ? guardedPortal : portal;
        await signIn(page, origin, ana);
        const otherTab = await context.newPage();
        await otherTab.goto(`${origin}/app/dashboards/financeiro`);
        await expect(userButton(otherTab)).toHaveAccessibleName('Ana Souza');
        // A request that is under way would be rejected after the sign-out.
        for (const tab of [page, otherTab]) await expect(tab.getByText('Atualizado às')).toBeVisible();

        await signOut(page, 'Ana Souza');
        await expect(loginForm(otherTab).submit).toBeVisible();
        expect(readAddress(otherTab)).toBe('/user/login');

        await submitLogin(page, bruno.login);
        await expect(userButton(page)).toHaveAccessibleName('Bruno Lima');
        await expect(otherTab.getByText('Você já entrou como Bruno Lima.')).toBeVisible();
        await otherTab.getByRole('link', { name: 'Ir para o painel' }).click();
        await expect(userButton(otherTab)).toHaveAccessibleName('Bruno Lima');
      },
    );
  }

  for (const guard of ['off', 'on']) {
    test(
      `with the guard ${guard}, an expired session opens the login once, and the page again after the sign-in [specification §4.8, §2.19]`,
      longIf(guard === 'off'),
      async ({ page, portal, guardedPortal, watch, setServerClock }) => {
        watch.expectLog(/401 .*\/api\/(session|dashboards)/);
        const origin = guard === 'on' ? guardedPortal : portal;
        await signIn(page, origin, ana);
        setServerClock(NINE_HOURS_MS);
        const visited: string[] = [];
        page.on('framenavigated', () => visited.push(readAddress(page)));
        await page.goto(`${origin}/app/dashboards/financeiro?mes=2026-10#topo`);

        await expect(toasts(page)).toContainText('Sua sessão expirou. Entre de novo para continuar.');
        await expect(toasts(page)).toHaveCount(1);
        expect(visited.filter((address) => address === '/user/login')).toHaveLength(1);
        expect(readAddress(page)).toBe('/user/login');
        await expect.poll(() => readStorageWithoutDesk(page)).toEqual({ 'theme-user-role': '1' });

        await submitLogin(page, ana.login);
        await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible();
        expect(readAddress(page)).toBe('/app/dashboards/financeiro?mes=2026-10#topo');
      },
    );
  }

  test('a session that ends before the first screen opens the login once @long [specification §4.8]', async ({
    page,
    guardedPortal,
    watch,
    setServerClock,
  }) => {
    watch.expectLog(/401 .*\/api\/session/);
    await signIn(page, guardedPortal, ana);
    setServerClock(NINE_HOURS_MS);
    const visited: string[] = [];
    page.on('framenavigated', () => visited.push(readAddress(page)));
    const { arrived, release } = await holdRequests(page, '**/assets/app.*.js');
    const refusal = page.waitForResponse('**/api/session');
    await page.goto(`${guardedPortal}/app/dashboards/financeiro`, { waitUntil: 'commit' });
    await Promise.all([arrived, refusal]);
    await expect.poll(() => readStorageWithoutDesk(page)).toEqual({ 'theme-user-role': '1' });
    release();
    await expect(loginForm(page).submit).toBeVisible();
    expect(visited.filter((address) => address === '/user/login')).toHaveLength(1);
  });

  test('a 401 to one call ends the session [specification §4.8]', async ({ page, portal, watch }) => {
    watch.expectLog(/401 .*\/api\/dashboards/);
    await page.route('**/api/dashboards', (route) => route.fulfill({ status: 401, body: '' }));
    await page.goto(portal);
    await submitLogin(page, carla.login);
    await expect(toasts(page)).toContainText('Sua sessão expirou.');
    await expect(loginForm(page).submit).toBeEnabled();
    expect(readAddress(page)).toBe('/user/login');
    await expect.poll(() => readStorage(page)).not.toHaveProperty('portal-token');
  });

  test('a backend without the extension still shows a dashboard @long [specification §7.9, §7.10]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/404 .*\/api\/session/);
    watch.expectLog(/501 .*\/api\/dashboards/);
    await page.route('**/api/session', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/api/dashboards', (route) => route.fulfill({ status: 501, body: '' }));
    await page.goto(portal);
    await submitLogin(page, bruno.login);
    await expect(page.getByRole('button', { name: 'Minha conta' })).toBeVisible();
    expect(readAddress(page)).toBe('/app/dashboards/financeiro');
    await expect
      .poll(async () => Object.keys(await readStorage(page)).sort())
      .toEqual(['portal-token', 'portal-user']);
  });
});
