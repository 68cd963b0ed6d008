import type { BrowserContext, Page } from '@playwright/test';
import {
  addressOf,
  ana,
  expect,
  hold,
  isMarked,
  mark,
  owner,
  PASSWORD,
  signIn,
  submitLogin,
  test,
  toasts,
} from './portal';
import type { Watch } from './portal';
import { wordsOf } from './words';
import { builtAssets } from '../support/builtAssets';

/** What the browser logs about requests that cannot leave. */
const BLOCKED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading (CSS )?chunk/;

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const NOT_OPENED = 'Esta tela não pôde ser aberta';

/** All chunks but those of languages, start-up and the cloud identity. The app area's chunk contains `failure`. */
const PARTS = builtAssets().filter((name) =>
  /^(?!main\.|text-|rest-|startup\.|identity\.|failure\.).*\.js$/.test(name),
);

if (PARTS.length < 5) throw new Error(`dist/assets holds too few chunks: ${PARTS.join(', ')}`);

/** Waits until the page has loaded all parts while it had nothing else to do. */
const expectPartsLoaded = (page: Page, parts = PARTS) =>
  expect
    .poll(() =>
      page.evaluate((names) => {
        const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
        return names.filter((name) => !loaded.some((url) => url.endsWith(name)));
      }, parts),
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

  for (const stalled of PARTS) {
    const [name = ''] = stalled.split('.');
    if (name === 'app' || name === 'user') continue; // the sign-in needs them
    test(`specification §8.14: a stalled ${name} keeps no other part from loading`, async ({
      page,
      portal,
    }) => {
      const held = await hold(page, `**/assets/${stalled}`);
      await signIn(page, portal);
      await expectPartsLoaded(
        page,
        PARTS.filter((part) => part !== stalled),
      );
      held.release();
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

/** What a command can change or say. Equal texts before and after mean that it did nothing and said nothing. */
const stateOf = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      [...document.documentElement.attributes].map(({ name, value }) => [name, value]),
      document.querySelector('[data-menu]')?.getAttribute('data-menu'),
      Object.entries(localStorage).sort(),
      [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="alert"]')].map(
        ({ textContent }) => textContent,
      ),
      [...document.querySelectorAll('[aria-expanded], [aria-pressed], [aria-checked], [aria-current]')].map(
        ({ outerHTML }) => outerHTML,
      ),
      document.fullscreenElement !== null,
    ]),
  );

