import type { Page } from '@playwright/test';
import { expectNoViolation } from '../e2e/axe';
import { PASSWORD, storageOf, store } from '../e2e/portal';
import { callsOf, expect, heading, holdService, test, words } from './portal';

const NEW_PASSWORD = 'outra-senha-boa';
const REFUSED = /400 .*identitytoolkit/;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function register(page: Page, portal: string, email: string, password = PASSWORD) {
  await page.goto(`${portal}/user/register`);
  await field(page, 'Nome').fill('Inês Prado');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await field(page, 'Repita a senha').fill(password);
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(heading(page)).toHaveText('Cadastro recebido');
}

async function askForMail(page: Page, portal: string, email: string) {
  await page.goto(`${portal}/user/forgot-password`);
  await field(page, 'E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Confira seu e-mail');
}

async function choosePassword(page: Page, password: string) {
  await field(page, 'Nova senha').fill(password);
  await field(page, 'Repita a senha').fill(password);
  await page.getByRole('button', { name: 'Guardar a nova senha' }).click();
}

/** Everything that the library may have left in the browser's databases, as text. */
const databasesOf = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, unknown> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(name));
      });
      for (const part of database.objectStoreNames) {
        const all = database.transaction(part).objectStore(part).getAll();
        found[`${name}/${part}`] = await new Promise((resolve) => {
          all.onsuccess = () => resolve(all.result);
        });
      }
      database.close();
    }
    return JSON.stringify(found);
  });

test('specification §2.21, §3.6, §7.12: a registration stores the name, keeps nobody signed in, and opens nothing', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await register(page, portal, email);
  await expect(heading(page)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/user/register');
  expect(await words(page)).toContain(email);
  await expect(page.getByRole('link', { name: 'Voltar para o login' })).toBeVisible();

  expect(await emulator.nameOf(email)).toBe('Inês Prado');
  expect(await emulator.opens(email, PASSWORD)).toBe(true);
  expect(callsOf(watch)).toEqual(['/v1/accounts:signUp', '/v1/accounts:lookup', '/v1/accounts:update']);
  expect(await storageOf(page)).toEqual({});
  const kept = await databasesOf(page);
  expect(kept).not.toContain('firebaseLocalStorage');
  expect(kept).not.toContain(email);
  expect(kept).not.toContain('eyJ');
});

test('specification §2.21, §8.10: a second registration gets the same words, and changes nothing', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await register(page, portal, email);
  const first = await words(page);
  watch.expectLog(REFUSED);
  await register(page, portal, email, NEW_PASSWORD);
  expect(await words(page)).toBe(first);
  expect(await emulator.opens(email, PASSWORD)).toBe(true);
  expect(await emulator.opens(email, NEW_PASSWORD)).toBe(false);
});

test('specification §2.5, §8.10: a forgotten password gets the same words for a known and an unknown address', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await emulator.create(email, PASSWORD);
  await askForMail(page, portal, email);
  await expect(heading(page)).toBeFocused();
  const known = await words(page);
  expect(await emulator.codesFor(email)).toHaveLength(1);

  watch.expectLog(REFUSED);
  const unknown = `ninguem-${email}`;
  await askForMail(page, portal, unknown);
  expect((await words(page)).replace(unknown, email)).toBe(known);
  expect(await emulator.codesFor(unknown)).toEqual([]);
});

test('specification §2.21, §7.12: the code of a link is checked first, sets a new password, and is then used up', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await emulator.create(email, PASSWORD);
  await askForMail(page, portal, email);
  const [code = ''] = await emulator.codesFor(email);
  const link = `${portal}/user/reset-password?mode=resetPassword&oobCode=${code}&lang=pt-BR`;

  const check = await holdService(page, 'resetPassword');
  await page.goto(link);
  await check.arrived;
  await expect(page.getByRole('status')).toHaveText('Conferindo o código…');
  await expect(page.locator('input')).toHaveCount(0);
  // The code is secret enough to leave the address, and a reload does not lose it.
  await expect(page).toHaveURL(`${portal}/user/reset-password`);
  check.release();
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email);
  await expect(page.locator('input[autocomplete=new-password]')).toHaveCount(2);

  await choosePassword(page, NEW_PASSWORD);
  await expect(heading(page)).toHaveText('Senha trocada');
  await expect(heading(page)).toBeFocused();
  expect(await emulator.opens(email, NEW_PASSWORD)).toBe(true);
  expect(await emulator.opens(email, PASSWORD)).toBe(false);

  watch.expectLog(REFUSED);
  await page.goto(link);
  await expect(heading(page)).toHaveText('O código não foi aceito');
  expect(await words(page)).toContain('já foi usado');
  await expect(page.locator('input')).toHaveCount(0);
  await page.getByRole('link', { name: 'Pedir um novo e-mail' }).click();
  await expect(heading(page)).toHaveText('Esqueceu a senha?');
});

