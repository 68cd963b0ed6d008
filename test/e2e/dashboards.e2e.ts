// Tests the dashboards with the rows of the demonstration company.
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../../api-spec/languages';
import { expectNoViolation } from './axe';
import {
  CODES,
  findCard,
  formatMoney,
  isFiguresAddress,
  openFigures,
  showTables,
  storeLanguage,
} from './figures';
import type { Code } from './figures';
import {
  ana,
  bruno,
  carla,
  elisa,
  expect,
  readAddress,
  signIn,
  submitLogin,
  test,
  toasts,
  userButton,
  readOverflow,
} from './portal';
import { LONG, longIf } from './long';

/** A figure, and a query for it that shares nothing with the backend. */
type Check = {
  widget: string;
  /** Returns `cents`, and `name` if the figure is the one of a counterparty. */
  sql: string;
  /** Text in the link of the part or row. Absent for a metric. */
  link?: string;
};

const RECEIVABLE = `from entries where deleted_at is null and kind = 'receivable'`;
const SALES = `${RECEIVABLE} and category_id in (select id from categories where statement_group = 'revenue')`;

/** The figures of each dashboard on a day, in the period of 90 days. */
const CHECKS: Record<Code, (today: string) => Check[]> = {
  default: (today) => [
    {
      widget: 'changes',
      link: 'kind=payable&issuedFrom',
      sql: `select sum(amount_cents) as cents from entries where deleted_at is null and kind = 'payable'
        and issued_on in ('${today}', date '${today}' - 1)`,
    },
    {
      widget: 'changes',
      link: 'kind=receivable&issuedFrom',
      sql: `select sum(amount_cents) as cents ${RECEIVABLE}
        and issued_on in ('${today}', date '${today}' - 1)`,
    },
  ],
  vendas: (today) => {
    const sold = `${SALES} and issued_on between date '${today}' - 89 and '${today}'`;
    return [
      { widget: 'revenue', sql: `select sum(amount_cents) as cents ${sold}` },
      {
        widget: 'revenueByForm',
        link: 'form=pix',
        sql: `select sum(amount_cents) as cents ${sold} and form = 'pix'`,
      },
      {
        widget: 'customers',
        sql: `select counterparty as name, sum(amount_cents) as cents ${sold} group by 1 order by 2 desc limit 1`,
      },
    ];
  },
  financeiro: (today) => [
    {
      widget: 'received',
      sql: `select sum(paid_cents) as cents ${RECEIVABLE} and paid_on between date '${today}' - 89 and '${today}'`,
    },
    {
      widget: 'agingIn',
      link: 'status=open',
      sql: `select sum(amount_cents) as cents ${RECEIVABLE} and paid_on is null and effective_due_on > '${today}'`,
    },
    {
      widget: 'topDebtors',
      sql: `select counterparty as name, sum(amount_cents) as cents ${RECEIVABLE} and paid_on is null
        and effective_due_on < '${today}' group by 1 order by 2 desc limit 1`,
    },
  ],
};

/** Returns a metric, or the part or row with a link. */
function findFigure(card: Locator, link: string | undefined): Locator {
  if (link === undefined) return card.locator('figure');
  return card.locator('li, tr').filter({ has: card.page().locator(`a[href*="${link}"]`) });
}

test.describe('the figures equal those of other queries', () => {
  for (const [turn, { user, codes }] of [
    { user: ana, codes: CODES },
    { user: bruno, codes: CODES },
    { user: elisa, codes: CODES },
    { user: carla, codes: ['default', 'vendas'] as const },
  ].entries()) {
    test(
      `for ${user.name}, on one of the dashboards in each language [specification §2.99, §7.22]`,
      LONG,
      async ({ page, portal, database }) => {
        await signIn(page, portal, user);
        for (const [at, language] of LANGUAGES.entries()) {
          // Each user sees each of their dashboards, and each dashboard is seen in each language.
          const code = codes[(at + turn) % codes.length] ?? 'default';
          await storeLanguage(page, language);
          const figures = await openFigures(page, portal, code);
          await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
          for (const { widget, link, sql } of CHECKS[code](figures.asOf)) {
            const [row] = await database.inMigration((run) => run(sql));
            const name = row?.['name'];
            const parameter =
              typeof name === 'string' ? new URLSearchParams({ counterparty: name }).toString() : link;
            const text = await formatMoney(page, language, Number(row?.['cents'] ?? 0));
            const figure = findFigure(findCard(page, figures, widget), parameter);
            await expect(
              figure.getByText(text, { exact: true }).first(),
              `${widget} in ${language.code}`,
            ).toBeVisible();
          }
        }
      },
    );
  }
});

