// Tests a portal whose files are empty or load late.
import { longIf } from './long';
import {
  ana,
  expect,
  holdRequests,
  loginForm,
  mainMenu,
  openMenuPage,
  signIn,
  submitLogin,
  test,
  userButton,
} from './portal';

const NOT_LOADED = 'Não foi possível carregar a Portaria. Verifique a conexão.';
// A missing file is reported after ten seconds. At the start each loaded file restarts them (`reportStalledStart`), so
// the tests wait three seconds longer.
const BEFORE_REPORT_MS = 9_000;
const AFTER_REPORT_MS = 13_000;

test('an empty main script shows an error with a retry @long [specification §8.13]', async ({
  page,
  portal,
}) => {
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
  ['the chunk of the login', /\/assets\/user\.\w+\.js$/],
] as const) {
  test(
    `${what} is reported missing after ten seconds, and replaces the report when it arrives [specification §8.13]`,
    longIf(what !== 'the main script'),
    async ({ page, portal }) => {
      await page.clock.install();
      const pending = await holdRequests(page, address);
      await page.goto(portal, { waitUntil: 'commit' });
      await pending.arrived;
      const report = page.getByRole('heading', { name: NOT_LOADED });
      await loginForm(page).login.fill('123');
      await page.clock.runFor(BEFORE_REPORT_MS);
      await expect(report).toHaveCount(0);
      await page.clock.runFor(AFTER_REPORT_MS - BEFORE_REPORT_MS);
      await expect(report).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
      pending.release();
      await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
      await expect(loginForm(page).login).toHaveValue('123');
    },
  );
}

for (const address of ['/app', '/error']) {
  test(`at ${address}, the main script is reported missing after ten seconds, and replaces the report when it arrives @long [specification §8.13]`, async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    const pending = await holdRequests(page, /\/assets\/main\.\w+\.js$/);
    await page.goto(portal + address, { waitUntil: 'commit' });
    await pending.arrived;
    await page.clock.runFor(AFTER_REPORT_MS);
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeFocused();
    await expect(page.getByRole('main')).toHaveCount(1);
    pending.release();
    await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the page about invalid settings is reported missing after ten seconds @long [specification §8.13]', async ({
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
  await page.clock.runFor(AFTER_REPORT_MS);
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('an app area that does not load after the sign-in shows an error with a retry @long [specification §8.13]', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  const pending = await holdRequests(page, /\/assets\/app\.\w+\.js$/);
  await page.goto(`${portal}/user/login`);
  await submitLogin(page, ana.login);
  await pending.arrived;
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toHaveCount(0);
  // The login requests the code before the sign-in, and the ten seconds start after it.
  await expect(async () => {
    await page.clock.runFor(AFTER_REPORT_MS);
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible({ timeout: 500 });
  }).toPass();
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await reloaded;
  pending.release();
  await expect(userButton(page)).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
});

test('a screen that loads late replaces the error @long [specification §8.13]', async ({ page, portal }) => {
  const pending = await holdRequests(page, /\/assets\/settings\.\w+\.js$/);
  await page.clock.install();
  await signIn(page, portal);
  await openMenuPage(page, 'Configurações');
  await pending.arrived;
  await page.clock.runFor(AFTER_REPORT_MS);
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
  pending.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
});
