import type { Page } from '@playwright/test';
import { ana, expect, store, test } from './portal';

const RTL = { theme_lang: 'en-EN' };

/** Waits until nothing loads, because a request that fails offline is a log line. */
async function expectAllLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('script[data-webpack]')).toHaveCount(0);
}

test('the text of a busy button keeps its direction [specification §1.2]', async ({ page, portal }) => {
  await store(page, RTL);
  // No response, because a response after the end of the test would be a log line.
  await page.route('**/authorization/getToken', () => undefined);
  await page.goto(`${portal}/user/login`);
  await page.locator('input[name=login]').fill(ana.login);
  await page.locator('input[name=password]').fill('portaria-demo');
  await page.keyboard.press('Enter');
  const label = page.locator('button[type=submit] span').filter({ hasText: 'Signing in…' });
  await expect(label).toBeVisible();
  const { first, last } = await label.evaluate((element) => {
    const text = element.firstChild;
    const readLeft = (index: number) => {
      const range = document.createRange();
      if (text) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
      }
      return range.getBoundingClientRect().left;
    };
    const { length } = element.textContent;
    return { first: readLeft(0), last: readLeft(length - 1) };
  });
  expect(last).toBeGreaterThan(first);
});

test('the ring of the offline bar is before its text [specification §8.12]', async ({
  page,
  portal,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await store(page, RTL);
  await page.goto(`${portal}/app`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAllLoaded(page);
  await context.setOffline(true);
  const message = page.getByText(
    'You’re offline. You can keep reading; everything else resumes when you’re back online.',
  );
  await expect(message).toBeInViewport();
  // The ring on the right is 10 px wide and 8 px from the text, so the text starts further left.
  const { right, end } = await message.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const bar = element.closest('[data-state]') ?? element;
    const { right: edge } = bar.getBoundingClientRect();
    return {
      right: range.getBoundingClientRect().right,
      end: edge - parseFloat(getComputedStyle(bar).paddingInlineStart),
    };
  });
  expect(right).toBeLessThanOrEqual(end - 17.5);
});
