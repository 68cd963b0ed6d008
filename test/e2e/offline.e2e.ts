import type { BrowserContext, Page } from '@playwright/test';
import {
  readAddress,
  ana,
  expect,
  holdRequests,
  isMarked,
  mark,
  openMenuPage,
  userButton,
  PASSWORD,
  signIn,
  signInAt,
  submitLogin,
  test,
  toasts,
  chooseLanguage,
  mainMenu,
} from './portal';
import type { Watch } from './portal';
import { readTexts } from './texts';
import { listBuiltAssets } from '../support/builtAssets';
import { LONG, longIf } from './long';

/** Log lines of the browser for requests without a connection. */
const BLOCKED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading (CSS )?chunk/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const NOT_OPENED = 'Não foi possível abrir esta tela';

/** All chunks except other languages, start-up and cloud identity. The chunk of the app area contains `failure` and `outside`. */
const PARTS = listBuiltAssets().filter((name) =>
  /^(?!main\.|text-|frame-|pages-(?!pt-BR)|startup\.|presentation\.|identity\.|identityClient\.|failure\.|outside\.).*\.js$/.test(
    name,
  ),
);

if (PARTS.length < 5) throw new Error(`dist/assets contains too few chunks: ${PARTS.join(', ')}`);

/** Waits until the page has loaded all parts, which it does while it is idle. */
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

/** Waits for the response of the dashboard, which would fail without a connection. */
const expectFigures = (page: Page) => expect(page.getByText('Atualizado às')).toBeVisible();

