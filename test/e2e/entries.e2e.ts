// Tests that figures lead to their entries, and the page of entries.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolation } from './axe';
import { readPdf } from '../support/readPdf';
import { CODES, openFigures, showTables } from './figures';
import { carla, expect, readAddress, readOverflow, signIn, test, toasts } from './portal';
import { LONG, longIf } from './long';

/** A link to entries, with the figure that it explains. */
type Linked = { href: string; figure: string; count: string | null; title?: string };

/** The list behind an average, and behind a balance, has another sum. */
const NO_SUMS = ['Ticket médio', 'Menor saldo previsto (30 dias)', 'Caixa em 30 dias'];

/** Returns the links of metrics, and of `each` parts and rows of a widget. */
const readLinks = (page: Page, each: number): Promise<Linked[]> =>
  page.locator('section').evaluateAll(
    (cards, limit) =>
      cards.flatMap((card) => {
        const texts = (element: Element | null) =>
          [...(element?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
        const read = (link: Element) => {
          const holder = link.closest('li, tr');
          const isFigure = (text: string) => /R\$|%/.test(text);
          // A list of documents has no amount, and each document is a link.
          const figure = texts(holder ?? card.querySelector('figure')).find(isFigure) ?? link.textContent;
          return {
            href: link.getAttribute('href') ?? '',
            figure: isFigure(figure) ? figure.replace('-', '') : figure,
            count: holder ? null : (/\d[\d.]*/.exec(link.textContent)?.[0] ?? null),
            title: card.querySelector('h2, h3')?.textContent ?? '',
          };
        };
        const links = (selector: string) => [
          ...card.querySelectorAll(`${selector} a[href^="/app/entries?"]`),
        ];
        return [...links('p'), ...links('li').slice(0, limit), ...links('th').slice(0, limit)].map(read);
      }),
    each,
  );

/** Returns `each` linked values of the table of each chart. */
const readLinkedCells = (page: Page, each: number): Promise<Linked[]> =>
  page.locator('section table').evaluateAll(
    (tables, limit) =>
      tables.flatMap((table) =>
        [...table.querySelectorAll('td a[href^="/app/entries"]')]
          .map((link) => ({
            href: link.getAttribute('href') ?? '',
            figure: link.textContent,
            count: null,
          }))
          .filter(({ figure }) => /[1-9]/.test(figure))
          .slice(0, limit),
      ),
    each,
  );

async function expectEntries(page: Page, { href, figure, count, title = '' }: Linked): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Lançamentos' })).toBeVisible();
  if (NO_SUMS.includes(title)) return;
  // A list of a few entries leads to all of them.
  const [, all] = /^Ver todos \(([\d.]+)\)$/.exec(figure) ?? [];
  if (all !== undefined) return expectCount(main, all);
  const isAmount = figure.includes('R$');
  if (isAmount && !/[1-9]/.test(figure)) {
    await expect(main.getByRole('heading', { level: 2, name: 'Nenhum lançamento' }), href).toBeVisible();
  } else if (isAmount) {
    // A sum that the figures of the list have is not repeated beside the count.
    const sums = main
      .locator('dd')
      .or(main.getByRole('paragraph').filter({ hasText: /^[\d.]+ lançamentos?, / }));
    await expect(sums.getByText(figure, { exact: true }).first(), href).toBeVisible();
  } else if (!figure.includes('%')) {
    await expect(main.getByRole('cell', { name: figure }).first(), href).toBeVisible();
  }
  if (count !== null) await expectCount(main, count);
}

/** A list with further filters has the count beside its sum. A view has it in its link. */
const expectCount = (main: Locator, count: string): Promise<void> => {
  const sum = main
    .getByRole('paragraph')
    .filter({ hasText: new RegExp(`^${count.replaceAll('.', '\\.')} lançamentos?(?:, |$)`) });
  const view = main.locator('nav [aria-current]').getByText(count, { exact: true });
  return expect(sum.or(view).first()).toBeVisible();
};

// The backend tests compare all parts, rows and cells.
for (const { code, each } of [
  { code: 'default' as const, each: 1 },
  ...CODES.map((all) => ({ code: all, each: 2 })),
]) {
  test(
    `the figures of ${code} lead to entries with the same total, ${each} of each widget [specification §2.100, §7.26]`,
    LONG,
    async ({ page, portal }) => {
      await signIn(page, portal);
      await openFigures(page, portal, code);
      const links = await readLinks(page, each);
      expect(links.length).toBeGreaterThan(each === 1 ? 4 : 6);
      for (const link of links) {
        expect(link.figure, link.href).not.toBe('');
        const element = page.locator(`section a[href=${JSON.stringify(link.href)}]`).first();
        await element.click();
        await expectEntries(page, link);
        await page.goBack();
        await expect(element).toBeVisible();
      }
      await showTables(page);
      for (const cell of await readLinkedCells(page, each)) {
        await page.goto(portal + cell.href);
        await expectEntries(page, cell);
      }
    },
  );
}

test('the list is sorted by the server, continues on further pages, and is searched by keyboard alone [specification §2.121, §7.26]', async ({
  page,
  portal,
  database,
}) => {
  const [expected] = await database.inMigration((run) =>
    run(`select count(*) as count, max(amount_cents) as most from entries
      where deleted_at is null and kind = 'receivable'`),
  );
  const main = page.getByRole('main');
  const rows = main.locator('tbody tr');
  const readRows = () => rows.allTextContents();
  const total = main.getByText(
    new RegExp(`^${Number(expected?.['count']).toLocaleString('pt-BR')} lançamentos, `),
  );
  await signIn(page, portal, carla);
  await page.goto(`${portal}/app/entries?kind=receivable`);
  await expect(total).toBeVisible();
  await expect(rows).toHaveCount(50);
  const first = await readRows();
  await expect(main.getByText(/^Linhas 1–50 de /)).toBeVisible();
  await main.getByRole('link', { name: 'Próxima página' }).click();
  await expect(main.getByText(/^Linhas 51–100 de /)).toBeInViewport();
  await expect(rows.first()).not.toHaveText(first[0] ?? '');
  const secondRows = await readRows();
  expect(secondRows.filter((row) => first.includes(row))).toEqual([]);
  await expect(total).toBeVisible();

  await main.getByRole('link', { name: 'Página anterior' }).click();
  await expect(main.getByText(/^Linhas 1–50 de /)).toBeVisible();
  expect(await readRows()).toEqual(first);

  await main.getByRole('columnheader', { name: 'Valor' }).getByRole('link').click();
  expect(readAddress(page)).toBe('/app/entries?kind=receivable&sort=-amount');
  const largestAmount = (Number(expected?.['most']) / 100).toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
  });
  await expect(rows.first()).toContainText(`R$ ${largestAmount}`);
  await page.reload();
  await expect(rows.first()).toContainText(`R$ ${largestAmount}`);

  await main.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(total).toHaveCount(0);
  expect(readAddress(page)).toBe('/app/entries?sort=-amount');

  await test.step('a search finds a part of a name without accents, by keyboard alone', async () => {
    await main.getByRole('searchbox').focus();
    await page.keyboard.type('PADARIA joao');
    await expect(page).toHaveURL(/search=PADARIA\+joao$/);
    await expect(rows.filter({ hasNotText: 'Padaria São João' })).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/entries\?sort=-amount$/);
  });
});

