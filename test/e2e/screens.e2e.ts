// Visits every screen in every language, at four widths and with four appearances, by mouse or by keyboard. The sixteen
// combinations are an orthogonal array: each pair of values occurs once.
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../../api-spec/languages';
import type { Language } from '../../api-spec/languages';
import { expectNoViolation } from './axe';
import { ana, bruno, expect, PASSWORD, store, test, toasts, WRONG_PASSWORD } from './portal';
import { readTexts } from './texts';
import type { Watch } from './portal';
import type { Texts } from './texts';
import { longIf } from './long';

// A permanent scroll bar takes 15 pixels of the narrowest window of 320.
const WIDTHS = [305, 360, 1024, 1600];
const APPEARANCES: Record<string, string>[] = [
  {},
  { 'vien-themecolor': 'dark.redruby' },
  { 'vien-themecolor': 'light.yellowgranola', 'vien-themeradius': 'flat' },
  { 'vien-themecolor': 'dark.bluenavy', 'vien-themeradius': 'flat' },
];

type Visit = {
  page: Page;
  origin: string;
  guardedOrigin: string;
  watch: Watch;
  texts: Texts;
  width: number;
  /** Uses a control by mouse, or by the keyboard alone. */
  use: (control: Locator) => Promise<void>;
  /** Checks the current screen: no violation, nothing cut off, and the right language and direction. */
  check: (what: string) => Promise<void>;
};

/** The visible heading. A dashboard that is still loading has a hidden one. */
const heading = (page: Page) => page.locator('h1:not(.visuallyHidden)');

async function openScreen({ page, check }: Visit, address: string, what: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await check(what);
}

