// The form of an entry. The tests save nothing, because all tests share the database.
import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { expect, readAddress, signIn, store, test } from './portal';
import { longIf } from './long';

const LIST = '/app/entries?kind=receivable&status=overdue';
/** The first row of an entry. The row above it names its group. */
const firstRow = (page: Page) => page.locator('tbody tr[data-index]').first();
// So high that no field is behind the bar at the foot of a phone.
const SIZES = [
  { width: 320, height: 2200 },
  { width: 1366, height: 1600 },
];

/** Opens the first entry of the list, and types into its form. */
async function changeFirstEntry(page: Page, portal: string): Promise<string> {
  await signIn(page, portal);
  await page.goto(portal + LIST);
  await firstRow(page).getByRole('rowheader').getByRole('link').click();
  await page.getByLabel('Documento', { exact: true }).fill('typed');
  return readAddress(page);
}
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sair sem salvar?' });

test('Back of the browser, the menu and a reload ask before typed values are lost [specification §2.131]', async ({
  page,
  portal,
}) => {
  const form = await changeFirstEntry(page, portal);
  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Continuar editando' }).click();
  await expect(question(page)).toBeHidden();
  expect(readAddress(page)).toBe(form);
  await expect(page.getByLabel('Documento', { exact: true })).toHaveValue('typed');
  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lançamentos' })).toBeVisible();
  expect(readAddress(page)).toBe(LIST);
  // The list is left without a question.
  await page.goForward();
  await expect(page.getByLabel('Documento', { exact: true })).not.toHaveValue('typed');
  await test.step('the menu and a reload ask', async () => {
    await page.getByLabel('Documento', { exact: true }).fill('typed');
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').first().click();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    expect(readAddress(page)).toBe(form);
    const asked = page.waitForEvent('dialog');
    const reload = page.reload({ timeout: 0 }).catch(() => null);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reload;
  });
});

for (const [language, save, sizes] of [
  ['pt-BR', 'Salvar', SIZES],
  ['en-EN', 'Save', SIZES],
  ['en-EN', 'Save', SIZES.slice(0, 1)],
] as const) {
  test(
    `the form and its errors are accessible and fit in ${language} at ${sizes.map(({ width }) => width).join(' and ')} pixels [specification §2.130, §2.133]`,
    longIf(sizes === SIZES),
    async ({ page, portal }) => {
      await signIn(page, portal);
      await store(page, { theme_lang: language });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${portal}/app/entries/new`);
        await page.locator('#amount').fill('30000');
        await page.locator('#paidAmount').fill('7200');
        await page.getByRole('button', { name: save, exact: true }).click();
        await expect(page.locator('[name=difference]')).not.toBeChecked();
        await expect(page.locator('[name=kind]').first()).toBeFocused();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(size.width);
        // A check mark is the same from right to left.
        await expect(page.getByRole('button', { name: save, exact: true }).locator('svg')).toHaveCSS(
          'transform',
          'none',
        );
        await expectNoViolation(page, `${language} ${size.width}`);
      }
    },
  );
}

test('a lost response is told with a link that is in view, from right to left at 320 pixels @long [specification §7.63]', async ({
  page,
  portal,
  watch,
}) => {
  watch.expectLog(/ERR_FAILED/);
  await signIn(page, portal);
  await store(page, { theme_lang: 'en-EN' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${portal}/app/entries`);
  await page.locator('main [data-index]').getByRole('link').first().click();
  await page.locator('#document').fill('NF 9');
  await page.route('**/api/entries/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'We don’t know whether it was saved' });
  const link = notice.getByRole('link', { name: /^Check the list of entries/ });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport({ ratio: 1 });
  const isCut = (element: Element) => element.scrollHeight > element.clientHeight;
  expect(await notice.evaluate(isCut)).toBe(false);
  await expectNoViolation(page, 'lost response');
});

test('the keyboard alone fills the form, and the dialog of a payment, whose Escape returns to the row [specification §2.130, §2.132, §2.133]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto(`${portal}/app/entries/new`);
  await page.getByRole('radio', { name: 'A receber' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'A pagar' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fornecedor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.234,5');
  // The day, its calendar, and the category.
  for (let fields = 0; fields < 3; fields += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('alug');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Categoria', { exact: true })).toHaveValue('Aluguel');
  await page.keyboard.press('Enter');
  // The first field without a value.
  await expect(page.locator('#dueOn')).toBeFocused();
  await expect(page.getByLabel('Valor (R$)')).toHaveValue('1.234,50');
  await test.step('the dialog of a payment is accessible by keyboard, and Escape returns to the row', async () => {
    // The browser asks before it leaves the typed values.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(portal + LIST);
    const row = firstRow(page);
    await row.getByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }).click();
    await expect(page.getByLabel(/^Data do (?:pagamento|recebimento)$/)).toBeFocused();
    await page.getByLabel(/^Valor (?:pago|recebido) \(R\$\)$/).fill('0,01');
    await page.getByLabel(/^Valor (?:pago|recebido) \(R\$\)$/).press('Tab');
    await expect(page.getByRole('radio', { name: 'O resto continua em aberto' })).toBeFocused();
    await expectNoViolation(page, 'the dialog of a payment');
    await page.keyboard.press('Escape');
    await expect(row.getByRole('link')).toBeFocused();
  });
});

test('on a phone, the button that saves stays in view, and covers no field with the focus [specification §2.382]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, portal);
  await page.goto(`${portal}/app/entries/new`);
  const save = page.getByRole('button', { name: 'Salvar' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Cliente ou fornecedor').focus();
  const readFocus = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const { x = 0, y = 0, width = 0, height = 0 } = activeElement?.getBoundingClientRect() ?? {};
      const top = document.elementFromPoint(x + width / 2, y + height - 1);
      return { id: activeElement?.id, isCovered: top === null || activeElement?.contains(top) !== true };
    });
  const covered: (string | undefined)[] = [];
  for (
    let fields = 0;
    fields < 20 && !(await save.evaluate((it) => it === document.activeElement));
    fields += 1
  ) {
    const { id, isCovered } = await readFocus();
    if (isCovered) covered.push(id);
    await page.keyboard.press('Tab');
  }
  await expect(save).toBeFocused();
  expect(covered).toEqual([]);
});

