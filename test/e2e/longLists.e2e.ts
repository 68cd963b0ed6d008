// Lists of thousands of dashboards and of categories.
import { getScenario } from '../support/scenarios';
import { LONG } from './long';
import { expect, signIn, test } from './portal';
import type { Page } from '@playwright/test';

const COUNT = 5_000;
const NUMBERS = Array.from({ length: COUNT }, (_, index) => index + 1);
const LAST = `Painel ${COUNT}`;

async function stubLists(page: Page): Promise<void> {
  const dashboards = NUMBERS.map((number) => ({ code: `painel${number}`, title: `Painel ${number}` }));
  await page.route('**/api/dashboards', (route) => route.fulfill({ json: { dashboards } }));
  await page.route('**/api/dashboards/painel5000?*', (route) =>
    route.fulfill({ json: getScenario('/dashboards/{code}', 'metric').response }),
  );
  const categories = NUMBERS.map((number) => ({ name: `Categoria ${number}`, group: 'revenue' }));
  await page.route('**/api/categories', (route) =>
    route.fulfill({ json: { categories, asOf: '2026-11-20' } }),
  );
}

test('thousands of dashboards begin with a part, and each is found @long [specification §2.164]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await stubLists(page);
  await signIn(page, portal);
  await page.goto(`${portal}/app`);
  const main = page.getByRole('main');
  const links = main.getByRole('link', { name: /^Painel \d/ });
  await expect(links.first()).toBeVisible();
  expect(await links.count()).toBeLessThan(300);
  await links.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => links.count()).toBeGreaterThan(150);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar ou ir para' });
  await expect(palette.getByText(/^Mais 4\.9\d\d resultados/)).toBeVisible();
  expect(await palette.getByRole('option').count()).toBeLessThan(300);
  await page.keyboard.type(LAST);
  await expect(palette.getByRole('option')).toHaveText([new RegExp(LAST), /^Buscar “/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: LAST })).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Painéis' });
  await expect(menu.getByRole('link', { name: LAST, exact: true })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('searchbox').fill('Painel 4999');
  await expect(menu.getByRole('link')).toHaveText(['Painel 4999']);
});

test(
  'thousands of categories grow while they are read, and each is found [specification §2.164]',
  LONG,
  async ({ page, portal }) => {
    await stubLists(page);
    await signIn(page, portal);
    await page.goto(`${portal}/app/entries`);
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const field = page.getByRole('combobox', { name: 'Categoria' });
    await field.click();
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(100);
    for (let press = 0; press < 130; press += 1) await page.keyboard.press('ArrowDown');
    await expect(options.nth(129)).toBeInViewport();
    await expect(options.nth(129)).toHaveAttribute('data-highlighted');
    await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect.poll(() => options.count()).toBeGreaterThan(200);
    await field.fill('categoria 5000');
    await expect(options).toHaveText([/Categoria 5000/]);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Categoria 5000');
  },
);
