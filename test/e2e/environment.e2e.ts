// Tests influences from outside: page translators, an earlier portal, a stalled connection, and a careless server.
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { addDemonstrationUsers, buildTestApp, closeServingApp } from '../support/backend/app';
import { openTestDatabase } from '../support/backend/database';
import { STORED_ROLES } from '../../src/config/roles';
import {
  ana,
  bruno,
  expect,
  expectStored,
  holdRequests,
  loginForm,
  openMenuPage,
  userButton,
  signIn,
  submitLogin,
  test,
  watchBrowser,
  chooseLanguage,
} from './portal';
import { listenLocally } from 'contract-gates/listenLocally';
import { longIf } from './long';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const NOT_LOADED = 'Não foi possível carregar a Portaria. Verifique a conexão.';

test.describe('a page translator', () => {
  test('is asked not to translate the page [specification §8.16]', async ({ page, portal }) => {
    await page.goto(portal);
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
  });

  test('does not break the portal when it wraps every text [specification §8.16]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/removeChild|insertBefore/);
    // React replaces the prerendered login, because its elements are no longer those of the build.
    watch.expectLog(/Minified React error #418/);
    await page.addInitScript(() => {
      const wrap = () => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: Node[] = [];
        while (texts.nextNode()) found.push(texts.currentNode);
        for (const text of found) {
          if (text.parentElement?.closest('font, script, option') || !text.nodeValue?.trim()) continue;
          const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
          text.parentNode?.replaceChild(font, text);
          font.textContent = text.nodeValue;
        }
      };
      document.addEventListener('DOMContentLoaded', () => {
        wrap();
        new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
      });
    });
    await page.goto(`${portal}/user/login`);
    await expect(page.locator('main font').first()).toBeVisible();
    await submitLogin(page, ana.login, 'senha-errada');
    await expect(page.getByRole('main').getByText('Login ou senha inválidos.')).toBeVisible();
    await submitLogin(page, ana.login);
    await expect(userButton(page)).toBeVisible();
    for (const round of [1, 2]) {
      await test.step(`round ${String(round)}`, async () => {
        await openMenuPage(page, 'Configurações');
        await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
        await page.keyboard.press('Control+k');
        await page.keyboard.type('vendas');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
        await chooseLanguage(page, 'Español');
        await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
        await chooseLanguage(page, 'Português');
        await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      });
    }
    await expect(page.getByText('Algo deu errado')).toHaveCount(0);
    await expect(mainMenu(page)).toBeVisible();
  });
});

