import type { Page } from '@playwright/test';
import {
  addressOf,
  ana,
  expect,
  hold,
  loginForm,
  owner,
  PASSWORD,
  signIn,
  storageOf,
  store,
  submitLogin,
  test,
  toasts,
} from './portal';

const CONFIG = '**/config.json';
const MAIN = /\/assets\/main\.\w+\.js$/;

const html = (page: Page) => page.locator('html');

test('specification §4.15: the body gets its two classes at their times, and nothing is hidden before', async ({
  page,
  portal,
}) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await page.goto('about:blank');
  await page.clock.pauseAt('2026-11-20T13:00:00');
  let now = 0;
  const runTo = async (moment: number) => {
    await page.clock.runFor(moment - now);
    now = moment;
  };
  await page.goto(portal);
  const body = page.locator('body');
  const { login, password, submit } = loginForm(page);
  await expect(async () => {
    await runTo(now + 20);
    expect(await submit.isVisible()).toBe(true);
  }).toPass();
  // Start-up lies between the page's beginning and this moment.
  const shownAt = now;
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

test.describe('the look, before any of the portal’s own code has come', () => {
  /** The address of the script is read ahead of the page, so the page's first lines may not have run yet. */
  async function openBeforeCode(page: Page, origin: string) {
    const held = await hold(page, MAIN);
    await page.goto(origin, { waitUntil: 'commit' });
    await held.arrived;
    return held;
  }
  const lookOf = (page: Page) =>
    page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)));
  const FIRST_VISIT = { color: 'greenlime', mode: 'light', radius: 'rounded' };

  test('specification §9.2: a first visit is light and green, whatever the system prefers', async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const held = await openBeforeCode(page, portal);
    await expect.poll(() => lookOf(page)).toEqual(FIRST_VISIT);
    held.release();
    await expect(loginForm(page).submit).toBeVisible();
    expect(await lookOf(page)).toEqual(FIRST_VISIT);
  });

  test('specification §4.13: a stored look is there, and stays', async ({ page, portal }) => {
    const choices = { 'vien-themecolor': 'dark.greenlime', 'vien-themeradius': 'flat' };
    await store(page, choices);
    const held = await openBeforeCode(page, portal);
    await expect.poll(() => lookOf(page)).toEqual({ color: 'greenlime', mode: 'dark', radius: 'flat' });
    const backdrop = () => html(page).evaluate((root) => getComputedStyle(root).colorScheme);
    await expect.poll(backdrop).toBe('dark'); // as soon as the style sheet is there; it holds the paint back
    held.release();
    await expect(loginForm(page).submit).toBeVisible();
    expect(await lookOf(page)).toEqual({ color: 'greenlime', mode: 'dark', radius: 'flat' });
    expect(await storageOf(page)).toEqual(choices);
  });

  test('specification §3.12: "as the system" follows the system, also while the page is open', async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await store(page, {
      'vien-themecolor': 'light.greenlime',
      'portal-theme-mode': 'system:light.greenlime',
    });
    const held = await openBeforeCode(page, portal);
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
    held.release();
    await expect(loginForm(page).submit).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-mode', 'light');
  });

  test('specification §3.10, §3.12: unknown values mean the default and are left as found', async ({
    page,
    portal,
  }) => {
    const found = {
      'vien-themecolor': 'neon.pink',
      'vien-themeradius': '__proto__',
      'portal-theme-mode': 'system:dark.greenlime',
    };
    await store(page, found);
    const held = await openBeforeCode(page, portal);
    await expect.poll(() => lookOf(page)).toEqual(FIRST_VISIT);
    held.release();
    await expect(loginForm(page).submit).toBeVisible();
    expect(await storageOf(page)).toEqual(found);
  });

  test('specification §4.14: a look chosen in another tab arrives', async ({ page, portal, context }) => {
    await page.goto(portal);
    await expect(loginForm(page).submit).toBeVisible();
    const other = await context.newPage();
    await other.goto(portal);
    await other.evaluate(() => {
      localStorage.setItem('vien-themecolor', 'dark.greenlime');
    });
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
  });
});