test('the message of a payment is below the dialog of the next one [specification §2.346]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  // So low that a message at the end of the window and the dialog are at the same place.
  await page.setViewportSize({ width: 1366, height: 480 });
  await page.goto(portal + LIST);
  const pay = () => firstRow(page).getByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ });
  const confirm = page.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ });
  await pay().click();
  await confirm.click();
  await expect(page.locator('.toastr')).toContainText(/^(?:Pagamento|Recebimento) registrado: .+, R\$/);
  await pay().press('Enter');
  await expect(confirm).toBeVisible();
  const toastBelow = await page.locator('.toastr').evaluate((toast) => {
    const { left, top, width, height } = toast.getBoundingClientRect();
    return !toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(toastBelow).toBe(true);
});

test('with a mouse each form of new entries begins in its first field [specification §2.219]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto(`${portal}/app/entries/new`);
  await expect(page.getByRole('radio', { name: 'A receber' })).toBeFocused();
  await page.keyboard.press('Space');
  for (const title of ['Novas parcelas', 'Novo lançamento recorrente']) {
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Cliente ou fornecedor' })).toBeFocused();
  }
});

test('a suggested name is chosen by keyboard alone [specification §2.230, §2.231]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto(`${portal}/app/entries/new?kind=receivable`);
  const name = page.getByRole('combobox', { name: 'Cliente ou fornecedor' });
  await name.pressSequentially('joao pad');
  await expect(page.getByRole('option').first()).toContainText('Padaria São João');
  await expectNoViolation(page, 'the list');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Padaria São João');
  await expect(name).toHaveAccessibleDescription(/^Como da última vez: categoria .+, forma .+\.$/);
  await expect(page.getByLabel('Categoria', { exact: true })).not.toHaveValue('');
  await name.fill('merc');
  await expect(page.getByRole('option').first()).toContainText('Mercado');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('merc');
  expect(readAddress(page)).toBe('/app/entries/new?kind=receivable');
});

test.describe('with a finger at 320 pixels', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('a suggested name is chosen from right to left @long [specification §2.230, §2.231]', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    await store(page, { theme_lang: 'en-EN' });
    await page.goto(`${portal}/app/entries/new?kind=receivable`);
    const name = page.getByRole('combobox', { name: 'Customer or supplier' });
    await name.tap();
    await name.pressSequentially('padaria');
    const option = page.getByRole('option').first();
    await expect(option).toContainText('Padaria');
    await expectNoViolation(page, 'the list');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await option.tap();
    await expect(name).toHaveValue(/^Padaria /);
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.locator('#category')).not.toHaveValue('');
  });
});