test('specification §2.21: a code is typed, or its whole link pasted; a malformed one is told', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await emulator.create(email, PASSWORD);
  await askForMail(page, portal, email);
  const [code = ''] = await emulator.codesFor(email);
  await page.goto(`${portal}/user/reset-password`);
  const typed = field(page, 'Código');

  await typed.fill('não é um código');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveAccessibleDescription(/^Isto não é um código/);
  await expect(typed).toBeFocused();
  expect(callsOf(watch).filter((path) => path.endsWith(':resetPassword'))).toEqual([]);

  watch.expectLog(REFUSED);
  await typed.fill(code.slice(3));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('está incompleto');
  await expect(typed).toBeFocused();

  await typed.fill(` https://portal.example/user/reset-password?mode=resetPassword&oobCode=${code}&lang=pt `);
  await expect(typed).toHaveValue(code);
  await page.keyboard.press('Enter');
  await choosePassword(page, NEW_PASSWORD);
  await expect(heading(page)).toHaveText('Senha trocada');
  expect(await emulator.opens(email, NEW_PASSWORD)).toBe(true);
});

test('specification §4.1: a second submit is impossible while the service is asked, and leaving changes nothing later', async ({
  page,
  portal,
  email,
  emulator,
  watch,
}) => {
  await emulator.create(email, PASSWORD);
  const answer = await holdService(page, 'sendOobCode');
  await page.goto(`${portal}/user/forgot-password`);
  await field(page, 'E-mail').fill(email);
  await page.keyboard.press('Enter');
  await answer.arrived;
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeDisabled();
  await field(page, 'E-mail').press('Enter');
  await field(page, 'E-mail').press('Enter');
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await expect(heading(page)).toHaveText('Entrar');

  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes(':sendOobCode'));
  answer.release();
  await answered;
  await expect(heading(page)).toHaveText('Entrar');
  expect(new URL(page.url()).pathname).toBe('/user/login');
  expect(callsOf(watch)).toEqual(['/v1/accounts:sendOobCode']);
});

test('specification §2.12, §2.21: the login leads to a registration without loading the library', async ({
  page,
  portal,
  watch,
}) => {
  await page.goto(portal);
  await expect(page.getByRole('link', { name: 'Primeiro acesso? Cadastre-se' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(watch.requests().filter(({ url }) => url.includes('/assets/identity'))).toEqual([]);
  await page.getByRole('link', { name: 'Primeiro acesso? Cadastre-se' }).click();
  await expect(heading(page)).toHaveText('Cadastro');
  await expect(heading(page)).toBeFocused();
  await expect
    .poll(() => watch.requests().filter(({ url }) => url.includes('/assets/identity.')).length)
    .toBe(1);
});

for (const { name, look, width } of [
  { name: 'light, Spanish, wide', look: { theme_lang: 'es-ES' }, width: 1280 },
  {
    name: 'dark, right to left, phone',
    look: { 'vien-themecolor': 'dark.greenlime', theme_lang: 'en-EN' },
    width: 320,
  },
]) {
  test(`WCAG 2.2 AA: the screens of the cloud identity (${name})`, async ({
    page,
    portal,
    email,
    emulator,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await store(page, look);
    await emulator.create(email, PASSWORD);

    const expectSound = async (what: string) => {
      await expectNoViolation(page, what);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${what} is as wide as the window`).toBeLessThanOrEqual(0);
    };

    for (const path of ['register', 'forgot-password', 'reset-password']) {
      await page.goto(`${portal}/user/${path}`);
      await page.locator('button[type=submit]').click();
      await expect(page.locator('input').first()).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('input').first()).toBeFocused();
      await expectSound(path);
    }

    await page.goto(`${portal}/user/forgot-password`);
    await page.locator('input').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(email)).toBeVisible();
    await expectSound('mail sent');
    const [code = ''] = await emulator.codesFor(email);
    await page.goto(`${portal}/user/reset-password?oobCode=${code}`);
    await expect(page.locator('input[autocomplete=new-password]')).toHaveCount(2);
    await expectSound('new password');
    watch.expectLog(REFUSED);
    await page.goto(`${portal}/user/reset-password?oobCode=${code}x`);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectSound('code refused');
  });
}
