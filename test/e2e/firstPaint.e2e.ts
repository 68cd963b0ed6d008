// The login is in the page itself. It can be used before any other file has arrived, and React takes it over unchanged.
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { buildTestApp, closeServingApp } from '../support/backend/app';
import {
  ana,
  expect,
  expectNoFaults,
  holdRequests,
  loginForm,
  PASSWORD,
  readAddress,
  signIn,
  store,
  test,
  watchBrowser,
} from './portal';
import { longIf } from './long';
import { defer } from '../support/defer';

const CONFIG = '**/config.json';
const MAIN = '**/assets/main.*.js';
const TOKEN = '**/authorization/getToken';

/** Opens an address while the files of a pattern do not arrive. */
async function openWithout(page: Page, address: string, pattern: string) {
  const pending = await holdRequests(page, pattern);
  await page.goto(address, { waitUntil: 'commit' });
  await pending.arrived;
  return pending;
}

/** Marks the form's element, which is another one if React does not take it over. */
const markForm = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('form');
    if (form) Object.assign(form, { isFirst: true });
  });
const isFirstForm = (page: Page) =>
  page.evaluate(() => Reflect.get(document.querySelector('form') ?? {}, 'isFirst') === true);
/** Submits the empty form until React shows its message, which proves that React has taken over the form. */
const waitForReact = async (page: Page, submit = loginForm(page).submit) => {
  await submit.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

/** The size of the element that the style sheet adds to an empty `#root`, or null without one. */
const readFirstScreen = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root');
    const { content, inlineSize, blockSize } = getComputedStyle(root ?? document.body, '::after');
    return content === 'none' ? null : { inlineSize, blockSize };
  });

/** Records for each frame what the page shows: its first screen, nothing, or the text of a page. */
async function recordFirstScreens(page: Page) {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { firstScreens: frames });
    const describeRoot = (root: HTMLElement) => {
      if (getComputedStyle(root, '::after').content !== 'none') return 'first';
      return root.innerText.trim() === '' ? 'nothing' : 'page';
    };
    const recordFrame = () => {
      const root = document.getElementById('root');
      // A slow parser may pause between the root and the last element, which the first screen waits for.
      if (root && document.getElementById('wait')) frames.push(describeRoot(root));
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
  return () =>
    page.evaluate(() => {
      const frames: unknown = Reflect.get(window, 'firstScreens');
      return Array.isArray(frames) ? frames.map(String) : [];
    });
}

/** Expects the empty top bar, 52 pixels high, and then the one of the app area at the same place. */
async function expectTopBarFirst(page: Page, portal: string, text: string) {
  const main = await openWithout(page, `${portal}/app/dashboards/vendas`, MAIN);
  await expect.poll(() => readFirstScreen(page)).toMatchObject({ blockSize: '52px' });
  main.release();
  await expect(page.getByText(text)).toBeVisible();
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 52 });
  expect(await readFirstScreen(page)).toBeNull();
}

for (const [language, button] of [
  [null, 'Entrar'],
  ['en-US', 'Sign in'],
  ['es-ES', 'Iniciar sesión'],
  ['en-EN', 'Sign in'],
] as const) {
  test(
    `in ${language ?? 'no language'}, the login is shown without any other file, and stays the same form [specification §4.50]`,
    longIf(language !== 'en-EN'),
    async ({ page, portal }) => {
      if (language !== null) await store(page, { theme_lang: language });
      const main = await openWithout(page, portal, MAIN);
      const submit = page.getByRole('button', { name: button, exact: true });
      await expect(submit).toBeVisible();
      // `en-EN` is English from right to left.
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'en-EN' ? 'rtl' : 'ltr');
      await expect(page.getByRole('combobox')).toHaveValue(language ?? 'pt-BR');
      await markForm(page);
      main.release();
      await waitForReact(page, submit);
      expect(await isFirstForm(page)).toBe(true);
    },
  );
}

