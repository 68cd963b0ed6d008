import { DEMONSTRATION_COMPANY } from '../../server/auth/seed';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { ana, bruno, expect, loginForm, readOverflow, userButton, signIn, store, test } from './portal';
import type { Watch } from './portal';
import { longIf } from './long';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const CRASHED = 'Algo deu errado nesta tela';
/** Secrets that an error message could contain. */
const SECRETS = [
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
  ana.login,
  '529.982.247-25',
  'ana@example.com',
  'mes=2026',
];
const MESSAGE = `broken for ${SECRETS.join(' ')} at /app?mes=2026 {"ds_Senha":"segredo"}`;

/** Changes one property in the code of a chunk, so that reading it throws until the page sets `isRepaired`. */
async function breakScreen(
  page: Page,
  watch: Watch,
  chunk: string,
  key: string,
  value: string,
): Promise<void> {
  watch.expectLog(/broken for/);
  await page.route(`**/assets/${chunk}.*.js`, async (route) => {
    const code = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8');
    const getter = `{if(!window.isRepaired)throw new Error(${JSON.stringify(MESSAGE)});return"${value}"}`;
    const broken = code.replaceAll(`${key}:"${value}"`, `get ${key}()${getter}`);
    expect(broken.length, `${value} in ${chunk}`).toBeGreaterThan(code.length);
    await route.fulfill({ contentType: 'text/javascript', body: broken });
  });
}

test.describe('a broken screen', () => {
  test('shows the error page in dark colours, right to left and at 320 pixels @long [specification §8.11, §2.70]', async ({
    page,
    portal,
    watch,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await store(page, { theme_lang: 'en-EN', 'vien-themecolor': 'dark.orangecarrot' });
    await breakScreen(page, watch, 'figures', 'id', 'figures.refresh');
    await page.goto(`${portal}/user/login`);
    await page.getByLabel('Login').fill(ana.login);
    await page.getByLabel('Password', { exact: true }).fill('portaria-demo');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Something went wrong on this screen')).toBeFocused();
    // The bar at the foot of the page covers a part of the page until it is scrolled.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectNoViolation(page, 'crash, right to left');
    expect(await readOverflow(page)).toBe(0);
  });

  test('leaves the frame visible, can be retried, and copies its details without a secret [specification §8.11]', async ({
    page,
    portal,
    watch,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await breakScreen(page, watch, 'figures', 'id', 'figures.refresh');
    await page.goto(`${portal}/user/login`);
    await loginForm(page).login.fill(ana.login);
    await loginForm(page).password.fill('portaria-demo');
    await page.keyboard.press('Enter');

    await expect(heading(page, CRASHED)).toBeVisible();
    await expect(heading(page, CRASHED)).toBeFocused();
    await expect(page).toHaveTitle(`${CRASHED} · ${DEMONSTRATION_COMPANY}`);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Ana Souza' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/app');
    await expectNoViolation(page, 'crash');

    await page.getByRole('button', { name: 'Copiar detalhes' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Detalhes copiados.' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Error: broken for');
    expect(copied).toMatch(/\/assets\/figures\.\w+\.js:\d+:\d+/);
    expect(copied).toContain('/app/dashboards/vendas');
    expect(copied).toMatch(/^X-Request-Id: [\w-]{1,64}$/m);
    for (const secret of [...SECRETS, 'segredo']) expect(copied).not.toContain(secret);

    await page.evaluate(() => Object.assign(window, { isRepaired: true }));
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(userButton(page)).toHaveAccessibleName('Ana Souza');
  });

  test('shows details for selection when copying is denied, and other pages still work @long [specification §8.11]', async ({
    page,
    portal,
    watch,
  }) => {
    await store(page, { theme_lang: 'en-US', 'vien-themecolor': 'dark.greenlime' });
    await breakScreen(page, watch, 'figures', 'id', 'figures.refresh');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(`${portal}/user/login`);
    await page.locator('input[name=login]').fill(ana.login);
    await page.locator('input[name=password]').fill('portaria-demo');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByText('Couldn’t copy.')).toBeVisible();
    const text = page.getByRole('textbox', { name: 'Error details' });
    await text.focus();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('Error: broken for');
    await expectNoViolation(page, 'crash that could not be copied');

    await page.goto(`${portal}/app/dashboards/nenhum`);
    await expect(heading(page, 'Dashboard not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Open the default dashboard' }).click();
    await expect(heading(page, 'Something went wrong on this screen')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Dashboard not found')).toBeVisible();
  });

  test('never blanks the page, even if the frame or the toasts break [specification §8.11]', async ({
    page,
    portal,
    watch,
  }) => {
    await breakScreen(page, watch, 'app', 'id', 'app.skip');
    await page.goto(`${portal}/app`);
    await expect(heading(page, CRASHED)).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeVisible();

    await breakScreen(page, watch, 'toasts', 'className', 'closeToast');
    await page.goto(`${portal}/user/login`);
    await loginForm(page).login.fill(ana.login);
    await loginForm(page).password.fill('errada');
    const broken = page.waitForEvent('console', (line) => line.text().includes('broken for'));
    await page.keyboard.press('Enter');
    await broken;
    await expect(page.getByRole('main').getByText('Login ou senha inválidos.')).toBeVisible();
    await expect(loginForm(page).login).toHaveValue(ana.login);
  });

  test('shows the static fallback with a retry when the error pages cannot be loaded [specification §8.9, §8.11]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/failure\./);
    watch.expectLog(/Loading (CSS )?chunk failure failed/);
    const loadFailed = page.waitForEvent('console', (line) => line.text().includes('chunk failure failed'));
    await page.route('**/assets/failure.*', (route) => route.abort());
    await breakScreen(page, watch, 'app', 'id', 'app.skip');
    await page.goto(`${portal}/user/login`);
    // The fallback must use the current language, and not the language of the start.
    await page.getByRole('combobox').selectOption('en-US');
    await page.getByLabel('Login').fill(ana.login);
    await page.getByLabel('Password', { exact: true }).fill('portaria-demo');
    await page.keyboard.press('Enter');
    await loadFailed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Couldn’t load Portaria. Check your connection.',
    );
    await page.unroute('**/assets/failure.*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Something went wrong on this screen')).toBeVisible();
  });
});

