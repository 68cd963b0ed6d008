import type { Settings } from '../../src/config/runtimeSettings';
import { expectNoViolation } from './axe';
import { ana, expect, loginForm, readOverflow, setSettings, store, test, WRONG_PASSWORD } from './portal';
import { longIf } from './long';

const SETTINGS = {
  company: { name: 'Comercial Aurora do Sul de Minas Distribuidora Ltda.' },
  environment: 'Homologação',
  support: {
    name: 'Central de TI',
    phone: '+55 (11) 5555-0100',
    email: 'atendimento@aurora.example',
    url: 'https://aurora.example/suporte',
  },
  privacyUrl: 'https://aurora.example/privacidade',
  languages: ['pt-BR', 'es-ES', 'en-EN'],
} satisfies Partial<Settings>;

for (const [address, language, theme] of [
  ['/', 'pt-BR', 'light.greenlime'],
  ['/user/forgot-password', 'en-EN', 'dark.redruby'],
  ['/error', 'es-ES', 'dark.bluenavy'],
] as const) {
  test(
    `${address} shows company, support, privacy, version and the offered languages at 320 pixels [specification §2.90, §8.25, §3.30]`,
    longIf(address !== '/error'),
    async ({ page, portal }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await store(page, { theme_lang: language, 'vien-themecolor': theme });
      await setSettings(page, SETTINGS);
      await page.goto(portal + address);
      // The page of the forgotten password has the contact in its text too.
      const link = page.locator('footer').getByRole('link', { name: SETTINGS.support.email });
      await expect(link).toHaveAttribute('href', `mailto:${SETTINGS.support.email}`);
      await expect(page.getByText(SETTINGS.company.name)).toBeVisible();
      await expect(page.getByText(SETTINGS.environment)).toBeVisible();
      await expect(page.locator(`a[href="${SETTINGS.privacyUrl}"]`)).toBeVisible();
      await expect(page.getByText(/^Portaria \d+\.\d+\.\d+$/)).toBeVisible();
      await expect(page.getByRole('combobox').getByRole('option')).toHaveText([
        'Português',
        'Español',
        'English (RTL)',
      ]);
      expect(await readOverflow(page)).toBe(0);
      await expectNoViolation(page, address);
    },
  );
}

test('the language of an error page can be changed', async ({ page, portal }) => {
  await page.goto(`${portal}/error`);
  await page.getByLabel('Idioma').selectOption('Español');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
});

test('a refusal and missing fields do not move the login form [specification §8.4]', async ({
  page,
  portal,
}) => {
  await page.goto(portal);
  const { login, password, submit } = loginForm(page);
  await expect(submit).toBeEnabled();
  const readPlaces = async () => {
    const boxes = [];
    for (const part of [login, password, submit]) boxes.push(await part.boundingBox());
    return boxes;
  };
  const placesBefore = await readPlaces();
  await submit.click();
  await expect(page.getByText('Informe o login')).toBeVisible();
  expect(await readPlaces()).toEqual(placesBefore);
  await login.fill(ana.login);
  await password.fill(WRONG_PASSWORD);
  await submit.click();
  await expect(page.locator('form').getByText(/Login ou senha/)).toBeVisible();
  expect(await readPlaces()).toEqual(placesBefore);
});

test('the caret is in the login field with a mouse [specification §2.12]', async ({ page, portal }) => {
  await page.goto(portal);
  await expect(loginForm(page).login).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('no field has the caret, so no keyboard covers the page [specification §2.12]', async ({
    page,
    portal,
  }) => {
    await page.goto(portal);
    await expect(loginForm(page).submit).toBeEnabled();
    await expect(page.locator(':focus')).toHaveCount(0);
  });
});
