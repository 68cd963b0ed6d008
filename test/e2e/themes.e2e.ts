// Shows the twenty themes on real pages by changing the attributes of the root element.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { COLORS } from '../../src/config/themes';
import type { Color, Mode } from '../../src/config/themes';
import { ana, expect, loginForm, signIn, store, submitLogin, test, toasts, WRONG_PASSWORD } from './portal';
import { expectNoAnimation } from './animations';
import { LONG, longIf } from './long';

const THEMES = COLORS.flatMap((color): { color: Color; mode: Mode }[] => [
  { color, mode: 'light' },
  { color, mode: 'dark' },
]);

/** Pairs of a number and its themes. `test/build/contrast.test.ts` computes the contrast of all palettes in each run. */
const GROUPS = [
  ['four', THEMES.slice(0, 4)],
  ['all twenty', THEMES],
] as const;

/** Applies each theme to the current page, and returns the contrast violations that axe finds. */
async function findContrastFaults(page: Page, themes: typeof THEMES): Promise<string[]> {
  const faults: string[] = [];
  const accents = new Set<string>();
  for (const { color, mode } of themes) {
    const accent = await page.evaluate(
      (given) => {
        Object.assign(document.documentElement.dataset, given);
        return getComputedStyle(document.documentElement).getPropertyValue('--accent');
      },
      { color, mode },
    );
    accents.add(accent);
    await expectNoAnimation(page);
    // The default mode opens a second page for each analysis, because of frames. The portal has none.
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
  expect(accents.size, 'number of different themes').toBe(themes.length);
  return faults;
}

for (const [name, themes] of GROUPS) {
  test(
    `a failed login has enough contrast in ${name} themes [specification §9.8, WCAG 1.4.3]`,
    LONG,
    async ({ page, portal }) => {
      test.slow();
      await page.goto(portal);
      await submitLogin(page, ana.login, WRONG_PASSWORD);
      await expect(toasts(page)).toHaveCount(1);
      // A toast under the pointer does not fade, which would change its contrast.
      await toasts(page).hover();
      expect(await findContrastFaults(page, themes)).toEqual([]);
      await expect(toasts(page)).toHaveCount(1);
    },
  );

  test(
    `the app area has enough contrast in ${name} themes [specification §9.8, WCAG 1.4.3]`,
    longIf(themes === THEMES),
    async ({ page, portal }) => {
      test.slow();
      await signIn(page, portal, ana);
      expect(await findContrastFaults(page, themes)).toEqual([]);
    },
  );
}

test('an element inside the page can have its own theme [specification §9.8]', async ({ page, portal }) => {
  await page.goto(portal);
  await expect(loginForm(page).submit).toBeVisible();
  const styles = await page.evaluate((themes) => {
    const describeStyles = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      const names = ['page', 'surface', 'text', 'accent', 'shadow-high', 'error', 'radius-card'];
      const values = names.map((name) => style.getPropertyValue(`--${name}`));
      return [...values, style.color, style.accentColor, style.scrollbarColor, style.colorScheme].join(' | ');
    };
    const root = document.documentElement;
    const inner = document.body.appendChild(document.createElement('div'));
    return themes.map((theme, index) => {
      // The page around the element has another colour, another mode and other corners.
      const pageTheme = themes[themes.length - 1 - index];
      const [radius, pageRadius] = index % 2 === 0 ? ['rounded', 'flat'] : ['flat', 'rounded'];
      Object.assign(root.dataset, theme, { radius });
      const asPage = describeStyles(root);
      Object.assign(root.dataset, pageTheme, { radius: pageRadius });
      Object.assign(inner.dataset, theme, { radius });
      return { asPage, asPart: describeStyles(inner) };
    });
  }, THEMES);
  expect(styles).toHaveLength(20);
  expect(new Set(styles.map(({ asPage }) => asPage)).size).toBe(20);
  for (const { asPage, asPart } of styles) expect(asPart).toBe(asPage);
});

test('the browser’s own controls follow the theme, and a printed page is light [specification §9.8]', async ({
  page,
  portal,
}) => {
  await store(page, { 'vien-themecolor': 'dark.purplemonster' });
  await page.goto(portal);
  await expect(loginForm(page).submit).toBeVisible();
  const readAppearance = () =>
    page.evaluate(() => {
      const { colorScheme, backgroundColor, color } = getComputedStyle(document.documentElement);
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent');
      const bar = document.querySelector('meta[name=theme-color]')?.getAttribute('content');
      return { colorScheme, backgroundColor, color, accent, bar };
    });
  const dark = await readAppearance();
  expect(dark).toMatchObject({ colorScheme: 'dark', bar: '#20231d' });

  await page.emulateMedia({ media: 'print' });
  expect(await readAppearance()).toMatchObject({ colorScheme: 'light', accent: '#922c88' });
  expect((await readAppearance()).backgroundColor).not.toBe(dark.backgroundColor);
  await page.emulateMedia({ media: 'screen' });
  expect(await readAppearance()).toEqual(dark);

  // A choice in another tab applies without a reload.
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const otherTab = await page.context().newPage();
  await otherTab.goto(portal);
  await otherTab.evaluate(() => localStorage.setItem('vien-themecolor', 'light.orangecarrot'));
  await expect
    .poll(readAppearance)
    .toMatchObject({ colorScheme: 'light', accent: '#ed7117', bar: '#ffffff' });
  expect(loads).toEqual([]);
});
