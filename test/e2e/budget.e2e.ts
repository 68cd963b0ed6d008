import type { Page, Request } from '@playwright/test';
import {
  ana,
  expect,
  holdRequests,
  ICON,
  loginForm,
  PASSWORD,
  signIn,
  store,
  submitLogin,
  test,
} from './portal';

// test/build/budget.test.ts has the same limits for the login and the figures. The lower limits below detect scripts that
// were not counted.

/** Limit of JavaScript until the login can be used, in bytes compressed with brotli. */
const MAX_SCRIPT_BYTES = 125_000;
/** Limit of JavaScript from a press on the login's button to the settled frame, in the same unit. */
const MAX_FRAME_SCRIPT_BYTES = 83_000;
/** Limit of JavaScript for the figures in the frame, in the same unit. The frame is shown without waiting for it. */
const MAX_FIGURES_SCRIPT_BYTES = 33_000;

/** Returns the path of a file without the hash of its name. */
const readPath = (request: Request): string => new URL(request.url()).pathname.replace(/\.\w{8}\./, '.');
const readChunk = (request: Request): string => readPath(request).replace('/assets/', '');

/** Counts the bytes of the scripts as they were sent. Each one must be compressed with brotli. */
async function countScriptBytes(finished: readonly Request[]): Promise<number> {
  let bytes = 0;
  for (const request of finished) {
    if (!request.url().endsWith('.js')) continue;
    const response = await request.response();
    expect(await response?.headerValue('content-encoding'), request.url()).toBe('br');
    bytes += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

/** Makes the browser report that its user saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });

const waitForIdleTime = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** The idle time of the browser never comes, so only what is shown loads scripts. */
const disableIdleTime = (page: Page) =>
  page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });

/** Records the address of the page at each request that it sends from now on. Returns a function that reads them. */
async function watchFetch(page: Page) {
  const addresses = await page.evaluateHandle(() => {
    const pathnames: string[] = [];
    const send = window.fetch.bind(window);
    window.fetch = (...request) => {
      pathnames.push(window.location.pathname);
      return send(...request);
    };
    return pathnames;
  });
  return () => addresses.jsonValue();
}

test('the login loads only its own compressed chunks, within the budget', async ({ page, portal }) => {
  const started: Request[] = [];
  const finished: Request[] = [];
  page.on('request', (request) => started.push(request));
  page.on('requestfinished', (request) => finished.push(request));
  const response = await page.goto(portal);
  // Another address would be loaded beside the page's script.
  expect(await response?.headerValue('link')).toMatch(/^<\/assets\/main\.\w+\.js>; rel=preload; as=script$/);
  await page.waitForLoadState('networkidle');

  const listPaths = (requests: Request[]) =>
    requests
      .map(readPath)
      // Some browsers request the icon and the manifest.
      .filter((path) => ![ICON, '/manifest.webmanifest'].includes(path))
      .sort();
  const expected = ['/', '/assets/main.js', '/assets/text-pt-BR.js', '/assets/user.js', '/config.json'];
  await expect.poll(() => listPaths(finished)).toEqual(expected);
  expect(listPaths(started)).toEqual(expected);

  const bytes = await countScriptBytes(finished);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

test('a second visit loads only the page and config.json again', async ({ page, portal }) => {
  await page.goto(portal);
  await page.waitForLoadState('networkidle');
  const secondPage = await page.context().newPage();
  const network = await secondPage.context().newCDPSession(secondPage);
  await network.send('Network.enable');
  const paths = new Map<string, string>();
  const received: string[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  // Nothing is received for a response from the cache.
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) received.push(paths.get(requestId) ?? requestId);
  });
  await secondPage.goto(portal);
  await secondPage.waitForLoadState('networkidle');
  await expect(loginForm(secondPage).submit).toBeEnabled();
  expect(received.filter((path) => path !== ICON).sort()).toEqual(['/', '/config.json']);
  await secondPage.close();
});

test('typing fetches and runs the code of the app area, and a sign-in then loads only data [specification §2.171, §4.51]', async ({
  page,
  portal,
}) => {
  const prefetched: string[] = [];
  const executed: string[] = [];
  page.on('requestfinished', (request) => {
    // The policy allows a fetch in every browser. Firefox judges a link `prefetch` by `default-src`.
    const isPrefetched = request.resourceType() === 'fetch' && request.url().includes('/assets/');
    (isPrefetched ? prefetched : executed).push(readChunk(request));
  });
  await page.goto(portal);
  const { login, password, submit } = loginForm(page);
  await page.waitForLoadState('networkidle');
  expect(prefetched).toEqual([]);
  await login.fill(ana.login);
  await expect
    .poll(() => prefetched.sort())
    .toEqual(['app.css', 'app.js', 'figures.css', 'figures.js', 'frame-pt-BR.js']);
  await expect
    .poll(() => executed)
    .toEqual(expect.arrayContaining(['app.js', 'figures.js', 'frame-pt-BR.js']));
  await disableIdleTime(page);
  const sentPaths: string[] = [];
  page.on('request', (request) => sentPaths.push(new URL(request.url()).pathname));
  const readAddresses = await watchFetch(page);
  await password.fill(PASSWORD);
  await submit.click();
  await expect(page.getByText('Atualizado às')).toBeVisible();
  expect(sentPaths.filter((path) => path !== ICON).sort()).toEqual([
    '/api/authorization/getToken',
    '/api/dashboards',
    '/api/dashboards/vendas',
    '/api/session',
  ]);
  // The requests start before the next page renders, which takes longer on a slow phone.
  expect(await readAddresses()).toEqual(['/', '/', '/', '/']);
});

