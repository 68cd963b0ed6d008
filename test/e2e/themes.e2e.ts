// The twenty themes on real pages, changed live by the attributes of the root element.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { COLORS } from '../../src/config/themes';
import type { Color, Mode } from '../../src/config/themes';
import { ana, expect, loginForm, signIn, store, submitLogin, test, toasts, WRONG_PASSWORD } from './portal';
import { expectStill } from './stillness';

const THEMES = COLORS.flatMap((color): { color: Color; mode: Mode }[] => [
  { color, mode: 'light' },
  { color, mode: 'dark' },
]);

/** Puts each theme on the page as it stands, and returns what axe finds about contrast. */
async function contrastFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const grounds = new Set<string>();
  for (const { color, mode } of THEMES) {
    const ground = await page.evaluate(
      (given) => {
        Object.assign(document.documentElement.dataset, given);
        return getComputedStyle(document.documentElement).getPropertyValue('--accent');
      },
      { color, mode },
    );
    grounds.add(ground);
    await expectStill(page);
    // In its other mode it opens a second page for each look, for frames that the portal has not.
    const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']);
    const { violations, passes } = await axe.analyze();
    if (passes.length === 0) faults.push(`${mode}.${color}: axe saw no text`);
    const nodes = violations.flatMap((violation) => violation.nodes);
    faults.push(
      ...nodes.map(
        ({ target, failureSummary }) => `${mode}.${color}: ${String(target)} ${failureSummary ?? ''}`,
      ),
    );
  }
  expect(grounds.size, 'each theme was really shown').toBe(THEMES.length);
  return faults;
}

test('specification §9.8, WCAG 1.4.3: the login with a failure, in all twenty themes', async ({
  page,
  portal,
}) => {
  test.slow();
  await page.goto(portal);
  await submitLogin(page, ana.login, WRONG_PASSWORD);
  await expect(toasts(page)).toHaveCount(1);
  // Below the pointer it stays: half gone it has half its contrast, and gone it has none to look at.
  await toasts(page).hover();
  expect(await contrastFaults(page)).toEqual([]);
  await expect(toasts(page)).toHaveCount(1);
});

test('specification §9.8, WCAG 1.4.3: the app area in all twenty themes', async ({ page, portal }) => {
  test.slow();
  await signIn(page, portal, ana);
  expect(await contrastFaults(page)).toEqual([]);
});

test('specification §9.8: an element within the page is drawn in a theme of its own', async ({
  page,
  portal,
}) => {
  await page.goto(portal);
  await expect(loginForm(page).submit).toBeVisible();
  const drawn = await page.evaluate((themes) => {
    const own = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      const names = ['page', 'surface', 'text', 'accent', 'shadow', 'chart-6', 'radius-card'];
      const values = names.map((name) => style.getPropertyValue(`--${name}`));
      return [...values, style.color, style.accentColor, style.scrollbarColor, style.colorScheme].join(' | ');
    };
    const root = document.documentElement;
    const inner = document.body.appendChild(document.createElement('div'));
    return themes.map((theme, index) => {
      const around = themes[themes.length - 1 - index];
      const radius = index % 2 ? 'flat' : 'rounded';
      const other = index % 2 ? 'rounded' : 'flat';
      root.style.colorScheme = '';
      Object.assign(root.dataset, theme, { radius });
      const asPage = own(root);
      Object.assign(root.dataset, around, { radius: other });
      Object.assign(inner.dataset, theme, { radius });
      return { asPage, asPart: own(inner) };
    });
  }, THEMES);
  expect(drawn).toHaveLength(20);
  expect(new Set(drawn.map(({ asPage }) => asPage)).size).toBe(20);
  for (const { asPage, asPart } of drawn) expect(asPart).toBe(asPage);
});

test('specification §9.8: the browser’s own parts follow the theme, and paper is light', async ({
  page,
  portal,
}) => {
  await store(page, { 'vien-themecolor': 'dark.purplemonster' });
  await page.goto(portal);
  await expect(loginForm(page).submit).toBeVisible();
  const look = () =>
    page.evaluate(() => {
      const { colorScheme, backgroundColor, color } = getComputedStyle(document.documentElement);
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent');
      const bar = document.querySelector('meta[name=theme-color]')?.getAttribute('content');
      return { colorScheme, backgroundColor, color, accent, bar };
    });
  const dark = await look();
  expect(dark).toMatchObject({ colorScheme: 'dark', bar: '#20231d' });

  await page.emulateMedia({ media: 'print' });
  expect(await look()).toMatchObject({ colorScheme: 'light', accent: '#922c88' });
  expect((await look()).backgroundColor).not.toBe(dark.backgroundColor);
  await page.emulateMedia({ media: 'screen' });
  expect(await look()).toEqual(dark);

  // Another tab chooses: live, without a reload.
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const other = await page.context().newPage();
  await other.goto(portal);
  await other.evaluate(() => localStorage.setItem('vien-themecolor', 'light.orangecarrot'));
  await expect.poll(look).toMatchObject({ colorScheme: 'light', accent: '#ed7117', bar: '#ffffff' });
  expect(loads).toEqual([]);
});
