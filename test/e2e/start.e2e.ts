import type { Page } from '@playwright/test';
import {
  readAddress,
  ana,
  expect,
  holdRequests,
  loginForm,
  userButton,
  PASSWORD,
  signIn,
  readStorage,
  store,
  submitLogin,
  test,
  toasts,
  chooseLanguage,
  WRONG_PASSWORD,
} from './portal';
import { longIf } from './long';

const CONFIG = '**/config.json';
const MAIN = /\/assets\/main\.\w+\.js$/;

const html = (page: Page) => page.locator('html');

/** Requests the preloaded settings in place of the main script. Otherwise Chrome warns about an unused preload. */
const usePreload = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => void fetch('/config.json'));
  });

test('the body gets its two classes on time, and the login is visible before [specification §4.15]', async ({
  page,
  portal,
}) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await page.goto('about:blank');
  await page.clock.pauseAt('2026-11-20T13:00:00');
  let now = 0;
  const runTo = async (time: number) => {
    await page.clock.runFor(time - now);
    now = time;
  };
  await page.goto(portal);
  const body = page.locator('body');
  const { login, password, submit } = loginForm(page);
  await expect(async () => {
    await runTo(now + 20);
    // React has taken the prerendered login over.
    expect(await page.locator('#root[data-prerendered]').count()).toBe(0);
    expect(await submit.isVisible()).toBe(true);
  }).toPass();
  // The timers of 1,000 and 1,500 ms start between 0 and this time.
  const shownAt = now;
  // Otherwise the check at 999 ms would come too late.
  expect(shownAt).toBeLessThan(900);
  for (const part of [login, password]) await expect(part).toBeVisible();

  await runTo(999);
  await expect(body).not.toHaveClass(/show/);
  await runTo(1_000 + shownAt);
  await expect(body).toHaveClass('show');
  await runTo(1_499);
  await expect(body).toHaveClass('show');
  await runTo(1_500 + shownAt);
  await expect(body).toHaveClass('show default-transition');
});

test.describe('the theme before the main script runs', () => {
  /** Opens the page without its main script. The browser may request the script before the page's head has run. */
  async function openBeforeCode(page: Page, origin: string) {
    const pending = await holdRequests(page, MAIN);
    await page.goto(origin, { waitUntil: 'commit' });
    await pending.arrived;
    return pending;
  }
  const readTheme = (page: Page) =>
    page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)));
  const FIRST_VISIT = { color: 'greenlime', mode: 'light', radius: 'rounded', density: 'auto' };

  test('a first visit is light and green, whatever the system prefers [specification §9.2]', async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const pending = await openBeforeCode(page, portal);
    await expect.poll(() => readTheme(page)).toEqual(FIRST_VISIT);
    pending.release();
    await expect(loginForm(page).submit).toBeVisible();
    expect(await readTheme(page)).toEqual(FIRST_VISIT);
  });

  test('a stored theme applies and stays @long [specification §4.13]', async ({ page, portal }) => {
    const choices = {
      'vien-themecolor': 'dark.greenlime',
      'vien-themeradius': 'flat',
      'portal-density': 'compact',
    };
    const chosenTheme = { color: 'greenlime', mode: 'dark', radius: 'flat', density: 'compact' };
    await store(page, choices);
    const pending = await openBeforeCode(page, portal);
    await expect.poll(() => readTheme(page)).toEqual(chosenTheme);
    const readScheme = () => html(page).evaluate((root) => getComputedStyle(root).colorScheme);
    // The style sheet sets the scheme. Nothing is painted before it is loaded.
    await expect.poll(readScheme).toBe('dark');
    pending.release();
    await expect(loginForm(page).submit).toBeVisible();
    expect(await readTheme(page)).toEqual(chosenTheme);
    expect(await readStorage(page)).toEqual(choices);
  });

  test('the mode "as the system" follows the system while the page is open [specification §3.12]', async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await store(page, {
      'vien-themecolor': 'light.greenlime',
      'portal-theme-mode': 'system:light.greenlime',
    });
    const pending = await openBeforeCode(page, portal);
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
    pending.release();
    await expect(loginForm(page).submit).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-mode', 'light');
  });

  test('unknown stored values give the default and stay unchanged @long [specification §3.10, §3.12]', async ({
    page,
    portal,
  }) => {
    const unknownValues = {
      'vien-themecolor': 'neon.pink',
      'vien-themeradius': '__proto__',
      'portal-density': 'constructor',
      'portal-theme-mode': 'system:dark.greenlime',
    };
    await store(page, unknownValues);
    const pending = await openBeforeCode(page, portal);
    await expect.poll(() => readTheme(page)).toEqual(FIRST_VISIT);
    pending.release();
    await expect(loginForm(page).submit).toBeVisible();
    expect(await readStorage(page)).toEqual(unknownValues);
  });

  test('a theme chosen in another tab applies @long [specification §4.14]', async ({
    page,
    portal,
    context,
  }) => {
    await page.goto(portal);
    await expect(loginForm(page).submit).toBeVisible();
    const otherTab = await context.newPage();
    await otherTab.goto(portal);
    await otherTab.evaluate(() => {
      localStorage.setItem('vien-themecolor', 'dark.greenlime');
    });
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
  });
});

