// The sizes of controls depend on the density, but every control keeps 44 pixels where the pointer is not precise.
import type { Locator } from '@playwright/test';
import { expect, loginForm, store, test } from './portal';
import { longIf } from './long';

const measureHeight = async (control: Locator) => Math.round((await control.boundingBox())?.height ?? 0);

for (const { pointer, hasTouch, heights } of [
  { pointer: 'a mouse', hasTouch: false, heights: { auto: 36, comfortable: 44, compact: 36 } },
  { pointer: 'touch', hasTouch: true, heights: { auto: 44, comfortable: 44, compact: 44 } },
]) {
  test.describe(pointer, () => {
    // Only a mobile browser reports touch as its main pointer.
    test.use({ hasTouch, isMobile: hasTouch });

    for (const [density, height] of Object.entries(heights)) {
      // With a mouse the densities differ, and with touch only the smallest one could be too small.
      const isLong = density === 'auto' || (hasTouch && density !== 'compact');
      test(
        `controls are ${height} px high with ${pointer} and the density "${density}" [specification §4.42]`,
        longIf(isLong),
        async ({ page, portal }) => {
          if (density !== 'auto') await store(page, { 'portal-density': density });
          await page.goto(portal);
          const { login, password, submit } = loginForm(page);
          for (const control of [login, password, submit]) expect(await measureHeight(control)).toBe(height);
        },
      );
    }
  });
}

test('a change of the density in another tab applies without a reload [specification §4.14, §4.42]', async ({
  page,
  portal,
}) => {
  await page.goto(portal);
  const { submit } = loginForm(page);
  expect(await measureHeight(submit)).toBe(36);
  const otherPage = await page.context().newPage();
  await otherPage.goto(portal);
  await otherPage.evaluate(() => localStorage.setItem('portal-density', 'comfortable'));
  await expect.poll(() => measureHeight(submit)).toBe(44);
});
