// What other programs around the page do to it: translators, an earlier portal, a line that stops, a server without limits.
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
  hold,
  loginForm,
  owner,
  signIn,
  submitLogin,
  test,
  watchOver,
} from './portal';
import { listenLocally } from 'contract-gates/listenLocally';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const NOT_LOADED = 'A Portaria não pôde ser carregada. Verifique a conexão.';

test.describe('a page translator', () => {
  test('specification §8.16: is asked to leave the page alone', async ({ page, portal }) => {
    await page.goto(portal);
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
  });

  test('specification §8.16: that wraps every text all the same does not end the portal', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/removeChild|insertBefore/);
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
    await expect(owner(page)).toBeVisible();
    for (const round of [1, 2]) {
      await test.step(`round ${String(round)}`, async () => {
        await mainMenu(page).getByRole('link', { name: 'Configurações' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
        await page.keyboard.press('Control+k');
        await page.keyboard.type('vendas');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
        await page.getByRole('button', { name: /^Idioma/ }).click();
        await page.getByRole('menuitemradio', { name: 'Español' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
        await page.getByRole('button', { name: /^Idioma/ }).click();
        await page.getByRole('menuitemradio', { name: 'Português' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      });
    }
    await expect(page.getByText('Algo deu errado')).toHaveCount(0);
    await expect(mainMenu(page)).toBeVisible();
  });
});

test.describe('a line that stops', () => {
  test('specification §8.13: an empty main script is reported, with a way to try again', async ({
    page,
    portal,
  }) => {
    await page.route('**/assets/main.*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    // The page's preloaded settings are used by the main script alone.
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
    test(`specification §8.13: ${what} that does not come is reported after ten seconds, and replaces the report`, async ({
      page,
      portal,
    }) => {
      await page.clock.install();
      const held = await hold(page, address);
      await page.goto(portal, { waitUntil: 'commit' });
      await held.arrived;
      await expect(page.getByRole('status')).toBeAttached();
      await page.clock.runFor(9_000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      await page.clock.runFor(4_000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_LOADED);
      await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
      held.release();
      await expect(loginForm(page).submit).toBeVisible();
      await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
    });
  }

  test('specification §8.13: an app area that does not come after the sign-in is reported, and can be tried again', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    const held = await hold(page, /\/assets\/app\.\w+\.js$/);
    await page.goto(`${portal}/user/login`);
    await submitLogin(page, ana.login);
    await held.arrived;
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toHaveCount(0);
    await page.clock.runFor(11_000);
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await reloaded;
    held.release();
    await expect(owner(page)).toBeVisible();
    await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  });

  test('specification §8.13: a screen that comes late takes the report away', async ({ page, portal }) => {
    const held = await hold(page, /\/assets\/settings\.\w+\.js$/);
    await page.clock.install();
    await signIn(page, portal);
    await mainMenu(page).getByRole('link', { name: 'Configurações' }).click();
    await held.arrived;
    await page.clock.runFor(11_000);
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
    await expect(mainMenu(page)).toBeVisible();
    held.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
    await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  });
});

test.describe('an endless word of the server', () => {
  const WORD = 'Infindável'.repeat(60);
  for (const width of [320, 768, 1024, 1440]) {
    test(`specification §2.70: never widens the page at ${String(width)} pixels`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const expectNoWider = async (where: string) => {
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
      await expectNoWider('refusal');

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
      await expectNoWider('dashboard');
      await page.getByRole('button', { name: WORD }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoWider('user menu');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoWider('palette');
      await page.keyboard.press('Escape');
      await page.goto(`${portal}/user/login`);
      await expect(page.getByText(WORD)).toBeVisible();
      await expectNoWider('login with a session');
      await page.goto(`${portal}/app/dashboards/${WORD.slice(0, 190)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoWider('unknown dashboard');
    });
  }
});

test('specification §8.17: the service worker of an earlier portal is gone at the second visit', async ({
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
  // One origin, on which the earlier portal is replaced by this one.
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
      .then(async (answer) => {
        response.statusCode = answer.status;
        response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
        response.end(Buffer.from(await answer.arrayBuffer()));
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
    const watch = await watchOver(context, [origin]);
    const second = await context.newPage();
    await second.goto(origin);
    // The browser looks for a newer worker after the navigation, and finds one that removes itself.
    await expect
      .poll(async () =>
        second
          .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
          // The worker reloads the page meanwhile.
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

test('specification §7.20: a backend that lets its responses be kept shows nobody the data of an earlier user', async ({
  browser,
}) => {
  const database = await openTestDatabase();
  await addDemonstrationUsers(database);
  const app = await buildTestApp(database, { settings: { portalFolder: resolve('dist') } });
  let asked = 0;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url === '/api/session') asked += 1;
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, max-age=3600');
    done(null, payload);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const context = await browser.newContext();
  try {
    await watchOver(context, [origin]);
    const page = await context.newPage();
    await signIn(page, origin, ana);
    await page.getByRole('button', { name: ana.name }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await submitLogin(page, bruno.login);
    await expect(owner(page)).toHaveText(`Painel de ${bruno.name}`);
    await expectStored(page, { 'theme-user-role': STORED_ROLES[bruno.role] });
    expect(asked).toBe(2);
  } finally {
    await context.close();
    await closeServingApp(app);
    await database.close();
  }
});
