// What every browser test stands on: the shipped portal and reference backend, once with the guard and once without,
// and a watch that makes a test fail for what nobody may see in a browser's log.
import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { failedAttempts, knownPlaces } from '../../server/database/tables';
import { STORED_ROLES } from '../../src/config/roles';
import { DEMONSTRATION_USERS } from '../../server/auth/seed';
import type { SeedUser } from '../../server/auth/seed';
import { addDemonstrationUsers, buildTestApp, closeServingApp } from '../support/backend/app';
import { DATABASE_START_MS, openTestDatabase } from '../support/backend/database';

export { expect };

/** What the watch saw and no test may show, beside what a test said it would. */
export type Watch = {
  /** This test brings it about: a line of the browser's log that has to appear, and is then no fault. */
  expectLog: (line: RegExp) => void;
  /** Every request of the test so far. */
  requests: () => readonly { method: string; url: string }[];
};

type Servers = {
  open: string;
  guarded: string;
  setClock: (aheadMs: number) => void;
  reset: () => Promise<void>;
};

type TestFixtures = {
  watch: Watch;
  /** Origin of the portal as shipped: the guard is off. */
  portal: string;
  /** Origin of the same portal with the guard on. */
  guardedPortal: string;
  /** Sets the servers' clock this far ahead, for this test. */
  setServerClock: (aheadMs: number) => void;
};
type WorkerFixtures = { servers: Servers };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // eslint-disable-next-line no-empty-pattern -- playwright reads the dependencies from this pattern
    async ({}, use) => {
      const database = await openTestDatabase();
      await addDemonstrationUsers(database);
      let aheadMs = 0;
      const clock = () => new Date(Date.now() + aheadMs);
      const start = async (authGuardEnabled: boolean) => {
        const app = await buildTestApp(database, {
          clock,
          settings: { portalFolder: resolve('dist'), authGuardEnabled },
        });
        return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
      };
      const [open, guarded] = [await start(false), await start(true)];
      await use({
        open: open.origin,
        guarded: guarded.origin,
        setClock: (ahead) => {
          aheadMs = ahead;
        },
        reset: async () => {
          aheadMs = 0;
          // Failures of one test would make the next one wait.
          await database.queries.delete(failedAttempts);
          await database.queries.delete(knownPlaces);
        },
      });
      await Promise.all([closeServingApp(open.app), closeServingApp(guarded.app)]);
      await database.close();
    },
    // No part of the first test's time: on a busy machine the database alone takes longer.
    { scope: 'worker', timeout: DATABASE_START_MS },
  ],

  portal: async ({ servers }, use) => {
    await use(servers.open);
  },
  guardedPortal: async ({ servers }, use) => {
    await use(servers.guarded);
  },
  setServerClock: async ({ servers }, use) => {
    await use(servers.setClock);
  },

  watch: [
    async ({ context, servers }, use) => {
      await servers.reset();
      const watch = await watchOver(context, [servers.open, servers.guarded]);
      await use(watch);
      await expectNothingElse(watch);
    },
    { auto: true },
  ],
});

/** Watches every page of a context that may ask these origins alone. */
export async function watchOver(context: BrowserContext, origins: string[]) {
  const lines: string[] = [];
  const faults: string[] = [];
  const expected: RegExp[] = [];
  const requests: { method: string; url: string }[] = [];

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) lines.push(lineOf(message));
  });
  context.on('weberror', (error) => lines.push(`uncaught: ${String(error.error())}`));
  context.on('request', (request) => {
    const url = request.url();
    requests.push({ method: request.method(), url });
    const { protocol, origin } = new URL(url);
    if (protocol !== 'data:' && !origins.includes(origin)) faults.push(`request to another origin: ${url}`);
    if (holdsSecret(url)) faults.push(`secret in an address: ${url}`);
  });

  return {
    expectLog: (line: RegExp) => void expected.push(line),
    requests: () => requests,
    faults: () => [...faults, ...lines.filter((line) => !expected.some((one) => one.test(line)))],
    missing: () => expected.filter((one) => !lines.some((line) => one.test(line))).map(String),
  };
}