test('text typed before React stays, with its caret, and is what a submit sends [specification §4.50]', async ({
  page,
  portal,
}) => {
  const main = await openWithout(page, portal, MAIN);
  const { login, password } = loginForm(page);
  await login.pressSequentially('529.982.247-25');
  await password.pressSequentially('uma');
  await markForm(page);
  main.release();
  await expect(login).toHaveValue('52998224725');
  await expect(password).toBeFocused();
  await page.keyboard.type(' senha');
  await expect(password).toHaveValue('uma senha');
  const request = page.waitForRequest(TOKEN);
  await page.keyboard.press('Enter');
  expect((await request).postDataJSON()).toEqual({ ds_Login: '52998224725', ds_Senha: 'uma senha' });
  expect(await isFirstForm(page)).toBe(true);
});

test('a first request for the code of the form that fails loses neither text nor submit @long [specification §4.50]', async ({
  page,
  portal,
  watch,
}) => {
  watch.expectLog(/ERR_FAILED.*\/assets\/user\./);
  let requests = 0;
  await page.route('**/assets/user.*.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  const config = await openWithout(page, portal, CONFIG);
  const { login, password } = loginForm(page);
  await login.pressSequentially(ana.login);
  await password.pressSequentially(PASSWORD);
  await markForm(page);
  await page.keyboard.press('Enter');
  const request = page.waitForRequest(TOKEN);
  config.release();
  expect((await request).postDataJSON()).toEqual({ ds_Login: ana.login, ds_Senha: PASSWORD });
  await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  expect(requests).toBe(2);
});

test('a submit before React is busy, and is sent once when the settings are known [specification §2.172, §4.50]', async ({
  page,
  portal,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getToken')) sent.push(request.url());
  });
  const config = await openWithout(page, portal, CONFIG);
  const { login, password, submit } = loginForm(page);
  await login.pressSequentially(ana.login);
  await password.pressSequentially(PASSWORD);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
  expect(readAddress(page)).toBe('/');
  // The held form is busy: disabled, a spinner, and announced.
  await expect(submit).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Entrando…' })).toBeAttached();
  expect(await submit.locator('svg').evaluate((icon) => getComputedStyle(icon).animationName)).toMatch(
    /turn/,
  );
  expect(await page.title()).toBe('Entrar · Portaria');
  config.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('before React, the login has its title, and its brand has no empty paragraph [specification §2.173]', async ({
  page,
  portal,
}) => {
  await store(page, { theme_lang: 'es-ES' });
  const config = await openWithout(page, portal, CONFIG);
  expect(await page.title()).toBe('Iniciar sesión · Portaria');
  const paragraphs = await page.locator('main > :first-child p').allTextContents();
  expect(paragraphs.filter((text) => text.trim() === '')).toEqual([]);
  config.release();
});

test('the key of the command palette works while the page arrives [specification §2.174]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, ana);
  const main = await openWithout(page, `${portal}/APP`, MAIN);
  // The address in capitals has the top bar at once too.
  await expect.poll(() => readFirstScreen(page)).not.toBeNull();
  await page.keyboard.press('Control+k');
  main.release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
});

test('without JavaScript the page has a styled sentence in each language [specification §2.175]', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal);
  const card = page.getByRole('main');
  await expect(card).toContainText('A Portaria precisa de JavaScript.');
  await expect(card).toContainText('Portaria needs JavaScript.');
  const { borderTopStyle, textAlign } = await card.evaluate((element) => getComputedStyle(element));
  expect([borderTopStyle, textAlign]).toEqual(['solid', 'center']);
  await context.close();
});

test('a language chosen and a password shown before React take effect [specification §4.50]', async ({
  page,
  portal,
}) => {
  const main = await openWithout(page, portal, MAIN);
  await loginForm(page).password.fill('segredo');
  await page.getByRole('combobox').selectOption('es-ES');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  main.release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('segredo');
  expect(await page.evaluate(() => localStorage.getItem('theme_lang'))).toBe('es-ES');
});