/** The frame is there, its content says something, and the page was not reloaded. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#content')).toHaveText(/\S/);
  expect(await isMarked(page)).toBe(true);
}

/** Does something, waits until it shows, closes what it opened, and looks at the frame. */
async function doAndSee(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  await test.step(what, async () => {
    const before = await stateOf(page);
    await act();
    await expect.poll(() => stateOf(page), `${what} did nothing and said nothing`).not.toBe(before);
    // A dialog over the frame hides its role.
    await expect(page.locator('header [aria-controls]').first()).toBeAttached();
    await close(page);
    await expectFrame(page);
  });
}

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';
async function close(page: Page): Promise<void> {
  await expect(async () => {
    if ((await page.locator(OPEN).count()) > 0) await page.keyboard.press('Escape');
    await expect(page.locator(OPEN)).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** The words of what leads out of the app area, in the languages of the walk. */
const LEADS_OUT = ['pt-BR', 'en-US', 'es-ES', 'en-EN'] as const;
const outWords = LEADS_OUT.flatMap((code) =>
  ['app.logout', 'palette.signOut'].map((id) => wordsOf(code)(id)),
);
const isWayOut = (text: string) => outWords.includes(text.trim());

async function walk(page: Page): Promise<void> {
  // The menus: every entry, and everything below it.
  const links = page.getByRole('navigation').getByRole('link');
  const entries = mainMenu(page).getByRole('link');
  for (let entry = 0; entry < (await entries.count()); entry += 1) {
    await doAndSee(page, `menu entry ${String(entry)}`, () => entries.nth(entry).click());
    const count = await links.count();
    for (let link = 0; link < count; link += 1) {
      await entries.nth(entry).click();
      await expect(links).not.toHaveCount(0);
      if (link < (await links.count()))
        await doAndSee(page, `link ${String(link)}`, () => links.nth(link).click());
    }
  }

  // The bar: every button, and every item of the menu that it opens.
  const bar = page.getByRole('banner');
  const buttons = bar.locator('button:not([role="switch"])');
  const items = page.locator('[role="menu"] [role^="menuitem"]');
  const count = await buttons.count();
  for (let button = 0; button < count; button += 1) {
    await doAndSee(page, `button ${String(button)}`, () => buttons.nth(button).click());
    await buttons.nth(button).click();
    const offered = await items.allInnerTexts();
    await close(page);
    for (const [item, text] of offered.entries()) {
      if (isWayOut(text)) continue;
      const isChecked = async () => (await items.nth(item).getAttribute('aria-checked')) === 'true';
      await buttons.nth(button).click();
      if (await isChecked()) await close(page);
      else await doAndSee(page, text, () => items.nth(item).click());
    }
  }

  // The palette: every command.
  const options = page.getByRole('option');
  const openPalette = async () => {
    await page.keyboard.press('Control+k');
    await expect(options.first()).toBeVisible();
  };
  await openPalette();
  const commands = await options.count();
  expect(commands).toBeGreaterThan(30);
  await close(page);
  for (let command = 0; command < commands; command += 1) {
    await openPalette();
    const option = options.nth(command);
    const text = await option.innerText();
    // A choice that is in force already changes nothing.
    const isCurrent = (await option.locator('.lucide-check').count()) > 0;
    if (isCurrent || isWayOut(text)) await close(page);
    else await doAndSee(page, text, () => option.click());
  }
}

test.describe('offline walk', () => {
  for (const { name, prepare } of [
    { name: 'no other language was loaded', prepare: () => Promise.resolve() },
    {
      name: 'another language was loaded before',
      prepare: async (page: Page) => {
        for (const label of ['English', 'Português']) {
          await page.getByRole('button', { name: /^(Idioma|Language)/ }).click();
          await page.getByRole('menuitemradio', { name: label, exact: true }).click();
          await expect(page.getByRole('menu')).toHaveCount(0);
          await expect(page.locator('html')).toHaveAttribute('lang', label === 'English' ? 'en-US' : 'pt-BR');
        }
      },
    },
  ]) {
    test(`specification §8.14: every entry, button and command works or says why it does not (${name})`, async ({
      page,
      portal,
      context,
      watch,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 1600, height: 900 });
      await signIn(page, portal);
      await expectPartsLoaded(page);
      await prepare(page);
      await mark(page);
      await goOffline(context, watch);
      await walk(page);

      await context.setOffline(false);
      // From right to left the choice reloads the page, as it does with a connection.
      const isSameDirection = (await page.locator('html').getAttribute('dir')) === 'ltr';
      await page.getByRole('button', { name: /^(Idioma|Language)/ }).click();
      await page.getByRole('menuitemradio', { name: 'Español' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
      if (isSameDirection) expect(await isMarked(page)).toBe(true);
      // A reloaded page has the language before it has the app area.
      await expect(page.getByRole('main')).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('vendas');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Ventas')).toBeVisible();
    });
  }

  test('specification §8.14, §4.16: the end of a session is told, and a sign-in that cannot be sent says so', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await page.clock.install();
    await signIn(page, portal);
    // The clock of the test hides what the browser measured.
    const asked = () => watch.requests().map(({ url }) => url);
    await expect.poll(() => PARTS.filter((name) => !asked().some((url) => url.endsWith(name)))).toEqual([]);
    await expect(page.locator('script[data-webpack]')).toHaveCount(0);
    await page.clock.fastForward('07:57:00');
    await goOffline(context, watch);
    await page.clock.fastForward('02:00');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Entrar de novo' }).click();
    await dialog.getByLabel('Login').fill(ana.login);
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/\S/);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(owner(page)).toBeVisible();
  });
});
