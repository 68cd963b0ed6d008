import type { Page, Request } from '@playwright/test';
import { expectNoViolation } from './axe';
import {
  addressOf,
  ana,
  bruno,
  expect,
  loginForm,
  owner,
  PASSWORD,
  signIn,
  storageOf,
  store,
  submitLogin,
  test,
  WRONG_PASSWORD,
} from './portal';

const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('alertdialog', name === undefined ? {} : { name });
const SOON = 'Sua sessão está terminando';
const OVER = 'Sua sessão terminou';

/** Puts a field on the page that a person could have written in: the app area has no form of its own yet. */
async function writeOnThePage(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Rascunho');
    main.append(field);
  });
  await page.getByLabel('Rascunho').fill('meia frase');
  await page.getByLabel('Rascunho').focus();
}

async function againAs(page: Page, login: string, password = PASSWORD): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Entrar de novo' }).click();
  const form = {
    login: dialog(page).getByLabel('Login'),
    password: dialog(page).getByLabel('Senha', { exact: true }),
  };
  await expect(form.password).toBeFocused();
  await form.login.fill(login);
  await form.password.fill(password);
  await form.password.press('Enter');
}

const DIALOG_CODE = '**/assets/session.*.js';

/** What comes with the app area has come: a clock that leaps over a request makes it run into its time limit. */
async function readyToLeap(page: Page, inMain = ana.name): Promise<void> {
  await expect(page.getByRole('main')).toContainText(inMain);
  // Style and script of a part are asked for together; the script's element goes when it has run.
  await expect(page.locator('link[href*="/assets/session."]')).toBeAttached();
  await expect(page.locator('script[data-webpack]')).toHaveCount(0);
}

