// The chart of categories. The test removes what it adds, because all tests share the database.
import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { expect, signIn, test, toasts } from './portal';

const save = async (page: Page, message: string) => {
  await page.getByRole('button', { name: 'Salvar' }).press('Enter');
  await expect(toasts(page).filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
};
async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByLabel(label).press('ArrowDown');
  await page.getByRole('option', { name: option }).click();
}

test('a category is added, merged, separated and deleted, on a phone and on a wide page [specification §2.191, §2.192, §2.193]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  // So high that no button is behind the bar at the foot of a phone.
  await page.setViewportSize({ width: 320, height: 4000 });
  await page.goto(`${portal}/app/categories`);
  await page.getByRole('link', { name: 'Nova categoria' }).press('Enter');
  await page.getByLabel('Nome').fill('Venda pela internet');
  await choose(page, 'Grupo da DRE', 'Receita bruta');
  await choose(page, 'Posição na lista', 'No início do grupo');
  await expectNoViolation(page, 'new category at 320 px');
  await save(page, 'Categoria criada.');
  const revenue = page.getByRole('region', { name: 'Receita bruta' });
  await expect(revenue.getByRole('listitem').first()).toContainText('Venda pela internet');
  await expectNoViolation(page, 'categories at 320 px');

  await page.setViewportSize({ width: 1366, height: 900 });
  await revenue.getByRole('link', { name: 'Venda pela internet' }).press('Enter');
  await page.getByRole('link', { name: 'Unir com outra categoria' }).press('Enter');
  await choose(page, 'Unir com', /^Venda de mercadorias/);
  await save(page, 'Categorias unidas.');
  const separate = page.getByRole('button', { name: 'Separar Venda pela internet de novo' });
  await expect(separate).toBeVisible();
  await expectNoViolation(page, 'categories with a merged one');
  await separate.press('Enter');
  await expect(toasts(page).filter({ hasText: 'Categorias separadas.' })).toBeVisible();
  await revenue.getByRole('link', { name: 'Venda pela internet' }).press('Enter');
  await page.getByRole('button', { name: 'Excluir categoria' }).press('Enter');
  await expect(toasts(page).filter({ hasText: 'Categoria excluída.' })).toBeVisible();
  await expect(revenue.getByRole('link', { name: 'Venda pela internet' })).toHaveCount(0);
});