test.describe('access denied', () => {
  const SESSION = '**/api/session';

  test('shows the required and the current role, and offers two ways out [specification §2.10, §2.22]', async ({
    page,
    guardedPortal,
  }) => {
    await signIn(page, guardedPortal, ana);
    await page.route(SESSION, (route) => route.fulfill({ status: 200, body: '{}' }));
    await page.evaluate(() => {
      localStorage.setItem('theme-user-role', '7');
    });
    await page.goto(`${guardedPortal}/app/dashboards/vendas`);
    await expect(heading(page, 'Acesso negado')).toBeVisible();
    await expect(page.getByText('Esta página exige o perfil Editor ou Administrador.')).toBeVisible();
    await expect(page.getByText('Seu usuário não tem um perfil válido.')).toBeVisible();
    await expectNoViolation(page, 'access denied');

    // Both links lead to another page.
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(loginForm(page).submit).toBeVisible();
    await expect(page).toHaveURL(`${guardedPortal}/`);
    await page.goBack();
    await page.unroute(SESSION);
    await page.getByRole('button', { name: 'Entrar com outro usuário' }).click();
    await expect(loginForm(page).submit).toBeVisible();
    await expect(page).toHaveURL(`${guardedPortal}/user/login`);
  });

  test('shows only the role when the address is typed, and opens the page when the backend sends a valid role later @long [specification §2.22]', async ({
    page,
    guardedPortal,
  }) => {
    await signIn(page, guardedPortal, bruno);
    await test.step('the typed address shows only the role, and its home link opens the app root', async () => {
      await page.goto(`${guardedPortal}/unauthorized`);
      await expect(page.getByText('Seu perfil é Editor.')).toBeVisible();
      await expect(page.getByText('exige o perfil')).toHaveCount(0);
      await page.getByRole('link', { name: 'Voltar ao início' }).click();
      await expect(userButton(page)).toHaveAccessibleName('Bruno Lima');
    });
    let respond: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (respond = resolve));
    await page.route(SESSION, async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate(() => {
      localStorage.setItem('theme-user-role', 'gerente');
    });
    await page.goto(`${guardedPortal}/app/dashboards/vendas?mes=10`);
    await expect(page.getByText('Seu usuário não tem um perfil válido.')).toBeVisible();
    respond();
    await page.getByRole('link', { name: 'Abrir a página' }).click();
    await expect(userButton(page)).toHaveAccessibleName('Bruno Lima');
    await expect(page).toHaveURL(`${guardedPortal}/app/dashboards/vendas?mes=10`);
  });
});

test.describe('offline', () => {
  for (const { name, appearance, width, texts } of [
    {
      name: 'light, 1024',
      appearance: {},
      width: 1024,
      texts: {
        off: 'Sem conexão. Você pode continuar lendo; o resto volta com a internet.',
        back: 'Conexão restabelecida.',
      },
    },
    {
      name: 'dark, right to left, 320',
      appearance: { theme_lang: 'en-EN', 'vien-themecolor': 'dark.greenlime' },
      width: 320,
      texts: {
        off: 'You’re offline. You can keep reading; everything else resumes when you’re back online.',
        back: 'You’re back online.',
      },
    },
  ]) {
    test(
      `a bar reports the lost connection and its return (${name}) [specification §8.12, §9.10]`,
      longIf(width > 320),
      async ({ page, portal, context }) => {
        await page.setViewportSize({ width, height: 640 });
        await store(page, appearance);
        await page.clock.install();
        await page.goto(`${portal}/app`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await context.setOffline(true);
        const bar = page.getByRole('status').filter({ hasText: texts.off });
        await expect(bar).toBeInViewport();
        await expectNoViolation(page, 'offline');
        await context.setOffline(false);
        await expect(page.getByRole('status').filter({ hasText: texts.back })).toBeInViewport();
        await page.clock.runFor(4_100);
        await expect(page.getByText(texts.back)).toHaveCount(0);
      },
    );
  }
});