test('a sign-in asks for the data of the next page without waiting for the profile @long [specification §4.51]', async ({
  page,
  portal,
}) => {
  // The sign-in waits for the profile, because the stored role is no role.
  await store(page, { 'theme-user-role': 'none of the roles' });
  const session = await holdRequests(page, '**/api/session');
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/dashboards')) requestedPaths.push(pathname);
  });
  await page.goto(portal);
  const { login, password, submit } = loginForm(page);
  await login.fill(ana.login);
  await password.fill(PASSWORD);
  await submit.click();
  await session.arrived;
  await expect.poll(() => requestedPaths.sort()).toEqual(['/api/dashboards', '/api/dashboards/vendas']);
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  session.release();
  await expect(page.getByText('Atualizado às')).toBeVisible();
  expect(requestedPaths.sort()).toEqual(['/api/dashboards', '/api/dashboards/vendas']);
});

test('a rejected token of a sign-in leaves a login that can be used again @long [specification §4.16]', async ({
  page,
  portal,
  watch,
}) => {
  watch.expectLog(/status of 401/);
  await page.route('**/api/dashboards', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sessão encerrada.' } }),
  );
  await page.goto(`${portal}/user/login`);
  const { login, password, submit } = loginForm(page);
  await login.fill(ana.login);
  await password.fill(PASSWORD);
  await submit.click();
  await expect(page.getByText('Sua sessão expirou', { exact: false }).first()).toBeVisible();
  await expect(submit).toHaveText('Entrar');
  await expect(submit).toBeEnabled();
});

test('figures that arrive late do not delay the frame @long [specification §8.14]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  const figures = await holdRequests(page, '**/assets/figures.*.js');
  await page.goto(`${portal}/app/dashboards/vendas`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  figures.release();
  await expect(page.getByText('Atualizado às')).toBeVisible();
});

test('text that was typed before React fetches the app area too [specification §4.51]', async ({
  page,
  portal,
  watch,
}) => {
  const main = await holdRequests(page, '**/assets/main.*.js');
  await page.goto(portal, { waitUntil: 'commit' });
  await main.arrived;
  await loginForm(page).login.fill(ana.login);
  main.release();
  await expect.poll(() => watch.requests().some(({ url }) => url.includes('/assets/app.'))).toBe(true);
});

test('figures whose code cannot be loaded are reported once @long [specification §8.14]', async ({
  page,
  portal,
  watch,
}) => {
  watch.expectLog(/ERR_FAILED.*\/assets\/figures\./);
  watch.expectLog(/Loading chunk/);
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await page.route('**/assets/figures.*.js', (route) => route.abort());
  await page.goto(portal);
  await submitLogin(page, ana.login);
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta tela' })).toBeVisible();
  expect(uncaught).toEqual([]);
});

test('a visitor who saves data fetches nothing early, and no other screens after the sign-in @long [specification §4.51, §8.14]', async ({
  page,
  portal,
  watch,
}) => {
  await saveData(page);
  await page.goto(portal);
  await loginForm(page).login.fill(ana.login);
  await page.waitForLoadState('networkidle');
  // The browser has been idle since.
  await waitForIdleTime(page);
  expect(watch.requests().filter(({ url }) => url.includes('/assets/app.'))).toEqual([]);
  await submitLogin(page, ana.login);
  await expect(page.getByText('Atualizado às')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await waitForIdleTime(page);
  expect(watch.requests().filter(({ url }) => url.includes('/assets/import.'))).toEqual([]);
});

test('the frame after a sign-in loads its scripts within the budget', async ({ page, portal }) => {
  await saveData(page);
  await page.goto(portal);
  const { login, password, submit } = loginForm(page);
  await login.fill(ana.login);
  await password.fill(PASSWORD);
  await page.waitForLoadState('networkidle');
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await disableIdleTime(page);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  await expect(page.getByText('Atualizado às')).toBeVisible();
  const isFiguresCode = (request: Request) => request.url().includes('/figures.');
  // The event of a request may follow what its script shows.
  await expect.poll(() => finished.some(isFiguresCode)).toBe(true);
  const frameBytes = await countScriptBytes(finished.filter((request) => !isFiguresCode(request)));
  expect(frameBytes).toBeGreaterThan(30_000);
  expect(frameBytes).toBeLessThanOrEqual(MAX_FRAME_SCRIPT_BYTES);
  const figuresBytes = await countScriptBytes(finished.filter(isFiguresCode));
  expect(figuresBytes).toBeGreaterThan(10_000);
  expect(figuresBytes).toBeLessThanOrEqual(MAX_FIGURES_SCRIPT_BYTES);
});