test('figures have equal heights, and wide screens have two columns @long [specification §2.212]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, elisa);
  for (const [width, hasColumns] of [
    [1920, true],
    [1366, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const figures = await openFigures(page, portal, 'financeiro');
    const measure = async (id: string) => {
      const box = await findCard(page, figures, id).boundingBox();
      if (!box) throw new Error(`${id} is not visible`);
      return box;
    };
    await expect(findCard(page, figures, 'statement')).toBeVisible();
    const received = await measure('received');
    const expectedOut = await measure('expectedOut');
    expect([expectedOut.y, expectedOut.height]).toEqual([received.y, received.height]);
    const chart = await measure('cashFlow');
    const isBesideChart = (await measure('topDebtors')).x > chart.x + chart.width;
    expect([width, isBesideChart]).toEqual([width, hasColumns]);
    // A figure beside longer cards has no more height than its content.
    expect((await measure('delinquency')).height).toBeLessThan(received.height);
  }
});

test.describe('accessibility', () => {
  /** Each pair of width, mode, direction and view occurs. */
  const VISITS = [
    { code: 'default', width: 320, mode: 'light', language: 'es-ES', view: 'charts' },
    { code: 'default', width: 1366, mode: 'dark', language: 'pt-BR', view: 'tables' },
    { code: 'vendas', width: 320, mode: 'dark', language: 'pt-BR', view: 'charts' },
    { code: 'vendas', width: 1366, mode: 'light', language: 'en-US', view: 'tables' },
    { code: 'financeiro', width: 1366, mode: 'light', language: 'en-EN', view: 'charts' },
    { code: 'financeiro', width: 320, mode: 'dark', language: 'en-EN', view: 'tables' },
  ] as const;
  for (const { code, width, mode, language, view } of VISITS) {
    test(
      `${code} has no violation at ${String(width)} pixels, ${mode}, in ${language}, as ${view} [WCAG 2.2 AA]`,
      longIf(code !== 'default' || view !== 'charts'),
      async ({ page, portal }) => {
        await signIn(page, portal);
        await page.evaluate((stored) => Object.assign(localStorage, stored), {
          theme_lang: language,
          'vien-themecolor': `${mode}.bluenavy`,
        });
        // A window that is high enough draws all charts.
        await page.setViewportSize({ width, height: 9_000 });
        const { widgets } = await openFigures(page, portal, code);
        const series = widgets.filter(({ kind }) => kind === 'series');
        await expect(page.getByRole('slider')).toHaveCount(series.length);
        const expectNoOverflow = () => expect.poll(() => readOverflow(page)).toBe(0);
        await expectNoOverflow();
        if (view === 'tables') {
          await showTables(page);
          await expectNoOverflow();
        }
        await expectNoViolation(page, view);
      },
    );
  }

  for (const { language, codes } of [
    { language: 'pt-BR', codes: CODES },
    { language: 'en-EN', codes: CODES },
    { language: 'en-EN', codes: ['vendas'] as const },
  ]) {
    test(
      `each chart of ${codes.join(', ')} is read by the keyboard alone, in ${language} [WCAG 2.1.1, specification §2.101]`,
      longIf(codes === CODES),
      async ({ page, portal }) => {
        await signIn(page, portal);
        await page.evaluate((code) => localStorage.setItem('theme_lang', code), language);
        const forward = language === 'en-EN' ? 'ArrowLeft' : 'ArrowRight';
        for (const code of codes) {
          const figures = await openFigures(page, portal, code);
          for (const { id } of figures.widgets.filter(({ kind }) => kind === 'series')) {
            const card = findCard(page, figures, id);
            const toTable = card.getByRole('button', { pressed: false });
            const reader = card.getByRole('slider');
            // A chart below the first screen is drawn later.
            await card.scrollIntoViewIfNeeded();
            await expect(reader).toBeVisible();
            await toTable.focus();
            await page.keyboard.press('Tab');
            await expect(reader).toBeFocused();
            const tooltip = card.locator('[aria-hidden="true"]', { has: page.locator('bdi') });
            await expect(tooltip).toBeVisible();
            const readings: (string | null)[] = [];
            for (const key of [null, forward, 'End']) {
              if (key !== null) await page.keyboard.press(key);
              readings.push(await reader.getAttribute('aria-valuetext'));
            }
            await page.keyboard.press('Escape');
            await expect(tooltip).toHaveCount(0);
            await expect(reader).toBeFocused();

            await page.keyboard.press('Shift+Tab');
            await page.keyboard.press('Enter');
            const rows = card.locator('tbody tr');
            const lastIndex = (await rows.count()) - 1;
            for (const [at, index] of [0, 1, lastIndex].entries())
              for (const cell of await rows.nth(index).locator('th, td').allTextContents())
                // The reader leaves out a series without a value.
                if (!cell.startsWith('–'))
                  expect(readings[at], `${id}, position ${String(index)}`).toContain(cell);
          }
        }
      },
    );
  }

  test('marks of a chart differ from the page and from each other in forced colours @long [WCAG 1.4.11]', async ({
    page,
    portal,
  }) => {
    // The theme stays light, so its colours are not readable on this page.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await signIn(page, portal);
    const figures = await openFigures(page, portal, 'financeiro', '?period=year');
    const drawing = findCard(page, figures, 'cashFlow').locator('svg[viewBox]').last();
    const { background, areas, bars, lines } = await drawing.evaluate((svg) => {
      const styles = (selector: string) =>
        [...svg.querySelectorAll(selector)].map((it) => getComputedStyle(it));
      return {
        background: getComputedStyle(svg.closest('section') ?? svg).backgroundColor,
        areas: styles('g:not([data-colour]) > rect').map(({ fill }) => fill),
        bars: styles('g[data-colour] > rect:first-child').map(({ fill, stroke }) => ({ fill, stroke })),
        lines: styles('path[data-dash], path[data-forecast]').map(({ stroke, strokeDasharray }) => ({
          stroke,
          strokeDasharray,
        })),
      };
    });
    for (const fill of areas) expect(fill).toBe(background);
    expect(bars).toHaveLength(2);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const { stroke } of [...bars, ...lines]) expect(stroke).not.toBe(background);
    expect(new Set(bars.map(({ fill }) => fill)).size).toBe(bars.length);
    expect(new Set(lines.map(({ strokeDasharray }) => strokeDasharray)).size).toBeGreaterThan(1);
  });
});

