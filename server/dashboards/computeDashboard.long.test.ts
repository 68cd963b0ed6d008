import { DAY_MS } from '../../api-spec/days';
import type { components } from '../../api-spec/schema.gen';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { listEntries } from '../entries/listEntries';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { readStoredEntries, type StoredEntry } from '../../test/support/backend/storedEntries';
import { computeDashboard } from './computeDashboard';
import type { PeriodChoice } from './period';

type Widget = components['schemas']['Widget'];
type Days = { from: string; to: string };

/** A period with the days that the test expects, so that the figures do not depend on the code for periods. */
type Case = { choice: PeriodChoice; range: Days; until: string; before: Days };

const days = (from: string, to: string): Days => ({ from, to });

const SITUATIONS: { now: string; today: string; cases: Case[] }[] = [
  {
    // A Friday that is a holiday.
    now: '2026-11-20T15:00:00Z',
    today: '2026-11-20',
    cases: [
      {
        choice: { key: 'month' },
        range: days('2026-11-01', '2026-11-30'),
        until: '2026-11-20',
        before: days('2026-10-01', '2026-10-20'),
      },
      {
        choice: { key: 'year' },
        range: days('2026-01-01', '2026-12-31'),
        until: '2026-11-20',
        before: days('2025-01-01', '2025-11-20'),
      },
      {
        choice: { key: 'today' },
        range: days('2026-11-20', '2026-11-20'),
        until: '2026-11-20',
        before: days('2026-11-19', '2026-11-19'),
      },
      {
        choice: { key: 'own', from: '2026-02-01', to: '2026-02-28' },
        range: days('2026-02-01', '2026-02-28'),
        until: '2026-02-28',
        before: days('2026-01-01', '2026-01-31'),
      },
    ],
  },
  {
    // In São Paulo it is still the day before. The month before is a leap February.
    now: '2024-03-31T01:30:00Z',
    today: '2024-03-30',
    cases: [
      {
        choice: { key: 'month' },
        range: days('2024-03-01', '2024-03-31'),
        until: '2024-03-30',
        before: days('2024-02-01', '2024-02-29'),
      },
      {
        choice: { key: '7d' },
        range: days('2024-03-24', '2024-03-30'),
        until: '2024-03-30',
        before: days('2024-03-17', '2024-03-23'),
      },
      {
        choice: { key: '90d' },
        range: days('2024-01-01', '2024-03-30'),
        until: '2024-03-30',
        before: days('2023-10-03', '2023-12-31'),
      },
      {
        choice: { key: 'own', from: '2024-02-15', to: '2024-09-14' },
        range: days('2024-02-15', '2024-09-14'),
        until: '2024-03-30',
        before: days('2024-01-01', '2024-02-14'),
      },
    ],
  },
];

/** A longer series has a value for each month. */
const MAX_DAY_VALUES = 124;

const BANK_HOLIDAYS = [
  '2024-09-07',
  '2026-11-20',
  '2026-12-25',
  '2026-12-31',
  '2027-01-01',
  '2024-05-01',
  '2024-05-30',
  '2024-07-09',
];

const shift = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
const isWithin = (day: string | null, { from, to }: Days) => day !== null && day >= from && day <= to;
const sumOf = (rows: StoredEntry[]) => rows.reduce((sum, row) => sum + row.amountCents, 0);
const paidOf = (rows: StoredEntry[]) => rows.reduce((sum, row) => sum + (row.paidCents ?? 0), 0);

/** Returns the day on which money is expected, or `null` if it is not expected any more. */
function expectedDay({ kind, form, effectiveDueOn }: StoredEntry, today: string): string | null {
  if (kind === 'payable') return effectiveDueOn < today ? today : effectiveDueOn;
  if (effectiveDueOn < today) return null;
  if (form !== 'boleto') return effectiveDueOn;
  let day = shift(effectiveDueOn, 1);
  while ([0, 6].includes(new Date(day).getUTCDay()) || BANK_HOLIDAYS.includes(day)) day = shift(day, 1);
  return day;
}

function listDays({ from, to }: Days): string[] {
  const listed = [];
  for (let day = from; day <= to; day = shift(day, 1)) listed.push(day);
  return listed;
}