/** The backend has told when the session ends, which the user menu shows: until then the clock may not leap. */
async function expectEndKnown(page: Page): Promise<void> {
  const user = page.getByRole('banner').getByRole('button', { name: ana.name });
  await user.click();
  await expect(page.getByRole('menu').getByRole('time')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Signs in with a clock that can be moved, and goes to two minutes before the end. */
async function nearTheEnd(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await signIn(page, origin, ana);
  await readyToLeap(page);
  await page.clock.fastForward('07:57:00');
  await expect(dialog(page)).toHaveCount(0);
  await writeOnThePage(page);
  await page.clock.fastForward('01:30');
  await expect(dialog(page, SOON)).toBeVisible();
}

test.describe('before a session ends', () => {
  test('specification §4.16, §9.9: two minutes before the end a dialog says when, and the minutes go down', async ({
    page,
    portal,
    watch,
  }) => {
    await nearTheEnd(page, portal);
    const asked = watch.requests().length;
    await expect(dialog(page, SOON)).toContainText('Ela termina em 2 minutos');
    // A key that was meant for the page presses nothing.
    await expect(dialog(page, SOON)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(dialog(page, SOON)).toBeVisible();
    await page.clock.fastForward('00:45');
    await expect(dialog(page, SOON)).toContainText('Ela termina em 1 minuto');
    await page.clock.fastForward('01:00');
    await expect(dialog(page, OVER)).toContainText('Entre de novo aqui mesmo');
    // A dead token is shown to nobody.
    expect(
      watch
        .requests()
        .slice(asked)
        .filter(({ url }) => url.includes('/api/')),
    ).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByLabel('Rascunho')).toBeFocused();
    await expect(page.getByLabel('Rascunho')).toHaveValue('meia frase');
    expect(addressOf(page)).toBe('/app/dashboards/vendas');
  });

  test('specification §4.17: the same login signs in over the page, which stays as it is', async ({
    page,
    portal,
    watch,
  }) => {
    await nearTheEnd(page, portal);
    const before = await storageOf(page);
    const asked = watch.requests().length;
    await againAs(page, ana.login);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByLabel('Rascunho')).toHaveValue('meia frase');
    await expect(page.getByLabel('Rascunho')).toBeFocused();
    expect(addressOf(page)).toBe('/app/dashboards/vendas');
    await expect.poll(async () => (await storageOf(page))['portal-token']).not.toBe(before['portal-token']);
    const paths = watch
      .requests()
      .slice(asked)
      .map(({ url }) => new URL(url).pathname);
    expect(paths).toContain('/api/session');
    expect(paths).not.toContain('/api/dashboards');
    // The new session's end is another one.
    await expectEndKnown(page);
    await page.clock.fastForward('00:30:00');
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.fastForward('07:29:00');
    await expect(dialog(page, SOON)).toBeVisible();
  });

  test('specification §4.18: another login is a sign-out and a sign-in: nothing of the first person is left', async ({
    page,
    portal,
  }) => {
    await nearTheEnd(page, portal);
    await againAs(page, bruno.login);
    await expect(owner(page)).toHaveText('Painel de Bruno Lima');
    expect(addressOf(page)).toBe('/app/dashboards/financeiro');
    await expect(page.getByLabel('Rascunho')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Ana Souza')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Ana Souza')).toHaveCount(0);
  });

  test('specification §8.4: a refusal is said in the dialog, and the page below is still there', async ({
    page,
    portal,
  }) => {
    await nearTheEnd(page, portal);
    await againAs(page, ana.login, WRONG_PASSWORD);
    await expect(dialog(page).getByRole('alert')).toHaveText('Login ou senha inválidos.');
    await expect(dialog(page).getByLabel('Senha', { exact: true })).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Agora não' }).click();
    await expect(page.getByLabel('Rascunho')).toBeFocused();
    await expect(page.getByLabel('Rascunho')).toHaveValue('meia frase');
    // Put off is put off until the end itself.
    await page.clock.fastForward('00:20');
    await expect(dialog(page)).toHaveCount(0);
    // And it can be taken up again.
    await page.getByRole('banner').getByRole('button', { name: ana.name }).click();
    await page.getByRole('menuitem', { name: 'Entrar de novo' }).click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Agora não' }).click();
    await page.clock.fastForward('02:00');
    await expect(dialog(page, OVER)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Sair' }).click();
    await expect(loginForm(page).submit).toBeVisible();
    await expect.poll(() => storageOf(page)).toEqual({ 'theme-user-role': '1' });
  });

  test('specification §4.16: a computer that slept past the end says so as soon as somebody looks', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await signIn(page, portal, ana);
    await readyToLeap(page);
    // The clock has moved on and no timer has run.
    await page.clock.setSystemTime(Date.now() + 9 * 3_600_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(dialog(page, OVER)).toBeVisible();
  });

  test('specification §4.16: a browser whose clock is hours ahead is not told an end that has not come', async ({
    page,
    portal,
  }) => {
    await page.clock.install({ time: Date.now() + 24 * 3_600_000 });
    await signIn(page, portal, ana);
    await readyToLeap(page);
    await page.clock.fastForward('07:00:00');
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.fastForward('00:59:00');
    await expect(dialog(page, SOON)).toBeVisible();
  });

  for (const { when, leap, comesBack, says } of [
    {
      when: 'with the next minute',
      leap: '07:58:30',
      comesBack: (page: Page) => page.clock.fastForward('00:45'),
      says: SOON,
    },
    {
      when: 'when somebody comes back after the end',
      leap: '08:01:00',
      comesBack: (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
      says: OVER,
    },
  ])
    test(`specification §4.16: a dialog whose code could not be had is asked for again ${when}`, async ({
      page,
      portal,
      watch,
    }) => {
      watch.expectLog(/ERR_FAILED .*\/assets\/session\./);
      const asked = () =>
        watch.requests().filter(({ url }) => /\/assets\/session\.\w+\.js$/.test(url)).length;
      let known = 0;
      /** The code was requested again, and every response has come. */
      const expectAskedAgain = async () => {
        await expect.poll(asked).toBeGreaterThan(known);
        await expect(page.locator('script[data-webpack]')).toHaveCount(0);
        known = asked();
      };
      await page.clock.install();
      await page.route(DIALOG_CODE, (route) => route.abort());
      await signIn(page, portal, ana);
      await expectAskedAgain();
      await page.clock.fastForward(leap);
      await expectAskedAgain();
      await expect(dialog(page)).toHaveCount(0);
      await page.unroute(DIALOG_CODE);
      await comesBack(page);
      await expect(dialog(page, says)).toBeVisible();
    });

  test('specification §4.16, §7.9: a backend that does not tell the end has no warning', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/404 .*\/api\/session/);
    await page.route('**/api/session', (route) => route.fulfill({ status: 404, body: '' }));
    await page.clock.install();
    await page.goto(`${portal}/user/login`);
    // The page says the same before this answer and after it.
    const untold = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/session'));
    await submitLogin(page, ana.login);
    await untold;
    await readyToLeap(page, 'Seu painel');
    await page.clock.fastForward('30:00:00');
    await expect(page.getByText('Seu painel', { exact: true })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('in several tabs', () => {
  test('specification §4.19: signing in again in one tab silences the other, which keeps what was typed', async ({
    page,
    portal,
    context,
  }) => {
    // One clock for both tabs.
    await page.clock.install();
    await signIn(page, portal, ana);
    const other = await context.newPage();
    await other.goto(`${portal}/app/dashboards/financeiro`);
    await expect(owner(other)).toHaveText('Painel de Ana Souza');
    await writeOnThePage(other);
    await readyToLeap(page);
    await readyToLeap(other);
    await page.clock.fastForward('07:58:30');
    await expect(dialog(other, SOON)).toBeVisible();
    await expect(dialog(page, SOON)).toBeVisible();

    await againAs(page, ana.login);
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialog(other)).toHaveCount(0);
    await expect(other.getByLabel('Rascunho')).toHaveValue('meia frase');
    expect(addressOf(other)).toBe('/app/dashboards/financeiro');
    // It also knows the new end.
    await expectEndKnown(page);
    await expectEndKnown(other);
    await page.clock.fastForward('00:10:00');
    await expect(dialog(other)).toHaveCount(0);
    await page.clock.fastForward('07:49:00');
    await expect(dialog(other, SOON)).toBeVisible();
  });

  for (const { where, begin } of [
    { where: 'a draft in use', begin: writeOnThePage },
    {
      where: 'the settings just opened',
      begin: async (page: Page, origin: string) => {
        await page.goto(`${origin}/app/settings`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
      },
    },
  ])
    test(`specification §4.20: another person in another tab is told by name; the first one’s page, ${where}, is closed`, async ({
      page,
      portal,
      context,
    }) => {
      await signIn(page, portal, ana);
      await begin(page, portal);
      const other = await context.newPage();
      await other.goto(`${portal}/user/login`);
      await expect(other.getByText('Você já entrou como Ana Souza.')).toBeVisible();
      await submitLogin(other, bruno.login);
      await expect(owner(other)).toHaveText('Painel de Bruno Lima');

      const told = dialog(page, 'Outra pessoa entrou neste navegador');
      await expect(told).toContainText('Em outra aba, Bruno Lima entrou.');
      expect(addressOf(page)).toBe('/app/dashboards/financeiro');
      await expect(page.getByLabel('Rascunho')).toHaveCount(0);
      await expect(page.getByText('Ana Souza')).toHaveCount(0);
      // The page below is there, and has left the focus where it is.
      await expect(page.locator('main')).toContainText('Painel de Bruno Lima');
      await expect(told).toBeFocused();
      await told.getByRole('button', { name: 'Continuar' }).click();
      await expect(owner(page)).toHaveText('Painel de Bruno Lima');
      await expect(page.getByRole('main')).toBeFocused();
    });
});

// Language, look and width are spread over the dialog's faces.
for (const { name, look, width } of [
  {
    name: 'dark, Spanish, 360',
    look: { 'vien-themecolor': 'dark.greenlime', theme_lang: 'es-ES' },
    width: 360,
  },
  {
    name: 'light, right to left, 320',
    look: { theme_lang: 'en-EN', 'vien-themeradius': 'flat' },
    width: 320,
  },
]) {
  test(`WCAG 2.2 AA: the dialog and its form, ${name}`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 640 });
    await store(page, look);
    await page.clock.install();
    await page.goto(`${portal}/user/login`);
    await page.locator('input[name=login]').fill(ana.login);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await readyToLeap(page);
    await page.clock.fastForward('07:59:00');
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(300);
    await expect(dialog(page)).toBeFocused();
    await expectNoViolation(page, 'dialog');
    // By keyboard alone: in, through, and out again.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('input[name=password]')).toBeFocused();
    await expect(dialog(page).locator('input[name=login]')).toHaveValue(ana.login);
    await page.clock.runFor(300);
    await expectNoViolation(page, 'form in the dialog');
    const box = await dialog(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
}

test.describe('the form itself', () => {
  test('specification §2.13, §2.14, §5.6: Enter in either field submits the form for real, and the first invalid field gets the focus', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/user/login`);
    const { login, password } = loginForm(page);
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/getToken')) sent.push(request);
    });
    // What password managers listen for.
    await page.evaluate(() => {
      document.addEventListener('submit', () => (document.title = `${document.title}!`));
    });
    const submits = async () => (await page.title()).split('!').length - 1;

    await login.press('Enter');
    await expect(login).toBeFocused();
    await expect(login).toHaveAccessibleDescription('Informe o login');
    await login.fill('12345');
    await login.press('Enter');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription('Informe a senha!');
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(sent).toEqual([]);
    expect(await submits()).toBe(2);
    await password.fill(PASSWORD);
    await login.press('Enter');
    await expect(owner(page)).toHaveText('Painel de Carla Dias');
    expect(sent).toHaveLength(1);
  });
});
