// One browser that two people use in turn, and a model of it. After each step the browser must match the model.
import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { eq, like } from 'drizzle-orm';
import { entries, users } from '../../server/database/tables';
import type { SeedUser } from '../../server/auth/seed';
import { writeRole } from '../../src/config/roles';
import type { PortalServers } from '../support/portalServers';
import {
  isMarked,
  mainMenu,
  mark,
  readAddress,
  readStorage,
  submitLogin,
  userButton,
  watchBrowser,
} from './portal';
import { recordTraffic } from './traffic';
import type { Traffic } from './traffic';

/** What happens to a write. */
export type Fate = 'arrives' | 'request lost' | 'response lost';

const LOGIN = '/user/login';
const LIST = '/app/entries';
const FORM = '/app/entries/new';

/** Whether an address has the form of a new entry, as a page or beside the list. */
function isForm(address: string): boolean {
  const [path, query] = address.split('?');
  const open = new URLSearchParams(query).get('open');
  return path === FORM || open === 'new' || open === 'payable' || open === 'receivable';
}
const CRASH_TITLE = 'Algo deu errado nesta tela';
/** The names of all entries that a sequence adds begin like this. */
const NAME = 'Sequência';
const NINE_HOURS_MS = 9 * 3_600_000;
/** The backend keeps the response to a submission for 24 hours of its clock. */
const MAX_EXPIRIES = 2;
/** The requests to the API and the documents that one step may cause in both tabs. */
const MAX_REQUESTS = 40;
const MAX_DOCUMENTS = 2;
const TIME_LIMIT_MS = 15_000;
const POLL = { timeout: TIME_LIMIT_MS, intervals: [0, 20, 50, 100, 250] };

/** What is typed in the form of an entry. */
type Typed = { name: string; isComplete: boolean };

type Tab = {
  page: Page;
  /** Null: nothing is typed. */
  typed: Typed | null;
  /** What people had typed when their session ended. A reload removes it. */
  kept: Map<SeedUser, Typed>;
};

export class SharedBrowser {
  readonly #context: BrowserContext;
  readonly #servers: PortalServers;
  readonly #watch: Awaited<ReturnType<typeof watchBrowser>>;
  readonly #traffic: Traffic;
  /** The first one is in front. */
  #tabs: Tab[] = [];
  #session: { user: SeedUser; token: string } | null = null;
  #expiries = 0;
  #typings = 0;
  /** The number of entries that the writes have stored. */
  #stored = 0;
  /** Whether a write is stored whose response the portal does not know, by its person and name. */
  readonly #unknown = new Map<string, boolean>();

  private constructor(
    context: BrowserContext,
    servers: PortalServers,
    watch: Awaited<ReturnType<typeof watchBrowser>>,
  ) {
    this.#context = context;
    this.#servers = servers;
    this.#watch = watch;
    this.#traffic = recordTraffic(context);
  }

