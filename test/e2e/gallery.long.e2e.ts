// Shows every part of the kit in the gallery, which the test builds and serves with the policy of the portal.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import webpack from 'webpack';
import { pagePolicy } from '../../server/http/headers';
import { COLORS } from '../../src/config/themes';
import configuration from '../../webpack.config';
import { expectNoViolation } from './axe';
import { expectNoFaults, readOverflow, watchBrowser } from './portal';

const ORIGIN = 'http://gallery.invalid';
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

/** Builds the gallery, and returns the folder with its files. */
async function buildGallery(): Promise<string> {
  const folder = resolve('.cache/gallery');
  const compiler = webpack({ ...configuration({ page: 'gallery' }, { mode: 'production' }) });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else compiler.close(() => done());
    });
  });
  return folder;
}

const test = base.extend<{ gallery: (query?: Record<string, string>) => Promise<void> }, { files: string }>({
  files: [
    // eslint-disable-next-line no-empty-pattern -- playwright reads the dependencies from this pattern
    async ({}, use) => use(await buildGallery()),
    { scope: 'worker', timeout: 300_000 },
  ],
  gallery: async ({ page, context, files }, use) => {
    const policy = pagePolicy({
      scriptHashes: [],
      styleHashes: [],
      apiBaseUrl: '/api/',
      hasCloudIdentity: false,
    });
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const name = pathname === '/' ? 'index.html' : pathname;
      await route.fulfill({
        body: await readFile(join(files, name)),
        contentType: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        headers: { 'content-security-policy': policy },
      });
    });
    const watch = await watchBrowser(context, [ORIGIN]);
    await use(async (query = {}) => {
      await page.goto(`${ORIGIN}/?${new URLSearchParams(query).toString()}`);
      await expect(page.locator('#pictures')).toBeAttached();
    });
    await expectNoFaults(watch);
  },
});

// The build of one worker serves all tests.
test.describe.configure({ mode: 'default' });

// The spinner and the loading picture would never stop.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The parts that open over the page, by the value of `open`, and their root element. */
const OVERLAYS: [open: string, selector: string][] = [
  ['dialog', '[role=dialog]'],
  ['alert', '[role=alertdialog]'],
  ['long', '[role=dialog]'],
  ['start', '[role=dialog]'],
  ['end', '[role=dialog]'],
  ['period', '[role=grid]'],
  ['toasts', '.toastr'],
];

// Each theme occurs once, and each pair of two other values several times.
const COMBINATIONS = COLORS.flatMap((color, at) =>
  (['light', 'dark'] as const).map((mode, isDark) => {
    const bit = (place: number) => ((at >> place) & 1) ^ isDark;
    return {
      color,
      mode,
      direction: bit(0) ? 'rtl' : 'ltr',
      density: bit(1) ? 'comfortable' : 'compact',
      radius: bit(2) ? 'flat' : 'rounded',
    };
  }),
);

// The first two combinations have no value in common.
for (const [themes, combinations] of [
  ['two', COMBINATIONS.slice(0, 2)],
  ['the twenty', COMBINATIONS],
] as const) {
  test(`axe finds no violation in any part of the kit in ${themes} themes, pairwise with direction, density and corners [specification §2.70, §9.8]`, async ({
    page,
    gallery,
  }) => {
    test.slow();
    for (const combination of combinations) {
      await gallery(combination);
      await expectNoViolation(page, Object.values(combination).join(' '));
    }
  });
}

for (const [index, [open, selector]] of OVERLAYS.entries()) {
  test(
    `axe finds no violation in the kit with ${open} [specification §2.70]`,
    // `screens.e2e.ts` checks toasts and dialogs of the portal in each short run.
    async ({ page, gallery }) => {
      // Every third combination: another color, and both modes.
      const combination = COMBINATIONS[index * 3] ?? {};
      await gallery({ ...combination, open });
      await expect(page.locator(selector).first()).toBeVisible();
      // A toast under the pointer stays longer than six seconds.
      if (open === 'toasts') await page.locator(selector).first().hover();
      await expectNoViolation(page, `${Object.values(combination).join(' ')} ${open}`);
    },
  );
}

for (const direction of ['ltr', 'rtl'])
  test(`no part of the kit is cut off at 320 px, in ${direction}`, async ({ page, gallery }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const open of ['', ...OVERLAYS.map(([name]) => name)]) {
      await gallery({ direction, density: 'comfortable', open });
      expect(await readOverflow(page), `${direction} ${open}`).toBe(0);
    }
  });