test.describe('config.json', () => {
  const failure = (page: Page) => page.getByRole('alert');

  for (const [what, answer] of [
    ['404', { status: 404, contentType: 'text/plain', body: 'no' }],
    ['a page', { status: 200, contentType: 'text/html', body: '<!doctype html><p>no</p>' }],
    [
      'a page that calls itself JSON',
      { status: 200, contentType: 'application/json', body: ' <!doctype html>' },
    ],
    ['no key', { status: 200, contentType: 'application/json', body: '{}' }],
  ] as const) {
    test(`specification §8.7: ${what} means the defaults`, async ({ page, guardedPortal, watch }) => {
      if (answer.status === 404) watch.expectLog(/404 .*config\.json/);
      await page.route(CONFIG, (route) => route.fulfill(answer));
      // Where the server's own file would switch the guard on.
      await page.goto(`${guardedPortal}/app`);
      await expect(page.getByRole('heading', { name: 'Entre para ver os painéis' })).toBeVisible();
    });
  }

  for (const [what, body, key] of [
    ['broken JSON', '{ "apiBaseUrl": ', 'JSON'],
    ['null', 'null', 'JSON'],
    ['a guard that is a text', '{ "authGuardEnabled": "on" }', 'authGuardEnabled'],
    ['an address that is none', '{ "apiBaseUrl": "javascript:alert(1)" }', 'apiBaseUrl'],
    ['half a cloud identity', '{ "cloudIdentity": { "apiKey": "k" } }', 'cloudIdentity'],
  ] as const) {
    test(`specification §8.7: ${what} is told by its key, ${key}`, async ({ page, portal, watch }) => {
      await page.route(CONFIG, (route) => route.fulfill({ contentType: 'application/json', body }));
      await page.goto(portal);
      await expect(
        page.getByRole('heading', { name: 'A configuração da Portaria está errada' }),
      ).toBeVisible();
      await expect(failure(page).locator('code')).toHaveText(key);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      expect(watch.requests().filter(({ url }) => url.includes('/api/'))).toEqual([]);
    });
  }

  for (const [what, line] of [
    ['an error of the server', /500 .*config\.json/],
    ['no connection', /ERR_CONNECTION_REFUSED.*config\.json/],
  ] as const) {
    test(`specification §8.8: ${what} is told, never answered with the defaults, and can be tried again`, async ({
      page,
      guardedPortal,
      watch,
    }) => {
      watch.expectLog(line);
      await page.route(CONFIG, (route) =>
        what === 'no connection'
          ? route.abort('connectionrefused')
          : route.fulfill({ status: 500, body: '' }),
      );
      await page.goto(guardedPortal);
      await expect(page.getByRole('heading', { name: 'A Portaria não pôde ser iniciada' })).toBeVisible();
      await page.unroute(CONFIG);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(loginForm(page).submit).toBeVisible();
      expect(addressOf(page)).toBe('/user/login');
    });
  }
});

/**
 * Asks for what the page preloads, as the portal's own script would: where that one is missing, Chrome says after some
 * seconds that nobody did.
 */
const usePreload = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => void fetch('/config.json'));
  });