for (const { width, mode, language } of [
  { width: 320, mode: 'dark', language: 'pt-BR' },
  { width: 320, mode: 'light', language: 'en-EN' },
  { width: 1366, mode: 'dark', language: 'en-EN' },
  { width: 1366, mode: 'light', language: 'es-ES' },
]) {
  const isPhone = width === 320 && mode === 'dark';
  // `screens.e2e.ts` has the same check of the list in each short run.
  test(
    `the list has no violation at ${String(width)} pixels, ${mode}, in ${language} [WCAG 2.2 AA]`,
    LONG,
    async ({ page, portal }) => {
      await signIn(page, portal);
      await page.evaluate((stored) => Object.assign(localStorage, stored), {
        theme_lang: language,
        'vien-themecolor': `${mode}.bluenavy`,
      });
      await page.setViewportSize({ width, height: 1000 });
      for (const filter of ['?kind=receivable&status=overdue', '?counterparty=none']) {
        await page.goto(`${portal}/app/entries${filter}`);
        await expect(page.locator('main [data-index], main h2').first()).toBeVisible();
        expect(await readOverflow(page)).toBe(0);
        await expectNoViolation(page, filter);
      }
    },
  );

  test(
    `selection and panels have no violation at ${String(width)} pixels, ${mode}, in ${language} [WCAG 2.2 AA]`,
    longIf(!isPhone),
    async ({ page, portal }) => {
      await signIn(page, portal);
      await page.evaluate((stored) => Object.assign(localStorage, stored), {
        theme_lang: language,
        'vien-themecolor': `${mode}.bluenavy`,
      });
      await page.setViewportSize({ width, height: 1100 });
      // So few rows that the bar of the selection covers none of them.
      await page.goto(`${portal}/app/entries?document=NF%2010007`);
      const main = page.getByRole('main');
      await main.getByRole('checkbox').nth(1).check();
      await expectNoViolation(page, 'selection');
      for (const at of [0, 2]) {
        const button = main.locator('button[aria-haspopup="dialog"]').nth(at);
        await button.click();
        const panel = page.getByRole('dialog');
        await expect(panel).toBeVisible();
        await expectNoViolation(page, `panel ${String(at)}`);
        const box = await panel.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    },
  );
}

test('rows of two pages are selected by keyboard and with Shift, with the sums of the database @long [specification §2.122]', async ({
  page,
  portal,
  database,
}) => {
  const main = page.getByRole('main');
  const bar = main.getByRole('group', { name: 'Seleção' });
  await signIn(page, portal, carla);
  await page.goto(`${portal}/app/entries?kind=payable&sort=-amount`);
  await main.getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('1 selecionado');
  await main
    .getByRole('checkbox')
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 selecionados');
  await main.getByRole('link', { name: 'Próxima página' }).click();
  await expect(main.getByText(/^Linhas 51–/)).toBeVisible();
  await main.getByRole('checkbox').nth(1).click();
  const [expected] = await database.inMigration((run) =>
    run(`select sum(amount_cents) as sum from (
      select amount_cents, row_number() over (order by amount_cents desc, id desc) as at from entries
      where deleted_at is null and kind = 'payable') as sorted where at in (1, 2, 3, 51)`),
  );
  const sum = (Number(expected?.['sum']) / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  await expect(bar).toContainText('4 selecionados');
  await expect(bar).toContainText(`R$ ${sum} em despesas`);
});

test('an export of all entries of the filter and a report of two are saved by the keyboard [specification §2.140, §2.141, §7.33]', async ({
  page,
  portal,
}) => {
  // The bar of the selection covers no row then.
  await page.setViewportSize({ width: 1366, height: 3_000 });
  await signIn(page, portal, carla);
  await page.goto(`${portal}/app/entries?kind=receivable&status=overdue&sort=-amount`);
  const total = page.getByRole('main').getByText(/^\d+ lançamentos?$/);
  const count = Number(/\d+/.exec((await total.textContent()) ?? '')?.[0]);
  await page.getByRole('button', { name: 'Escolher o formato' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /Planilha/ })).toBeFocused();
  await expectNoViolation(page, 'the menu of formats');
  await page.keyboard.press('ArrowDown');
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await readFile(await (await downloaded).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(count + 1);
  expect((await downloaded).suggestedFilename()).toMatch(/^lancamentos-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeFocused();
  await test.step('a report of two selected entries', () => saveReport(page));
});

/** Selects the first two entries and saves their report. */
async function saveReport(page: Page): Promise<void> {
  const rows = page.getByRole('main').locator('tbody tr[data-index]');
  await rows.nth(0).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await rows.nth(1).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Escolher o formato da seleção' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /Planilha/ })).toBeFocused();
  await expectNoViolation(page, 'the menu of the selection');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: /Relatório/ })).toBeFocused();
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloaded).suggestedFilename()).toMatch(/^relatorio-\d{4}-\d\d-\d\d\.pdf$/);
  const { pages } = readPdf(await readFile(await (await downloaded).path()));
  const amounts = pages.flat().filter(({ tag, text }) => tag === 'TD' && /,\d\d$/.test(text));
  const firstAmount = amounts[0]?.text ?? '';
  expect(firstAmount).not.toBe('');
  await expect(rows.first()).toContainText(firstAmount);
  await expect(page.getByRole('button', { name: 'Exportar seleção' })).toBeFocused();
}