test.describe('without a connection', () => {
  const WAYS: Record<string, (page: Page, origin: string) => Promise<unknown>> = {
    'a login at /': async (page, origin) => {
      await page.goto(`${origin}/`);
      await submitLogin(page, ana.login);
      await expectFigures(page);
    },
    'a login at /user/login': async (page, origin) => {
      await signIn(page, origin);
      await expectFigures(page);
    },
    'a reload of the app area': async (page, origin) => {
      await signIn(page, origin);
      await page.reload();
      await expectFigures(page);
    },
    'the history': async (page, origin) => {
      await signIn(page, origin);
      await page.goto(`${origin}/error`);
      await page.getByRole('link', { name: 'Voltar ao início' }).click();
      await expect(userButton(page)).toBeVisible();
      await page.goto(`${origin}/user/login`);
      await page.goBack();
    },
  };
  for (const [way, prepareApp] of Object.entries(WAYS)) {
    const details = longIf(way !== 'a reload of the app area');
    test(
      `the menu works offline after ${way} [specification §8.14]`,
      details,
      async ({ page, portal, context }) => {
        await prepareApp(page, portal);
        await expect(userButton(page)).toHaveAccessibleName(ana.name);
        await expectPartsLoaded(page);
        await context.setOffline(true);
        await openMenuPage(page, 'Configurações');
        await expect(heading(page, 'Configurações')).toBeVisible();
        await expect(mainMenu(page)).toBeVisible();
      },
    );
  }

  for (const stalled of PARTS) {
    const [name = ''] = stalled.split('.');
    if (['app', 'backend', 'user'].includes(name)) continue; // the sign-in needs them
    const details = longIf(name !== 'settings');
    test(
      `a stalled ${name} chunk does not block the other chunks [specification §8.14]`,
      details,
      async ({ page, portal }) => {
        const pending = await holdRequests(page, `**/assets/${stalled}`);
        await page.goto(`${portal}/user/login`);
        await signInAt(page);
        await expectPartsLoaded(
          page,
          // The code of the figures names the calendar.
          PARTS.filter((part) => part !== stalled && !(name === 'figures' && part.startsWith('calendar.'))),
        );
        pending.release();
      },
    );
  }

  test('a screen that cannot be loaded leaves the frame visible, and opens when the connection returns [specification §8.14]', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await page.route('**/assets/settings.*', (route) => route.abort());
    await signIn(page, portal);
    await expectPartsLoaded(
      page,
      PARTS.filter((part) => !part.startsWith('settings.')),
    );
    await expectFigures(page);
    await mark(page);
    await goOffline(context, watch);
    await openMenuPage(page, 'Configurações');
    await expect(heading(page, NOT_OPENED)).toBeFocused();
    await expect(mainMenu(page)).toBeVisible();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(heading(page, NOT_OPENED)).toBeVisible();
    await openMenuPage(page, 'Painéis');
    await expect(heading(page, 'Vendas')).toBeVisible();
    await openMenuPage(page, 'Configurações');
    await expect(heading(page, NOT_OPENED)).toBeVisible();

    await page.unroute('**/assets/settings.*');
    await context.setOffline(false);
    await expect(heading(page, 'Configurações')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('after an offline sign-out the login opens when the connection returns @long [specification §8.14]', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await signIn(page, portal);
    await page.route(/\/assets\/(user|failure)\./, (route) => route.abort());
    await page.reload();
    await expect(userButton(page)).toBeVisible();
    await goOffline(context, watch);
    await page.getByRole('button', { name: ana.name }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(heading(page, 'Não foi possível carregar a Portaria. Verifique a conexão.')).toBeFocused();
    await page.unroute(/\/assets\/(user|failure)\./);
    await context.setOffline(false);
    await expect(heading(page, 'Entrar')).toBeVisible();
  });

  test('without the toast chunk the page shows the message, and the next toast works [specification §8.14]', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await page.route('**/assets/toasts.*', (route) => route.abort());
    await page.clock.install();
    await signIn(page, portal);
    await goOffline(context, watch);
    const chooseSpanish = () => chooseLanguage(page, 'Español');
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

  test('offline, a language of the other direction does not reload the page [specification §4.12]', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await signIn(page, portal);
    await expectPartsLoaded(page);
    await mark(page);
    await goOffline(context, watch);
    await chooseLanguage(page, /RTL/);
    await expect(toasts(page)).toContainText('Não foi possível carregar o idioma.');
    await expect(mainMenu(page)).toBeVisible();
    expect(readAddress(page)).toBe('/app/dashboards/vendas');
    expect(await isMarked(page)).toBe(true);
  });
});

/** Returns everything that a command can change or show. An equal text means that the command had no effect. */
const readState = (page: Page) =>
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

/** Expects the frame with content, and no reload of the page. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#content')).toHaveText(/\S/);
  expect(await isMarked(page)).toBe(true);
}

/** Runs an action, waits for its effect, closes what it opened, and checks the frame. */
async function expectEffect(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  await test.step(what, async () => {
    const stateBefore = await readState(page);
    await act();
    await expect.poll(() => readState(page), `${what} had no effect`).not.toBe(stateBefore);
    // An open dialog hides the role of the frame, so this looks for an element.
    await expect(page.locator('header [aria-controls]').first()).toBeAttached();
    await closeOverlays(page);
    await expectFrame(page);
  });
}

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
async function closeOverlays(page: Page): Promise<void> {
  await expect(async () => {
    if ((await page.locator(OVERLAYS).count()) > 0) await page.keyboard.press('Escape');
    await expect(page.locator(OVERLAYS)).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Texts of the sign-out in all languages. A sign-out would end the test. */
const SIGN_OUT_TEXTS = (['pt-BR', 'en-US', 'es-ES', 'en-EN'] as const).flatMap((code) =>
  ['app.logout', 'palette.signOut'].map((id) => readTexts(code)(id)),
);
const isSignOut = (text: string) => SIGN_OUT_TEXTS.includes(text.trim());

/** Uses every entry of the menus, and every sub-entry: once, or from each entry. */
async function useMenus(page: Page, isOnce: boolean): Promise<void> {
  const usedTargets = new Set<string>();
  const links = page.getByRole('navigation').getByRole('link');
  const entries = mainMenu(page).getByRole('link');
  for (let entry = 0; entry < (await entries.count()); entry += 1) {
    await expectEffect(page, `menu entry ${String(entry)}`, () => entries.nth(entry).click());
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const [link, target] of targets.entries()) {
      if (isOnce && usedTargets.has(target)) continue;
      usedTargets.add(target);
      await entries.nth(entry).click();
      await expect(links).not.toHaveCount(0);
      if (link < (await links.count()))
        await expectEffect(page, `link ${String(link)}`, () => links.nth(link).click());
    }
  }
}

/** Uses every button of the top bar, and every item of its menus. */
async function useTopBar(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  const buttons = bar.locator('button:not([role="switch"])');
  const items = page.locator('header [role="dialog"] :is(a, button, input)');
  const count = await buttons.count();
  for (let button = 0; button < count; button += 1) {
    await expectEffect(page, `button ${String(button)}`, () => buttons.nth(button).click());
    await buttons.nth(button).click();
    const offered = await items.evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLInputElement ? one.value : one.textContent)),
    );
    await closeOverlays(page);
    for (const [item, text] of offered.entries()) {
      if (isSignOut(text)) continue;
      const isChecked = () => items.nth(item).evaluate((it) => it instanceof HTMLInputElement && it.checked);
      await buttons.nth(button).click();
      if (await isChecked()) await closeOverlays(page);
      else await expectEffect(page, text, () => items.nth(item).click());
    }
  }
}

/** Uses every command of the palette. */
async function usePalette(page: Page): Promise<void> {
  const options = page.getByRole('option');
  const openPalette = async () => {
    await page.keyboard.press('Control+k');
    await expect(options.first()).toBeVisible();
  };
  await openPalette();
  const commands = await options.count();
  expect(commands).toBeGreaterThan(30);
  await closeOverlays(page);
  for (let command = 0; command < commands; command += 1) {
    await openPalette();
    const option = options.nth(command);
    const text = await option.innerText();
    // The current choice has no effect.
    const isCurrent = (await option.locator('.lucide-check').count()) > 0;
    if (isCurrent || isSignOut(text)) await closeOverlays(page);
    else await expectEffect(page, text, () => option.click());
  }
}

test.describe('the whole app area offline', () => {
  test('every menu entry works or reports why it does not @long [specification §8.14]', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await signIn(page, portal);
    await expectPartsLoaded(page);
    await mark(page);
    await goOffline(context, watch);
    await useMenus(page, true);
  });

  for (const { name, prepare } of [
    { name: 'no other language was loaded', prepare: () => Promise.resolve() },
    {
      name: 'another language was loaded before',
      prepare: async (page: Page) => {
        for (const label of ['English', 'Português']) {
          await chooseLanguage(page, label);
          await expect(page.locator('html')).toHaveAttribute('lang', label === 'English' ? 'en-US' : 'pt-BR');
        }
      },
    },
  ]) {
    test(
      `every entry, button and command works or reports why it does not (${name}) [specification §8.14]`,
      LONG,
      async ({ page, portal, context, watch }) => {
        test.setTimeout(300_000);
        await page.setViewportSize({ width: 1600, height: 900 });
        await signIn(page, portal);
        await expectPartsLoaded(page);
        await prepare(page);
        await mark(page);
        await goOffline(context, watch);
        await useMenus(page, false);
        await useTopBar(page);
        await usePalette(page);

        await context.setOffline(false);
        // From a right-to-left language the choice reloads the page.
        const isSameDirection = (await page.locator('html').getAttribute('dir')) === 'ltr';
        await chooseLanguage(page, 'Español');
        await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
        if (isSameDirection) expect(await isMarked(page)).toBe(true);
        // A reloaded page sets the language before it shows the app area.
        await expect(page.getByRole('main')).toBeVisible();
        await page.keyboard.press('Control+k');
        await page.keyboard.type('vendas');
        await page.keyboard.press('Enter');
        await expect(heading(page, 'Ventas')).toBeVisible();
      },
    );
  }

  test('the session end is announced, and a sign-in without a connection shows an error [specification §8.14, §4.16]', async ({
    page,
    portal,
    context,
    watch,
  }) => {
    await page.clock.install();
    await signIn(page, portal);
    // With the test's clock, `performance` has no entries, so the requests are compared.
    const listUrls = () => watch.requests().map(({ url }) => url);
    await expect
      .poll(() => PARTS.filter((name) => !listUrls().some((url) => url.endsWith(name))))
      .toEqual([]);
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
    await expect(userButton(page)).toBeVisible();
  });
});
