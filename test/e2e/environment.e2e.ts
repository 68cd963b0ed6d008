// Tests influences from outside: page translators, very long words, an earlier portal, and a backend that allows caching.
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { addDemonstrationUsers, buildTestApp, closeServingApp } from '../support/backend/app';
import { openTestDatabase } from '../support/backend/database';
import { writeRole } from '../../src/config/roles';
import {
  ana,
  bruno,
  expect,
  expectNoFaults,
  expectStored,
  loginForm,
  openMenuPage,
  userButton,
  signIn,
  submitLogin,
  test,
  watchBrowser,
  chooseLanguage,
  mainMenu,
  readOverflow,
} from './portal';
import { listenLocally } from 'contract-gates/listenLocally';
import { LONG } from './long';

test.describe('a page translator', () => {
  test('is asked not to translate the page [specification §8.16]', async ({ page, portal }) => {
    await page.goto(portal);
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
  });

  test('does not break the portal when it wraps every text @long [specification §8.16]', async ({
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
        const textNodes: Node[] = [];
        while (texts.nextNode()) textNodes.push(texts.currentNode);
        for (const text of textNodes) {
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

test.describe('a very long word from the server', () => {
  const WORD = 'Infindável'.repeat(60);
  for (const width of [320, 768, 1024, 1440]) {
    test(
      `never widens the page at ${String(width)} pixels [specification §2.70]`,
      LONG,
      async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 800 });
        const expectNoOverflow = async (where: string) => {
          expect(await readOverflow(page), where).toBe(0);
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

test(
  'the service worker of an earlier portal is removed at the second visit [specification §8.17]',
  LONG,
  async ({ browser, portal }) => {
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
      const firstPage = await context.newPage();
      await firstPage.goto(origin);
      await firstPage.evaluate(async () => navigator.serviceWorker.ready);
      await firstPage.goto(origin);
      await expect(firstPage.getByText('Portal antigo')).toBeVisible();
      await firstPage.close();

      isOld = false;
      const watch = await watchBrowser(context, [origin]);
      const secondPage = await context.newPage();
      await secondPage.goto(origin);
      // After the navigation the browser finds a newer worker, which removes itself.
      await expect
        .poll(async () =>
          secondPage
            .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
            // The worker may reload the page during the call.
            .catch(() => null),
        )
        .toBe(0);
      await secondPage.close();
      const thirdPage = await context.newPage();
      await thirdPage.goto(origin);
      await expect(loginForm(thirdPage).submit).toBeVisible();
      await expectNoFaults(watch);
    } finally {
      await context.close();
      server.closeAllConnections();
      server.close();
    }
  },
);

test('a person never sees cached data of an earlier user, even if the backend allows caching [specification §7.20]', async ({
  browser,
}) => {
  const database = await openTestDatabase();
  await addDemonstrationUsers(database);
  const app = await buildTestApp(database, { settings: { portalFolder: resolve('dist') } });
  let sessionRequests = 0;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url === '/api/session') sessionRequests += 1;
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, max-age=3600');
    done(null, payload);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const context = await browser.newContext();
  try {
    const watch = await watchBrowser(context, [origin]);
    const page = await context.newPage();
    await signIn(page, origin, ana);
    await page.getByRole('button', { name: ana.name }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await submitLogin(page, bruno.login);
    await expect(userButton(page)).toHaveAccessibleName(bruno.name);
    await expectStored(page, { 'theme-user-role': writeRole(bruno.role) });
    // One request for each person: the second is not served from the cache.
    expect(sessionRequests).toBe(2);
    await expectNoFaults(watch);
  } finally {
    await context.close();
    await closeServingApp(app);
    await database.close();
  }
});
