// A dashboard with many widgets and a long table, and the period of a dashboard without the code of its calendar.
import { getScenario } from '../support/scenarios';
import { expect, readAddress, signIn, test } from './portal';
import type { Page } from '@playwright/test';

const DAYS = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);

const CHARTS = Array.from({ length: 59 }, (_, index) => ({
  id: `chart${index}`,
  kind: 'series',
  title: `Vendas ${index + 1}`,
  unit: 'currency',
  x: { grain: 'day', values: DAYS },
  series: [{ id: 'a', title: 'Vendas', values: DAYS.map((_day, at) => 1_000 * (at + index)) }],
}));

const TABLE = {
  id: 'customers',
  kind: 'table',
  title: 'Clientes',
  size: 'full',
  columns: [
    { id: 'name', title: 'Cliente', unit: 'text' },
    { id: 'value', title: 'Receita', unit: 'currency' },
  ],
  rows: Array.from({ length: 10_000 }, (_, row) => ({ cells: [`Cliente ${row + 1}`, 100 * row] })),
};

const showDashboard = (page: Page, widgets: unknown[]) =>
  page.route('**/dashboards/vendas?*', (route) =>
    route.fulfill({ json: { ...getScenario('/dashboards/{code}', 'metric').response, widgets } }),
  );

test('a dashboard with 60 widgets draws what comes into view, and few rows of a long table [specification §2.101, §2.107]', async ({
  page,
  portal,
}) => {
  await showDashboard(page, [TABLE, ...CHARTS]);
  await signIn(page, portal);
  const cards = page.getByRole('main').getByRole('region');
  const charts = page.getByRole('slider');
  const rows = page.getByRole('table', { name: 'Clientes' }).getByRole('row');
  await expect(charts.first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(60);
  expect(await charts.count()).toBeLessThan(20);
  expect(await rows.count()).toBeLessThan(60);
  expect(await page.locator('main *').count()).toBeLessThan(4_000);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider', { name: 'Vendas 59' })).toBeInViewport();
  expect(await charts.count()).toBeLessThan(40);
});

test('two days can be typed if the calendar cannot be loaded @long [specification §2.102]', async ({
  page,
  portal,
  watch,
}) => {
  watch.expectLog(/ERR_FAILED.*calendar/);
  await page.route('**/assets/calendar.*.js', (route) => route.abort());
  await showDashboard(page, CHARTS.slice(0, 1));
  await signIn(page, portal);
  await page.getByRole('button', { name: 'Período: Este mês' }).click();
  const popup = page.getByRole('dialog', { name: 'Período' });
  await popup.getByLabel('De', { exact: true }).fill('2.11.26');
  await popup.getByLabel('Até', { exact: true }).fill('09112026');
  await expect(popup.getByRole('grid')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Período: Outro período' })).toBeFocused();
  expect(readAddress(page)).toBe('/app/dashboards/vendas?period=own&from=2026-11-02&to=2026-11-09');
});