test.describe('code that cannot be loaded', () => {
  test('specification §8.9: the texts', async ({ page, portal, watch }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/text-en-US/);
    await store(page, { theme_lang: 'en-EN' });
    await page.route('**/assets/text-en-US.*', (route) => route.abort());
    await page.goto(portal);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Portaria could not be loaded. Check your connection.',
    );
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await page.unroute('**/assets/text-en-US.*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

  test('specification §8.9: the texts of a chosen language; the page keeps the one it has', async ({
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

  for (const [area, path, shown] of [
    ['user', '/user/login', 'Entrar'],
    ['app', '/app', 'Entre para ver os painéis'],
    ['errors', '/error', 'Página não encontrada'],
  ] as const) {
    test(`specification §8.9: the ${area} area`, async ({ page, portal, watch }) => {
      watch.expectLog(new RegExp(`ERR_FAILED.*/assets/${area}\\.`));
      // What the boundary caught, as React says it.
      watch.expectLog(/Loading chunk/);
      await page.route(`**/assets/${area}.*.js`, (route) => route.abort());
      await page.goto(portal + path);
      await expect(page.getByRole('heading', { name: 'Esta tela não pôde ser aberta' })).toBeVisible();
      await page.unroute(`**/assets/${area}.*.js`);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    });
  }

  test('specification §8.9: what failed is forgotten at the next address', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/errors\./);
    watch.expectLog(/Loading chunk/);
    await page.route('**/assets/errors.*.js', (route) => route.abort());
    await page.goto(`${portal}/user/forgot-password`);
    await page.getByRole('link', { name: 'Voltar para o login' }).click();
    await page.evaluate(() => {
      history.pushState(null, '', '/nada');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: 'Esta tela não pôde ser aberta' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  });

  test('specification §8.9: the portal’s own script', async ({ page, portal, watch }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/main\./);
    await usePreload(page);
    await page.addInitScript(() => localStorage.setItem('theme_lang', 'es-ES'));
    await page.route('**/assets/main.*.js', (route) => route.abort());
    await page.goto(portal);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No se pudo cargar Portaria. Compruebe la conexión.',
    );
    await page.unroute('**/assets/main.*.js');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByLabel('Usuario')).toBeVisible();
  });

  test('specification §8.9: a page in place of the portal’s own script', async ({ page, portal, watch }) => {
    watch.expectLog(/Unexpected token/);
    await usePreload(page);
    await page.route('**/assets/main.*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }),
    );
    await page.goto(portal);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'A Portaria não pôde ser carregada. Verifique a conexão.',
    );
  });

  test('specification §8.4: the toasts; the words of a failure stand in the form', async ({
    page,
    portal,
    watch,
  }) => {
    watch.expectLog(/ERR_FAILED.*\/assets\/toasts/);
    await page.route('**/assets/toasts.*', (route) => route.abort());
    await page.goto(portal);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await submitLogin(page, ana.login, 'senha-errada');
    await failed;
    await expect(page.getByRole('main').getByText('Atenção: Login ou senha inválidos.')).toBeVisible();
    await expect(loginForm(page).submit).toBeEnabled();
  });
});