test.describe('the period', () => {
  test('is chosen by the keyboard, stays after a reload and is part of the history [specification §2.102]', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    const button = page.getByRole('button', { name: /^Período: / });
    await expect(button).toHaveAccessibleName('Período: Este mês');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Período' })).toBeVisible();
    const choice = page.locator(':focus').filter({ hasText: 'Últimos 7 dias' });
    for (let steps = 0; steps < 10 && (await choice.count()) === 0; steps += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAccessibleName('Período: Últimos 7 dias');
    expect(readAddress(page)).toBe('/app/dashboards/vendas?period=7d');
    await page.reload();
    await expect(button).toHaveAccessibleName('Período: Últimos 7 dias');
    await page.goBack();
    await expect(button).toHaveAccessibleName('Período: Este mês');
    expect(readAddress(page)).toBe('/app/dashboards/vendas');
  });
});

/** Records the statuses of the figures. A request without a response has none. */
function recordFigures(page: Page): { sent: () => number; statuses: number[] } {
  const statuses: number[] = [];
  let sent = 0;
  page.on('request', (request) => (sent += isFiguresAddress(request.url()) ? 1 : 0));
  page.on('response', (response) => {
    if (isFiguresAddress(response.url())) statuses.push(response.status());
  });
  return { sent: () => sent, statuses };
}