test('the toast of a failed export covers no button of the page and no focus, and disappears @long [specification §8.2, §2.384]', async ({
  page,
  portal,
  watch,
}) => {
  await page.clock.install();
  watch.expectLog(/status of 500 .*\/api\/entries\/export/);
  await page.route('**/api/entries/export**', (route) => route.fulfill({ status: 500 }));
  await signIn(page, portal, carla);
  await page.goto(`${portal}/app/entries?kind=payable`);
  const main = page.getByRole('main');
  const bar = main.getByRole('group', { name: 'Seleção' });
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await main.getByRole('button', { name: 'Exportar', exact: true }).click();
    await expect(toasts(page)).toHaveCount(1);
    await main.getByRole('checkbox').nth(1).check();
    await expect(bar).toBeInViewport();
    // A toast under the pointer stays.
    await page.mouse.move(1, 1);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findCovered(page)).toEqual([]);
    await page.evaluate(focusBelowToast);
    await page.clock.runFor(100);
    expect(await page.evaluate(() => document.activeElement?.closest('[data-index]') !== null)).toBe(true);
    expect(await page.evaluate(isFocusCovered)).toBe(false);
    await page.clock.runFor(6_000);
    await expect(toasts(page)).toHaveCount(0);
    await main.getByRole('button', { name: 'Limpar seleção' }).click();
  }
});