const groupBy = (rows: StoredEntry[], key: (row: StoredEntry) => string) => {
  const groups = new Map<string, StoredEntry[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
};

describe.each(SITUATIONS)('at $now', ({ now: nowText, today, cases }) => {
  const now = new Date(nowText);

  describeOnBothDatabases(
    'the figures of the demonstration company',
    async (database) => {
      await seedDemonstrationCompany(database, {
        name: 'Aurora',
        people: ['Ana', 'Bruno'],
        now,
        count: 3_000,
      });
    },
    (database) => {
      let rows: StoredEntry[];
      let openingCents: number;
      let monthlyTarget: number;
      beforeAll(async () => {
        rows = await readStoredEntries(database());
        const [company] = await database().inMigration((run) => run('select * from company'));
        openingCents = Number(company?.['opening_cents']);
        monthlyTarget = Number(company?.['monthly_target_cents']);
      }, 120_000);

      const listRows = (kind: string) => rows.filter((row) => row.kind === kind);
      const isUnpaid = (row: StoredEntry) => row.paidOn === null;
      const sales = (range: Days) =>
        rows.filter(
          (row) => row.kind === 'receivable' && row.group === 'revenue' && isWithin(row.issuedOn, range),
        );
      const balanceOn = (day: string) =>
        openingCents +
        paidOf(listRows('receivable').filter(({ paidOn }) => paidOn !== null && paidOn <= day)) -
        paidOf(listRows('payable').filter(({ paidOn }) => paidOn !== null && paidOn <= day));
      /** Cents that are expected on each day, by kind and day. */
      const expected = new Map<string, number>();
      beforeAll(() => {
        for (const row of rows.filter(isUnpaid)) {
          const key = `${row.kind} ${expectedDay(row, today)}`;
          expected.set(key, (expected.get(key) ?? 0) + row.amountCents);
        }
      });
      const expectedOn = (kind: string, day: string) => expected.get(`${kind} ${day}`) ?? 0;
      const projectedOn = (day: string) =>
        listDays({ from: today, to: day }).reduce(
          (sum, one) => sum + expectedOn('receivable', one) - expectedOn('payable', one),
          balanceOn(today),
        );

      const compute = async (code: string, choice: PeriodChoice = { key: 'month' }) => {
        const dashboard = await computeDashboard(database(), {
          code,
          period: choice,
          language: 'pt-BR',
          now,
        });
        return { dashboard, widgets: new Map(dashboard.widgets.map((widget) => [widget.id, widget])) };
      };

      it('are of the company’s day', async () => {
        const { dashboard } = await compute('default');
        expect(dashboard).toMatchObject({
          asOf: today,
          generatedAt: now.toISOString(),
          timeZone: 'America/Sao_Paulo',
          currency: 'BRL',
          weekStartsOn: 7,
        });
      });

      it.each(cases)('show what is overdue and due today, with $choice', async ({ choice, before }) => {
        const { widgets } = await compute('default', choice);
        for (const [side, kind] of [
          ['In', 'receivable'],
          ['Out', 'payable'],
        ] as const) {
          const overdue = listRows(kind).filter((row) => isUnpaid(row) && row.effectiveDueOn < today);
          const overdueBefore = listRows(kind).filter(
            (row) =>
              row.issuedOn <= before.to &&
              row.effectiveDueOn < before.to &&
              (row.paidOn === null || row.paidOn > before.to),
          );
          expect(widgets.get(`overdue${side}`)).toMatchObject({
            value: sumOf(overdue),
            count: overdue.length,
            before: sumOf(overdueBefore),
          });
          const dueToday = listRows(kind).filter((row) => isUnpaid(row) && row.effectiveDueOn === today);
          expect(widgets.get(`dueToday${side}`)).toMatchObject({
            value: sumOf(dueToday),
            count: dueToday.length,
          });
        }
      });

      it('forecast the cash of 30 days, and name its lowest day', async () => {
        const { widgets } = await compute('default');
        const values = listDays({ from: today, to: shift(today, 30) });
        const projected = values.map(projectedOn);
        expect(widgets.get('forecast')).toMatchObject({
          x: { grain: 'day', values },
          forecastFrom: today,
          series: [
            { id: 'in', values: values.map((day) => expectedOn('receivable', day)) },
            { id: 'out', values: values.map((day) => expectedOn('payable', day)) },
            { id: 'projected', role: 'projection', values: projected },
          ],
        });
        const lowest = Math.min(...projected);
        const [, month, day] = (values[projected.indexOf(lowest)] ?? '').split('-').map(Number);
        const names = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
        expect(widgets.get('lowestBalance')).toMatchObject({
          value: lowest,
          note: `em ${day} de ${names[(month ?? 0) - 1]}., conforme “Caixa em 30 dias”`,
        });
      });

      it('list what changed since yesterday', async () => {
        const { widgets } = await compute('default');
        const yesterday = shift(today, -1);
        const sinceYesterday = { from: yesterday, to: today };
        const count = (group: StoredEntry[], addUp: (rows: StoredEntry[]) => number) => [
          group.length,
          addUp(group),
        ];
        const paid = (kind: string) => listRows(kind).filter((row) => isWithin(row.paidOn, sinceYesterday));
        const listLate = (kind: string) =>
          listRows(kind).filter((row) => isUnpaid(row) && row.effectiveDueOn === yesterday);
        const issued = (kind: string) =>
          listRows(kind).filter((row) => isWithin(row.issuedOn, sinceYesterday));
        const changes = rowsOf(widgets.get('changes'));
        for (const { cells, link } of changes)
          expect([cells, link !== undefined]).toEqual([cells, cells[1] !== 0]);
        expect(changes.map(({ cells }) => cells)).toEqual([
          ['Recebido', ...count(paid('receivable'), paidOf)],
          ['Pago', ...count(paid('payable'), paidOf)],
          ['Venceu e não foi recebido', ...count(listLate('receivable'), sumOf)],
          ['Venceu e não foi pago', ...count(listLate('payable'), sumOf)],
          ['Novas contas a receber', ...count(issued('receivable'), sumOf)],
          ['Novas contas a pagar', ...count(issued('payable'), sumOf)],
        ]);
      });

      it('list the latest activity first', async () => {
        const { widgets } = await compute('default');
        const [stored] = await database().inMigration((run) =>
          run(`select json_agg(json_build_array(document, counterparty,
            case action when 'paid' then 'Registrou pagamento' else 'Criou' end, user_name,
            to_char(happened_at at time zone 'America/Sao_Paulo', 'DD/MM/YYYY, HH24:MI')) order by happened_at desc, a.id desc) as rows
            from (select * from activity order by happened_at desc, id desc limit 10) a
            join entries e on e.id = a.entry_id`),
        );
        const shownCells = rowsOf(widgets.get('activity')).map(({ cells }) => cells);
        expect(shownCells).toHaveLength(10);
        expect(shownCells).toEqual(stored?.['rows']);
      });

      it.each(cases)(
        'show what was realised and expected, with $choice',
        async ({ choice, range, until, before }) => {
          const { dashboard, widgets } = await compute('financeiro', choice);
          expect(dashboard.period).toEqual({
            key: choice.key,
            ...range,
            complete: range.to < today,
            before,
          });
          for (const [id, expectedId, kind] of [
            ['received', 'expectedIn', 'receivable'],
            ['paid', 'expectedOut', 'payable'],
          ] as const) {
            const paid = listRows(kind).filter((row) =>
              isWithin(row.paidOn, { from: range.from, to: until }),
            );
            expect(widgets.get(id)).toMatchObject({
              value: paidOf(paid),
              count: paid.length,
              before: paidOf(listRows(kind).filter((row) => isWithin(row.paidOn, before))),
            });
            const due = listRows(kind).filter((row) => isWithin(row.effectiveDueOn, range));
            expect(widgets.get(expectedId)).toMatchObject({ value: sumOf(due), count: due.length });
          }
        },
      );

      it.each(cases)('show the cash flow, with $choice', async ({ choice, range }) => {
        const { widgets } = await compute('financeiro', choice);
        const isByMonth = listDays(range).length > MAX_DAY_VALUES;
        const valueOf = (day: string) => (isByMonth ? day.slice(0, 7) : day);
        const values = [...new Set(listDays(range).map(valueOf))];
        const daysByValue = new Map(
          values.map((value) => [value, listDays(range).filter((day) => valueOf(day) === value)]),
        );
        const daysOf = (value: string) => daysByValue.get(value) ?? [];
        const lastDay = (value: string) => daysOf(value).at(-1) ?? '';
        const flow = (kind: string) =>
          values.map((value) =>
            value > valueOf(today)
              ? daysOf(value).reduce((sum, day) => sum + expectedOn(kind, day), 0)
              : paidOf(
                  listRows(kind).filter(({ paidOn }) =>
                    isWithin(paidOn, days(daysOf(value)[0] ?? '', lastDay(value))),
                  ),
                ),
          );
        const pickEarlier = (a: string, b: string) => (a < b ? a : b);
        const firstFutureValue = values.find((value) => value > valueOf(today));
        expect(widgets.get('cashFlow')).toMatchObject({
          x: { grain: isByMonth ? 'month' : 'day', values },
          series: [
            { id: 'in', values: flow('receivable') },
            { id: 'out', values: flow('payable') },
            {
              id: 'balance',
              role: 'balance',
              values: values.map((value) =>
                value > valueOf(today) ? null : balanceOn(pickEarlier(lastDay(value), today)),
              ),
            },
            ...(firstFutureValue === undefined
              ? []
              : [
                  {
                    id: 'projected',
                    role: 'projection',
                    values: values.map((value) =>
                      lastDay(value) < today ? null : projectedOn(lastDay(value)),
                    ),
                  },
                ]),
          ],
        });
        const widget = widgets.get('cashFlow');
        expect(widget && 'forecastFrom' in widget ? widget.forecastFrom : undefined).toBe(firstFutureValue);
      });

      it.each(['receivable', 'payable'])('show the age of what is %s', async (kind) => {
        const { widgets } = await compute('financeiro');
        const unpaid = listRows(kind).filter(isUnpaid);
        const countLateDays = (row: StoredEntry) =>
          (Date.parse(today) - Date.parse(row.effectiveDueOn)) / DAY_MS;
        const part = (id: string, low: number, high: number) => {
          const group = unpaid.filter((row) => countLateDays(row) >= low && countLateDays(row) <= high);
          return { id, value: sumOf(group), count: group.length };
        };
        expect(widgets.get(kind === 'receivable' ? 'agingIn' : 'agingOut')).toMatchObject({
          ordered: true,
          parts: [
            part('open', -Infinity, -1),
            part('today', 0, 0),
            part('late1', 1, 30),
            part('late31', 31, 60),
            part('late61', 61, 90),
            part('late91', 91, Infinity),
          ],
        });
      });

      it('list the customers with the largest overdue amounts', async () => {
        const { widgets } = await compute('financeiro');
        const overdue = listRows('receivable').filter((row) => isUnpaid(row) && row.effectiveDueOn < today);
        const expected = [...groupBy(overdue, (row) => row.counterparty)]
          .map(([name, group]) => {
            const oldest = group.map((row) => row.effectiveDueOn).sort()[0] ?? '';
            return [name, sumOf(group), group.length, (Date.parse(today) - Date.parse(oldest)) / DAY_MS];
          })
          .sort((a, b) => Number(b[1]) - Number(a[1]));
        expect(rowsOf(widgets.get('topDebtors')).map(({ cells }) => cells)).toEqual(expected.slice(0, 10));
        expect(widgets.get('topDebtors')).toMatchObject({ total: expected.length });
      });

      it('list the suppliers with the largest unpaid amounts', async () => {
        const { widgets } = await compute('financeiro');
        const expected = [...groupBy(listRows('payable').filter(isUnpaid), (row) => row.counterparty)]
          .map(([name, group]) => [
            name,
            sumOf(group),
            sumOf(group.filter((row) => row.effectiveDueOn < today)),
            group.length,
          ])
          .sort((a, b) => Number(b[1]) - Number(a[1]));
        expect(rowsOf(widgets.get('topCreditors')).map(({ cells }) => cells)).toEqual(expected.slice(0, 10));
        expect(widgets.get('topCreditors')).toMatchObject({ total: expected.length });
      });

      it('show the part of the receivables that is late for more than 30 days', async () => {
        const { widgets } = await compute('financeiro');
        const lastDueDay = shift(today, -31);
        const yearEarlier = `${Number(lastDueDay.slice(0, 4)) - 1}${lastDueDay.slice(4)}`;
        const due = listRows('receivable').filter(
          (row) => row.effectiveDueOn > yearEarlier && row.effectiveDueOn <= lastDueDay,
        );
        const unpaid = due.filter(isUnpaid);
        expect(unpaid.length).toBeGreaterThan(0);
        expect(widgets.get('delinquency')).toMatchObject({
          unit: 'percent',
          value: sumOf(unpaid) / sumOf(due),
          count: unpaid.length,
        });
      });

      it.each(cases)('show shares by form and category, with $choice', async ({ choice, range, until }) => {
        const elapsed = { from: range.from, to: until };
        const shares = (whole: StoredEntry[], key: (row: StoredEntry) => string, addUp = sumOf) =>
          [...groupBy(whole, key)]
            .map(([title, group]) => ({ title, value: addUp(group), count: group.length }))
            .sort((a, b) => b.value - a.value);
        const FORMS: Record<string, string> = {
          pix: 'PIX',
          boleto: 'Boleto',
          card: 'Cartão',
          cash: 'Dinheiro',
          transfer: 'Transferência',
        };
        const form = (row: StoredEntry) => FORMS[row.form] ?? '';
        const received = listRows('receivable').filter((row) => isWithin(row.paidOn, elapsed));
        const finance = await compute('financeiro', choice);
        const salesBoard = await compute('vendas', choice);
        for (const [widget, expected] of [
          [finance.widgets.get('receivedByForm'), shares(received, form, paidOf)],
          [salesBoard.widgets.get('revenueByForm'), shares(sales(elapsed), form)],
          [salesBoard.widgets.get('revenueByCategory'), shares(sales(elapsed), (row) => row.category)],
        ] as const) {
          const parts = widget && 'parts' in widget ? widget.parts : [];
          expect(parts.map(({ title, value, count }) => ({ title, value, count }))).toEqual(expected);
        }
      });

      it.each(cases)('show the income statement, with $choice', async ({ choice, range, until, before }) => {
        const { widgets } = await compute('financeiro', choice);
        const lines = rowsOf(widgets.get('statement'));
        const addSigned = (group: StoredEntry[]) =>
          group.reduce((sum, row) => sum + (row.kind === 'receivable' ? 1 : -1) * row.amountCents, 0);
        const inGroups = (groups: string[]) =>
          [{ from: range.from, to: until }, before].map((period) =>
            addSigned(rows.filter((row) => groups.includes(row.group) && isWithin(row.issuedOn, period))),
          );
        const results = lines.filter(({ emphasis }) => emphasis !== undefined).map(({ cells }) => cells);
        const net = ['revenue', 'deductions'];
        const operating = [...net, 'costs', 'expenses'];
        expect(results).toEqual([
          ['Receita bruta', ...inGroups(['revenue'])],
          ['Deduções', ...inGroups(['deductions'])],
          ['Receita líquida', ...inGroups(net)],
          ['Custos', ...inGroups(['costs'])],
          ['Lucro bruto', ...inGroups([...net, 'costs'])],
          ['Despesas', ...inGroups(['expenses'])],
          ['Resultado operacional', ...inGroups(operating)],
          ['Resultado financeiro', ...inGroups(['financial'])],
          ['Impostos sobre o lucro', ...inGroups(['incomeTax'])],
          ['Resultado do período', ...inGroups([...operating, 'financial', 'incomeTax'])],
        ]);
        const categories = lines.filter(({ emphasis }) => emphasis === undefined).map(({ cells }) => cells);
        for (const [name, value, valueBefore] of categories) {
          const entries = rows.filter((row) => row.category === name);
          expect([name, value, valueBefore]).toEqual([
            name,
            addSigned(entries.filter((row) => isWithin(row.issuedOn, { from: range.from, to: until }))),
            addSigned(entries.filter((row) => isWithin(row.issuedOn, before))),
          ]);
        }
      });

      it.each(cases)(
        'show revenue, average ticket and target, with $choice',
        async ({ choice, range, until, before }) => {
          const { widgets } = await compute('vendas', choice);
          const elapsedSales = sales({ from: range.from, to: until });
          const ticket = (group: StoredEntry[]) =>
            group.length === 0
              ? null
              : Math.round(sumOf(group) / new Set(group.map((row) => row.document)).size);
          expect(widgets.get('revenue')).toMatchObject({
            value: sumOf(elapsedSales),
            count: elapsedSales.length,
            before: sumOf(sales(before)),
          });
          expect(widgets.get('averageTicket')).toMatchObject({
            value: ticket(elapsedSales),
            before: ticket(sales(before)),
          });
          const monthDays = today.startsWith('2026-11') ? 30 : 31;
          expect(widgets.get('target')).toMatchObject({
            value: sumOf(sales({ from: `${today.slice(0, 8)}01`, to: today })),
            target: monthlyTarget,
            expected: Math.round((monthlyTarget * Number(today.slice(8))) / monthDays),
          });
        },
      );

      it.each(cases)('compare revenue with the year before, with $choice', async ({ choice, range }) => {
        const { widgets } = await compute('vendas', choice);
        const isByMonth = listDays(range).length > MAX_DAY_VALUES;
        const byMonth = (months: string[], limits: Days) => {
          const shifted = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
          const yearBefore = { from: shifted(limits.from), to: shifted(limits.to) };
          return [
            {
              id: 'revenue',
              values: months.map((month) =>
                month > today.slice(0, 7)
                  ? null
                  : sumOf(sales(limits).filter(({ issuedOn }) => issuedOn.startsWith(month))),
              ),
            },
            {
              id: 'yearBefore',
              values: months.map((month) =>
                sumOf(
                  sales(yearBefore).filter(
                    ({ issuedOn }) =>
                      issuedOn.startsWith(shifted(month)) &&
                      (month !== today.slice(0, 7) || issuedOn <= shifted(today)),
                  ),
                ),
              ),
            },
          ];
        };
        const byDay = [
          {
            id: 'revenue',
            values: listDays(range).map((day) => (day > today ? null : sumOf(sales(days(day, day))))),
          },
          {
            id: 'yearBefore',
            values: listDays(range).map((day) => sumOf(sales(days(shift(day, -364), shift(day, -364))))),
          },
        ];
        const months = [...new Set(listDays(range).map((day) => day.slice(0, 7)))];
        expect(widgets.get('revenueByDay')).toMatchObject({
          series: isByMonth ? byMonth(months, range) : byDay,
        });

        const lastMonths = Array.from({ length: 12 }, (_, index) => {
          const month = Number(today.slice(5, 7)) - 11 + index;
          const year = Number(today.slice(0, 4)) - (month < 1 ? 1 : 0);
          return `${year}-${String(month < 1 ? month + 12 : month).padStart(2, '0')}`;
        });
        expect(widgets.get('revenueByMonth')).toMatchObject({
          x: { grain: 'month', values: lastMonths },
          series: byMonth(lastMonths, days(`${lastMonths[0]}-01`, `${today.slice(0, 7)}-31`)),
        });
      });

      it.each(cases)('classify customers by revenue, with $choice', async ({ choice, range, until }) => {
        const { widgets } = await compute('vendas', choice);
        const elapsedSales = sales({ from: range.from, to: until });
        const customers = [...groupBy(elapsedSales, (row) => row.counterparty)]
          .map(([name, group]) => ({ name, cents: sumOf(group) }))
          .sort((a, b) => b.cents - a.cents);
        const total = sumOf(elapsedSales);
        const expected = customers.map(({ name, cents }, index) => {
          const share = sumCents(customers.slice(0, index)) / total;
          return [name, share < 0.8 ? 'A' : share < 0.95 ? 'B' : 'C', cents, cents / total];
        });
        const totalRows = total === 0 ? [] : [['Total', null, total, 1]];
        const others = ['A', 'B', 'C'].flatMap((letter) => {
          const smallCustomers = expected.slice(20).filter((row) => row[1] === letter);
          const cents = smallCustomers.reduce((sum, row) => sum + Number(row[2]), 0);
          return smallCustomers.length === 0
            ? []
            : [[`Outros clientes (${smallCustomers.length})`, letter, cents, cents / total]];
        });
        expect(rowsOf(widgets.get('customers')).map(({ cells }) => cells)).toEqual([
          ...expected.slice(0, 20),
          ...others,
          ...totalRows,
        ]);
      });

      it.each(cases)('have links to entries with the same total, with $choice', async ({ choice }) => {
        const linkCounts = new Map<string, number>();
        for (const code of ['default', 'financeiro', 'vendas'] as const) {
          const { dashboard } = await compute(code, choice);
          for (const { figure, filter, where } of dashboard.widgets.flatMap(listLinks)) {
            const { total } = await listEntries(database(), {
              filter: readFilter(filter),
              sort: 'dueOn',
              limit: 1,
              now,
            });
            // The entries behind a ratio are those that it divides, and those behind a balance the open ones.
            const isRatio = /^(?:delinquency|averageTicket|lowestBalance)/.test(where);
            const cents = 'paidFrom' in filter ? total.paidCents : total.amountCents;
            if (figure.value !== null && !isRatio)
              expect([where, filter, cents]).toEqual([where, filter, Math.abs(figure.value)]);
            if (figure.count !== undefined) expect([where, total.count]).toEqual([where, figure.count]);
            const id = where.split(' ')[0] ?? '';
            linkCounts.set(id, (linkCounts.get(id) ?? 0) + 1);
          }
        }
        const expectedIds = [
          'overdueIn',
          'changes',
          'agingOut',
          'topDebtors',
          'topCreditors',
          'delinquency',
          'revenue',
          'target',
        ];
        if (choice.key === 'month' || choice.key === 'year') expectedIds.push('statement', 'cashFlow');
        for (const id of expectedIds) expect([id, linkCounts.get(id) ?? 0]).not.toEqual([id, 0]);
      });
    },
  );
});

const sumCents = (customers: { cents: number }[]) => customers.reduce((sum, { cents }) => sum + cents, 0);

function rowsOf(widget: Widget | undefined): components['schemas']['Row'][] {
  return widget && 'rows' in widget ? widget.rows : [];
}

type Link = {
  where: string;
  figure: { value: number | null; count?: number | undefined };
  filter: Record<string, string>;
};

/** Returns every link of a widget with the figure that leads to it. */
function listLinks(widget: Widget): Link[] {
  const links: Link[] = [];
  const add = (where: string, link: components['schemas']['Link'] | undefined, figure: Link['figure']) => {
    if (link?.filter) links.push({ where: `${widget.id} ${where}`, figure, filter: link.filter });
  };
  if ('problem' in widget) throw new Error(`${widget.id} has a problem`);
  if ('value' in widget)
    add('', widget.link, { value: widget.value, count: 'count' in widget ? widget.count : undefined });
  if ('parts' in widget) for (const part of widget.parts) add(part.id, part.link, part);
  if ('rows' in widget) {
    const cents = widget.columns.findIndex(({ unit }) => unit === 'currency');
    for (const { cells, link } of widget.rows) {
      const value = cells[cents];
      add(String(cells[0]), link, { value: typeof value === 'number' ? value : null });
    }
  }
  if ('series' in widget)
    for (const { id, values, link } of widget.series)
      for (const [index, x] of widget.x.values.entries()) {
        const [from, to] = widget.x.filter ?? [];
        const isForecast = widget.forecastFrom !== undefined && x >= widget.forecastFrom;
        if (link?.filter === undefined || from === undefined || to === undefined || isForecast) continue;
        const isDay = widget.x.grain === 'day';
        const filter = {
          ...link.filter,
          [from]: isDay ? x : `${x}-01`,
          [to]: isDay ? x : findLastDay(x),
        };
        if (values[index] !== null)
          add(`${id} ${x}`, { to: 'entries', filter }, { value: values[index] ?? 0 });
      }
  return links;
}

function findLastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function readFilter({ lateFrom, lateTo, ...texts }: Record<string, string>) {
  return {
    ...texts,
    ...(lateFrom !== undefined && { lateFrom: Number(lateFrom) }),
    ...(lateTo !== undefined && { lateTo: Number(lateTo) }),
  };
}
