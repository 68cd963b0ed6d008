import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { addressOf, ana, expect, signIn, storageOf, store, test, mark, isMarked } from './portal';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const root = (page: Page) => page.locator('html');

async function openSettings(page: Page, origin: string, fragment = ''): Promise<void> {
  await page.goto(`${origin}/app/settings${fragment}`);
  await expect(heading(page)).toBeVisible();
}

/** Nothing of the page lies beyond its sides. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('specification §2.60, §2.62, §2.63: each choice is live and kept, without a reload, and the list follows', async ({
  page,
  portal,
  watch,
}) => {
  await openSettings(page, portal);
  await expect(page).toHaveTitle('Configurações · Portaria');
  await mark(page);
  const kept = page.getByRole('region', { name: 'Guardado neste navegador' });
  await expect(kept.getByText('Nada está guardado.', { exact: false })).toBeVisible();

  await page.getByRole('radio', { name: 'Vermelho-rubi' }).click();
  await expect(root(page)).toHaveAttribute('data-color', 'redruby');
  await expect(kept.getByRole('row', { name: /vien-themecolor/ })).toContainText('Vermelho-rubi · Claro');
  await page.getByRole('radio', { name: 'Retos' }).click();
  await expect(kept.getByRole('row', { name: /vien-themeradius/ })).toContainText('Retos');
  await page.getByRole('radio', { name: 'Sem menus' }).click();
  await page.getByRole('switch', { name: 'Busca de comandos' }).click();
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(heading(page)).toHaveText('Configuración');
  const chosen = {
    'vien-themecolor': 'light.redruby',
    'vien-themeradius': 'flat',
    'portal-menu': 'menu-hidden',
    'portal-command-palette': 'off',
    theme_lang: 'es-ES',
  };
  await expect.poll(() => storageOf(page)).toEqual(chosen);
  expect(await isMarked(page)).toBe(true);
  expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Rojo rubí' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Rectas' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Sin menús' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Búsqueda de comandos' })).not.toBeChecked();
  expect(await storageOf(page)).toEqual(chosen);
});

test('specification §2.62: the preview is drawn in the chosen colour and corners, light beside dark', async ({
  page,
  portal,
}) => {
  await openSettings(page, portal);
  await page.getByRole('radio', { name: 'Azul-marinho' }).click();
  await page.getByRole('radio', { name: 'Retos' }).click();
  const pages = page.getByRole('region', { name: 'Aparência' }).getByRole('figure');
  await expect(pages).toHaveCount(2);
  await expect(root(page)).toHaveAttribute('data-radius', 'flat');
  await expect(root(page)).toHaveAttribute('data-color', 'bluenavy');
  const looks = await pages.evaluateAll((all) =>
    all.map((one) => {
      const style = getComputedStyle(one);
      return {
        accent: style.getPropertyValue('--accent').trim(),
        page: style.backgroundColor,
        radius: style.borderRadius,
      };
    }),
  );
  const own = await root(page).evaluate((one) => getComputedStyle(one).getPropertyValue('--accent').trim());
  expect(looks[0]?.accent).toBe(own);
  expect(looks[1]?.page).not.toBe(looks[0]?.page);
  expect(looks.map(({ radius }) => radius)).toEqual(['2px', '2px']);
});

test('specification §2.61: the address names a section, on arrival and while the page is open', async ({
  page,
  portal,
}) => {
  await openSettings(page, portal, '#menus');
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Menus')).toBeFocused();
  await expect(section('Menus')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#stored';
  });
  await expect(section('Guardado neste navegador')).toBeFocused();
  await expect(section('Guardado neste navegador')).toBeInViewport();
  await page.goBack();
  await expect(section('Menus')).toBeFocused();
  await expect(section('Menus')).toBeInViewport();
});

test('specification §2.63, §2.64: with a session no secret is told, and the reset leaves session and language', async ({
  page,
  portal,
}) => {
  await store(page, {
    theme_lang: 'pt-BR',
    'vien-themecolor': 'dark.bluenavy',
    'vien-themeradius': 'flat',
    'portal-menu': 'menu-sub-hidden',
    'portal-menu-wide': 'menu-hidden',
    'portal-shortcut-help': 'off',
  });
  await signIn(page, portal, ana);
  await openSettings(page, portal, '#stored');
  const kept = page.getByRole('region', { name: 'Guardado neste navegador' });
  await expect(kept.getByRole('row', { name: /portal-token/ })).toContainText('conteúdo não é mostrado');
  const before = await storageOf(page);
  const token: unknown = JSON.parse(before['portal-token'] ?? 'null');
  const words = await page.locator('body').innerText();
  expect(typeof token).toBe('string');
  expect(words).not.toContain(String(token));
  expect(words).not.toContain(ana.login);

  await kept.getByRole('button', { name: 'Voltar ao padrão' }).press('Enter');
  await expect(kept.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expectNoViolation(page, 'the question before the reset');
  await page.keyboard.press('Escape');
  const ask = kept.getByRole('button', { name: 'Voltar ao padrão' });
  await expect(ask).toBeFocused();
  expect(await storageOf(page)).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(kept.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(kept.getByRole('status')).toHaveText(/voltaram ao padrão/);
  await expect(ask).toBeFocused();
  await expect
    .poll(async () => Object.keys(await storageOf(page)).sort())
    .toEqual(['portal-token', 'portal-user', 'theme-user-role', 'theme_lang']);
  await expect(root(page)).toHaveAttribute('data-color', 'greenlime');
});

test('specification §4.12, §2.62: a language of the other direction says beforehand that the page reloads', async ({
  page,
  portal,
}) => {
  await openSettings(page, portal);
  await expect(page.getByRole('group', { name: 'Idioma' })).toHaveAccessibleDescription(/página recarrega/);
  await page.getByRole('radio', { name: 'English (RTL)' }).click();
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('radio', { name: 'English (RTL)' })).toBeChecked();
  expect(addressOf(page)).toBe('/app/settings');
});

for (const { name, look, width, title } of [
  { name: 'Portuguese, light, wide', look: {}, width: 1600, title: 'Configurações' },
  {
    name: 'Spanish, dark, phone',
    look: { theme_lang: 'es-ES', 'vien-themecolor': 'dark.yellowgranola' },
    width: 320,
    title: 'Configuración',
  },
  {
    name: 'right to left, light, phone',
    look: { theme_lang: 'en-EN', 'vien-themecolor': 'light.orangecarrot', 'vien-themeradius': 'flat' },
    width: 360,
    title: 'Settings',
  },
  {
    name: 'right to left, dark, wide',
    look: { theme_lang: 'en-EN', 'vien-themecolor': 'dark.purplemonster' },
    width: 1024,
    title: 'Settings',
  },
]) {
  test(`WCAG 2.2 AA: the settings page, ${name}`, async ({ page, portal }) => {
    await store(page, look);
    await page.setViewportSize({ width, height: 800 });
    await openSettings(page, portal);
    await expect(heading(page)).toHaveText(title);
    expect(await overflow(page)).toBe(0);
    await expectNoViolation(page, 'settings');
  });
}
