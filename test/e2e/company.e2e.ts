// The company's data. All tests share the database, and the fixtures restore the company before each test.
import type { Page } from '@playwright/test';
import { DEMONSTRATION_COMPANY } from '../../server/auth/seed';
import { holidays } from '../../server/database/tables';
import { expectNoViolation } from './axe';
import { bruno, expect, signIn, store, test } from './portal';
import { longIf } from './long';

const AT = '/app/company';
// So high that no field is behind the bar at the foot of a phone.
const SIZES = [
  { width: 320, height: 2000 },
  { width: 1366, height: 1600 },
];
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

test('the menu asks an administrator before typed data are lost, and saved targets and holidays reach the dashboard [specification §2.161, §2.162]', async ({
  page,
  portal,
  database,
}) => {
  const days = await database.queries.select().from(holidays);
  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, portal);
  await menu(page).getByRole('link', { name: 'Empresa' }).click();
  await expect(page.getByLabel('Nome da empresa')).toHaveValue(DEMONSTRATION_COMPANY);
  await test.step('the menu asks before typed data are lost', async () => {
    await page.getByLabel('Nome da empresa').fill('typed');
    await menu(page).getByRole('link', { name: 'Lançamentos' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(page.getByLabel('Nome da empresa')).toHaveValue('typed');
    await menu(page).getByRole('link', { name: 'Lançamentos' }).click();
    await question.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lançamentos' })).toBeVisible();
  });
  await menu(page).getByRole('link', { name: 'Empresa' }).click();
  await expect(page.getByLabel('Nome da empresa')).toHaveValue(DEMONSTRATION_COMPANY);
  await page.getByLabel('Meta de faturamento por mês (R$)').fill('123456,78');
  await page.getByLabel('Dia', { exact: true }).fill('20/01/2027');
  // The calendar of the field is between them.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('São Sebastião');
  await page.keyboard.press('Enter');
  const added = page.getByRole('button', { name: 'Remover feriado: 20/01/2027 São Sebastião' });
  await expect(added).toBeVisible();
  await added.press('Enter');
  await expect(added).toBeHidden();
  await page.getByRole('button', { name: 'Salvar' }).press('Enter');
  await expect(page.getByText('Dados da empresa alterados.').first()).toBeVisible();
  await page.goto(`${portal}/app/dashboards/vendas`);
  await expect(page.getByText('da meta de R$ 123.456,78')).toBeVisible();
  expect(await database.queries.select().from(holidays)).toEqual(days);
  await page.goto(`${portal}/app/dashboards/default`);
  const activities = page.getByRole('table', { name: 'Atividade recente' });
  await expect(activities.getByRole('rowheader', { name: 'Alterou os dados da empresa' })).toBeVisible();
  await expectNoViolation(page, 'activity without an entry');
});

test('a test starts without the changes of another one @long', async ({ page, portal }) => {
  await signIn(page, portal);
  await page.goto(portal + AT);
  await expect(page.getByLabel('Meta de faturamento por mês (R$)')).not.toHaveValue('123.456,78');
  await page.goto(`${portal}/app/dashboards/default`);
  const activities = page.getByRole('table', { name: 'Atividade recente' });
  await expect(activities.getByRole('row')).not.toHaveCount(0);
  await expect(activities.getByText('Alterou os dados da empresa')).toHaveCount(0);
});

test('an editor has no menu entry, and is refused at the address @long [specification §2.160]', async ({
  page,
  portal,
  guardedPortal,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, portal, bruno);
  await expect(menu(page).getByRole('link', { name: 'Lançamentos' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Empresa' })).toHaveCount(0);
  await page.goto(portal + AT);
  await expect(
    page.getByRole('heading', { name: 'Só administradores podem alterar os dados da empresa' }),
  ).toBeVisible();
  await expectNoViolation(page, 'editor');
  await signIn(page, guardedPortal, bruno);
  await page.goto(guardedPortal + AT);
  await expect(page.getByText('Código 401')).toBeVisible();
});

for (const [language, save, clear, sizes] of [
  ['pt-BR', 'Salvar', 'Limpar', SIZES],
  ['en-EN', 'Save', 'Clear', SIZES],
  ['en-EN', 'Save', 'Clear', SIZES.slice(0, 1)],
] as const) {
  test(
    `the form and its errors are accessible and fit in ${language} at ${sizes.map(({ width }) => width).join(' and ')} pixels [specification §2.161]`,
    longIf(sizes === SIZES),
    async ({ page, portal }) => {
      await signIn(page, portal);
      await store(page, { theme_lang: language });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(portal + AT);
        await page.locator('#companyName').fill('');
        await page.locator('#openingOn').fill('x');
        await page.locator('#holidayName').fill('x');
        await page.getByRole('button', { name: clear, exact: true }).first().click();
        await page.getByRole('button', { name: save, exact: true }).click();
        await expect(page.locator('#companyName')).toBeFocused();
        for (const id of ['companyName', 'timeZone', 'openingOn', 'holidayDay'])
          await expect(page.locator(`#${id}`)).toHaveAttribute('aria-invalid', 'true');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(size.width);
        await expectNoViolation(page, `${language} ${size.width}`);
      }
    },
  );
}

test('a long time zone is cut at its end, also from right to left @long', async ({ page, portal }) => {
  await signIn(page, portal);
  await store(page, { theme_lang: 'en-EN' });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(portal + AT);
  const zone = page.locator('#timeZone');
  await expect(zone).not.toHaveValue('');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(zone).toHaveCSS('direction', 'ltr');
  await expect(zone).toHaveCSS('text-align', 'right');
});