for (const [width, name] of [
  [1280, 'Comercial Aurora'],
  [320, 'Comercial Aurora de Alimentos Ltda'],
] as const) {
  const title = `company, environment, support and languages move nothing at ${String(width)} pixels [specification §4.50]`;
  test(title, longIf(width > 320), async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(CONFIG, (route) =>
      route.fulfill({
        json: {
          company: { name },
          environment: 'Homologação',
          support: { name: 'Central', phone: '11 5555-0100' },
          languages: ['pt-BR', 'es-ES'],
        },
      }),
    );
    const main = await openWithout(page, portal, MAIN);
    const { login } = loginForm(page);
    await expect(login).toBeVisible();
    const before = await login.boundingBox();
    await expect(page.getByText('Portaria', { exact: true })).toHaveCount(0);
    await markForm(page);
    main.release();
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText('Homologação')).toBeVisible();
    await expect(page.getByText('11 5555-0100')).toBeAttached();
    await expect(page.getByRole('option')).toHaveCount(2);
    expect(await login.boundingBox()).toEqual(before);
    const shift = await page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'shifts');
      return Array.isArray(shifts) ? shifts.reduce((sum: number, value) => sum + Number(value), 0) : NaN;
    });
    // The browser also counts the shift of an area without visible content, which is below this limit.
    expect(shift).toBeLessThan(0.01);
    await waitForReact(page);
    expect(await isFirstForm(page)).toBe(true);
  });
}

test('a stored language that is not offered gives way to one that is @long [specification §4.50]', async ({
  page,
  portal,
}) => {
  await page.route(CONFIG, (route) => route.fulfill({ json: { languages: ['pt-BR'] } }));
  await store(page, { theme_lang: 'es-ES' });
  await page.goto(portal);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(loginForm(page).submit).toBeVisible();
});

