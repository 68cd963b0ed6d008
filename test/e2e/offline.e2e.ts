import { expect, signIn, test, submitLogin, ana, owner } from './portal';

const BLOCKED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading (CSS )?chunk/;

test('B1', async ({ page, portal, context, watch }) => {
  watch.expectLog(BLOCKED);
  await page.goto(`${portal}/`);
  await submitLogin(page, ana.login);
  await expect(owner(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Configurações' }).click();
  await page.waitForTimeout(1500);
  console.log(await page.locator('body').innerText());
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
});
test('B2', async ({ page, portal, context, watch }) => {
  watch.expectLog(BLOCKED);
  await signIn(page, portal);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(1500);
  console.log(
    'B2',
    await page.locator('.redux-toastr .toastr').count(),
    await page.getByRole('alert').allInnerTexts(),
  );
  await context.setOffline(false);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    localStorage.removeItem('x');
  });
  await page.route('**/assets/text-es-ES.*', (route) => route.abort());
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await page.waitForTimeout(1500);
  console.log(
    'B2 online',
    await page.locator('.redux-toastr .toastr').count(),
    await page.getByRole('alert').allInnerTexts(),
  );
});
test('lang', async ({ page, portal, context, watch }) => {
  watch.expectLog(BLOCKED);
  await signIn(page, portal);
  console.log('titles', await page.locator('title').count());
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitemradio', { name: /RTL/ }).click();
  await page.waitForTimeout(1500);
  console.log('lang', page.url(), await page.locator('body').innerText());
});
