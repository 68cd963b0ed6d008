// Fixtures of the browser tests: the shipped portal with the reference backend, once with the guard and once without.
// The backend has the demonstration company.
// A watch fails a test for an error in the browser's log.
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, ConsoleMessage, Locator, Page, Request } from '@playwright/test';
import type { Database } from '../../server/database/database';
import { writeRole } from '../../src/config/roles';
import type { Settings } from '../../src/config/runtimeSettings';
import type { SeedUser } from '../../server/auth/seed';
import { DATABASE_START_MS } from '../support/backend/database';
import { ana, PASSWORD, startPortalServers, type PortalServers } from '../support/portalServers';

export { expect };
export { ana, bruno, carla, davi, elisa, PASSWORD } from '../support/portalServers';

/** Watches log and requests of the browser. */
export type Watch = {
  /** Declares a log line that this test causes. It must appear, and is not a fault. */
  expectLog: (line: RegExp) => void;
  /** Every request of the test so far. */
  requests: () => readonly { method: string; url: string }[];
};

type TestFixtures = {
  watch: Watch;
  /** Origin of the portal with the default setting: the guard is off. */
  portal: string;
  /** Origin of the same portal with the guard on. */
  guardedPortal: string;
  /** Database of both servers. A test may add entries, but must not change others. The next test has none of it. */
  database: Database;
  /** Sets the servers' clock ahead during this test. */
  setServerClock: (aheadMs: number) => void;
};
type WorkerFixtures = { servers: PortalServers };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // eslint-disable-next-line no-empty-pattern -- playwright reads the dependencies from this pattern
    async ({}, use) => {
      const servers = await startPortalServers();
      await use(servers);
      await servers.close();
    },
    // The time limit of the first test must not include the start of the database.
    { scope: 'worker', timeout: DATABASE_START_MS },
  ],

  portal: async ({ servers }, use) => {
    await use(servers.open);
  },
  guardedPortal: async ({ servers }, use) => {
    await use(servers.guarded);
  },
  database: async ({ servers }, use) => {
    await use(servers.database);
  },
  setServerClock: async ({ servers }, use) => {
    await use(servers.setClock);
  },

  watch: [
    async ({ context, servers }, use) => {
      await servers.reset();
      const watch = await watchBrowser(context, [servers.open, servers.guarded]);
      await use(watch);
      await expectNoFaults(watch);
    },
    { auto: true },
  ],
});

/** The icon of the tab. The browser itself loads it, and some browsers report that. */
export const ICON = '/favicon.svg';

/** Watches every page of a context. Requests to other origins are faults. */
export async function watchBrowser(context: BrowserContext, origins: string[]) {
  const lines: string[] = [];
  const faults: string[] = [];
  const expectedLines: RegExp[] = [];
  const requests: { method: string; url: string }[] = [];

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    const isFault = ['error', 'warning', 'assert'].includes(message.type());
    if (isFault && !message.location().url.endsWith(ICON)) lines.push(formatMessage(message));
  });
  context.on('weberror', (error) => lines.push(`uncaught: ${String(error.error())}`));
  context.on('request', (request) => {
    const url = request.url();
    requests.push({ method: request.method(), url });
    const { protocol, origin } = new URL(url);
    if (protocol !== 'data:' && !origins.includes(origin)) faults.push(`request to another origin: ${url}`);
    if (containsSecret(url)) faults.push(`secret in an address: ${url}`);
  });

  return {
    expectLog: (line: RegExp) => void expectedLines.push(line),
    requests: () => requests,
    faults: () => [
      ...faults,
      ...lines.filter((line) => !expectedLines.some((expected) => expected.test(line))),
    ],
    missing: () => expectedLines.filter((expected) => !lines.some((line) => expected.test(line))).map(String),
  };
}

/** Expects all declared log lines and no fault. It reports both together, because one often explains the other. */
export async function expectNoFaults(watch: Awaited<ReturnType<typeof watchBrowser>>): Promise<void> {
  const softly = expect.configure({ soft: true });
  // The browser may write a log line after the page has shown its effect.
  await softly.poll(watch.missing, 'expected log lines that are missing').toEqual([]);
  softly(watch.faults(), 'faults in the browser').toEqual([]);
}

const formatMessage = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;

/** Whether an address contains a password of the tests, a CPF as login, or a session token. */
function containsSecret(url: string): boolean {
  let plain = url;
  try {
    plain = decodeURIComponent(url);
  } catch {
    // A malformed address is checked without decoding.
  }
  // Each session token is a JWT, whose first letters are `eyJ`.
  return [PASSWORD, WRONG_PASSWORD, 'eyJ', ana.login].some((secret) => plain.includes(secret));
}