test.describe('a stalled connection', () => {
  test('an empty main script shows an error with a retry [specification §8.13]', async ({ page, portal }) => {
    await page.route('**/assets/main.*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    // Only the main script uses the preloaded settings, and Chrome warns about an unused preload.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => void fetch('/config.json'));
    });
    await page.goto(portal);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_LOADED);
    await page.unroute('**/assets/main.*.js');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(loginForm(page).submit).toBeVisible();
  });

  for (const [what, address] of [
    ['the main script', /\/assets\/main\.\w+\.js$/],
    ['the catalogue', /\/assets\/text-pt-BR\.\w+\.js$/],
    ['the login', /\/assets\/user\.\w+\.js$/],
  ] as const) {
    test(`${what} is reported missing after ten seconds, and replaces the report when it arrives [specification §8.13]`, async ({
      page,
      portal,
    }) => {
      await page.clock.install();
      const pending = await holdRequests(page, address);
      await page.goto(portal, { waitUntil: 'commit' });
      await pending.arrived;
      const report = page.getByRole('heading', { name: NOT_LOADED });
      await loginForm(page).login.fill('123');
      await page.clock.runFor(9_000);
      await expect(report).toHaveCount(0);
      await page.clock.runFor(4_000);
      await expect(report).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
      pending.release();
      await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
      await expect(loginForm(page).login).toHaveValue('123');
    });
  }

  for (const address of ['/app', '/error']) {
    test(`at ${address}, the main script is reported missing after ten seconds, and replaces the report when it arrives [specification §8.13]`, async ({
      page,
      portal,
    }) => {
      await page.clock.install();
      const pending = await holdRequests(page, /\/assets\/main\.\w+\.js$/);
      await page.goto(portal + address, { waitUntil: 'commit' });
      await pending.arrived;
      await page.clock.runFor(13_000);
      await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeFocused();
      await expect(page.getByRole('main')).toHaveCount(1);
      pending.release();
      await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('the page about invalid settings is reported missing after ten seconds [specification §8.13]', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await page.route('**/config.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: 'null' }),
    );
    const pending = await holdRequests(page, /\/assets\/startup\.\w+\.js$/);
    await page.goto(`${portal}/user/register`, { waitUntil: 'commit' });
    await pending.arrived;
    await page.clock.runFor(13_000);
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  test('an app area that does not load after the sign-in shows an error with a retry [specification §8.13]', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    const pending = await holdRequests(page, /\/assets\/app\.\w+\.js$/);
    await page.goto(`${portal}/user/login`);
    await submitLogin(page, ana.login);
    await pending.arrived;
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toHaveCount(0);
    await page.clock.runFor(11_000);
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await reloaded;
    pending.release();
    await expect(userButton(page)).toBeVisible();
    await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  });

  test('a screen that loads late replaces the error [specification §8.13]', async ({ page, portal }) => {
    const pending = await holdRequests(page, /\/assets\/settings\.\w+\.js$/);
    await page.clock.install();
    await signIn(page, portal);
    await openMenuPage(page, 'Configurações');
    await pending.arrived;
    await page.clock.runFor(11_000);
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
    await expect(mainMenu(page)).toBeVisible();
    pending.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
    await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  });
});

test.describe('a very long word from the server', () => {
  const WORD = 'Infindável'.repeat(60);
  for (const width of [320, 768, 1024, 1440]) {
    test(
      `never widens the page at ${String(width)} pixels [specification §2.70]`,
      longIf(width !== 320),
      async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 800 });
        const expectNoOverflow = async (where: string) => {
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wide, where).toBe(0);
        };
        await page.route('**/api/authorization/getToken', (route) =>
          route.fulfill({ json: { statusLogin: 1, ds_Mensagem: WORD, ds_Token: null, cd_Dashboard: null } }),
        );
        await page.goto(`${portal}/user/login`);
        await submitLogin(page, ana.login);
        await expect(page.getByRole('main').getByText(WORD)).toBeVisible();
        await expect(page.locator('.redux-toastr .toastr')).toBeVisible();
        await expectNoOverflow('refusal');

        await page.unroute('**/api/authorization/getToken');
        const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
        await page.route('**/api/session', (route) =>
          route.fulfill({ json: { login: ana.login, name: WORD, role: 'admin', expiresAt } }),
        );
        await page.route('**/api/dashboards', (route) =>
          route.fulfill({
            json: { dashboards: ['default', 'vendas', 'financeiro'].map((code) => ({ code, title: WORD })) },
          }),
        );
        await submitLogin(page, ana.login);
        await expect(page.getByRole('heading', { level: 1, name: WORD })).toBeVisible();
        await expectNoOverflow('dashboard');
        await page.getByRole('button', { name: WORD, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoOverflow('user menu');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectNoOverflow('palette');
        await page.keyboard.press('Escape');
        await page.goto(`${portal}/app`);
        await expect(page.getByRole('main').getByRole('link', { name: WORD }).first()).toBeVisible();
        await expectNoOverflow('home');
        await page.goto(`${portal}/user/login`);
        await expect(page.getByText(WORD)).toBeVisible();
        await expectNoOverflow('login with a session');
        await page.goto(`${portal}/app/dashboards/${WORD.slice(0, 190)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoOverflow('unknown dashboard');
      },
    );
  }
});

test('the service worker of an earlier portal is removed at the second visit [specification §8.17]', async ({
  browser,
  portal,
}) => {
  const WORKER = `self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate')
        event.respondWith(new Response('<!doctype html><title>old</title><h1>Portal antigo</h1>', {
          headers: { 'content-type': 'text/html' },
        }));
    });`;
  let isOld = true;
  // The new portal replaces the earlier one on the same origin.
  const server = createServer((request, response) => {
    if (isOld) {
      const isWorker = request.url === '/service-worker.js';
      response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
      response.end(
        isWorker ? WORKER : `<script>navigator.serviceWorker.register('/service-worker.js')</script>`,
      );
      return;
    }
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !/^(host|connection|accept-encoding)$/.test(name) ? [[name, value]] : [],
    );
    fetch(portal + (request.url ?? '/'), { headers: Object.fromEntries(headers) as Record<string, string> })
      .then(async (received) => {
        response.statusCode = received.status;
        response.setHeader('content-type', received.headers.get('content-type') ?? 'text/plain');
        response.end(Buffer.from(await received.arrayBuffer()));
      })
      .catch(() => response.destroy());
  });
  const origin = await listenLocally(server);
  const context = await browser.newContext();
  try {
    const first = await context.newPage();
    await first.goto(origin);
    await first.evaluate(async () => navigator.serviceWorker.ready);
    await first.goto(origin);
    await expect(first.getByText('Portal antigo')).toBeVisible();
    await first.close();

    isOld = false;
    const watch = await watchBrowser(context, [origin]);
    const second = await context.newPage();
    await second.goto(origin);
    // After the navigation the browser finds a newer worker, which removes itself.
    await expect
      .poll(async () =>
        second
          .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
          // The worker may reload the page during the call.
          .catch(() => null),
      )
      .toBe(0);
    await second.close();
    const third = await context.newPage();
    await third.goto(origin);
    await expect(loginForm(third).submit).toBeVisible();
    expect(watch.faults()).toEqual([]);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
});

test('a person never sees cached data of an earlier user, even if the backend allows caching [specification §7.20]', async ({
  browser,
}) => {
  const database = await openTestDatabase();
  await addDemonstrationUsers(database);
  const app = await buildTestApp(database, { settings: { portalFolder: resolve('dist') } });
  let calls = 0;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url === '/api/session') calls += 1;
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, max-age=3600');
    done(null, payload);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const context = await browser.newContext();
  try {
    await watchBrowser(context, [origin]);
    const page = await context.newPage();
    await signIn(page, origin, ana);
    await page.getByRole('button', { name: ana.name }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await submitLogin(page, bruno.login);
    await expect(userButton(page)).toHaveAccessibleName(bruno.name);
    await expectStored(page, { 'theme-user-role': STORED_ROLES[bruno.role] });
    expect(calls).toBe(2);
  } finally {
    await context.close();
    await closeServingApp(app);
    await database.close();
  }
});