/** Expects that no figures have been requested. A request of this test would come after one of the page. */
async function expectSent(page: Page, { sent }: { sent: () => number }, count: number): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt'));
  expect(sent()).toBe(count);
}

test.describe('the refresh', () => {
  const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  const status = (page: Page) => page.getByRole('main').getByRole('status');

  /** Opens the figures with a clock that only the test sets ahead. */
  async function openWithClock(page: Page, portal: string) {
    await page.clock.install();
    await signIn(page, portal);
    await page.goto('about:blank');
    const calls = recordFigures(page);
    const figures = await openFigures(page, portal, 'vendas');
    await expect(status(page)).toContainText('Atualizado às');
    await page.waitForLoadState('networkidle');
    const revenue = findCard(page, figures, 'revenue');
    return { calls, revenue, before: await revenue.textContent() };
  }

  /**
   * Sets the clock ahead until the page asks again, and returns the minutes that passed on the page. The page starts to
   * wait only after it has read a response, so one jump could come too early.
   */
  async function waitForNext(page: Page, { sent }: { sent: () => number }): Promise<number> {
    const now = () => page.evaluate(() => Date.now());
    const next = sent() + 1;
    const start = await now();
    await expect
      .poll(
        async () => {
          await page.clock.fastForward('00:10');
          await page.evaluate(() => fetch('/robots.txt'));
          return sent();
        },
        { intervals: [0] },
      )
      .toBe(next);
    return Math.round(((await now()) - start) / 60_000);
  }

  test('asks each minute, waits while the page is hidden, and asks at once when the connection returns [specification §2.103, §7.24]', async ({
    page,
    context,
    portal,
  }) => {
    const { calls, revenue, before } = await openWithClock(page, portal);
    expect(await waitForNext(page, calls)).toBe(1);
    await expect.poll(() => calls.statuses).toEqual([200, 304]);
    await expect(status(page)).toContainText('Atualizado às');
    expect(await revenue.textContent()).toBe(before);
    expect(await waitForNext(page, calls)).toBe(1);
    await expect.poll(() => calls.statuses).toEqual([200, 304, 304]);
    expect(await revenue.textContent()).toBe(before);
    await test.step('it waits while the page is hidden', async () => {
      const asked = calls.sent();
      await setVisibility(page, 'hidden');
      await page.clock.fastForward('30:00');
      await expectSent(page, calls, asked);
      await setVisibility(page, 'visible');
      await expect.poll(() => calls.statuses).toEqual([200, 304, 304, 304]);
      await expectSent(page, calls, asked + 1);
    });
    await test.step('it asks at once when the connection returns', async () => {
      const asked = calls.sent();
      await context.setOffline(true);
      await expect(
        page.getByText('Sem conexão. Você pode continuar lendo; o resto volta com a internet.'),
      ).toBeVisible();
      await page.clock.fastForward('10:00');
      expect(calls.sent()).toBe(asked);
      await context.setOffline(false);
      await expect.poll(() => calls.statuses).toEqual([200, 304, 304, 304, 304]);
      await expect(status(page)).toContainText('Atualizado às');
    });
  });

  test('keeps and marks old figures, and waits longer after each failure @long [specification §2.103]', async ({
    page,
    portal,
    watch,
  }) => {
    const { calls, revenue, before } = await openWithClock(page, portal);
    watch.expectLog(/ERR_FAILED .*\/api\/dashboards\/vendas/);
    await page.route(isFiguresAddress, (route) => route.abort());
    expect(await waitForNext(page, calls)).toBe(1);
    await expect(status(page)).toContainText(/Não foi possível atualizar\. Os números são d(?:as|e) /);
    expect(await revenue.textContent()).toBe(before);
    expect(await waitForNext(page, calls)).toBe(2);
    expect(await waitForNext(page, calls)).toBe(4);
    await page.unroute(isFiguresAddress);
    expect(await waitForNext(page, calls)).toBe(8);
    await expect(status(page)).toContainText('Atualizado às');
    expect(calls.statuses).toEqual([200, 304]);
    expect(await waitForNext(page, calls)).toBe(1);
    await expect.poll(() => calls.statuses).toEqual([200, 304, 304]);
  });
});