export const WRONG_PASSWORD = 'senha-errada';

/** Returns the controls of the login. Their names are Portuguese by default. */
export function loginForm(
  page: Page,
  names = { login: 'Login', password: 'Senha', submit: /^(Entrar|Entrando…)$/ },
) {
  return {
    login: page.getByLabel(names.login, { exact: true }),
    password: page.getByLabel(names.password, { exact: true }),
    submit: page.getByRole('main').getByRole('button', { name: names.submit }),
  };
}

/** Fills login and password and submits the form. */
export async function submitLogin(page: Page, login: string, password = PASSWORD): Promise<void> {
  const form = loginForm(page);
  await form.login.fill(login);
  await form.password.fill(password);
  await form.submit.click();
}

/**
 * Opens the login, signs in and waits for the dashboard, its figures, its focus and the stored role. Without this wait, a
 * key, a reload or another clock of a test could come too early.
 */
export async function signIn(page: Page, origin: string, user: SeedUser = ana): Promise<void> {
  await page.goto(`${origin}/user/login`);
  const figures = waitForFigures(page);
  await signInAt(page, user);
  await figures;
}

/** Signs in at the open login, and does not wait for the figures. */
export async function signInAt(page: Page, user: SeedUser = ana): Promise<void> {
  await submitLogin(page, user.login);
  await expect(userButton(page)).toHaveAccessibleName(user.name);
  await expect(page.getByRole('main')).toBeFocused();
  await expectStored(page, { 'theme-user-role': writeRole(user.role) });
}

/** Waits until the next request for the figures of a dashboard has ended, also with a failure. */
function waitForFigures(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const onEnd = (request: Request) => {
      if (!/\/api\/dashboards\/[^/]+$/.test(new URL(request.url()).pathname)) return;
      page.off('requestfinished', onEnd);
      page.off('requestfailed', onEnd);
      resolve();
    };
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
  });
}

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** The button of the user menu, with the name of the user. */
export const userButton = (page: Page) =>
  page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last();

/** Opens a page by its entry in the main menu, whose list opens over the page. */
export async function openMenuPage(page: Page, name: string): Promise<void> {
  const menu = mainMenu(page);
  await menu.getByRole('button', { name, exact: true }).click();
  await menu.getByRole('link', { name, exact: true }).click();
}

/** Opens the appearance: in the user menu, or behind its own button without a session. */
export async function openAppearance(page: Page): Promise<Locator> {
  await userButton(page).click();
  const panel = page.getByRole('region', { name: /^(Aparência|Appearance|Apariencia)$/ });
  const popup = page.getByRole('dialog').filter({ has: panel });
  await expect(popup).toBeVisible();
  return popup;
}

/** Chooses a language by its own name. */
export async function chooseLanguage(page: Page, name: string | RegExp): Promise<void> {
  const popup = await openAppearance(page);
  await popup.getByRole('radio', typeof name === 'string' ? { name, exact: true } : { name }).click();
  await page.keyboard.press('Escape');
}

/** The visible toasts. */
export const toasts = (page: Page) => page.locator('.redux-toastr .toastr');

/** Returns path, query and fragment of the page. */
export function readAddress(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Returns how many pixels the content is wider than the page. */
export const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const readStorage = (page: Page) =>
  page.evaluate((): Record<string, string> => Object.fromEntries(Object.entries(localStorage)));

/** The storage without the desk. A visit to a dashboard writes it at any time after the page is shown (§3.31). */
export async function readStorageWithoutDesk(page: Page): Promise<Record<string, string>> {
  const entries = Object.entries(await readStorage(page));
  return Object.fromEntries(entries.filter(([key]) => key !== 'portal-desk'));
}

/** Waits until the storage contains these entries. The portal writes them shortly after it renders. */
export const expectStored = (page: Page, entries: Record<string, string>) =>
  expect.poll(() => readStorage(page)).toMatchObject(entries);

/** Adds entries to the storage before the scripts of the first page run. Later pages do not add them again. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('stored') !== null) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, entries);
}

/** Changes settings of the deployment for this page. */
export const setSettings = (page: Page, changes: Partial<Settings>) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), ...changes } });
  });

/** Holds every request to this address until `release`. `arrived` resolves at the first request. */
export async function holdRequests(page: Page, address: string | RegExp) {
  let release: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(address, async (route) => {
    arrive();
    await released;
    // The page may have cancelled the request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { arrived, release: () => release() };
}

/** Marks the page. A reload removes the mark. */
export const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { marked: true });
  });
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
