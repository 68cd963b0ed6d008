import type { Page } from '@playwright/test';
import { expectNoViolation } from '../e2e/axe';
import { PASSWORD, readStorage, store } from '../e2e/portal';
import { expect, heading, holdService, listCalls, readMainText, test } from './portal';

const NEW_PASSWORD = 'outra-senha-boa';
/** The browser logs each refusal of the service. */
const REFUSED = /400 .*identitytoolkit/;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function register(page: Page, portal: string, email: string, password = PASSWORD) {
  await page.goto(`${portal}/user/register`);
  await field(page, 'Nome').fill('Inês Prado');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await field(page, 'Confirme a senha').fill(password);
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(heading(page)).toHaveText('Cadastro recebido');
}

async function requestMail(page: Page, portal: string, email: string) {
  await page.goto(`${portal}/user/forgot-password`);
  await field(page, 'E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Confira seu e-mail');
}

async function choosePassword(page: Page, password: string) {
  await field(page, 'Nova senha').fill(password);
  await field(page, 'Confirme a senha').fill(password);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
}

/** Returns the content of the browser's databases as text. The library may have stored data there. */
const readDatabases = (page: Page) =>
  page.evaluate(async () => {
    const contents: Record<string, unknown> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(name));
      });
      for (const part of database.objectStoreNames) {
        const all = database.transaction(part).objectStore(part).getAll();
        contents[`${name}/${part}`] = await new Promise((resolve) => {
          all.onsuccess = () => resolve(all.result);
        });
      }
      database.close();
    }
    return JSON.stringify(contents);
  });

test('a registration stores the name and leaves no session or identity behind [specification §2.21, §3.6, §7.12]', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await register(page, portal, email);
  await expect(heading(page)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/user/register');
  expect(await readMainText(page)).toContain(email);
  await expect(page.getByRole('link', { name: 'Voltar ao login' })).toBeVisible();

  expect(await emulator.readName(email)).toBe('Inês Prado');
  expect(await emulator.acceptsPassword(email, PASSWORD)).toBe(true);
  expect(listCalls(watch)).toEqual(['/v1/accounts:signUp', '/v1/accounts:lookup', '/v1/accounts:update']);
  expect(await readStorage(page)).toEqual({});
  const stored = await readDatabases(page);
  expect(stored).not.toContain('firebaseLocalStorage');
  expect(stored).not.toContain(email);
  // The first letters of a JWT.
  expect(stored).not.toContain('eyJ');
});

test('a second registration shows the same text and changes nothing [specification §2.21, §8.10]', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await register(page, portal, email);
  const firstText = await readMainText(page);
  watch.expectLog(REFUSED);
  await register(page, portal, email, NEW_PASSWORD);
  expect(await readMainText(page)).toBe(firstText);
  expect(await emulator.acceptsPassword(email, PASSWORD)).toBe(true);
  expect(await emulator.acceptsPassword(email, NEW_PASSWORD)).toBe(false);
});

test('a known and an unknown address get the same text for a forgotten password [specification §2.5, §8.10]', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await emulator.create(email, PASSWORD);
  await requestMail(page, portal, email);
  await expect(heading(page)).toBeFocused();
  const knownText = await readMainText(page);
  expect(await emulator.readCodes(email)).toHaveLength(1);

  watch.expectLog(REFUSED);
  const unknownEmail = `ninguem-${email}`;
  await requestMail(page, portal, unknownEmail);
  expect((await readMainText(page)).replace(unknownEmail, email)).toBe(knownText);
  expect(await emulator.readCodes(unknownEmail)).toEqual([]);
});

test('the code of a link is checked, sets a new password, and works only once [specification §2.21, §7.12]', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await emulator.create(email, PASSWORD);
  await requestMail(page, portal, email);
  const [code = ''] = await emulator.readCodes(email);
  const link = `${portal}/user/reset-password?mode=resetPassword&oobCode=${code}&lang=pt-BR`;

  const check = await holdService(page, 'resetPassword');
  await page.goto(link);
  await check.arrived;
  await expect(page.getByRole('status')).toHaveText('Verificando o código…');
  await expect(page.locator('input')).toHaveCount(0);
  // The code is secret, so it disappears from the address. A reload does not lose it.
  await expect(page).toHaveURL(`${portal}/user/reset-password`);
  check.release();
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email);
  await expect(page.locator('input[autocomplete=new-password]')).toHaveCount(2);

  await choosePassword(page, NEW_PASSWORD);
  await expect(heading(page)).toHaveText('Senha redefinida');
  await expect(heading(page)).toBeFocused();
  expect(await emulator.acceptsPassword(email, NEW_PASSWORD)).toBe(true);
  expect(await emulator.acceptsPassword(email, PASSWORD)).toBe(false);

  watch.expectLog(REFUSED);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Código não aceito');
  expect(await readMainText(page)).toContain('já foi usado');
  await expect(page.locator('input')).toHaveCount(0);
  await page.getByRole('link', { name: 'Pedir novo e-mail' }).click();
  await expect(heading(page)).toHaveText('Esqueceu a senha?');
});