test.describe('config.json', () => {
  for (const [what, response] of [
    ['404', { status: 404, contentType: 'text/plain', body: 'no' }],
    ['a page', { status: 200, contentType: 'text/html', body: '<!doctype html><p>no</p>' }],
    [
      'a page with the content type of JSON',
      { status: 200, contentType: 'application/json', body: ' <!doctype html>' },
    ],
    ['no key', { status: 200, contentType: 'application/json', body: '{}' }],
  ] as const) {
    test(
      `${what} gives the defaults [specification §8.7]`,
      longIf(what === 'a page' || what === 'no key'),
      async ({ page, guardedPortal, watch }) => {
        if (response.status === 404) watch.expectLog(/404 .*config\.json/);
        await page.route(CONFIG, (route) => route.fulfill(response));
        // The server's own config.json would enable the guard.
        await page.goto(`${guardedPortal}/app`);
        await expect(page.getByRole('heading', { name: 'Entre para ver os painéis' })).toBeVisible();
      },
    );
  }

  for (const [what, body, key] of [
    ['broken JSON', '{ "apiBaseUrl": ', 'JSON'],
    ['null', 'null', 'JSON'],
    ['a guard that is a text', '{ "authGuardEnabled": "on" }', 'authGuardEnabled'],
    ['an invalid address', '{ "apiBaseUrl": "javascript:alert(1)" }', 'apiBaseUrl'],
    ['half a cloud identity', '{ "cloudIdentity": { "apiKey": "k" } }', 'cloudIdentity'],
  ] as const) {
    // The tests of the settings have every invalid key.
    const details = longIf(what !== 'broken JSON' && what !== 'an invalid address');
    test(
      `${what} is reported with its key, ${key} [specification §8.7]`,
      details,
      async ({ page, portal, watch }) => {
        await page.route(CONFIG, (route) => route.fulfill({ contentType: 'application/json', body }));
        await page.goto(portal);
        await expect(
          page.getByRole('heading', { name: 'A configuração da Portaria é inválida' }),
        ).toBeVisible();
        await expect(page.getByRole('alert').locator('code')).toHaveText(key);
        await expect(page.getByRole('textbox')).toHaveCount(0);
        expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);
      },
    );
  }

  for (const [what, line] of [
    ['an error of the server', /500 .*config\.json/],
    ['no connection', /ERR_CONNECTION_REFUSED.*config\.json/],
  ] as const) {
    test(
      `${what} is reported with a retry, and never gives the defaults [specification §8.8]`,
      longIf(what === 'no connection'),
      async ({ page, guardedPortal, watch }) => {
        watch.expectLog(line);
        await page.route(CONFIG, (route) =>
          what === 'no connection'
            ? route.abort('connectionrefused')
            : route.fulfill({ status: 500, body: '' }),
        );
        await page.goto(guardedPortal);
        await expect(
          page.getByRole('heading', { name: 'Não foi possível iniciar a Portaria' }),
        ).toBeVisible();
        await page.unroute(CONFIG);
        await page.getByRole('button', { name: 'Tentar de novo' }).click();
        await expect(loginForm(page).submit).toBeVisible();
        // The form is shown before the settings with the guard are read.
        await expect.poll(() => readAddress(page)).toBe('/user/login');
      },
    );
  }
});

