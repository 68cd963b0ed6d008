import type { Page } from '@playwright/test';
import { ana, expect, store, test } from './portal';

const RTL = { theme_lang: 'en-EN' };

/** What is still loading when the connection goes is a line in the log. The dialog of the session comes last. */
async function expectNothingUnderWay(page: Page): Promise<void> {
  await expect(page.locator('link[href*="/assets/session."]')).toBeAttached();
  await expect(page.locator('script[data-webpack]')).toHaveCount(0);
}

test('specification §1.2: the words of a busy button keep their own order', async ({ page, portal }) => {
  await store(page, RTL);
  // Never answered: an answer that comes when the test has ended would be a line in the log.
  await page.route('**/authorization/getToken', () => undefined);
  await page.goto(`${portal}/user/login`);
  await page.locator('input[name=login]').fill(ana.login);
  await page.locator('input[name=password]').fill('portaria-demo');
  await page.keyboard.press('Enter');
  const words = page.locator('button[type=submit] span').filter({ hasText: 'Signing in…' });
  await expect(words).toBeVisible();
  const { first, last } = await words.evaluate((element) => {
    const text = element.firstChild;
    const leftOf = (at: number) => {
      const range = document.createRange();
      if (text) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
      }
      return range.getBoundingClientRect().left;
    };
    const { length } = element.textContent;
    return { first: leftOf(0), last: leftOf(length - 1) };
  });
  expect(last).toBeGreaterThan(first);
});

test('specification §8.12: the ring of the bar without a connection stands before its words', async ({
  page,
  portal,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await store(page, RTL);
  await page.goto(`${portal}/app`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingUnderWay(page);
  await context.setOffline(true);
  const words = page.getByText('No connection. What is on this page stays as it is.');
  await expect(words).toBeInViewport();
  // The ring is 10 px, with 8 px to the words: on the right, where reading begins, it moves them to the left.
  const { right, end } = await words.evaluate((element) => {
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