test.describe('storage that refuses', () => {
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
  for (const [way, refuse] of Object.entries(WAYS)) {
    test(`specification §8.6: ${way}, so the portal works for this tab and says so once`, async ({
      page,
      portal,
    }) => {
      await page.addInitScript(refuse);
      await page.goto(portal);
      await submitLogin(page, ana.login);
      await expect(owner(page)).toHaveText('Painel de Ana Souza');
      await expect(toasts(page)).toContainText('Este navegador não permite guardar dados');
      // Below the pointer it stays longer than its six seconds.
      await toasts(page).hover();
      await page.getByRole('button', { name: 'Fechar aviso' }).click();
      await expect(toasts(page)).toHaveCount(0);

      await page.getByRole('button', { name: 'Idioma: pt' }).click();
      await page.getByRole('menuitemradio', { name: 'English', exact: true }).click();
      await expect(html(page)).toHaveAttribute('lang', 'en-US');
      await page.getByRole('button', { name: 'Submenu: Dashboards' }).click();
      await page.getByRole('link', { name: 'Finance' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Entre para ver os painéis' })).toBeVisible();
    });

    test(`specification §4.12: ${way}, so another direction turns the page as it stands`, async ({
      page,
      portal,
    }) => {
      await page.addInitScript(refuse);
      await page.goto(portal);
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      await page.getByRole('combobox').selectOption('en-EN');
      await expect(html(page)).toHaveAttribute('dir', 'rtl');
      expect(loads).toEqual([]);
    });
  }
});

test('specification §4.30: the head contains one title, on every page and after a navigation', async ({
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
});

test('specification §3.5: opening pages and typing writes nothing to storage', async ({ page, portal }) => {
  for (const path of ['/', '/app', '/user/forgot-password', '/error']) {
    await page.goto(portal + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(portal);
  await loginForm(page).login.fill(ana.login);
  await loginForm(page).password.fill(PASSWORD);
  expect(await storageOf(page)).toEqual({});
});

test('the password and the login are never stored', async ({ page, portal }) => {
  await signIn(page, portal, ana);
  const kept = JSON.stringify(await storageOf(page));
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(ana.login);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toBe('[]');
});

test.describe('protections', () => {
  const EVERYWHERE = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const POLICY = [
    /^default-src 'none'$/,
    /^script-src 'self' 'sha256-[\w+/]{43}='$/,
    /^style-src 'self'$/,
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

  test('every kind of answer has its headers', async ({ page, portal }) => {
    const scripts: string[] = [];
    page.on('response', (answer) => {
      if (MAIN.test(answer.url())) scripts.push(answer.url());
    });
    const document = await page.goto(portal);
    await expect(loginForm(page).submit).toBeVisible();
    const asset = await page.request.get(scripts[0] ?? '');
    const config = await page.request.get(`${portal}/config.json`);
    const api = await page.request.get(`${portal}/api/session`);
    const missing = await page.request.get(`${portal}/assets/none.js`);

    for (const answer of [document, asset, config, api, missing]) {
      const headers = answer?.headers() ?? {};
      expect(headers, answer?.url()).toMatchObject(EVERYWHERE);
      expect(headers['permissions-policy'], answer?.url()).toMatch(/camera=\(\)/);
      expect(Object.keys(headers)).not.toContain('server');
      expect(Object.keys(headers)).not.toContain('x-powered-by');
    }
    const policy = (document?.headers()['content-security-policy'] ?? '').split('; ');
    expect(policy).toHaveLength(POLICY.length);
    for (const directive of POLICY) expect(policy).toContainEqual(expect.stringMatching(directive));
    expect(api.headers()['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(document?.headers()['cache-control']).toBe('no-cache, private');
    expect(config.headers()['cache-control']).toBe('no-cache');
    expect(asset.headers()['cache-control']).toContain('immutable');
    expect(api.headers()['cache-control']).toBe('no-store');
    expect(api.status()).toBe(401);
    expect(missing.status()).toBe(404);
  });

  test('an inline script that somebody brought in does not run', async ({ page, portal, watch }) => {
    watch.expectLog(/policy violated: script-src/);
    watch.expectLog(/inline script/);
    await page.route(portal, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<div id="root">', '<script>window.foreign = 1</script>$&');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(portal);
    await expect(loginForm(page).submit).toBeVisible();
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
  });

  test('the portal cannot be put into a frame', async ({ page, portal, guardedPortal }) => {
    await page.route(`${portal}/frame`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><iframe src="${guardedPortal}"></iframe>`,
      }),
    );
    await page.goto(`${portal}/frame`);
    const framed = () => page.frames().map((frame) => frame.url());
    await expect.poll(framed).toEqual([`${portal}/frame`, 'chrome-error://chromewebdata/']);
  });
});

test('specification §8.13: a start that hangs says so in the visitor’s language, until the first screen comes', async ({
  page,
  portal,
}) => {
  await store(page, { theme_lang: 'es-ES' });
  const held = await hold(page, CONFIG);
  await page.goto(portal, { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Abriendo Portaria…');
  held.release();
  await expect(loginForm(page).submit).toBeVisible();
  await expect(page.getByText('Abriendo Portaria…')).toBeHidden();
});