test('a code can be typed or pasted as a link, and a malformed one shows an error [specification §2.21]', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await emulator.create(email, PASSWORD);
  await requestMail(page, portal, email);
  const [code = ''] = await emulator.readCodes(email);
  await page.goto(`${portal}/user/reset-password`);
  const codeField = field(page, 'Código');

  await codeField.fill('não é um código');
  await page.keyboard.press('Enter');
  await expect(codeField).toHaveAccessibleDescription(/^Código inválido/);
  await expect(codeField).toBeFocused();
  expect(listCalls(watch).filter((path) => path.endsWith(':resetPassword'))).toEqual([]);

  watch.expectLog(REFUSED);
  await codeField.fill(code.slice(3));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('está incompleto');
  await expect(codeField).toBeFocused();

  await codeField.fill(
    ` https://portal.example/user/reset-password?mode=resetPassword&oobCode=${code}&lang=pt `,
  );
  await expect(codeField).toHaveValue(code);
  await page.keyboard.press('Enter');
  await choosePassword(page, NEW_PASSWORD);
  await expect(heading(page)).toHaveText('Senha redefinida');
  expect(await emulator.acceptsPassword(email, NEW_PASSWORD)).toBe(true);
});

test('a pending request blocks a second submission, and leaving the page drops its response [specification §4.1]', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await emulator.create(email, PASSWORD);
  const mail = await holdService(page, 'sendOobCode');
  await page.goto(`${portal}/user/forgot-password`);
  await field(page, 'E-mail').fill(email);
  await page.keyboard.press('Enter');
  await mail.arrived;
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeDisabled();
  await field(page, 'E-mail').press('Enter');
  await field(page, 'E-mail').press('Enter');
  await page.getByRole('link', { name: 'Voltar ao login' }).click();
  await expect(heading(page)).toHaveText('Entrar');

  const responded = page.waitForEvent('requestfinished', (request) => request.url().includes(':sendOobCode'));
  mail.release();
  await responded;
  await expect(heading(page)).toHaveText('Entrar');
  expect(new URL(page.url()).pathname).toBe('/user/login');
  expect(listCalls(watch)).toEqual(['/v1/accounts:sendOobCode']);
});

test('the login links to the registration without loading the library [specification §2.12, §2.21]', async ({
  page,
  portal,
  watch,
}) => {
  await page.goto(portal);
  await expect(page.getByRole('link', { name: 'Primeiro acesso? Cadastre-se' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The login loads neither the library nor the screens that use it.
  expect(watch.requests().filter(({ url }) => /\/assets\/identity(?:-screens)?\./.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Primeiro acesso? Cadastre-se' }).click();
  await expect(heading(page)).toHaveText('Cadastro');
  await expect(heading(page)).toBeFocused();
  await expect
    .poll(() => watch.requests().filter(({ url }) => url.includes('/assets/identity.')).length)
    .toBe(1);
});

for (const { name, appearance, width } of [
  { name: 'light, Spanish, wide', appearance: { theme_lang: 'es-ES' }, width: 1280 },
  {
    // `en-EN` is English from right to left.
    name: 'dark, right to left, phone',
    appearance: { 'vien-themecolor': 'dark.greenlime', theme_lang: 'en-EN' },
    width: 320,
  },
]) {
  test(`the screens of the cloud identity fit the page and pass axe (${name}) [WCAG 2.2 AA]`, async ({
    page,
    portal,
    email,
    emulator,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await store(page, appearance);
    await emulator.create(email, PASSWORD);

    const expectFit = async (what: string) => {
      await expectNoViolation(page, what);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${what} fits the window`).toBeLessThanOrEqual(0);
    };

    for (const path of ['register', 'forgot-password', 'reset-password']) {
      await page.goto(`${portal}/user/${path}`);
      await page.locator('button[type=submit]').click();
      await expect(page.locator('input').first()).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('input').first()).toBeFocused();
      await expectFit(path);
    }

    await page.goto(`${portal}/user/forgot-password`);
    await page.locator('input').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(email)).toBeVisible();
    await expectFit('mail sent');
    const [code = ''] = await emulator.readCodes(email);
    await page.goto(`${portal}/user/reset-password?oobCode=${code}`);
    await expect(page.locator('input[autocomplete=new-password]')).toHaveCount(2);
    await expectFit('new password');
    watch.expectLog(REFUSED);
    await page.goto(`${portal}/user/reset-password?oobCode=${code}x`);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectFit('code refused');
  });
}