test.describe('code that cannot be loaded', () => {
  test('missing texts show the static fallback with a retry @long [specification §8.9]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/text-en-US/);
    await store(page, { theme_lang: 'en-EN' });
    await page.route('**/assets/text-en-US.*', (route) => route.abort());
    await page.goto(portal);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Couldn’t load Portaria. Check your connection.',
    );
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await page.unroute('**/assets/text-en-US.*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

  test('a language that cannot be loaded shows an error, and the page keeps its language @long [specification §8.9]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/text-es-ES/);
    await page.route('**/assets/text-es-ES.*', (route) => route.abort());
    await page.goto(portal);
    const language = page.getByRole('combobox');
    await language.selectOption('es-ES');
    await expect(toasts(page)).toContainText('Não foi possível carregar o idioma. Tente de novo.');
    await expect(language).toHaveValue('pt-BR');
    await page.unroute('**/assets/text-es-ES.*');
    await language.selectOption('es-ES');
    await expect(html(page)).toHaveAttribute('lang', 'es-ES');
  });

  for (const [area, path, title] of [
    ['user', '/user/login', 'Entrar'],
    ['app', '/app', 'Entre para ver os painéis'],
    ['errors', '/error', 'Página não encontrada'],
  ] as const) {
    test(
      `the ${area} area shows an error with a retry [specification §8.9]`,
      longIf(area !== 'app'),
      async ({ page, portal, watch }) => {
        watch.expectLog(new RegExp(`ERR_FAILED.*/assets/${area}\\.`));
        // React logs the error that the boundary caught.
        watch.expectLog(/Loading chunk/);
        await page.route(`**/assets/${area}.*.js`, (route) => route.abort());
        await page.goto(portal + path);
        await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta tela' })).toBeVisible();
        await page.unroute(`**/assets/${area}.*.js`);
        await page.getByRole('button', { name: 'Tentar de novo' }).click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      },
    );
  }

  test('the error disappears at the next address @long [specification §8.9]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/errors\./);
    watch.expectLog(/Loading chunk/);
    await page.route('**/assets/errors.*.js', (route) => route.abort());
    await page.goto(`${portal}/user/forgot-password`);
    await page.getByRole('link', { name: 'Voltar ao login' }).click();
    await page.evaluate(() => {
      history.pushState(null, '', '/nada');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta tela' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  });

  test('a missing main script shows the static fallback in the stored language [specification §8.9]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/main\./);
    await usePreload(page);
    await page.addInitScript(() => localStorage.setItem('theme_lang', 'es-ES'));
    await page.route('**/assets/main.*.js', (route) => route.abort());
    await page.goto(portal);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No se ha podido cargar Portaria. Compruebe la conexión.',
    );
    await page.unroute('**/assets/main.*.js');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByLabel('Número de usuario')).toBeVisible();
  });

  test('HTML in place of the main script shows the static fallback @long [specification §8.9]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/Unexpected token/);
    await usePreload(page);
    await page.route('**/assets/main.*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }),
    );
    await page.goto(portal);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Não foi possível carregar a Portaria. Verifique a conexão.',
    );
  });

  test('without the toasts, the form shows the message of a failure @long [specification §8.4]', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/toasts/);
    await page.route('**/assets/toasts.*', (route) => route.abort());
    await page.goto(portal);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await submitLogin(page, ana.login, WRONG_PASSWORD);
    await failed;
    await expect(page.getByRole('main').getByText('Atenção: Login ou senha inválidos.')).toBeVisible();
    await expect(loginForm(page).submit).toBeEnabled();
  });
});

