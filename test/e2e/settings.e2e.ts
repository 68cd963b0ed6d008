import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import {
  ana,
  expect,
  isMarked,
  mark,
  readAddress,
  readOverflow,
  readStorage,
  signIn,
  store,
  test,
} from './portal';
import { LONG, longIf } from './long';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const root = (page: Page) => page.locator('html');

async function openSettings(page: Page, origin: string, fragment = ''): Promise<void> {
  await page.goto(`${origin}/app/settings${fragment}`);
  await expect(heading(page)).toBeVisible();
}

test('each choice applies at once, is stored, and appears in the list of stored data [specification §2.60, §2.62, §2.63]', async ({
  page,
  portal,
  watch,
}) => {
  await openSettings(page, portal);
  await expect(page).toHaveTitle('Configurações · Portaria');
  await mark(page);
  const storedData = page.getByRole('region', { name: 'Dados salvos neste navegador' });
  await expect(storedData.getByText('Nada salvo ainda.', { exact: false })).toBeVisible();

  await page.getByRole('radio', { name: 'Vermelho-rubi' }).click();
  await expect(root(page)).toHaveAttribute('data-color', 'redruby');
  await storedData.getByText('Detalhes técnicos').click();
  await expect(storedData.getByRole('row', { name: /vien-themecolor/ })).toContainText(
    'Vermelho-rubi · Claro',
  );
  await page.getByRole('radio', { name: 'Retos' }).click();
  await expect(storedData.getByRole('row', { name: /vien-themeradius/ })).toContainText('Retos');
  await page.getByRole('radio', { name: 'Sem menus' }).click();
  await page.getByRole('switch', { name: 'Atalho da busca' }).click();
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(heading(page)).toHaveText('Configuración');
  const chosenValues = {
    'vien-themecolor': 'light.redruby',
    'vien-themeradius': 'flat',
    'portal-menu': 'menu-hidden',
    'portal-command-palette': 'off',
    theme_lang: 'es-ES',
  };
  await expect.poll(() => readStorage(page)).toEqual(chosenValues);
  expect(await isMarked(page)).toBe(true);
  expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Rojo rubí' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Rectas' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Sin menús' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Atajo de la búsqueda' })).not.toBeChecked();
  expect(await readStorage(page)).toEqual(chosenValues);
});

test('the preview shows the chosen colour and corners, light beside dark, and the language choice announces a reload @long [specification §4.12, §2.62]', async ({
  page,
  portal,
}) => {
  await openSettings(page, portal);
  await page.getByRole('radio', { name: 'Azul-marinho' }).click();
  await page.getByRole('radio', { name: 'Retos' }).click();
  const previewPages = page.getByRole('region', { name: 'Aparência' }).getByRole('figure');
  await expect(previewPages).toHaveCount(2);
  await expect(root(page)).toHaveAttribute('data-radius', 'flat');
  await expect(root(page)).toHaveAttribute('data-color', 'bluenavy');
  const previews = await previewPages.evaluateAll((figures) =>
    figures.map((figure) => {
      const style = getComputedStyle(figure);
      return {
        accent: style.getPropertyValue('--accent').trim(),
        page: style.backgroundColor,
        radius: style.borderRadius,
      };
    }),
  );
  const pageAccent = await root(page).evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--accent').trim(),
  );
  expect(previews[0]?.accent).toBe(pageAccent);
  expect(previews[1]?.page).not.toBe(previews[0]?.page);
  expect(previews.map(({ radius }) => radius)).toEqual(['0px', '0px']);
  await test.step('the language choice announces that the page reloads', async () => {
    await expect(page.getByRole('group', { name: 'Idioma' })).toHaveAccessibleDescription(
      /página é recarregada/,
    );
    await page.getByRole('radio', { name: 'English (RTL)' }).click();
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('radio', { name: 'English (RTL)' })).toBeChecked();
    expect(readAddress(page)).toBe('/app/settings');
  });
});

test('the fragment of the address focuses its section [specification §2.61]', async ({ page, portal }) => {
  await openSettings(page, portal, '#menus');
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Menus')).toBeFocused();
  await expect(section('Menus')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#stored';
  });
  await expect(section('Dados salvos neste navegador')).toBeFocused();
  await expect(section('Dados salvos neste navegador')).toBeInViewport();
  await page.goBack();
  await expect(section('Menus')).toBeFocused();
  await expect(section('Menus')).toBeInViewport();
});