async function signIn({ page, origin, texts }: Visit): Promise<void> {
  await page.goto(`${origin}/user/login`);
  await page.getByLabel(texts('login.login.label'), { exact: true }).fill(ana.login);
  await page.getByLabel(texts('login.password.label'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  // The heading of the login stays until the dashboard is rendered.
  await expect(page.locator('#content h1:not(.visuallyHidden)')).toBeVisible();
}

/** Moves the focus to a control with the Tab key. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${String(control)}`);
}
const MAX_STEPS = 60;

/** A line that no entry explains, and a fee. */
const STATEMENT = {
  name: 'extrato.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Data;Histórico;Valor\r\n25/11/2026;PIX RECEBIDO;450,90\r\n26/11/2026;TARIFA;-9,90\r\n',
  ),
};

const GROUPS: { name: string; visit: (visit: Visit) => Promise<void> }[] = [
  {
    name: 'login and account pages',
    visit: async (visit) => {
      const { page, origin, texts, use, check } = visit;
      await openScreen(visit, origin, 'login');
      const submit = page.getByRole('main').getByRole('button', { name: texts('login.submit') });
      await use(submit);
      await expect(page.getByText(texts('login.login.invalid'), { exact: true })).toBeVisible();
      await check('login with messages');
      await page.getByLabel(texts('login.login.label'), { exact: true }).fill(ana.login);
      await page.getByLabel(texts('login.password.label'), { exact: true }).fill(WRONG_PASSWORD);
      await use(submit);
      await expect(toasts(page)).toHaveCount(1);
      // A toast under the pointer stays longer than six seconds.
      await toasts(page).hover();
      await check('login with a toast');
      for (const path of ['forgot-password', 'register', 'reset-password']) {
        await openScreen(visit, `${origin}/user/${path}`, path);
      }
      // No page may know a usable secret, so the check of this one is answered here.
      const user = { name: 'Bruno Lima', company: 'Comercial Aurora' };
      await page.route('**/password/link/check', (route) => route.fulfill({ json: user }));
      await openScreen(visit, `${origin}/user/set-password#${'s'.repeat(43)}`, 'password of a link');
      await openScreen(visit, `${origin}/setup`, 'setup that is done');
    },
  },
  {
    name: 'the app area',
    visit: async (visit) => {
      const { page, origin, texts, width, use, check } = visit;
      await openScreen(visit, `${origin}/app`, 'app area, signed out');
      await signIn(visit);
      await check('dashboard');
      await use(page.getByRole('banner').getByRole('button', { name: ana.name }));
      await expect(page.getByRole('button', { name: texts('app.logout') })).toBeVisible();
      await check('user menu');
      // A control below the fixed bar of a phone would count as too small.
      await page.setViewportSize({ width, height: 5000 });
      await openScreen(visit, `${origin}/app`, 'home');
      await openScreen(visit, `${origin}/app/entries?view=all`, 'entries');
      await page.locator('main [data-index]').getByRole('checkbox').first().check();
      // The Tab key passes each row of the page before it.
      await page.getByRole('button', { name: texts('entry.change'), exact: true }).press('Enter');
      await page.locator('[name=dueOn]').fill('05/06/2027');
      await expect(page.getByRole('region', { name: texts('entry.change.preview') })).toBeVisible();
      await check('change of entries');
      await openScreen(
        visit,
        `${origin}/app/entries?kind=payable&status=overdue&open=1`,
        'entry beside the list',
      );
      await use(page.getByRole('button', { name: new RegExp(`^${texts('form.calendar')}`) }).first());
      await expect(page.getByRole('grid')).toBeVisible();
      await check('calendar of a day');
      await page.keyboard.press('Escape');
      await openScreen(visit, `${origin}/app/entries/1`, 'entry');
      await use(page.getByRole('link', { name: texts('entry.history.title') }));
      await expect(
        page.getByRole('heading', { level: 2, name: texts('entry.history.events') }),
      ).toBeVisible();
      await check('history of an entry');
      await openScreen(visit, `${origin}/app/entries/new/installments`, 'new installments');
      for (const [name, text] of Object.entries({ total: '100', count: '2', firstDueOn: '05/06/2027' }))
        await page.locator(`[name=${name}]`).fill(text);
      await use(page.locator('[type=submit]'));
      await check('invalid installments');
      await openScreen(visit, `${origin}/app/entries/new/series`, 'new series');
      await openScreen(visit, `${origin}/app/series`, 'recurring entries');
      await openScreen(visit, `${origin}/app/categories`, 'categories');
      await openScreen(visit, `${origin}/app/categories/1`, 'category');
      await openScreen(visit, `${origin}/app/categories/1/merge`, 'merge of categories');
      await openScreen(visit, `${origin}/app/categories/preset`, 'categories of a preset');
      await openScreen(visit, `${origin}/app/bank`, 'accounts');
      await openScreen(visit, `${origin}/app/bank/1`, 'movements of an account');
      await openScreen(visit, `${origin}/app/bank/1/edit`, 'account');
      await openScreen(visit, `${origin}/app/bank/new`, 'new account');
      await openScreen(visit, `${origin}/app/bank/transfer`, 'transfer');
      await openScreen(visit, `${origin}/app/bank/help`, 'help with accounts');
      await openScreen(visit, `${origin}/app/bank/months`, 'months');
      await use(
        page
          .getByRole('main')
          .getByRole('button', { name: texts('months.close') })
          .first(),
      );
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('closing of a month');
      await page.keyboard.press('Escape');
      await openScreen(visit, `${origin}/app/bank/import`, 'import of a statement');
      await page.locator('input[type=file]').setInputFiles(STATEMENT);
      const account = page.getByLabel(texts('statement.account.field'), { exact: true });
      await expect(account).toBeVisible();
      await check('preview of a statement');
      await account.click();
      await page.getByRole('option').first().click();
      await use(page.getByRole('button', { name: texts('statement.start'), exact: true }));
      await use(page.getByRole('link', { name: texts('reconciliation.title'), exact: true }));
      await expect(page.getByRole('list', { name: texts('reconciliation.lines') })).toBeVisible();
      await check('reconciliation');
      await page
        .getByRole('main')
        .getByRole('button', { name: texts('reconciliation.search') })
        .first()
        .press('Enter');
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await check('search of entries for a line');
      await page.keyboard.press('Escape');
      await openScreen(visit, `${origin}/app/bank/1/statement`, 'lines of a statement');
      await openScreen(visit, `${origin}/app/account`, 'own account');
      await openScreen(visit, `${origin}/app/company`, 'company');
      await openScreen(visit, `${origin}/app/users`, 'users');
      await openScreen(visit, `${origin}/app/users/new`, 'new user');
      const other = page.getByRole('main').getByRole('link', { name: bruno.name });
      await page.goto(`${origin}/app/users`);
      await other.click();
      await expect(page.getByLabel(texts('users.name'), { exact: true })).toHaveValue(bruno.name);
      await check('user');
      await openScreen(visit, `${origin}/app/audit`, 'audit');
      await page.setViewportSize({ width, height: 800 });
      await openScreen(visit, `${origin}/app/dashboards/nenhum`, 'unknown dashboard');
      await openScreen(visit, origin, 'login of a session');
    },
  },
  {
    name: 'settings, theme and palette',
    visit: async (visit) => {
      const { page, origin, texts, use, check } = visit;
      await signIn(visit);
      await openScreen(visit, `${origin}/app/settings`, 'settings');
      await use(page.getByRole('banner').getByRole('button', { name: texts('app.help') }));
      await expect(page.getByRole('dialog', { name: texts('app.help') })).toBeVisible();
      await check('help menu');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await check('command palette');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: texts('shortcut.title') })).toBeVisible();
      await check('shortcuts');
    },
  },
  {
    name: 'menus and error pages',
    visit: async (visit) => {
      const { page, origin, guardedOrigin, watch, texts, width, use, check } = visit;
      await signIn(visit);
      if (width < 768) {
        await use(page.getByRole('button', { name: texts('menu.main') }));
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      await check('menus');
      await openScreen(visit, `${origin}/error`, 'not found');
      await openScreen(visit, `${guardedOrigin}/unauthorized`, 'access denied');
      watch.expectLog(/500 .*config\.json/);
      await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }));
      await openScreen(visit, origin, 'start that failed');
    },
  },
];