test('names and values appear under the pointer and at the focus, and a select field finds an option without its accents [specification §2.101]', async ({
  page,
  gallery,
}) => {
  await gallery();
  await test.step('a tooltip shows the name of an icon button by pointer and by keyboard, and Escape hides it', async () => {
    const button = page.getByRole('button', { name: 'Baixar planilha' });
    const tooltip = page.getByText('Baixar planilha', { exact: true });
    await button.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'Ver todos os painéis' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveCount(0);
  });
  await test.step('a chart shows the values under the pointer', async () => {
    const slider = page.getByRole('slider', { name: 'Filiais' });
    await slider.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await slider.hover({ position: { x: width - 20, y: height / 2 } });
    await expect(page.getByText('jun. de 2026', { exact: true })).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByText('jun. de 2026', { exact: true })).toHaveCount(0);
  });
  await test.step('a select field finds an option without its accents, by keyboard alone', async () => {
    const field = page.getByRole('combobox', { name: 'Filial', exact: true });
    await field.focus();
    await page.keyboard.type('sao');
    await expect(page.getByRole('option')).toHaveText([/São Paulo/]);
    // The library hides the rest of the page from screen readers, and Tab closes the list before the focus leaves it.
    await expectNoViolation(page, 'open list', ['aria-hidden-focus', 'page-has-heading-one', 'region']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('São Paulo');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('São Paulo');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('xyz');
    await expect(page.getByText('Nada encontrado. Tente outra palavra.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Limpar', exact: true }).first().click();
    await expect(field).toHaveValue('');
  });
});

