import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { longIf } from './long';
import {
  readAddress,
  ana,
  bruno,
  expect,
  holdRequests,
  loginForm,
  signIn,
  readStorage,
  store,
  submitLogin,
  test,
} from './portal';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar ou ir para' });
const field = (page: Page) =>
  page.getByRole('combobox', {
    name: /^(?:Nome, valor, documento, página ou ação…|Ir para página ou painel…)$/,
  });
const options = (page: Page) => page.getByRole('option');
/** The option that Enter chooses, by `aria-selected`. */
const activeOption = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
/** Without a session the palette finds no data, and its button says so. */
const opener = (page: Page) =>
  page.getByRole('button', { name: /^(?:Buscar ou ir para…|Ir para página ou painel…)$/ });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Atalhos de teclado' });

test('the keyboard opens the list of shortcuts, and a dashboard by part of its name, without accents [specification §2.40, §2.41, §2.42, §2.43]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.keyboard.press('?');
  await expect(shortcuts(page)).toBeVisible();
  await expect(shortcuts(page).getByRole('term').first()).toHaveText('CtrlK');
  await expectNoViolation(page, 'list of shortcuts');
  await expect(
    shortcuts(page).getByRole('link', { name: 'Ativar ou desativar estes atalhos' }),
  ).toHaveAttribute('href', '/app/settings#shortcuts');
  // Nothing opens over a dialog.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('?');
  await expect(field(page)).toHaveValue('?');
  await expect(shortcuts(page)).toBeHidden();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('outros atalhos');
  await page.keyboard.press('Enter');
  await expect(shortcuts(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('it finds and opens a dashboard by part of its name', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).first()).toHaveText('Novo lançamento');

    await page.keyboard.type('visao');
    // The last option searches the list.
    await expect(options(page)).toHaveText([/^Visão geral/, 'Buscar “visao” em Lançamentos']);
    await expect(palette(page).getByRole('status')).toHaveText('1 resultado');
    await expect(activeOption(page)).toContainText('Visão geral');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await activeOption(page).getAttribute('id'),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visão geral');
    expect(readAddress(page)).toBe('/app/dashboards/default');
    await expect(palette(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    // By its code, and then with the arrow keys, which wrap around.
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('FINAN');
    await expect(activeOption(page)).toContainText('Financeiro');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/dashboards\/financeiro$/);
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(activeOption(page)).toHaveText('Novo lançamento');
    await page.keyboard.press('ArrowUp');
    await expect(activeOption(page)).toHaveText('English (RTL)');
    await page.keyboard.press('ArrowDown');
    await expect(activeOption(page)).toHaveText('Novo lançamento');
    await page.keyboard.press('ArrowDown');
    await expect(activeOption(page)).toHaveText('Nova despesa');
    await page.keyboard.type('sair');
    await expect(activeOption(page)).toHaveText('Sair do sistema');
    await page.keyboard.press('Enter');
    await expect(loginForm(page).submit).toBeVisible();
  });
});