  static async open(browser: Browser, servers: PortalServers): Promise<SharedBrowser> {
    await servers.reset();
    const context = await browser.newContext();
    context.setDefaultTimeout(TIME_LIMIT_MS);
    const watch = await watchBrowser(context, [servers.guarded]);
    // The end of a session and a lost write are no faults.
    watch.expectLog(/status of 401 .*\/api\//);
    watch.expectLog(/ERR_FAILED .*\/api\/entries\)$/);
    const shared = new SharedBrowser(context, servers, watch);
    await shared.#addTab(LOGIN);
    await shared.#settle();
    await mark(shared.#tab.page);
    return shared;
  }

  close = (): Promise<void> => this.#context.close();

  /** Does a step if it is possible, and waits until the browser matches the model. */
  async run(name: string, step: (shared: SharedBrowser) => Promise<void>): Promise<void> {
    const before = this.#session?.token ?? null;
    this.#traffic.begin();
    await step(this);
    await this.#settle();
    await expect.poll(() => this.#findFaults(before), { ...POLL, message: `after ‘${name}’` }).toEqual([]);
    await Promise.all(this.#tabs.map(({ page }) => mark(page)));
  }

  async signIn(user: SeedUser): Promise<void> {
    const { page } = this.#tab;
    if (readAddress(page) !== LOGIN) return;
    await submitLogin(page, user.login);
    await page.waitForURL((url) => url.pathname.startsWith('/app/'));
    let token: unknown = null;
    const readStoredToken = async () => {
      token = JSON.parse((await readStorage(page))['portal-token'] ?? 'null');
      return token !== null && token !== this.#session?.token;
    };
    await expect.poll(readStoredToken, POLL).toBe(true);
    expect(readTokenUser(token)).toBe(await this.#readUserId(user));
    if (this.#session?.user !== user) this.#keepTyped();
    this.#session = { user, token: String(token) };
  }

  async signOut(): Promise<void> {
    const { page } = this.#tab;
    if (this.#session === null) return;
    if (readAddress(page) !== LOGIN) await userButton(page).click();
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    this.#endSession();
  }

  async openTab(): Promise<void> {
    if (this.#tabs.length < 2) await this.#addTab(LIST);
  }

  async switchTab(): Promise<void> {
    if (this.#tabs.length < 2) return;
    this.#tabs.reverse();
    await this.#showTab();
  }

  async closeTab(): Promise<void> {
    if (this.#tabs.length < 2) return;
    await this.#tabs.shift()?.page.close();
    await this.#showTab();
  }

  async reload(): Promise<void> {
    await this.#tab.page.reload();
    this.#forgetPage();
  }

  async goTo(path: string): Promise<void> {
    await this.#tab.page.goto(this.#servers.guarded + path);
    this.#forgetPage();
  }

  /** Goes back. `answer` is the button that is pressed if the portal asks before typed values are lost. */
  async goBack(answer: 'Sair sem salvar' | 'Continuar editando'): Promise<void> {
    const { page } = this.#tab;
    if (!(await page.evaluate(() => window.navigation.canGoBack))) return;
    const traversed = page.waitForEvent('framenavigated');
    // A page that goes before the evaluation returns would make it fail.
    await page.evaluate(() => void setTimeout(() => window.history.back()));
    await traversed;
    await this.#settle();
    if (!(await isMarked(page))) this.#forgetPage();
    const question = this.#question();
    if (!(await question.isVisible())) return;
    await question.getByRole('button', { name: answer }).click();
    if (answer === 'Sair sem salvar') this.#tab.typed = null;
  }

  async openList(): Promise<void> {
    await this.#openList();
  }

  expire(): Promise<void> {
    if (this.#session !== null && this.#expiries < MAX_EXPIRIES) {
      this.#expiries += 1;
      this.#servers.setClock(this.#expiries * NINE_HOURS_MS);
    }
    return Promise.resolve();
  }

  async type(): Promise<void> {
    if (!(await this.#openForm())) return;
    this.#typings += 1;
    await this.#fillName(`${NAME} ${this.#typings}`);
  }

  async addEntry(fate: Fate): Promise<void> {
    if (!(await this.#openForm())) return;
    const { page, typed } = this.#tab;
    if (!typed?.isComplete) {
      await this.#fillName(typed?.name ?? NAME);
      // The view of the list proposes a kind, which a page of its own does not.
      await page.getByRole('radio', { name: 'A receber', exact: true }).check();
      for (const name of ['category', 'form']) {
        // The keyboard chooses the first option, and is faster than the mouse.
        await page.locator(`#${name}`).press('ArrowDown');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.locator(`#${name}`).press('Enter');
        await expect(page.locator(`#${name}`)).not.toHaveValue('');
      }
      await page.locator('#issuedOn').fill('10/10/2026');
      await page.locator('#dueOn').fill('10/11/2026');
      await page.locator('#amount').fill('10');
      this.#tab.typed = { name: typed?.name ?? NAME, isComplete: true };
    }
    await this.save(fate);
  }

  async save(fate: Fate): Promise<void> {
    const { page, typed } = this.#tab;
    if (this.#session === null || !typed?.isComplete) return;
    const isStored = await this.#pressSave(fate);
    const write = `${this.#session.user.login} ${typed.name}`;
    const wasStored = this.#unknown.get(write) ?? false;
    if (isStored && !wasStored) this.#stored += 1;
    if (fate === 'arrives' && isStored) {
      this.#unknown.delete(write);
      this.#tab.typed = null;
      await page.waitForURL(({ pathname, search }) => pathname === LIST && !isForm(pathname + search));
    } else {
      this.#unknown.set(write, isStored || wasStored);
    }
    // The list behind the form asks again, and its 401 ends an expired session.
    if (fate === 'arrives' || !this.#isSignedIn()) return;
    await expect(page.getByRole('alert').filter({ hasText: 'Não sabemos se foi gravado' })).toBeVisible();
  }

  /** Presses the button and returns whether the backend accepted the write. */
  async #pressSave(fate: Fate): Promise<boolean> {
    const { page } = this.#tab;
    const press = () => page.getByRole('button', { name: 'Salvar', exact: true }).click();
    const address = /\/api\/entries$/;
    if (fate === 'arrives') {
      const [response] = await Promise.all([page.waitForResponse(address), press()]);
      return response.ok();
    }
    let isStored = false;
    await page.route(address, async (route) => {
      if (fate === 'response lost') isStored = (await route.fetch()).ok();
      await route.abort();
    });
    await Promise.all([page.waitForEvent('requestfailed'), press()]);
    // The list is requested again after a lost write. A request that runs while its routes are removed can hang.
    await this.#traffic.settle();
    await page.unroute(address);
    return isStored;
  }

  /** Opens the list by the menu. Returns false without a session. */
  async #openList(): Promise<boolean> {
    const { page } = this.#tab;
    if (!this.#isSignedIn()) return false;
    if (readAddress(page) === LOGIN) {
      // The end of the session may just have opened the login.
      await this.#settle();
      if (!this.#isSignedIn()) return false;
      await page.getByRole('link', { name: 'Ir para o painel' }).click();
      await this.#settle();
    }
    if (!this.#isSignedIn()) return false;
    await mainMenu(page).getByRole('link', { name: 'Lançamentos', exact: true }).click();
    if (this.#tab.typed) {
      await this.#question().getByRole('button', { name: 'Sair sem salvar' }).click();
      this.#tab.typed = null;
    }
    await this.#settle();
    return this.#isSignedIn();
  }

  /** Opens the form of an entry by the list. Returns false without a session. */
  async #openForm(): Promise<boolean> {
    const { page } = this.#tab;
    if (this.#session !== null && isForm(readAddress(page))) return true;
    if (!(await this.#openList())) return false;
    await page.getByRole('link', { name: 'Novo lançamento' }).click();
    await this.#settle();
    if (!this.#isSignedIn()) return false;
    await expect(page.locator('#counterparty'), 'the form has what this person typed').toHaveValue(
      this.#tab.typed?.name ?? '',
      { timeout: TIME_LIMIT_MS },
    );
    return true;
  }

  async #fillName(name: string): Promise<void> {
    const { page, typed } = this.#tab;
    await page.locator('#counterparty').fill(name);
    this.#tab.typed = { name, isComplete: typed?.isComplete ?? false };
  }

  get #tab(): Tab {
    const [tab] = this.#tabs;
    if (tab === undefined) throw new Error('there is no tab');
    return tab;
  }

  async #addTab(path: string): Promise<void> {
    const page = await this.#context.newPage();
    // The browser asks before it leaves typed values.
    page.on('dialog', (dialog) => void dialog.accept());
    this.#tabs.unshift({ page, typed: null, kept: new Map() });
    await page.goto(this.#servers.guarded + path);
  }

  /** Shows the first tab, and closes the notice that another person has signed in. */
  async #showTab(): Promise<void> {
    const { page } = this.#tab;
    await page.bringToFront();
    const goOn = page.getByRole('alertdialog').getByRole('button', { name: 'Continuar', exact: true });
    if (await goOn.isVisible()) await goOn.click();
  }

  #question = () => this.#tab.page.getByRole('alertdialog', { name: 'Sair sem salvar?' });

  /** The front tab has another document, so its memory is lost. */
  #forgetPage(): void {
    Object.assign(this.#tab, { typed: null, kept: new Map() });
  }

  #keepTyped(): void {
    for (const tab of this.#tabs) {
      if (this.#session !== null && tab.typed !== null) tab.kept.set(this.#session.user, tab.typed);
      tab.typed = null;
    }
  }

  #endSession(): void {
    this.#keepTyped();
    this.#session = null;
  }

  /** Whether the session is valid. A 401 to one of its requests has ended it. */
  #isSignedIn(): boolean {
    if (this.#session !== null && this.#traffic.refused.has(this.#session.token)) this.#endSession();
    return this.#session !== null;
  }

  async #readUserId({ login }: SeedUser): Promise<string | undefined> {
    const { queries } = this.#servers.database;
    const [row] = await queries.select({ id: users.id }).from(users).where(eq(users.login, login));
    return row?.id;
  }

  /** Waits until no request runs, and restores kept values in the model. */
  async #settle(): Promise<void> {
    await this.#traffic.settle();
    this.#restoreTyped();
  }

  #restoreTyped(): void {
    if (!this.#isSignedIn() || this.#session === null) return;
    const { user } = this.#session;
    for (const tab of this.#tabs) {
      const kept = tab.kept.get(user);
      if (kept === undefined || !isForm(readAddress(tab.page))) continue;
      tab.typed = kept;
      tab.kept.delete(user);
    }
  }

  async #findFaults(tokenBefore: string | null): Promise<string[]> {
    this.#restoreTyped();
    const inTabs = await Promise.all(this.#tabs.map((tab, index) => this.#findFaultsInTab(tab, index)));
    const { database } = this.#servers;
    const count = await database.queries.$count(entries, like(entries.counterparty, `${NAME}%`));
    return [
      ...this.#watch.faults(),
      ...inTabs.flat(),
      ...(await this.#findFaultsInStorage()),
      ...this.#traffic.findFaults(tokenBefore, this.#session?.token ?? null, {
        requests: MAX_REQUESTS,
        documents: MAX_DOCUMENTS,
      }),
      ...(count === this.#stored ? [] : [`${count} stored entries, but ${this.#stored} successful writes`]),
    ];
  }

  async #findFaultsInTab({ page, typed }: Tab, index: number): Promise<string[]> {
    const path = readAddress(page);
    const shown = await page
      .evaluate(() => ({
        title: [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent ?? '',
        user: [...document.querySelectorAll('header button[aria-haspopup=dialog]')].at(-1)?.ariaLabel ?? '',
        name: document.querySelector<HTMLInputElement>('#counterparty')?.value ?? null,
        isMarked: 'marked' in window,
      }))
      // The page is just being replaced.
      .catch(() => null);
    const where = `tab ${index} at ${path}`;
    if (shown === null) return [`${where} is loading`];
    const faults: string[] = [];
    if (shown.title === '') faults.push(`${where} is blank`);
    if (shown.title === CRASH_TITLE) faults.push(`${where} has crashed`);
    if (this.#session === null && path !== LOGIN) faults.push(`${where} without a session`);
    if (this.#session !== null && path !== LOGIN && shown.user !== this.#session.user.name)
      faults.push(`${where} shows ${shown.user} in the session of ${this.#session.user.name}`);
    const expectedName = this.#session !== null && isForm(path) ? (typed?.name ?? '') : null;
    if (shown.name !== expectedName)
      faults.push(`${where} shows ${String(shown.name)} in place of the typed ${String(expectedName)}`);
    if (typed !== null && !isForm(path)) faults.push(`${where} has lost the typed ${typed.name}`);
    return faults;
  }

  /** The storage has the whole session of the model, or none. */
  async #findFaultsInStorage(): Promise<string[]> {
    const stored = await readStorage(this.#tab.page).catch(() => null);
    if (stored === null) return ['the storage cannot be read'];
    const { 'portal-token': token, 'portal-user': record, 'theme-user-role': role } = stored;
    if (this.#session === null)
      return token === undefined && record === undefined ? [] : ['a part of an ended session is stored'];
    const { user, token: expected } = this.#session;
    const faults: string[] = [];
    if (token !== JSON.stringify(expected)) faults.push('another token is stored');
    if (role !== writeRole(user.role)) faults.push(`another role is stored: ${role}`);
    const { ds_Token: recordToken, cd_Dashboard: dashboard } = JSON.parse(record ?? '{}') as Record<
      string,
      unknown
    >;
    if (recordToken !== expected || dashboard !== user.dashboard) faults.push('another record is stored');
    return faults;
  }
}

/** Returns the id of the person whose token it is. */
function readTokenUser(token: unknown): unknown {
  const [, payload = ''] = String(token).split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: unknown }).sub;
}
