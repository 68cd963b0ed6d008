// The fade between pages. The tests read the events of its start, so they depend on no time.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './portal';

/** Records the id or the tag of each element whose animation starts. */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element) started.push(target.id || target.tagName);
    });
  });
const readStartedAnimations = (page: Page) =>
  page.evaluate(() => {
    const started: unknown = Reflect.get(window, 'started');
    return Array.isArray(started) ? started.map(String) : [];
  });

const openPage = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
};

const readAnimation = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { animationName, animationDuration } = getComputedStyle(main);
    return { animationName, animationDuration };
  });

test('another page starts at its top and fades in, unlike the first page, the frame, and with reduced motion [specification §4.37]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await recordAnimations(page);
  await signIn(page, portal);

  await test.step('the content of another page fades in, but not the first page or the frame', async () => {
    expect((await readAnimation(page)).animationName).toBe('none');
    const earlierAnimations = await readStartedAnimations(page);
    expect(earlierAnimations).not.toContain('content');
    await openPage(page, 'Financeiro');
    await expect.poll(() => readStartedAnimations(page)).toEqual([...earlierAnimations, 'content']);
    expect((await readAnimation(page)).animationDuration).toBe('0.12s');
    await openPage(page, 'Configurações');
    await expect
      .poll(() => readStartedAnimations(page))
      .toEqual([...earlierAnimations, 'content', 'content']);
    await page.goBack();
    await expect
      .poll(() => readStartedAnimations(page))
      .toEqual([...earlierAnimations, 'content', 'content', 'content']);
  });

  await test.step('with reduced motion no page fades in', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The new page has recorded no animation yet.
    await page.reload();
    await openPage(page, 'Vendas');
    await openPage(page, 'Configurações');
    expect((await readAnimation(page)).animationName).toBe('none');
    expect(await readStartedAnimations(page)).toEqual([]);
  });

  await test.step('another page starts at its top', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 800, height: 300 });
    await page.getByRole('heading', { level: 1, name: 'Configurações' }).hover();
    await page.mouse.wheel(0, 10_000);
    const readPosition = () => page.evaluate(() => window.scrollY);
    await expect.poll(readPosition).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Portaria, início' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toHaveCount(0);
    expect(await readPosition()).toBe(0);
  });
});
