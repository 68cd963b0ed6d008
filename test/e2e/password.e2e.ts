import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { elisa, expect, holdRequests, PASSWORD, signIn, test, toasts, userButton } from './portal';
import { longIf } from './long';

const NEW_PASSWORD = 'uma senha nova';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Trocar senha' });
const currentField = (page: Page) => dialog(page).getByLabel('Senha atual');
const newField = (page: Page) => dialog(page).getByLabel('Nova senha');
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^(Trocar senha|Salvando…)$/ });

async function openDialog(page: Page) {
  await userButton(page).click();
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(currentField(page)).toBeFocused();
}

/** Changes the password in the open dialog. */
async function change(page: Page, from: string, to: string) {
  await currentField(page).fill(from);
  await newField(page).fill(to);
  await submit(page).click();
}

test('a change ends the sessions of other browsers, and this one continues [specification §2.93, §7.21]', async ({
  browser,
  page,
  portal,
}) => {
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await signIn(otherPage, portal, elisa);
  await signIn(page, portal, elisa);

  await openDialog(page);
  await change(page, PASSWORD, NEW_PASSWORD);
  await expect(toasts(page)).toHaveText('Senha trocada. Suas outras sessões foram encerradas.');
  await expect(dialog(page)).toBeHidden();
  await expect(userButton(page)).toBeFocused();
  const [toast, button] = await Promise.all([toasts(page).boundingBox(), userButton(page).boundingBox()]);
  expect(toast?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));

  await otherPage.reload();
  await expect(otherPage.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await page.reload();
  await expect(userButton(page)).toHaveAccessibleName(elisa.name);
  // The next test needs the first password.
  await openDialog(page);
  await change(page, NEW_PASSWORD, PASSWORD);
  await expect(dialog(page)).toBeHidden();
  await otherContext.close();
});

test('a press outside and a lost connection keep the texts, Escape closes the dialog, and a slow response allows no second submit @long [specification §2.92, §2.93]', async ({
  page,
  portal,
  watch,
}) => {
  await signIn(page, portal, elisa);
  await test.step('a press outside keeps the dialog and its texts, and Escape closes it', async () => {
    // The first use loads the code, and the second one finds it loaded.
    for (const time of ['first', 'second']) {
      await openDialog(page);
      await page.keyboard.type('abc');
      await page.mouse.click(5, 400);
      await expect(currentField(page), time).toHaveValue('abc');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(userButton(page)).toBeFocused();
    }
  });
  await openDialog(page);
  await page.context().setOffline(true);
  watch.expectLog(/ERR_INTERNET_DISCONNECTED/);
  await change(page, 'senha errada', NEW_PASSWORD);
  await expect(dialog(page).getByRole('alert')).toContainText('Não foi possível conectar ao servidor.');
  await expect(currentField(page)).toHaveValue('senha errada');
  await expect(newField(page)).toHaveValue(NEW_PASSWORD);

  await page.context().setOffline(false);
  const pendingChange = await holdRequests(page, '**/account/password');
  watch.expectLog(/status of 422/);
  await submit(page).click();
  await pendingChange.arrived;
  await expect(submit(page)).toBeDisabled();
  await newField(page).press('Enter');
  pendingChange.release();
  await expect(dialog(page).getByText('A senha atual não confere.')).toBeVisible();
  await expect(currentField(page)).toBeFocused();
  expect(watch.requests().filter(({ url }) => url.endsWith('/account/password'))).toHaveLength(2);
});

for (const { name, width, setting } of [
  { name: 'at 320 pixels', width: 320, setting: {} },
  { name: 'dark', width: 1366, setting: { 'vien-themecolor': 'dark.redruby' } },
]) {
  test(
    `the dialog with its errors fits and axe finds nothing, ${name} [specification §2.70]`,
    longIf(width > 320),
    async ({ page, portal, watch }) => {
      await page.addInitScript((stored) => Object.assign(localStorage, stored), setting);
      await page.setViewportSize({ width, height: 640 });
      await signIn(page, portal, elisa);
      await openDialog(page);
      await expectNoViolation(page, 'the empty dialog');
      await submit(page).click();
      await expectNoViolation(page, 'empty fields');
      watch.expectLog(/status of 422/);
      await change(page, 'senha errada', NEW_PASSWORD);
      await expect(dialog(page).getByText('A senha atual não confere.')).toBeVisible();
      await expectNoViolation(page, 'a refused password');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}