test('a deployment without Portuguese never shows it first, from the reference backend @long [specification §3.30]', async ({
  browser,
}) => {
  const app = await buildTestApp(null, {
    settings: { portalFolder: resolve('dist'), config: { languages: ['es-ES', 'en-US'] } },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const context = await browser.newContext();
  const watch = await watchBrowser(context, [origin]);
  const page = await context.newPage();
  const main = await openWithout(page, origin, MAIN);
  await expect(page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  const login = page.getByLabel('Número de usuario');
  await login.pressSequentially('123');
  await markForm(page);
  main.release();
  await expect(page.getByRole('option')).toHaveText(['English', 'Español']);
  expect(await isFirstForm(page)).toBe(true);
  await expect(login).toHaveValue('123');
  await expectNoFaults(watch);
  await context.close();
  await closeServingApp(app);
});

test('with the guard, the login of the empty path stays on the page and gets its own address @long [specification §4.50]', async ({
  page,
  guardedPortal,
}) => {
  const main = await openWithout(page, guardedPortal, MAIN);
  await loginForm(page).login.pressSequentially('123');
  await markForm(page);
  main.release();
  await expect.poll(() => readAddress(page)).toBe('/user/login');
  await waitForReact(page);
  expect(await isFirstForm(page)).toBe(true);
  await expect(loginForm(page).login).toHaveValue('123');
});

test('broken settings replace the login, and a submit before them is never sent [specification §4.50]', async ({
  page,
  portal,
  watch,
}) => {
  const body = defer<string>();
  await page.route(CONFIG, async (route) => {
    await route.fulfill({ contentType: 'application/json', body: await body.promise });
  });
  await page.goto(portal, { waitUntil: 'commit' });
  const { login, password } = loginForm(page);
  await login.pressSequentially(ana.login);
  await password.pressSequentially(PASSWORD);
  await page.keyboard.press('Enter');
  body.release('null');
  await expect(page.getByRole('heading', { name: 'A configuração da Portaria é inválida' })).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);
});

test('a visitor with a session sees the card of the login, never the empty form, and a report if the portal cannot start [specification §4.50]', async ({
  page,
  portal,
  watch,
}) => {
  await signIn(page, portal);
  for (const address of ['/', '/user/login']) {
    const main = await openWithout(page, portal + address, MAIN);
    const card = page.getByRole('main');
    await expect(card).toBeVisible();
    const { x, y, width } = (await card.boundingBox()) ?? {};
    await expect(page.locator('input, select, button, a')).toHaveCount(0);
    main.release();
    await expect(page.getByText('Você já entrou como Ana Souza.')).toBeVisible();
    await expect(loginForm(page).submit).toBeVisible();
    expect(await card.boundingBox()).toMatchObject({ x, y, width });
  }
  await test.step('the app area shows its top bar before the main script', async () => {
    await expectTopBarFirst(page, portal, 'Atualizado às');
  });
  await test.step('the visitor learns that the portal cannot start', async () => {
    watch.expectLog(/ERR_FAILED.*\/assets\/main\./);
    await page.route(MAIN, (route) => route.abort());
    await page.goto(portal);
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

for (const address of ['/user/forgot-password', '/user/register', '/user/reset-password/']) {
  test(
    `${address} shows its card before the main script [specification §4.50]`,
    longIf(address !== '/user/register'),
    async ({ page, portal }) => {
      const main = await openWithout(page, portal + address, MAIN);
      const card = page.getByRole('main');
      await expect(card).toBeVisible();
      const before = await card.boundingBox();
      await expect(page.locator('h1, input, select, button, a')).toHaveCount(0);
      main.release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await card.boundingBox()).toEqual(before);
    },
  );
}

test('at 320 px in Spanish, the name of a visitor with a session does not move the form @long [specification §4.50]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await store(page, { theme_lang: 'es-ES' });
  await page.setViewportSize({ width: 320, height: 700 });
  const profile = await openWithout(page, portal, '**/api/session');
  await expect(page.getByText('Ya ha iniciado sesión.')).toBeVisible();
  const login = page.locator('input[name=login]');
  const before = await login.boundingBox();
  profile.release();
  await expect(page.getByText('Ya ha iniciado sesión como Ana Souza.')).toBeVisible();
  expect(await login.boundingBox()).toEqual(before);
});

/** The rows of `npm test`: addresses and widths. */
const SHORT_CARDS = ['/error 320'];

for (const address of ['/error', '/unauthorized', '/does-not-exist']) {
  for (const width of [1280, 320]) {
    test(
      `${address} shows an empty card at ${width} px until its own card appears [specification §4.50]`,
      longIf(!SHORT_CARDS.includes(`${address} ${width}`)),
      async ({ page, guardedPortal }) => {
        await page.setViewportSize({ width, height: 800 });
        const readFrames = await recordFirstScreens(page);
        const main = await openWithout(page, guardedPortal + address, MAIN);
        // A narrow page has 16 pixels on both sides of the card.
        const cardWidth = width === 320 ? 288 : 480;
        const size = { inlineSize: `${cardWidth}px`, blockSize: '360px' };
        await expect.poll(() => readFirstScreen(page)).toEqual(size);
        await expect(page.getByText('Abrindo a Portaria…')).toBeVisible();
        main.release();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await readFirstScreen(page)).toBeNull();
        expect(await readFrames()).not.toContain('nothing');
        const card = page.locator('main > div', { has: page.getByRole('heading', { level: 1 }) });
        expect(await card.boundingBox()).toMatchObject({ width: cardWidth });
      },
    );
  }
}

test('the app area shows its top bar before the main script, without a session [specification §4.50]', async ({
  page,
  portal,
}) => {
  await expectTopBarFirst(page, portal, 'Entre para ver os painéis');
});

test('with the guard, the app area without a session needs no further file when it shows the login @long [specification §4.50]', async ({
  page,
  guardedPortal,
}) => {
  const login = await openWithout(page, `${guardedPortal}/app`, '**/assets/user.*.js');
  await expect.poll(() => readFirstScreen(page)).toMatchObject({ blockSize: '52px' });
  login.release();
  await expect(loginForm(page).submit).toBeVisible();
});
