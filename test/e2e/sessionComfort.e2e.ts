import type { Page, Request } from '@playwright/test';
import { expectNoViolation } from './axe';
import {
  readAddress,
  ana,
  bruno,
  expect,
  loginForm,
  userButton,
  PASSWORD,
  signIn,
  readStorage,
  readStorageWithoutDesk,
  store,
  submitLogin,
  test,
  WRONG_PASSWORD,
} from './portal';
import { LONG, longIf } from './long';

const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('alertdialog', name === undefined ? {} : { name });
const TITLE_BEFORE_END = 'Sua sessão vai expirar';
const TITLE_AFTER_END = 'Sua sessão expirou';

/** Adds a field with a draft to the page. It is lost if the page is replaced. */
async function addDraft(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Rascunho');
    main.append(field);
  });
  await page.getByLabel('Rascunho').fill('meia frase');
  await page.getByLabel('Rascunho').focus();
}

async function signInAgain(page: Page, login: string, password = PASSWORD): Promise<void> {
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

/** Waits until the app area is loaded, because a clock that skips a request makes it time out. */
async function waitForLoad(page: Page, name = ana.name): Promise<void> {
  await expect(userButton(page)).toHaveAccessibleName(name);
  // Style and script of a part are requested together. The script's element disappears when it has run.
  await expect(page.locator('link[href*="/assets/session."]')).toBeAttached();
  await expect(page.locator('script[data-webpack]')).toHaveCount(0);
}

/** Waits until the user menu shows the end of the session. Before, the test must not advance the clock. */
async function expectEndInUserMenu(page: Page): Promise<void> {
  const user = page.getByRole('banner').getByRole('button', { name: ana.name });
  await user.click();
  await expect(page.getByRole('dialog').getByRole('time')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Signs in with a fake clock, and advances it to the last two minutes of the eight hours of a session. */
async function advanceToWarning(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await signIn(page, origin, ana);
  await waitForLoad(page);
  await page.clock.fastForward('07:57:00');
  await expect(dialog(page)).toHaveCount(0);
  await addDraft(page);
  await page.clock.fastForward('01:30');
  await expect(dialog(page, TITLE_BEFORE_END)).toBeVisible();
}

test.describe('before a session ends', () => {
  test('a dialog announces the end two minutes before and counts down, and its form shows that the session has ended meanwhile [specification §4.16, §9.9]', async ({
    page,
    portal,
    watch,
  }) => {
    await advanceToWarning(page, portal);
    await test.step('the form of the dialog shows that the session has ended meanwhile', async () => {
      await dialog(page, TITLE_BEFORE_END).getByRole('button', { name: 'Entrar de novo' }).click();
      await dialog(page).getByLabel('Senha', { exact: true }).fill(ana.password);
      await page.clock.fastForward('02:00');
      await expect(dialog(page, TITLE_AFTER_END).getByRole('status')).toHaveText(TITLE_AFTER_END);
      await expect(dialog(page).getByLabel('Senha', { exact: true })).toHaveValue(ana.password);
      await expect(dialog(page).getByLabel('Senha', { exact: true })).toBeFocused();
    });
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expectEndInUserMenu(page);
    await page.getByLabel('Rascunho').focus();
    await page.clock.fastForward('07:58:30');
    await expect(dialog(page, TITLE_BEFORE_END)).toBeVisible();
    await expect(dialog(page, TITLE_BEFORE_END)).toContainText('Ela expira em 2 minutos');
    // A key that was meant for the page presses no button of the dialog.
    await expect(dialog(page, TITLE_BEFORE_END)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(dialog(page, TITLE_BEFORE_END)).toBeVisible();
    await page.clock.fastForward('00:45');
    await expect(dialog(page, TITLE_BEFORE_END)).toContainText('Ela expira em 1 minuto');
    await page.clock.fastForward('01:00');
    await expect(dialog(page, TITLE_AFTER_END)).toContainText('Entre de novo aqui mesmo');
    // An expired token is sent to no server, also not for new figures.
    const requestCount = watch.requests().length;
    await page.clock.fastForward('20:00');
    expect(
      watch
        .requests()
        .slice(requestCount)
        .filter(({ url }) => url.includes('/api/')),
    ).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByLabel('Rascunho')).toBeFocused();
    await expect(page.getByLabel('Rascunho')).toHaveValue('meia frase');
    expect(readAddress(page)).toBe('/app/dashboards/vendas');
  });

  test('the same login signs in over the page, which does not change, and a refusal is shown over it [specification §4.17, §8.4]', async ({
    page,
    portal,
    watch,
  }) => {
    await advanceToWarning(page, portal);
    const before = await readStorage(page);
    const requestCount = watch.requests().length;
    await signInAgain(page, ana.login);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByLabel('Rascunho')).toHaveValue('meia frase');
    await expect(page.getByLabel('Rascunho')).toBeFocused();
    expect(readAddress(page)).toBe('/app/dashboards/vendas');
    await expect.poll(async () => (await readStorage(page))['portal-token']).not.toBe(before['portal-token']);
    const paths = watch
      .requests()
      .slice(requestCount)
      .map(({ url }) => new URL(url).pathname);
    expect(paths).toContain('/api/session');
    expect(paths).not.toContain('/api/dashboards');
    // The new session has its own end.
    await expectEndInUserMenu(page);
    await page.getByLabel('Rascunho').focus();
    await page.clock.fastForward('00:30:00');
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.fastForward('07:29:00');
    await expect(dialog(page, TITLE_BEFORE_END)).toBeVisible();
    await test.step('the dialog shows a refusal, and the page below keeps its content', async () => {
      await signInAgain(page, ana.login, WRONG_PASSWORD);
      await expect(dialog(page).getByRole('alert')).toHaveText('Login ou senha inválidos.');
      await expect(dialog(page).getByLabel('Senha', { exact: true })).toBeFocused();
      await dialog(page).getByRole('button', { name: 'Agora não' }).click();
      await expect(page.getByLabel('Rascunho')).toBeFocused();
      await expect(page.getByLabel('Rascunho')).toHaveValue('meia frase');
      // After "Agora não" no dialog appears until the end.
      await page.clock.fastForward('00:20');
      await expect(dialog(page)).toHaveCount(0);
      // The user menu opens the dialog again.
      await page.getByRole('banner').getByRole('button', { name: ana.name }).click();
      await page.getByRole('button', { name: 'Entrar de novo' }).click();
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Agora não' }).click();
      await page.clock.fastForward('02:00');
      await expect(dialog(page, TITLE_AFTER_END)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Sair' }).click();
      await expect(loginForm(page).submit).toBeVisible();
      await expect.poll(() => readStorageWithoutDesk(page)).toEqual({ 'theme-user-role': '1' });
    });
  });

  test('another login signs the first person out, and none of their data stays [specification §4.18]', async ({
    page,
    portal,
  }) => {
    await advanceToWarning(page, portal);
    await signInAgain(page, bruno.login);
    await expect(userButton(page)).toHaveAccessibleName('Bruno Lima');
    expect(readAddress(page)).toBe('/app/dashboards/financeiro');
    await expect(page.getByLabel('Rascunho')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Ana Souza')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Ana Souza')).toHaveCount(0);
  });

  test('a computer that slept past the end reports it when the window gets the focus @long [specification §4.16]', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await signIn(page, portal, ana);
    await waitForLoad(page);
    // The clock has advanced but no timer has run.
    await page.clock.setSystemTime(Date.now() + 9 * 3_600_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(dialog(page, TITLE_AFTER_END)).toBeVisible();
  });

  test('a browser clock that is a day ahead causes no early warning @long [specification §4.16]', async ({
    page,
    portal,
  }) => {
    await page.clock.install({ time: Date.now() + 24 * 3_600_000 });
    await signIn(page, portal, ana);
    await waitForLoad(page);
    await page.clock.fastForward('07:00:00');
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.fastForward('00:59:00');
    await expect(dialog(page, TITLE_BEFORE_END)).toBeVisible();
  });

  for (const { when, elapsed, triggerRequest, title } of [
    {
      when: 'after a minute',
      elapsed: '07:58:30',
      triggerRequest: (page: Page) => page.clock.fastForward('00:45'),
      title: TITLE_BEFORE_END,
    },
    {
      when: 'when the window gets the focus after the end',
      elapsed: '08:01:00',
      triggerRequest: (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
      title: TITLE_AFTER_END,
    },
  ])
    test(
      `the dialog’s code is requested again ${when} [specification §4.16]`,
      LONG,
      async ({ page, portal, watch }) => {
        watch.expectLog(/ERR_FAILED .*\/assets\/session\./);
        const countRequests = () =>
          watch.requests().filter(({ url }) => /\/assets\/session\.\w+\.js$/.test(url)).length;
        let requestCount = 0;
        /** Waits until the code was requested again and every response has arrived. */
        const expectRequestedAgain = async () => {
          await expect.poll(countRequests).toBeGreaterThan(requestCount);
          await expect(page.locator('script[data-webpack]')).toHaveCount(0);
          requestCount = countRequests();
        };
        await page.clock.install();
        await page.route(DIALOG_CODE, (route) => route.abort());
        await signIn(page, portal, ana);
        await expectRequestedAgain();
        await page.clock.fastForward(elapsed);
        await expectRequestedAgain();
        await expect(dialog(page)).toHaveCount(0);
        await page.unroute(DIALOG_CODE);
        await triggerRequest(page);
        await expect(dialog(page, title)).toBeVisible();
      },
    );

  test('a backend without the session operation causes no warning @long [specification §4.16, §7.9]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/404 .*\/api\/session/);
    await page.route('**/api/session', (route) => route.fulfill({ status: 404, body: '' }));
    await page.clock.install();
    await page.goto(`${portal}/user/login`);
    // The page looks the same before and after this response.
    const responded = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('/api/session'),
    );
    await submitLogin(page, ana.login);
    await responded;
    await waitForLoad(page, 'Minha conta');
    await page.clock.fastForward('30:00:00');
    await expect(page.getByRole('button', { name: 'Minha conta' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('in several tabs', () => {
  test('a new sign-in in one tab closes the warning in the other, which keeps its typed text @long [specification §4.19]', async ({
    page,
    portal,
    context,
  }) => {
    // One clock for both tabs.
    await page.clock.install();
    await signIn(page, portal, ana);
    const otherTab = await context.newPage();
    await otherTab.goto(`${portal}/app/dashboards/financeiro`);
    await expect(userButton(otherTab)).toHaveAccessibleName('Ana Souza');
    await addDraft(otherTab);
    await waitForLoad(page);
    await waitForLoad(otherTab);
    await page.clock.fastForward('07:58:30');
    await expect(dialog(otherTab, TITLE_BEFORE_END)).toBeVisible();
    await expect(dialog(page, TITLE_BEFORE_END)).toBeVisible();

    await signInAgain(page, ana.login);
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialog(otherTab)).toHaveCount(0);
    await expect(otherTab.getByLabel('Rascunho')).toHaveValue('meia frase');
    expect(readAddress(otherTab)).toBe('/app/dashboards/financeiro');
    // The other tab also knows the new end.
    await expectEndInUserMenu(page);
    await expectEndInUserMenu(otherTab);
    await page.clock.fastForward('00:10:00');
    await expect(dialog(otherTab)).toHaveCount(0);
    await page.clock.fastForward('07:49:00');
    await expect(dialog(otherTab, TITLE_BEFORE_END)).toBeVisible();
  });

  for (const { content, openContent } of [
    { content: 'a draft in use', openContent: addDraft },
    {
      content: 'the settings just opened',
      openContent: async (page: Page, origin: string) => {
        await page.goto(`${origin}/app/settings`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
      },
    },
  ])
    test(
      `a sign-in of another person in another tab is announced by name and closes ${content} [specification §4.20]`,
      LONG,
      async ({ page, portal, context }) => {
        await signIn(page, portal, ana);
        await openContent(page, portal);
        const otherTab = await context.newPage();
        await otherTab.goto(`${portal}/user/login`);
        await expect(otherTab.getByText('Você já entrou como Ana Souza.')).toBeVisible();
        await submitLogin(otherTab, bruno.login);
        await expect(userButton(otherTab)).toHaveAccessibleName('Bruno Lima');

        const notice = dialog(page, 'Outra pessoa entrou neste navegador');
        await expect(notice).toContainText('Bruno Lima entrou em outra aba.');
        expect(readAddress(page)).toBe('/app/dashboards/financeiro');
        await expect(page.getByLabel('Rascunho')).toHaveCount(0);
        await expect(page.getByText('Ana Souza')).toHaveCount(0);
        // The page below is rendered and did not take the focus.
        await expect(page.locator('header').getByLabel('Bruno Lima')).toBeAttached();
        await expect(notice).toBeFocused();
        await notice.getByRole('button', { name: 'Continuar' }).click();
        await expect(userButton(page)).toHaveAccessibleName('Bruno Lima');
        await expect(page.getByRole('main')).toBeFocused();
      },
    );
});

for (const { name, appearance, width } of [
  {
    name: 'dark, Spanish, 360',
    appearance: { 'vien-themecolor': 'dark.greenlime', theme_lang: 'es-ES' },
    width: 360,
  },
  {
    name: 'light, right to left, 320',
    appearance: { theme_lang: 'en-EN', 'vien-themeradius': 'flat' },
    width: 320,
  },
]) {
  test(
    `the dialog and its form pass axe and work by keyboard: ${name} [WCAG 2.2 AA]`,
    longIf(width > 320),
    async ({ page, portal }) => {
      await page.setViewportSize({ width, height: 640 });
      await store(page, appearance);
      await page.clock.install();
      await page.goto(`${portal}/user/login`);
      await page.locator('input[name=login]').fill(ana.login);
      await page.locator('input[name=password]').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await waitForLoad(page);
      await page.clock.fastForward('07:59:00');
      await expect(dialog(page)).toBeVisible();
      // Runs the timers by which the dialog opens.
      await page.clock.runFor(300);
      await expect(dialog(page)).toBeFocused();
      await expectNoViolation(page, 'dialog');
      // The keyboard opens the form, moves through it and closes it.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog(page).locator('input[name=password]')).toBeFocused();
      await expect(dialog(page).locator('input[name=login]')).toHaveValue(ana.login);
      await page.clock.runFor(300);
      await expectNoViolation(page, 'form in the dialog');
      const box = await dialog(page).boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    },
  );
}

test.describe('the form', () => {
  test('Enter in either field submits the form, and the first invalid field gets the focus @long [specification §2.13, §2.14, §5.6]', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/user/login`);
    const { login, password } = loginForm(page);
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/getToken')) sent.push(request);
    });
    // Password managers listen for the submit event. Each one adds a mark to the title.
    await page.evaluate(() => {
      document.addEventListener('submit', () => (document.title = `${document.title}!`));
    });
    const countSubmits = async () => (await page.title()).split('!').length - 1;

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
    expect(await countSubmits()).toBe(2);
    await password.fill(PASSWORD);
    await login.press('Enter');
    await expect(userButton(page)).toHaveAccessibleName('Carla Dias');
    expect(sent).toHaveLength(1);
  });
});
