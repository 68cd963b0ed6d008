import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { addressOf, ana, expect, isMarked, mark, owner, signIn, submitLogin, test, toasts } from './portal';
import type { Watch } from './portal';

/** What the browser logs about requests that cannot leave. */
const BLOCKED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading (CSS )?chunk/;

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const NOT_OPENED = 'Esta tela não pôde ser aberta';

/** All chunks but those of languages, start-up and the cloud identity. The app area's chunk contains `failure`. */
const PARTS = readdirSync('dist/assets').filter((name) =>
  /^(?!main\.|text-|rest-|startup\.|identity\.|failure\.).*\.js$/.test(name),
);

/** Waits until the page has loaded all parts while it had nothing else to do. */
const expectPartsLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate((names) => {
        const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
        return names.filter((name) => !loaded.some((url) => url.endsWith(name)));
      }, PARTS),
    )
    .toEqual([]);

async function goOffline(context: BrowserContext, watch: Watch): Promise<void> {
  watch.expectLog(BLOCKED);
  await context.setOffline(true);
}

test.describe('without a connection', () => {
  const WAYS: Record<string, (page: Page, origin: string) => Promise<unknown>> = {
    'a login at /': async (page, origin) => {
      await page.goto(`${origin}/`);
      await submitLogin(page, ana.login);
    },
    'a login at /user/login': async (page, origin) => signIn(page, origin),
    'a reload of the app area': async (page, origin) => {
      await signIn(page, origin);
      await page.reload();
    },
    'the history': async (page, origin) => {
      await signIn(page, origin);
      await page.goto(`${origin}/error`);
      await page.getByRole('link', { name: 'Voltar ao início' }).click();
      await expect(owner(page)).toBeVisible();
      await page.goto(`${origin}/user/login`);
      await page.goBack();
    },
  };
  for (const [way, come] of Object.entries(WAYS)) {
    test(`specification §8.14: the menu works for a person who came by ${way}`, async ({
      page,
      portal,
      context,
    }) => {
      await come(page, portal);
      await expect(owner(page)).toHaveText(`Painel de ${ana.name}`);
      await expectPartsLoaded(page);
      await context.setOffline(true);
      await mainMenu(page).getByRole('link', { name: 'Configurações' }).click();
      await expect(heading(page, 'Configurações')).toBeVisible();
      await expect(mainMenu(page)).toBeVisible();
    });
  }

  test('specification §8.14: a screen that cannot be loaded leaves the frame, and comes with the connection', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await page.route('**/assets/settings.*', (route) => route.abort());
    await signIn(page, portal);
    await mark(page);
    await goOffline(context, watch);
    await mainMenu(page).getByRole('link', { name: 'Configurações' }).click();
    await expect(heading(page, NOT_OPENED)).toBeFocused();
    await expect(mainMenu(page)).toBeVisible();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(heading(page, NOT_OPENED)).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Painéis' }).click();
    await expect(owner(page)).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Configurações' }).click();
    await expect(heading(page, NOT_OPENED)).toBeVisible();

    await page.unroute('**/assets/settings.*');
    await context.setOffline(false);
    await expect(heading(page, 'Configurações')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('specification §8.14: the login comes back with the connection, after a sign-out that could not show it', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await signIn(page, portal);
    await page.route(/\/assets\/(user|failure)\./, (route) => route.abort());
    await page.reload();
    await expect(owner(page)).toBeVisible();
    await goOffline(context, watch);
    await page.getByRole('button', { name: ana.name }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(heading(page, 'A Portaria não pôde ser carregada. Verifique a conexão.')).toBeFocused();
    await page.unroute(/\/assets\/(user|failure)\./);
    await context.setOffline(false);
    await expect(heading(page, 'Entrar')).toBeVisible();
  });

  test('specification §8.14: a toast that cannot be drawn is shown by the page, and the next one is drawn', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await page.route('**/assets/toasts.*', (route) => route.abort());
    await page.clock.install();
    await signIn(page, portal);
    await goOffline(context, watch);
    const chooseSpanish = async () => {
      await page.getByRole('button', { name: /^Idioma/ }).click();
      await page.getByRole('menuitemradio', { name: 'Español' }).click();
    };
    const message = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar o idioma.' });
    await chooseSpanish();
    await expect(message).toBeInViewport();
    const box = await message.boundingBox();
    expect(box?.height).toBeGreaterThan(20);
    await page.clock.runFor(6_100);
    await expect(page.getByText('Não foi possível carregar o idioma.')).toHaveCount(0);

    await page.unroute('**/assets/toasts.*');
    await context.setOffline(false);
    await page.route('**/assets/text-es-ES.*', (route) => route.abort());
    await chooseSpanish();
    await expect(toasts(page)).toContainText('Não foi possível carregar o idioma.');
  });

  test('specification §4.12: a language of the other direction never reloads a page that would not come back', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await signIn(page, portal);
    await expectPartsLoaded(page);
    await mark(page);
    await goOffline(context, watch);
    await page.getByRole('button', { name: /^Idioma/ }).click();
    await page.getByRole('menuitemradio', { name: /RTL/ }).click();
    await expect(toasts(page)).toContainText('Não foi possível carregar o idioma.');
    await expect(mainMenu(page)).toBeVisible();
    expect(addressOf(page)).toBe('/app/dashboards/vendas');
    expect(await isMarked(page)).toBe(true);
  });
});