for (const { direction, forward } of [
  { direction: 'ltr', forward: 'ArrowRight' },
  { direction: 'rtl', forward: 'ArrowLeft' },
]) {
  test(`${forward} moves to the next tab in ${direction}, skips a disabled one, and Enter shows it`, async ({
    page,
    gallery,
  }) => {
    await gallery({ direction });
    const row = page.getByRole('tablist', { name: 'Vendas' });
    await row.getByRole('tab', { name: 'Gráfico' }).focus();
    await page.keyboard.press(forward);
    await expect(row.getByRole('tab', { name: /Lançamentos/ })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Gráfico' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: /Lançamentos/ })).toHaveText('Os lançamentos');
  });

  test(`a drawer opens from its side in ${direction}, keeps the focus inside, and returns it`, async ({
    page,
    gallery,
  }) => {
    await gallery({ direction });
    const button = page.getByRole('button', { name: 'Drawer at the end' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Lançamento 4.512' });
    await expect(drawer).toBeVisible();
    const edge = direction === 'ltr' ? 1280 : 0;
    const readEdge = async () => {
      const { x = NaN, width = NaN } = (await drawer.boundingBox()) ?? {};
      return direction === 'ltr' ? x + width : x;
    };
    await expect.poll(readEdge).toBe(edge);
    for (let steps = 0; steps < 4; steps += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

for (const { direction, forward, isFirstAtStart } of [
  { direction: 'ltr', forward: 'ArrowRight', isFirstAtStart: true },
  { direction: 'rtl', forward: 'ArrowLeft', isFirstAtStart: false },
]) {
  test(`${forward} reads the next value of a chart in ${direction}, and Escape hides the tooltip [specification §2.101]`, async ({
    page,
    gallery,
  }) => {
    await gallery({ direction });
    const slider = page.getByRole('slider', { name: 'Produtos' });
    await slider.focus();
    await page.keyboard.press(forward);
    await expect(slider).toHaveAttribute('aria-valuetext', /^fev\. de 2026: Produto A R\$ 43\.500/);
    const tooltip = page.getByText('fev. de 2026', { exact: true });
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    // The labels of the axis show where the first position is.
    const chart = page.locator('#charts section').nth(1);
    const xOf = async (label: string) =>
      (await chart.getByText(label, { exact: true }).boundingBox())?.x ?? NaN;
    expect((await xOf('jan.')) < (await xOf('jun.'))).toBe(isFirstAtStart);
  });
}

for (const direction of ['ltr', 'rtl']) {
  test(`a table of 10,000 rows has few of them in the page and no blank place in ${direction} [specification §2.107]`, async ({
    page,
    gallery,
  }) => {
    await gallery({ direction });
    const room = page.getByRole('group', { name: 'Todos os clientes' });
    const table = room.getByRole('table');
    const rows = table.locator('tbody tr[data-index]');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    // One jump for each 40th of the table, in no order.
    for (let jump = 0; jump < 40; jump += 1) {
      const { count, isFull } = await room.evaluate(
        async (element, part) => {
          element.scrollTop = (element.scrollHeight - element.clientHeight) * part;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const shown = [...element.querySelectorAll('tbody tr[data-index]')];
          const edges = shown.map((row) => row.getBoundingClientRect());
          const head = element.querySelector('thead th')?.getBoundingClientRect().bottom ?? NaN;
          const bottom = element.getBoundingClientRect().top + element.clientHeight;
          const covers = (y: number) => edges.some((edge) => edge.top <= y && edge.bottom >= y);
          return {
            count: shown.length,
            isFull: covers(head + 1) && covers((head + bottom) / 2) && covers(bottom - 1),
          };
        },
        ((jump * 17) % 40) / 39,
      );
      expect({ jump, isFull, isFew: count < 60 }).toEqual({ jump, isFull: true, isFew: true });
    }
    await room.focus();
    await page.keyboard.press('Home');
    await expect(rows.first()).toHaveAttribute('aria-rowindex', '2');
    await expect(table.getByRole('link', { name: 'Cliente 1', exact: true })).toBeInViewport();
    await page.keyboard.press('End');
    await expect(table.getByRole('row', { name: /^Cliente 10000 / })).toHaveAttribute(
      'aria-rowindex',
      '10001',
    );
    await expect(table.getByRole('link', { name: 'Cliente 10000' })).toBeInViewport({ ratio: 1 });
  });
}

test('the focused row of a long table stays in the page, and a print has 2,000 rows of it [specification §2.107]', async ({
  page,
  gallery,
}) => {
  await gallery();
  const room = page.getByRole('group', { name: 'Todos os clientes' });
  const link = (row: number) => room.getByRole('link', { name: `Cliente ${row}`, exact: true });
  await link(3).focus();
  await room.evaluate((element) => (element.scrollTop = element.scrollHeight / 2));
  await expect(link(5001)).toBeInViewport();
  await expect(link(3)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(4)).toBeFocused();
  await expect(link(4)).toBeInViewport({ ratio: 1 });
  await test.step('a print has 2,000 rows of a longer table, which keeps its position', async () => {
    const rows = room.getByRole('row');
    await room.scrollIntoViewIfNeeded();
    await room.evaluate((element) => (element.scrollTop = 100_000));
    await expect(room.getByRole('link', { name: 'Cliente 3130', exact: true })).toBeInViewport();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(rows).toHaveCount(2_001);
    await expect(page.getByText('Impressas: as primeiras 2.000 de 10.000 linhas.')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(room.locator('tr[aria-hidden]')).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(room.getByRole('link', { name: 'Cliente 3130', exact: true })).toBeInViewport();
    expect(await rows.count()).toBeLessThan(60);
  });
});

for (const { direction, forward, names } of [
  { direction: 'ltr', forward: 'ArrowRight', names: { from: 'De', to: 'Até' } },
  { direction: 'rtl', forward: 'ArrowLeft', names: { from: 'From', to: 'To' } },
]) {
  test(`two days are picked by keyboard alone in ${direction} [specification §2.102]`, async ({
    page,
    gallery,
  }) => {
    await gallery({ direction });
    const button = page.locator('#periods').getByRole('button', { name: /Este mês$/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog');
    const days = popup.getByRole('grid');
    await days.locator('button[tabindex="0"]').focus();
    const focused = () => page.evaluate(() => document.activeElement?.closest('td')?.dataset['day']);
    const walk = [
      [forward, '2026-11-02'],
      ['ArrowDown', '2026-11-09'],
      ['End', '2026-11-14'],
      ['Home', '2026-11-08'],
      ['PageDown', '2026-12-08'],
      ['PageUp', '2026-11-08'],
      ['ArrowUp', '2026-11-01'],
      [forward, '2026-11-02'],
    ] as const;
    for (const [key, day] of walk) {
      await page.keyboard.press(key);
      await expect.poll(focused, key).toBe(day);
    }
    await page.keyboard.press('Enter');
    await expect(popup.getByRole('textbox', { name: names.to })).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const [first, last] = direction === 'ltr' ? ['02/11/2026', '09/11/2026'] : ['11/02/2026', '11/09/2026'];
    await expect(popup.getByRole('textbox', { name: names.from })).toHaveValue(first);
    await expect(popup.getByRole('textbox', { name: names.to })).toHaveValue(last);
    await expectNoViolation(page, 'calendar', ['aria-hidden-focus', 'page-has-heading-one', 'region']);
    const [one, two] = await Promise.all(
      ['2026-11-02', '2026-11-03'].map((day) => days.locator(`[data-day="${day}"]`).boundingBox()),
    );
    expect((one?.x ?? NaN) < (two?.x ?? NaN)).toBe(direction === 'ltr');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(popup).toHaveCount(0);
    await expect(page.locator('#periods button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });
}

test('the days of a calendar are 44 pixels for a finger at 320 px [specification §2.102]', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await gallery({ open: 'period', density: 'comfortable' });
  const sizes = await page
    .getByRole('dialog')
    .locator('td button')
    .evaluateAll((days) =>
      days.map((day) => day.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(sizes.length).toBe(30);
  expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(44);
});

test('an alert dialog stays at a press outside, and other dialogs close', async ({ page, gallery }) => {
  await gallery({ open: 'alert' });
  const alert = page.getByRole('alertdialog', { name: 'Excluir o lançamento?' });
  await expect(alert).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Dialog', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Compartilhar painel' })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
