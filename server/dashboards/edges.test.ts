// Small companies with rows that the demonstration company does not have.
import { gte, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { categories, company, entries, series } from '../database/tables';
import { makeCalendar } from '../../api-spec/calendar';
import { insertEntries, type NewEntry } from '../entries/insertEntries';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { computeDashboard, type ComputeOptions } from './computeDashboard';

const SALE: NewEntry = {
  kind: 'receivable',
  counterparty: 'Padaria Ipê',
  category: 'Vendas',
  form: 'boleto',
  document: 'NF 1',
  issuedOn: '2024-02-01',
  dueOn: '2024-03-02',
  amountCents: 10_000,
};

describeOnBothDatabases(
  'a company in Tokyo',
  async ({ queries }) => {
    await queries.insert(categories).values({ name: 'Vendas', incomeStatementGroup: 'revenue' });
    await queries.insert(company).values({
      name: 'Tóquio',
      timeZone: 'Asia/Tokyo',
      openingCents: 500,
      openingOn: '2024-02-01',
      weekStartsOn: 1,
    });
    await insertEntries(queries, makeCalendar([]), [
      // Due on a Saturday, so it is late from Tuesday on.
      SALE,
      {
        ...SALE,
        document: 'NF 2',
        form: 'pix',
        issuedOn: '2024-02-29',
        dueOn: '2024-02-29',
        paidOn: '2024-02-29',
        paidCents: 9_000,
      },
      {
        ...SALE,
        document: 'NF 3',
        form: 'pix',
        issuedOn: '2024-03-04',
        dueOn: '2024-03-05',
        amountCents: 300,
        paidOn: '2024-03-11',
        paidCents: 300,
      },
      {
        ...SALE,
        document: 'NF 4',
        issuedOn: '2024-02-29',
        amountCents: 77,
        deletedAt: '2024-03-01T00:00:00Z',
      },
    ]);
  },
  (database) => {
    const compute = async (code: string, now: string, changes: Partial<ComputeOptions> = {}) => {
      const dashboard = await computeDashboard(database(), {
        code,
        period: { key: 'month' },
        language: 'en',
        now: new Date(now),
        ...changes,
      });
      return { ...dashboard, find: (id: string) => dashboard.widgets.find((widget) => widget.id === id) };
    };

    afterEach(async () => {
      const { queries } = database();
      await queries.delete(entries).where(gte(entries.issuedOn, '2030-01-01'));
      await queries.delete(series);
      await queries.update(company).set({ openingOn: '2024-02-01' });
    });

    it('has its own day and week', async () => {
      expect(await compute('default', '2024-02-29T14:59:00Z')).toMatchObject({
        asOf: '2024-02-29',
        timeZone: 'Asia/Tokyo',
        weekStartsOn: 1,
        period: { from: '2024-02-01', to: '2024-02-29', complete: false },
      });
      expect(await compute('default', '2024-02-29T15:00:00Z')).toMatchObject({
        asOf: '2024-03-01',
        period: { from: '2024-03-01', to: '2024-03-31', before: { from: '2024-02-01', to: '2024-02-01' } },
      });
    });

    it('has a boleto of Saturday overdue after Monday only', async () => {
      const overdueOn = async (day: string) =>
        (await compute('default', `${day}T03:00:00Z`)).find('overdueIn');
      expect(await overdueOn('2024-03-03')).toMatchObject({ value: 0, count: 0 });
      expect(await overdueOn('2024-03-04')).toMatchObject({ value: 0 });
      expect(await overdueOn('2024-03-05')).toMatchObject({ value: 10_000, count: 1, before: 0 });
    });

    it('counts what was overdue on the earlier day and was paid later', async () => {
      const period = { key: 'own', from: '2024-03-10', to: '2024-03-12' } as const;
      const { find } = await compute('default', '2024-03-12T03:00:00Z', { period });
      expect(find('overdueIn')).toMatchObject({ value: 10_000, before: 10_300 });
    });

    it('has no average ticket without a sale, and a revenue of 0', async () => {
      const { find } = await compute('vendas', '2024-03-02T03:00:00Z');
      expect(find('averageTicket')).toMatchObject({ value: null, before: 10_000 });
      expect(find('revenue')).toMatchObject({ value: 0, count: 0, before: 10_000 });
      expect(find('revenueByForm')).toMatchObject({ parts: [] });
      expect(find('customers')).toMatchObject({ rows: [] });
    });

    it('has an average ticket of sales, of which each may have a document, instalments or a series [specification §7.126]', async () => {
      const { queries } = database();
      const day = '2030-06-03';
      const sale = { ...SALE, form: 'pix', issuedOn: day, dueOn: day } as const;
      const parts = [1, 2].map((installment) => ({ ...sale, installment, installments: 2 }));
      await insertEntries(queries, makeCalendar([]), [
        // Two sales without a document, and two in two instalments, of which one has a document.
        ...[sale, sale, ...parts].map((one) => ({ ...one, document: '' })),
        ...parts.map((one) => ({ ...one, document: 'NF 9' })),
      ]);
      await addRent(queries, day);
      const { find } = await compute('vendas', `${day}T03:00:00Z`);
      expect(find('averageTicket')).toMatchObject({
        // 80,000 of six sales.
        value: 13_333,
        link: { filter: { issuedFrom: '2030-06-01', issuedTo: day } },
      });
    });

    it('is not compared with days before its first entry', async () => {
      const choice = { key: 'own', from: '2024-02-15', to: '2024-02-29' } as const;
      const { find, period } = await compute('vendas', '2024-02-29T03:00:00Z', { period: choice });
      expect(period.before).toEqual({ from: '2024-01-31', to: '2024-02-14' });
      expect(find('revenue')).toMatchObject({ value: 10_000, before: 10_000 });

      const february = await compute('vendas', '2024-02-29T03:00:00Z');
      expect(february.period).not.toHaveProperty('before');
      expect(february.find('revenue')).toMatchObject({ value: 20_000 });
      expect(february.find('revenue')).not.toHaveProperty('before');
      const byMonth = february.find('revenueByMonth');
      expect(byMonth && 'series' in byMonth ? byMonth.series[1]?.values : []).toEqual(Array(12).fill(null));
    });

    it('has the balance of its bank account also before the opening day', async () => {
      const choice = { key: 'own', from: '2024-02-28', to: '2024-03-01' } as const;
      const { find } = await compute('financeiro', '2024-03-12T03:00:00Z', { period: choice });
      const cash = find('cashFlow');
      const balance = (widget: typeof cash) =>
        widget && 'series' in widget ? widget.series.find(({ id }) => id === 'balance')?.values : [];
      expect(balance(cash)).toEqual([500, 9_500, 9_500]);
      await database().queries.update(company).set({ openingOn: '2024-03-05' });
      const withLaterOpening = await compute('financeiro', '2024-03-12T03:00:00Z', { period: choice });
      // The opening balance has the payment of February 29 already.
      expect(balance(withLaterOpening.find('cashFlow'))).toEqual([-8_500, 500, 500]);
    });

    it('compares a whole February with a whole leap February', async () => {
      const months = { key: 'own', from: '2024-10-01', to: '2025-02-28' } as const;
      const { find } = await compute('vendas', '2025-02-28T03:00:00Z', { period: months });
      for (const id of ['revenueByDay', 'revenueByMonth']) {
        const widget = find(id);
        expect(widget && 'series' in widget ? widget.series[1]?.values.at(-1) : null).toBe(20_000);
      }
    });

    it('has no expected money of days before a later period, also in months [specification §7.127]', async () => {
      const flowsFrom = async (from: string) => {
        // The boleto is expected on March 5.
        const period = { key: 'own', from, to: '2024-09-14' } as const;
        const { find } = await compute('financeiro', '2024-02-29T03:00:00Z', { period });
        const cash = find('cashFlow');
        const series = cash && 'series' in cash ? cash.series : [];
        return ['in', 'projected'].map((id) => series.find((one) => one.id === id)?.values[0]);
      };
      expect(await flowsFrom('2024-03-05')).toEqual([10_000, 19_500]);
      expect(await flowsFrom('2024-03-06')).toEqual([0, 19_500]);
    });

    it('has no target', async () => {
      expect((await compute('vendas', '2024-02-29T03:00:00Z')).find('target')).toBeUndefined();
    });

    it('expects a boleto on the business day after its due day', async () => {
      const { find } = await compute('default', '2024-03-01T03:00:00Z');
      const widget = find('forecast');
      const [income] = widget && 'series' in widget ? widget.series : [];
      // Friday, Saturday, Sunday, Monday, Tuesday.
      expect(income?.values.slice(0, 5)).toEqual([0, 0, 0, 0, 10_000]);
      expect(find('lowestBalance')).toMatchObject({
        value: 9_500,
        note: 'on Mar 1, as in “Cash in 30 days”',
      });
    });

    it.each([
      ['pt-BR', 'Vencido a receber', 'em 1 de mar., conforme “Caixa em 30 dias”'],
      ['en', 'Overdue receivables', 'on Mar 1, as in “Cash in 30 days”'],
      ['es', 'Vencido por cobrar', 'el 1 mar, según «Caja en 30 días»'],
    ] as const)('has titles and notes in %s', async (language, title, note) => {
      const { find } = await compute('default', '2024-03-01T03:00:00Z', { language });
      expect([find('overdueIn')?.title, find('lowestBalance')?.note]).toEqual([title, note]);
    });

    it.each(['pt-BR', 'en', 'es'] as const)(
      'says how each sum is computed and leads to its entries, in %s [specification §2.196]',
      async (language) => {
        for (const code of ['default', 'financeiro', 'vendas']) {
          const { widgets } = await compute(code, '2024-03-05T03:00:00Z', { language });
          // The activity has no sum. A chart says what it compares only if it does, and a form or category needs no sentence.
          const isPlain = (id: string) => /^(?:activity|cashFlow|revenueBy)/.test(id);
          for (const widget of widgets.filter(({ id }) => !isPlain(id)))
            expect([widget.id, widget.note]).toEqual([widget.id, expect.stringMatching(/\p{L}.{10}/u)]);
          for (const widget of widgets.filter((one) => 'value' in one))
            expect([widget.id, widget.link?.to]).toEqual([widget.id, 'entries']);
        }
      },
    );

    it.each([
      ['pt-BR', 'Um boleto a receber entra no dia útil seguinte ao vencimento.'],
      ['en', 'A boleto to receive counts on the business day after its due day.'],
      ['es', 'Un boleto por cobrar se cuenta el día hábil siguiente a su vencimiento.'],
    ] as const)('says when a boleto counts, in %s [specification §2.196]', async (language, sentence) => {
      const { find } = await compute('default', '2024-03-05T03:00:00Z', { language });
      expect(find('forecast')?.note).toContain(sentence);
      expect(find('forecast')).toMatchObject({ link: { filter: { status: 'unpaid', dueTo: '2024-04-04' } } });
    });

    it('compares an unfinished month with the same days of the year before', async () => {
      const byMonth = async (now: string) => {
        const widget = (await compute('vendas', now)).find('revenueByMonth');
        const valuesYearBefore = widget && 'series' in widget ? widget.series[1]?.values : [];
        return [valuesYearBefore?.at(-1), widget?.note];
      };
      const note = 'The current month is compared with the same days of the year before.';
      expect(await byMonth('2025-03-03T03:00:00Z')).toEqual([0, note]);
      expect(await byMonth('2025-03-04T03:00:00Z')).toEqual([300, note]);
      expect(await byMonth('2025-03-31T03:00:00Z')).toEqual([300, undefined]);
    });

    it('says which days the income statement compares', async () => {
      const titles = async (now: string, changes: Partial<ComputeOptions> = {}) => {
        const widget = (await compute('financeiro', now, changes)).find('statement');
        return widget && 'columns' in widget
          ? widget.columns.map(({ title }) => title.replaceAll('\u2009', ' '))
          : [];
      };
      const march = '2024-03-05T03:00:00Z';
      expect(await titles(march)).toEqual(['Account', 'Period (Mar 1 – 5)', 'Period before (Feb 1 – 5)']);
      const year = { language: 'pt-BR', period: { key: 'year' } } as const;
      expect(await titles('2025-03-05T03:00:00Z', year)).toEqual([
        'Conta',
        'Período (1 de jan. – 5 de mar.)',
        'Período anterior (1 de jan. – 5 de mar. de 2024)',
      ]);
      // Nothing is before the first entry.
      expect(await titles(march, year)).toEqual(['Conta', 'Período (1 de jan. – 5 de mar.)']);
    });

    it('says the day that an overdue amount is compared with', async () => {
      const { find } = await compute('default', '2024-03-05T03:00:00Z');
      expect(find('overdueIn')).toMatchObject({ beforeOn: '2024-02-05' });
    });

    /** Runs work while a table or column has another name. */
    const withoutName = async <T>(
      rename: (from: string, to: string) => string,
      name: string,
      work: () => Promise<T>,
    ) => {
      const run = (statement: string) => database().queries.execute(sql.raw(statement));
      await run(rename(name, 'elsewhere'));
      try {
        return await work();
      } finally {
        await run(rename('elsewhere', name));
      }
    };

    it('shows the other widgets if several cannot be computed', async () => {
      const problems: string[] = [];
      const { widgets } = await withoutName(
        (from, to) => `alter table entries rename column ${from} to ${to}`,
        'effective_due_on',
        () =>
          compute('default', '2024-03-05T03:00:00Z', {
            onProblem: (_error, widget) => problems.push(widget),
          }),
      );
      const ids = widgets.map(({ id }) => id);
      expect(problems).toEqual(ids.filter((id) => id !== 'activity'));
      expect(widgets.filter((widget) => 'problem' in widget).map(({ id }) => id)).toEqual(problems);
    });

    it('shows the other widgets if one cannot be computed', async () => {
      const problems: [string, unknown][] = [];
      const { find, widgets } = await withoutName(
        (from, to) => `alter table ${from} rename to ${to}`,
        'activity',
        () =>
          compute('default', '2024-03-05T03:00:00Z', {
            onProblem: (error, widget) => problems.push([widget, error]),
          }),
      );
      expect(find('activity')).toEqual({
        id: 'activity',
        kind: 'table',
        title: 'Recent activity',
        problem: { message: 'This figure couldn’t be computed. Try again in a moment.' },
      });
      expect(find('overdueIn')).toMatchObject({ value: 10_000 });
      expect(widgets.at(-1)?.id).toBe('activity');
      expect(problems).toEqual([
        [
          'activity',
          expect.objectContaining({ cause: expect.objectContaining({ code: '42P01' }) as unknown }),
        ],
      ]);
    });
  },
);

/** Adds a series with two entries of one contract. */
async function addRent(queries: Queries, day: string): Promise<void> {
  const [category] = await queries.select().from(categories);
  const values = {
    ...({ kind: 'receivable', form: 'pix' } as const),
    ...{
      counterparty: 'Padaria Ipê',
      categoryId: category?.id ?? 0,
      document: 'Contrato 7',
      amountCents: 10_000,
    },
  };
  const [added] = await queries
    .insert(series)
    .values({ ...values, leadDays: 0, rhythm: 'month', anchorOn: day })
    .returning({ id: series.id });
  const id = added?.id ?? 0;
  const days = { issuedOn: day, dueOn: day, effectiveDueOn: day };
  await queries
    .insert(entries)
    .values([1, 2].map((occurrence) => ({ ...values, ...days, seriesId: id, occurrence })));
}

describeOnBothDatabases(
  'without a company',
  () => Promise.resolve(),
  (database) => {
    it.each(['default', 'financeiro', 'vendas'])(
      'the dashboard %s is empty [specification §7.65]',
      async (code) => {
        const { widgets, timeZone } = await computeDashboard(database(), {
          code,
          period: { key: 'year' },
          language: 'pt-BR',
          now: new Date('2026-11-20T12:00:00Z'),
        });
        expect(timeZone).toBe('America/Sao_Paulo');
        expect(widgets).toEqual([]);
      },
    );
  },
);