type Fixtures = {
  page: Page;
  portal: string;
  guardedPortal: string;
  watch: Watch;
  language: Language;
  width: number;
  byKeyboard: boolean;
};

function makeVisit({ page, portal, guardedPortal, watch, language, width, byKeyboard }: Fixtures): Visit {
  return {
    page,
    origin: portal,
    guardedOrigin: guardedPortal,
    watch,
    texts: readTexts(language.code),
    width,
    use: async (control) => {
      if (!byKeyboard) return control.click();
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
    check: async (what) => {
      await expectNoViolation(page, what);
      const found = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        isCutOff: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
      expect(found, what).toEqual({ lang: language.tag, dir: language.direction, isCutOff: false });
    },
  };
}

// Arithmetic in the field of four elements: this is the product, and the sum is an exclusive or.
const multiply = (a: number, b: number): number =>
  [
    [0, 0, 0, 0],
    [0, 1, 2, 3],
    [0, 2, 3, 1],
    [0, 3, 1, 2],
  ][a]?.[b] ?? 0;

// One test opens all screens of a group, which takes a minute on a machine that does nothing else.
test.describe.configure({ timeout: 600_000 });

for (const [a, language] of LANGUAGES.entries()) {
  for (const [b, width] of WIDTHS.entries()) {
    const appearance = APPEARANCES[a ^ b] ?? {};
    const group = GROUPS[multiply(2, a) ^ b];
    const byKeyboard = ((multiply(3, a) ^ b) & 1) === 1;
    if (!group) throw new Error('no such group');
    // Every group, language and width once, and by mouse as often as by keyboard.
    const details = longIf(b !== (a ^ 1));

    test(
      `${group.name}: axe finds no violation in ${language.code}, ${String(width)} px, ${
        appearance['vien-themecolor'] ?? 'light.greenlime'
      }, by ${byKeyboard ? 'keyboard' : 'mouse'} [specification §2.70]`,
      details,
      async ({ page, portal, guardedPortal, watch }) => {
        await page.setViewportSize({ width, height: 800 });
        await store(page, { ...appearance, theme_lang: language.code });
        await group.visit(makeVisit({ page, portal, guardedPortal, watch, language, width, byKeyboard }));
      },
    );
  }
}

// A browser zooms like this: half the pixels, each twice as large.
for (const [index, group] of GROUPS.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0];
  test.describe('at 200 % zoom', () => {
    test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

    test(
      `${group.name}: axe finds no violation in ${language.code}, by keyboard [specification §2.70]`,
      longIf(index > 0),
      async ({ page, portal, guardedPortal, watch }) => {
        await store(page, { theme_lang: language.code });
        await group.visit(
          makeVisit({ page, portal, guardedPortal, watch, language, width: 640, byKeyboard: true }),
        );
      },
    );
  });
}