for (const code of ['vendas', 'financeiro'] as const) {
  test(
    `a print of ${code} has each chart with its table, also those that were never in view [specification §2.101]`,
    LONG,
    async ({ page, portal }) => {
      await page.setViewportSize({ width: 1280, height: 320 });
      await signIn(page, portal);
      const { widgets } = await openFigures(page, portal, code);
      const charts = widgets.filter(({ kind }) => kind === 'series').length;
      await expect(page.getByRole('slider')).not.toHaveCount(charts);
      // Widgets without any row have neither.
      const charted = await page.locator('section button[aria-pressed]').count();
      const tables = await page.locator('section table').count();
      expect(charted).toBeGreaterThan(charts);
      await page.evaluate(() => {
        window.addEventListener('beforeprint', () => {
          const counts = ['section svg[viewBox][aria-hidden] + [role=slider]', 'section table'].map(
            (selector) => document.querySelectorAll(selector).length,
          );
          document.body.dataset['printed'] = JSON.stringify(counts);
        });
      });
      const pdf = await page.pdf();
      expect(pdf.toString('latin1')).toMatch(/^%PDF-/);
      const printed = await page.locator('body').getAttribute('data-printed');
      expect(JSON.parse(printed ?? '')).toEqual([charts, charted + tables]);
      await expect(page.locator('section table')).toHaveCount(tables);
    },
  );
}

test.describe('with a backend that only offers getToken', () => {
  for (const status of [404, 501]) {
    test(
      `a person signs in to an honest empty home, and figures are not asked for again and again (${String(status)}) [specification §7.9]`,
      LONG,
      async ({ page, portal, watch }) => {
        watch.expectLog(new RegExp(`status of ${String(status)}`));
        await page.clock.install();
        await page.route(/\/api\/(?!authorization\/getToken$)/, (route) =>
          route.fulfill({ status, json: { message: 'Não existe.' } }),
        );
        const calls = recordFigures(page);
        await page.goto(`${portal}/user/login`);
        await submitLogin(page, ana.login);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 2, name: 'Sem dados por enquanto' })).toBeVisible();
        await expect(main).toContainText('Os números deste painel ainda não estão disponíveis aqui.');
        await expect(userButton(page)).toHaveAccessibleName('Minha conta');
        expect(readAddress(page)).toBe('/app/dashboards/vendas');
        await page.waitForLoadState('networkidle');
        // The page repeats an early request that failed before the page opened.
        const atStart = calls.sent();
        expect(atStart).toBeLessThanOrEqual(2);
        await page.clock.fastForward('01:00');
        await expectSent(page, calls, atStart);

        await page.getByRole('link', { name: 'Portaria, início' }).click();
        await main.getByRole('link', { name: 'Abrir o meu painel' }).click();
        await expect(main.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible();
        // The home page has requested another dashboard, and the own one is requested again.
        await expect.poll(calls.sent).toBeGreaterThanOrEqual(atStart + 2);
        await page.waitForLoadState('networkidle');
        expect(calls.sent()).toBeLessThanOrEqual(atStart + 4);
        await page.goto(`${portal}/app/entries`);
        await expect(main).toContainText('A lista de lançamentos ainda não está disponível aqui.');
        await expect(toasts(page)).toHaveCount(0);
      },
    );
  }
});