test('the palette returns the focus and discards the typed text when it closes, and changes language and theme [specification §2.40, §2.41]', async ({
  page,
  portal,
  watch,
}) => {
  await page.goto(`${portal}/app`);
  await expect(opener(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  expect(watch.requests().filter(({ url }) => url.includes('palette'))).toEqual([]);
  const help = page.getByRole('button', { name: 'Ajuda' });
  await help.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('nada disso');
  await expect(palette(page).getByRole('status')).toContainText('Nenhum resultado para “nada disso”.');
  await expect(page.getByText('Nenhum resultado para “nada disso”.').last()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(help).toBeFocused();

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(palette(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await readStorage(page)).toEqual({});
  await test.step('it changes language and theme, and its texts follow', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('espanol');
    await expect(activeOption(page)).toHaveText('Español');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Ir a una página o un panel…' })).toBeFocused();
    await page.keyboard.type('idioma espanol');
    await expect(activeOption(page)).toHaveText('Españolactual');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('oscuro');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('rubi');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-color', 'redruby');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('sin menus');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => readStorage(page))
      .toEqual({
        theme_lang: 'es-ES',
        'vien-themecolor': 'dark.redruby',
        'portal-menu': 'menu-hidden',
      });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the palette finds a customer with what is open, and opens the list of its entries by keyboard alone [specification §2.222, WCAG 2.2 AA]', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('joao padaria');
    const names = palette(page).getByRole('group', { name: 'Clientes e fornecedores' });
    await expect(names.getByRole('option')).toHaveText([/^Padaria São João\d+ lançamentos · R\$/]);
    await expect(activeOption(page)).toContainText('Padaria São João');
    await expect(palette(page).getByRole('group', { name: 'Lançamentos', exact: true })).toBeVisible();
    await expectNoViolation(page, 'palette with data');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/entries\?counterparty=Padaria/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Cliente ou fornecedor: Padaria São João');
  });
});

test('the palette offers a sign-in without a session, and an editor’s own dashboards with one @long [specification §2.41]', async ({
  page,
  portal,
  watch,
}) => {
  await page.goto(`${portal}/app`);
  await opener(page).click();
  await expect(options(page).filter({ hasText: 'Entrar no sistema' })).toBeVisible();
  await expect(options(page).filter({ hasText: 'Sair do sistema' })).toHaveCount(0);
  await expect(palette(page).getByRole('group', { name: 'Painéis' })).toHaveCount(0);
  expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);
  await page.keyboard.type('entrar no');
  await page.keyboard.press('Enter');
  await expect(loginForm(page).submit).toBeVisible();
  // Neither key does anything on the login page.
  await page.keyboard.press('Control+k');
  await loginForm(page).submit.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await signIn(page, portal, bruno);
  await page.keyboard.press('Control+k');
  const dashboardOptions = palette(page).getByRole('group', { name: 'Painéis' }).getByRole('option');
  await expect(dashboardOptions.filter({ hasText: 'Financeiro' })).toHaveCount(1);
  const dashboardCount = await page.evaluate(async () => {
    const token: unknown = JSON.parse(localStorage.getItem('portal-token') ?? '');
    const response = await fetch('/api/dashboards', {
      headers: { Authorization: `Bearer ${String(token)}` },
    });
    return ((await response.json()) as { dashboards: unknown[] }).dashboards.length;
  });
  await expect(dashboardOptions).toHaveCount(dashboardCount);
  await expect(options(page).filter({ hasText: 'Sair do sistema' })).toHaveCount(1);
});

test('disabled shortcuts do nothing, and the button still opens the palette [specification §2.44]', async ({
  page,
  portal,
}) => {
  await store(page, { 'portal-command-palette': 'off', 'portal-shortcut-help': 'off' });
  await page.goto(`${portal}/app`);
  await expect(opener(page)).toBeVisible();
  await expect(opener(page)).not.toHaveAttribute('aria-keyshortcuts');
  await page.evaluate(() => {
    const prevented: boolean[] = [];
    Object.assign(window, { prevented });
    window.addEventListener('keydown', (event) => {
      if (event.key === 'k' || event.key === '?') prevented.push(event.defaultPrevented);
    });
  });
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  expect(await page.evaluate(() => ('prevented' in window ? window.prevented : null))).toEqual([
    false,
    false,
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('outros atalhos');
  await page.keyboard.press('Enter');
  await expect(shortcuts(page).getByText('desativado')).toHaveCount(2);
});

/** Opens the palette before its code is loaded. */
async function openBeforeCode(page: Page, portal: string) {
  const pending = await holdRequests(page, /palette\.\w+\.js/);
  await page.goto(`${portal}/app`);
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  return pending;
}

test('the palette opens at once and keeps typed text, caret and cancelled Enter while its code loads [specification §2.40]', async ({
  page,
  portal,
}) => {
  await test.step('it keeps the typed text', async () => {
    const pending = await openBeforeCode(page, portal);
    await page.keyboard.type('rubi', { delay: 0 });
    await expect(field(page)).toHaveValue('rubi');
    await expect(palette(page).getByRole('status')).toHaveText('Carregando…');
    pending.release();
    await expect(activeOption(page)).toHaveText('Vermelho-rubi');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('x');
    await expect(field(page)).toHaveValue('rubix');
  });
  await test.step('it keeps the position of the caret', async () => {
    const pending = await openBeforeCode(page, portal);
    await page.keyboard.type('ubi');
    await page.keyboard.press('Home');
    pending.release();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.type('r');
    await expect(activeOption(page)).toHaveText('Vermelho-rubi');
  });
  await test.step('a letter typed after Enter cancels the Enter', async () => {
    const pending = await openBeforeCode(page, portal);
    await page.keyboard.press('Enter');
    await page.keyboard.type('rub');
    await page.keyboard.press('Enter');
    await page.keyboard.type('i');
    pending.release();
    await expect(activeOption(page)).toHaveText('Vermelho-rubi');
    await expect(palette(page)).toBeVisible();
  });
});

test('Enter waits for the code and the dashboards, then opens the first result @long [specification §2.40]', async ({
  page,
  portal,
}) => {
  const code = await holdRequests(page, /palette\.\w+\.js/);
  const list = await holdRequests(page, '**/dashboards');
  await page.goto(`${portal}/user/login`);
  await submitLogin(page, ana.login);
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('financeiro');
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('status')).toHaveText('Carregando…');
  code.release();
  await expect(options(page)).toHaveCount(0);
  await expect(palette(page)).toBeVisible();
  list.release();
  await expect(page).toHaveURL(/\/app\/dashboards\/financeiro$/);
  await expect(palette(page)).toBeHidden();
});

test('a palette without its code shows an error, and loads when the connection returns @long [specification §2.40, §8.14]', async ({
  page,
  portal,
  context,
  watch,
}) => {
  watch.expectLog(/palette/);
  await page.route(/palette\.\w+\.js/, (route) => route.abort());
  await page.goto(`${portal}/app`);
  await opener(page).click();
  await page.keyboard.type('rubi');
  await expect(palette(page).getByRole('alert')).toContainText('Não foi possível carregar o conteúdo.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rubi');
  await context.setOffline(true);
  await page.unroute(/palette\.\w+\.js/);
  await context.setOffline(false);
  await expect(activeOption(page)).toHaveText('Vermelho-rubi');
});

for (const { name, appearance, viewport } of [
  { name: 'light, wide', appearance: {}, viewport: { width: 1600, height: 900 } },
  {
    name: 'dark, right to left, 320 pixels',
    appearance: { 'vien-themecolor': 'dark.greenlime', theme_lang: 'en-EN' },
    viewport: { width: 320, height: 640 },
  },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test(
      'the palette fits the page and axe finds no violation [WCAG 2.2 AA]',
      longIf(viewport.width > 320),
      async ({ page, portal }) => {
        await store(page, appearance);
        await page.goto(`${portal}/app`);
        await expect(page.getByRole('main')).toBeVisible();
        await page.keyboard.press('Control+k');
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectNoViolation(page, 'palette');
        const box = await dialog.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        if (viewport.width === 320) {
          expect(box?.width).toBe(320);
          // The accessible name of the field would not fit as a placeholder.
          await expect(page.getByRole('combobox')).toHaveAttribute('placeholder', 'Go to page or dashboard…');
        }
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        await page.keyboard.type('zzz');
        await expect(options(page)).toHaveCount(0);
        await expectNoViolation(page, 'palette that found nothing');
      },
    );
  });
}
