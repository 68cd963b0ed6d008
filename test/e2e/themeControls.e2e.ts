import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { expect, readStorage, store, test, mark, isMarked } from './portal';
import { longIf } from './long';

/** The visible heading. A dashboard that is still loading has a hidden one. */
const heading = (page: Page) => page.locator('h1:not(.visuallyHidden)');
const root = (page: Page) => page.locator('html');
const opener = (page: Page, name = 'Aparência') => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name = 'Aparência') => page.getByRole('dialog', { name });

async function open(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/app`);
  await expect(heading(page)).toBeVisible();
  await mark(page);
}

test('the mouse previews a colour, and changes colour, corners and mode without a reload [specification §2.65, §4.40]', async ({
  page,
  portal,
}) => {
  await open(page, portal);
  await opener(page).click();
  await test.step('the page shows the colour under the mouse, and then the chosen one again', async () => {
    const colour = (name: string) => panel(page).locator('label').filter({ hasText: name });
    await colour('Roxo').hover();
    await expect(root(page)).toHaveAttribute('data-color', 'purplemonster');
    await expect(panel(page).getByRole('radio', { name: 'Verde-limão' })).toBeChecked();
    await panel(page).getByRole('heading').hover();
    await expect(root(page)).toHaveAttribute('data-color', 'greenlime');

    await colour('Roxo').hover();
    await expect(root(page)).toHaveAttribute('data-color', 'purplemonster');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(root(page)).toHaveAttribute('data-color', 'greenlime');
    expect(await readStorage(page)).toEqual({});

    await opener(page).click();
    await colour('Roxo').click();
    await panel(page).getByRole('heading').hover();
    await expect(root(page)).toHaveAttribute('data-color', 'purplemonster');
  });
  const colours = panel(page).getByRole('group', { name: 'Cor' }).getByRole('radio');
  await expect(colours).toHaveCount(10);
  const seen = new Set<string>();
  for (const colour of await colours.all()) {
    await colour.click();
    await expect(colour).toBeChecked();
    const name = await colour.inputValue();
    await expect(root(page)).toHaveAttribute('data-color', name);
    await expect.poll(async () => (await readStorage(page))['vien-themecolor']).toBe(`light.${name}`);
    seen.add(await root(page).evaluate((one) => getComputedStyle(one).getPropertyValue('--brand-1').trim()));
  }
  expect(seen.size).toBe(10);

  await panel(page).getByRole('radio', { name: 'Retos' }).click();
  await panel(page).getByRole('radio', { name: 'Escuro' }).click();
  await expect(root(page)).toHaveAttribute('data-radius', 'flat');
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');
  // A click inside the panel leaves it open, and a click outside closes it.
  await panel(page).getByRole('heading').click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('main').click({ position: { x: 8, y: 8 } });
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect
    .poll(() => readStorage(page))
    .toEqual({ 'vien-themecolor': 'dark.greysteel', 'vien-themeradius': 'flat' });
  expect(await isMarked(page)).toBe(true);
});

test('a choice is stored even if the page closes in the same moment [specification §3.5]', async ({
  page,
  portal,
}) => {
  await open(page, portal);
  await opener(page).click();
  const stored = await panel(page)
    .getByRole('radio', { name: 'Retos' })
    .evaluate((radio: HTMLElement) => {
      radio.click();
      // A closing page sends this event. No timer of the page runs before it.
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      return localStorage.getItem('vien-themeradius');
    });
  expect(stored).toBe('flat');
});

test('the appearance works by keyboard [specification §2.65]', async ({ page, portal }) => {
  await open(page, portal);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('radio', { name: 'Português' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('radio', { name: 'Verde-limão' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('radio', { name: 'Roxo' })).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-color', 'purplemonster');
  const frame = panel(page).getByRole('radio', { name: 'Roxo' }).locator('+ span');
  expect(await frame.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(root(page)).toHaveAttribute('data-radius', 'flat');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('the mode "as the system" follows the system while the page is open [specification §4.40, §3.12, §2.66]', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, portal);
  await opener(page).click();
  await panel(page).getByRole('radio', { name: 'Igual ao do sistema' }).click();
  await expect
    .poll(() => readStorage(page))
    .toEqual({ 'vien-themecolor': 'light.greenlime', 'portal-theme-mode': 'system:light.greenlime' });
  await expect(root(page)).toHaveAttribute('data-mode', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');
  await panel(page).getByRole('radio', { name: 'Vermelho-rubi' }).click();
  await expect
    .poll(() => readStorage(page))
    .toEqual({ 'vien-themecolor': 'light.redruby', 'portal-theme-mode': 'system:light.redruby' });
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');

  await panel(page).getByRole('radio', { name: 'Claro' }).click();
  await expect(root(page)).toHaveAttribute('data-mode', 'light');
  await expect.poll(() => readStorage(page)).toEqual({ 'vien-themecolor': 'light.redruby' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-mode', 'light');
  expect(await isMarked(page)).toBe(true);
});

test('a choice in one tab applies in the other without a reload @long [specification §4.14, §4.40]', async ({
  context,
  portal,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(first, portal);
  await open(second, portal);
  await opener(first).click();
  await panel(first).getByRole('radio', { name: 'Azul olímpico' }).click();
  await panel(first).getByRole('radio', { name: 'Escuro' }).click();
  await expect(root(second)).toHaveAttribute('data-color', 'blueolympic');
  await expect(root(second)).toHaveAttribute('data-mode', 'dark');
  expect(await isMarked(second)).toBe(true);
});

for (const { name, appearance, width, title } of [
  { name: 'light, 1024', appearance: {}, width: 1024, title: 'Aparência' },
  {
    name: 'right to left, dark, 320',
    appearance: { theme_lang: 'en-EN', 'vien-themecolor': 'dark.redruby' },
    width: 320,
    title: 'Appearance',
  },
]) {
  test(
    `the appearance fits the page and passes axe: ${name} [WCAG 2.2 AA]`,
    longIf(width > 320),
    async ({ page, portal }) => {
      await store(page, appearance);
      await page.setViewportSize({ width, height: 640 });
      await open(page, portal);
      await opener(page, title).click();
      await expect(panel(page, title)).toBeVisible();
      await expectNoViolation(page, 'appearance');
      const [box, button] = [await panel(page, title).boundingBox(), await opener(page, title).boundingBox()];
      const [start, end] = [box?.x ?? -1, (box?.x ?? 0) + (box?.width ?? 0)];
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
      // The panel fills a narrow page. Otherwise it is aligned with the end of its button.
      if (width === 320) expect(box?.width).toBeGreaterThan(300);
      else expect(Math.abs(end - ((button?.x ?? 0) + (button?.width ?? 0)))).toBeLessThanOrEqual(1);
    },
  );
}

test('forced colours show a tick on the chosen colour [WCAG 1.4.1, 1.4.11]', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, portal);
  await opener(page).click();
  const tick = (name: string) =>
    panel(page)
      .getByRole('radio', { name })
      .locator('+ span > svg')
      .evaluate((one) => getComputedStyle(one).visibility);
  await expect.poll(() => tick('Verde-limão')).toBe('visible');
  expect(await tick('Azul Yale')).toBe('hidden');
});