test.describe('blocked storage', () => {
  const WAYS = {
    'reading it throws': () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
    'writing throws': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };
  for (const [way, blockStorage] of Object.entries(WAYS)) {
    test(
      `${way}: the portal works in this tab and reports it once [specification §8.6]`,
      longIf(way !== 'writing throws'),
      async ({ page, portal }) => {
        await page.addInitScript(blockStorage);
        await page.goto(portal);
        await submitLogin(page, ana.login);
        await expect(userButton(page)).toHaveAccessibleName('Ana Souza');
        await expect(toasts(page)).toContainText('Este navegador não permite salvar dados');
        // A toast under the pointer stays longer than six seconds.
        await toasts(page).hover();
        await page.getByRole('button', { name: 'Fechar aviso' }).click();
        await expect(toasts(page)).toHaveCount(0);

        await chooseLanguage(page, 'English');
        await expect(html(page)).toHaveAttribute('lang', 'en-US');
        await page.getByRole('button', { name: 'Dashboards' }).click();
        await page.getByRole('link', { name: 'Finance' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible();
        await expect(toasts(page)).toHaveCount(0);
        expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Entre para ver os painéis' })).toBeVisible();
      },
    );

    test(
      `${way}: another direction applies without a reload [specification §4.12]`,
      longIf(way !== 'reading it throws'),
      async ({ page, portal }) => {
        await page.addInitScript(blockStorage);
        await page.goto(portal);
        const loads: string[] = [];
        page.on('load', () => loads.push(page.url()));
        await page.getByRole('combobox').selectOption('en-EN');
        await expect(html(page)).toHaveAttribute('dir', 'rtl');
        expect(loads).toEqual([]);
      },
    );
  }
});

test('opening pages and typing writes nothing to the storage, a sign-in no password and no login, and every page has one title [specification §3.5, §4.30]', async ({
  page,
  portal,
}) => {
  const titles = page.locator('title');
  for (const path of ['/', '/app', '/app/settings', '/user/forgot-password', '/error']) {
    await page.goto(portal + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/.+ · Portaria$/);
    await expect(titles).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page).toHaveTitle('Entre para ver os painéis · Portaria');
  await expect(titles).toHaveCount(1);
  await test.step('opening pages and typing writes nothing to the storage', async () => {
    await page.goto(portal);
    await loginForm(page).login.fill(ana.login);
    await loginForm(page).password.fill(PASSWORD);
    expect(await readStorage(page)).toEqual({});
  });
  await test.step('the password and the login are never stored', async () => {
    await signIn(page, portal, ana);
    const storedText = JSON.stringify(await readStorage(page));
    expect(storedText).not.toContain(PASSWORD);
    expect(storedText).not.toContain(ana.login);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toBe('[]');
  });
});

test.describe('protections', () => {
  const COMMON_HEADERS = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  /** The page has one inline script and two inline style sheets, each allowed by its hash. */
  const POLICY = [
    /^default-src 'none'$/,
    /^script-src 'self' 'sha256-[\w+/]{43}='$/,
    /^style-src 'self'(?: 'sha256-[\w+/]{43}='){2}$/,
    /^img-src 'self' data:$/,
    /^font-src 'self'$/,
    /^connect-src 'self'$/,
    /^manifest-src 'self'$/,
    /^worker-src 'self'$/,
    /^object-src 'none'$/,
    /^base-uri 'none'$/,
    /^form-action 'self'$/,
    /^frame-ancestors 'none'$/,
    /^require-trusted-types-for 'script'$/,
    /^trusted-types portal#webpack$/,
  ];

  test('every kind of response has its security headers', async ({ page, portal }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (MAIN.test(response.url())) scripts.push(response.url());
    });
    const document = await page.goto(portal);
    await expect(loginForm(page).submit).toBeVisible();
    const asset = await page.request.get(scripts[0] ?? '');
    const config = await page.request.get(`${portal}/config.json`);
    const api = await page.request.get(`${portal}/api/session`);
    const missingFile = await page.request.get(`${portal}/assets/none.js`);

    for (const response of [document, asset, config, api, missingFile]) {
      const headers = response?.headers() ?? {};
      expect(headers, response?.url()).toMatchObject(COMMON_HEADERS);
      expect(headers['permissions-policy'], response?.url()).toMatch(/camera=\(\)/);
      expect(Object.keys(headers)).not.toContain('server');
      expect(Object.keys(headers)).not.toContain('x-powered-by');
    }
    const policy = (document?.headers()['content-security-policy'] ?? '').split('; ');
    expect(policy).toHaveLength(POLICY.length);
    for (const directive of POLICY) expect(policy).toContainEqual(expect.stringMatching(directive));
    for (const response of [asset, config, api, missingFile])
      expect(response.headers()['content-security-policy'], response.url()).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    expect(document?.headers()['cache-control']).toBe('no-cache, private');
    expect(config.headers()['cache-control']).toBe('no-cache');
    expect(asset.headers()['cache-control']).toContain('immutable');
    expect(api.headers()['cache-control']).toBe('no-store');
    expect(api.status()).toBe(401);
    expect(missingFile.status()).toBe(404);
  });

  test('an injected inline script does not run', async ({ page, portal, watch }) => {
    watch.expectLog(/policy violated: script-src/);
    watch.expectLog(/inline script/);
    await page.route(portal, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<div id="root">',
        '<script>window.foreign = 1</script>$&',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(portal);
    await expect(loginForm(page).submit).toBeVisible();
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
  });

  test('the portal cannot be shown in a frame', async ({ page, portal, guardedPortal }) => {
    await page.route(`${portal}/frame`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><iframe src="${guardedPortal}"></iframe>`,
      }),
    );
    await page.goto(`${portal}/frame`);
    const listFrameUrls = () => page.frames().map((frame) => frame.url());
    await expect.poll(listFrameUrls).toEqual([`${portal}/frame`, 'chrome-error://chromewebdata/']);
  });
});

test('a slow start outside the login shows a message in the stored language until the first screen appears [specification §8.13]', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await store(page, { theme_lang: 'es-ES' });
  const pending = await holdRequests(page, CONFIG);
  await page.goto(`${portal}/error`, { waitUntil: 'commit' });
  await pending.arrived;
  await page.clock.runFor(2_000);
  await expect(page.getByRole('status')).toHaveText('Abriendo Portaria…');
  pending.release();
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expect(page.getByText('Abriendo Portaria…')).toBeHidden();
});