for (const { width, height } of [
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
]) {
  test(
    `a section begins below the head of the page, also after a reload, at ${width} pixels [specification §2.61]`,
    LONG,
    async ({ page, portal }) => {
      await page.setViewportSize({ width, height });
      await signIn(page, portal);
      await openSettings(page, portal, '#menus');
      for (const visit of ['first', 'reloaded']) {
        const section = page.getByRole('region', { name: 'Menus' });
        await expect(section).toBeFocused();
        await expect(section.getByRole('radio').first()).toBeVisible();
        const top = await section.evaluate((element) => element.getBoundingClientRect().top);
        // Only a wide page has a sticky head.
        const headEnd = await heading(page).evaluate(
          (title) => title.parentElement?.parentElement?.getBoundingClientRect().bottom ?? 0,
        );
        const gap = top - Math.max(0, headEnd);
        expect(gap, visit).toBeGreaterThanOrEqual(0);
        // A larger gap would show a part of the section before.
        expect(gap, visit).toBeLessThanOrEqual(32);
        await page.reload();
      }
    },
  );
}

test('the list of stored data shows no secret, and a reset keeps session and language [specification §2.63, §2.64]', async ({
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
  // The visit of the dashboard is written after the page is shown.
  await expect.poll(async () => Object.keys(await readStorage(page))).toContain('portal-desk');
  await openSettings(page, portal, '#stored');
  const storedData = page.getByRole('region', { name: 'Dados salvos neste navegador' });
  await storedData.getByText('Detalhes técnicos').click();
  await expect(storedData.getByRole('row', { name: /portal-token/ })).toContainText('conteúdo não é exibido');
  const before = await readStorage(page);
  const token: unknown = JSON.parse(before['portal-token'] ?? 'null');
  const text = await page.locator('body').innerText();
  expect(typeof token).toBe('string');
  expect(text).not.toContain(String(token));
  expect(text).not.toContain(ana.login);

  await storedData.getByRole('button', { name: 'Restaurar padrões' }).press('Enter');
  await expect(storedData.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expectNoViolation(page, 'confirmation of the reset');
  await page.keyboard.press('Escape');
  const resetButton = storedData.getByRole('button', { name: 'Restaurar padrões' });
  await expect(resetButton).toBeFocused();
  expect(await readStorage(page)).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(storedData.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  // The button that confirms comes before "Cancelar".
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(storedData.getByRole('status')).toHaveText(/voltaram ao padrão/);
  await expect(resetButton).toBeFocused();
  await expect
    .poll(async () => Object.keys(await readStorage(page)).sort())
    .toEqual(['portal-desk', 'portal-token', 'portal-user', 'theme-user-role', 'theme_lang']);
  await expect(root(page)).toHaveAttribute('data-color', 'greenlime');
});

for (const { name, appearance, width, title } of [
  { name: 'Portuguese, light, wide', appearance: {}, width: 1600, title: 'Configurações' },
  {
    name: 'Spanish, dark, phone',
    appearance: { theme_lang: 'es-ES', 'vien-themecolor': 'dark.yellowgranola' },
    width: 320,
    title: 'Configuración',
  },
  {
    name: 'right to left, light, phone',
    appearance: { theme_lang: 'en-EN', 'vien-themecolor': 'light.orangecarrot', 'vien-themeradius': 'flat' },
    width: 360,
    title: 'Settings',
  },
  {
    name: 'right to left, dark, wide',
    appearance: { theme_lang: 'en-EN', 'vien-themecolor': 'dark.purplemonster' },
    width: 1024,
    title: 'Settings',
  },
]) {
  test(
    `the settings page passes axe: ${name} [WCAG 2.2 AA]`,
    longIf(name !== 'right to left, light, phone'),
    async ({ page, portal }) => {
      await store(page, appearance);
      await page.setViewportSize({ width, height: 800 });
      await openSettings(page, portal);
      await expect(heading(page)).toHaveText(title);
      expect(await readOverflow(page)).toBe(0);
      await expectNoViolation(page, 'settings');
    },
  );
}