/** Focuses a link of a row that a toast covers. It does not scroll, like a dialog that closes. */
function focusBelowToast(): void {
  const toast = document.querySelector('.toastr')?.closest('.top-right')?.getBoundingClientRect();
  const links = [...document.querySelectorAll<HTMLElement>('main [data-index] a[href]')];
  links
    .find((link) => link.getBoundingClientRect().bottom > (toast?.top ?? Infinity) + 4)
    ?.focus({ preventScroll: true });
}

function isFocusCovered(): boolean {
  const toast = document.querySelector('.toastr')?.closest('.top-right')?.getBoundingClientRect();
  const focus = document.activeElement?.getBoundingClientRect();
  return toast === undefined || focus === undefined || focus.bottom > toast.top;
}

/** Returns the buttons above the table, in the bar of the selection and in the frame that a toast covers. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href]')]
      .filter((control) => control.closest('table, [data-index], .redux-toastr') === null)
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && top.closest('.redux-toastr') !== null;
      })
      .map((control) => control.textContent),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first entries are visible above the bar at the foot @long [specification §2.121]', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, carla);
    await page.goto(`${portal}/app/entries?view=all`);
    const main = page.getByRole('main');
    const bar = page.getByRole('navigation', { name: 'Acesso rápido' });
    await expect(bar.getByRole('link')).toHaveText(['Início', 'Lançamentos', '', 'Painéis']);
    const [cards, foot, excess] = await Promise.all([
      main
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
        .all(),
      bar.boundingBox(),
      readOverflow(page),
    ]);
    const card = await cards[0]?.boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    expect(excess).toBe(0);
  });

  test('a card opens its entry, and its button of 44 pixels pays it [specification §2.207]', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, carla);
    await page.goto(`${portal}/app/entries`);
    await expect(page).toHaveURL(/entries\?kind=payable&status=unpaid$/);
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first();
    const pay = card.getByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ });
    const size = await pay.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pay.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const [name = ''] = await card.getByRole('link').allTextContents();
    // The second line is no link, but the whole card is one.
    const box = await card.boundingBox();
    await card.tap({ position: { x: 60, y: (box?.height ?? 0) - 10 } });
    await expect(page.getByLabel('Cliente ou fornecedor')).toHaveValue(name);
    await page.goBack();
    await page.getByRole('link', { name: 'Novo lançamento' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Novo lançamento' })).toBeVisible();
  });
});
