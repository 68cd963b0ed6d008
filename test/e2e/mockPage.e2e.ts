// The mock's own page, as a developer uses it: without script, in both looks, on a narrow screen.
import { expect, test as base } from '@playwright/test';
import { buildMock } from 'contract-gates/mock';
import { closeServingApp } from '../support/backend/app';
import { expectNoViolation } from './axe';

const test = base.extend<{ mock: string }>({
  // eslint-disable-next-line no-empty-pattern -- playwright reads the dependencies from this pattern
  mock: async ({}, use) => {
    const app = await buildMock({ file: 'api-spec/openapi.yaml', logStream: { write: () => undefined } });
    await use(await app.listen({ port: 0, host: '127.0.0.1' }));
    await closeServingApp(app);
  },
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} look the page can be read by everybody and fits 320 px`, async ({
    page,
    mock,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(mock);
    await page.getByRole('region', { name: 'Sign in' }).getByLabel('blocked').check();
    await page.getByRole('region', { name: 'Sign in' }).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Set: blocked.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(colorScheme === 'light' ? 'rgb(244, 245, 248)' : 'rgb(20, 23, 29)');
    await expectNoViolation(page, `mock, ${colorScheme}`);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a scenario and a fault are set and put back', async ({ page, mock, request }) => {
    const dashboards = async () => {
      const headers = { authorization: 'Bearer any' };
      return (await request.get(`${mock}/api/dashboards`, { headers })).status();
    };
    await page.goto(mock);
    const part = page.getByRole('region', { name: 'The dashboards this user may open' });
    await part.getByLabel('Fault').selectOption('status 503');
    await part.getByLabel('Times').fill('1');
    await part.getByRole('button', { name: 'Apply' }).click();
    await expect(part.getByText('Set: status 503, 1 more.')).toBeVisible();
    expect([await dashboards(), await dashboards()]).toEqual([503, 200]);

    await part.getByLabel('Fault').selectOption('status 429');
    await part.getByRole('button', { name: 'Apply' }).click();
    expect(await dashboards()).toBe(429);
    await page.getByRole('button', { name: 'Put everything back' }).click();
    await expect(part.getByText('Nothing is set.')).toBeVisible();
    expect(await dashboards()).toBe(200);
  });
});