/** At a test's end: the lines that it wanted have come, and no fault. Told together, since one often explains the other. */
export async function expectNothingElse(watch: Awaited<ReturnType<typeof watchOver>>): Promise<void> {
  const told = expect.configure({ soft: true });
  // The browser may write a line after the page has shown what came of it.
  await told.poll(watch.missing, 'lines of the log that were expected').toEqual([]);
  told(watch.faults(), 'faults in the browser').toEqual([]);
}

const lineOf = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;

/** A password of these tests, a login that is a CPF, or anything shaped like a session token. */
function holdsSecret(url: string): boolean {
  let plain = url;
  try {
    plain = decodeURIComponent(url);
  } catch {
    // A malformed address is looked at as it stands.
  }
  return [PASSWORD, WRONG_PASSWORD, 'eyJ', ana.login].some((secret) => plain.includes(secret));
}

export const PASSWORD = 'portaria-demo';
export const WRONG_PASSWORD = 'senha-errada';

const person = (login: string): SeedUser => {
  const found = DEMONSTRATION_USERS.find((user) => user.login === login);
  if (!found) throw new Error(`no demonstration user has the login ${login}`);
  return found;
};
/** Admin, dashboard `vendas`. */
export const ana = person('52998224725');
/** Editor, dashboard `financeiro`, leading zeros. */
export const bruno = person('00123');
/** Editor, dashboard `default`. */
export const carla = person('12345');
/** Admin, no dashboard. */
export const elisa = person('40404');
/** Blocked. */
export const davi = person('50505');

/** The parts of the login, in Portuguese unless other words are given. */
export function loginForm(
  page: Page,
  words = { login: 'Login', password: 'Senha', submit: /^(Entrar|Entrando…)$/ },
) {
  return {
    login: page.getByLabel(words.login, { exact: true }),
    password: page.getByLabel(words.password, { exact: true }),
    submit: page.getByRole('main').getByRole('button', { name: words.submit }),
  };
}

/** Types login and password and sends them. */
export async function submitLogin(page: Page, login: string, password = PASSWORD): Promise<void> {
  const form = loginForm(page);
  await form.login.fill(login);
  await form.password.fill(password);
  await form.submit.click();
}

/**
 * Opens the login, signs in and waits for the dashboard, and for what comes just after it has been drawn: the page takes the
 * focus, and storage keeps the session and then the role. Earlier, a key or a reload would be quicker than they are.
 */
export async function signIn(page: Page, origin: string, who: SeedUser = ana): Promise<void> {
  await page.goto(`${origin}/user/login`);
  await submitLogin(page, who.login);
  await expect(owner(page)).toHaveText(`Painel de ${who.name}`);
  await expect(page.getByRole('main')).toBeFocused();
  await expectStored(page, { 'theme-user-role': STORED_ROLES[who.role] });
}

/** The line of a dashboard that says whose it is. */
export const owner = (page: Page) => page.getByText(/^Painel de /);

/** The toasts that show. */
export const toasts = (page: Page) => page.locator('.redux-toastr .toastr');

/** Path, query and fragment of the page. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

export const storageOf = (page: Page) =>
  page.evaluate((): Record<string, string> => Object.fromEntries(Object.entries(localStorage)));

/** Waits until storage holds these entries: the portal writes a moment after it has drawn. */
export const expectStored = (page: Page, entries: Record<string, string>) =>
  expect.poll(() => storageOf(page)).toMatchObject(entries);

/** Puts entries into storage before the page's own scripts run, at the first page of the context alone. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('stored') !== null) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, entries);
}

/** Holds every request of this address until `release`; `arrived` resolves with the first one. */
export async function hold(page: Page, address: string | RegExp) {
  let release: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(address, async (route) => {
    arrive();
    await released;
    // The page may have given the request up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { arrived, release: () => release() };
}

/** Leaves a mark that a reload wipes out. */
export const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { marked: true });
  });
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
