// Every screen in every language, at every width and in four looks. The combinations are an orthogonal array: each pair
// of values meets in one of the sixteen rows, by mouse in some and by keyboard in the others.
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../../src/config/languages';
import type { Language } from '../../src/config/languages';
import { expectNoViolation } from './axe';
import { ana, expect, PASSWORD, store, test, toasts, WRONG_PASSWORD } from './portal';
import { wordsOf } from './words';
import type { Watch } from './portal';
import type { Words } from './words';

// Of the narrowest window of 320 pixels a scroll bar that is always there takes fifteen.
const WIDTHS = [305, 360, 1024, 1600];
const LOOKS: Record<string, string>[] = [
  {},
  { 'vien-themecolor': 'dark.redruby' },
  { 'vien-themecolor': 'light.yellowgranola', 'vien-themeradius': 'flat' },
  { 'vien-themecolor': 'dark.bluenavy', 'vien-themeradius': 'flat' },
];

type Visit = {
  page: Page;
  open: string;
  guarded: string;
  watch: Watch;
  words: Words;
  width: number;
  /** Uses a control by mouse, or by the keyboard alone. */
  use: (control: Locator) => Promise<void>;
  /** Looks at what is there now: no violation, nothing cut off, the page's own language and direction. */
  look: (what: string) => Promise<void>;
};

/** Not the hidden one of a dashboard that is asked for. */
const heading = (page: Page) => page.locator('h1:not(.visuallyHidden)');

async function arrive({ page, look }: Visit, address: string, what: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await look(what);
}

async function signIn({ page, open, words }: Visit): Promise<void> {
  await page.goto(`${open}/user/login`);
  await page.getByLabel(words('login.login.label'), { exact: true }).fill(ana.login);
  await page.getByLabel(words('login.password.label'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  // The login's own heading stays until the dashboard is there.
  await expect(page.locator('#content h1:not(.visuallyHidden)')).toBeVisible();
}

/** Goes there as a person without a mouse does; what Tab does not reach is not there for them. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(control)} is not reached by the Tab key`);
}
const MOST_STEPS = 60;

const GROUPS: { name: string; visit: (visit: Visit) => Promise<void> }[] = [
  {
    name: 'the doors',
    visit: async (visit) => {
      const { page, open, words, use, look } = visit;
      await arrive(visit, open, 'login');
      const submit = page.getByRole('main').getByRole('button', { name: words('login.submit') });
      await use(submit);
      await expect(page.getByText(words('login.login.invalid'), { exact: true })).toBeVisible();
      await look('login with messages');
      await page.getByLabel(words('login.login.label'), { exact: true }).fill(ana.login);
      await page.getByLabel(words('login.password.label'), { exact: true }).fill(WRONG_PASSWORD);
      await use(submit);
      await expect(toasts(page)).toHaveCount(1);
      // Below the pointer it stays longer than its six seconds.
      await toasts(page).hover();
      await look('login with a toast');
      for (const path of ['forgot-password', 'register', 'reset-password']) {
        await arrive(visit, `${open}/user/${path}`, path);
      }
    },
  },
  {
    name: 'the app area',
    visit: async (visit) => {
      const { page, open, words, use, look } = visit;
      await arrive(visit, `${open}/app`, 'app area, signed out');
      await signIn(visit);
      await look('dashboard');
      await use(page.getByRole('banner').getByRole('button', { name: ana.name }));
      await expect(page.getByRole('menuitem', { name: words('app.logout') })).toBeVisible();
      await look('user menu');
      await arrive(visit, `${open}/app/dashboards/nenhum`, 'unknown dashboard');
      await arrive(visit, open, 'login of a session');
    },
  },
  {
    name: 'what the person chooses',
    visit: async (visit) => {
      const { page, open, words, width, use, look } = visit;
      await signIn(visit);
      await arrive(visit, `${open}/app/settings`, 'settings');
      const bar = page.getByRole('banner');
      if (width < 640) await use(bar.getByRole('button', { name: words('app.more') }));
      await use(bar.getByRole('button', { name: words('theme.panel.open') }));
      await expect(page.getByRole('radio', { name: words('theme.color.redruby') }).last()).toBeVisible();
      await look('theme panel');
      await page.keyboard.press('Escape');
      if (width < 640) await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await look('command palette');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: words('shortcut.title') })).toBeVisible();
      await look('shortcuts');
    },
  },
  {
    name: 'menus and refusals',
    visit: async (visit) => {
      const { page, open, guarded, watch, words, width, use, look } = visit;
      await signIn(visit);
      if (width < 768) {
        await use(page.getByRole('banner').getByRole('button', { name: words('menu.main') }));
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      await look('menus');
      await arrive(visit, `${open}/error`, 'not found');
      await arrive(visit, `${guarded}/unauthorized`, 'access denied');
      watch.expectLog(/500 .*config\.json/);
      await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }));
      await arrive(visit, open, 'start that failed');
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

function visitOf({ page, portal, guardedPortal, watch, language, width, byKeyboard }: Fixtures): Visit {
  return {
    page,
    open: portal,
    guarded: guardedPortal,
    watch,
    words: wordsOf(language.code),
    width,
    use: async (control) => {
      if (!byKeyboard) return control.click();
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
    look: async (what) => {
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

// In the field of four elements: a sum is an exclusive or, and this is the product.
const times = (a: number, b: number): number =>
  [
    [0, 0, 0, 0],
    [0, 1, 2, 3],
    [0, 2, 3, 1],
    [0, 3, 1, 2],
  ][a]?.[b] ?? 0;

for (const [a, language] of LANGUAGES.entries()) {
  for (const [b, width] of WIDTHS.entries()) {
    const look = LOOKS[a ^ b] ?? {};
    const group = GROUPS[times(2, a) ^ b];
    const byKeyboard = ((times(3, a) ^ b) & 1) === 1;
    if (!group) throw new Error('no such group');

    test(`specification §2.70: ${group.name}, ${language.code}, ${String(width)} px, ${
      look['vien-themecolor'] ?? 'light.greenlime'
    }, by ${byKeyboard ? 'keyboard' : 'mouse'}`, async ({ page, portal, guardedPortal, watch }) => {
      await page.setViewportSize({ width, height: 800 });
      await store(page, { ...look, theme_lang: language.code });
      await group.visit(visitOf({ page, portal, guardedPortal, watch, language, width, byKeyboard }));
    });
  }
}

// As a browser zooms: half the pixels of the page, each drawn twice as large.
for (const [index, group] of GROUPS.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0];
  test.describe('at 200 % zoom', () => {
    test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

    test(`specification §2.70: ${group.name}, ${language.code}, by keyboard`, async ({
      page,
      portal,
      guardedPortal,
      watch,
    }) => {
      await store(page, { theme_lang: language.code });
      await group.visit(
        visitOf({ page, portal, guardedPortal, watch, language, width: 640, byKeyboard: true }),
      );
    });
  });
}
