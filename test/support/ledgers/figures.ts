// What each widget shows, computed from the entries of a ledger alone, by the rules of the specification.
import { addDays, addMonths, countDays, monthEnd, monthStart } from '../../../api-spec/days';
import type { Days, LedgerPeriod } from './periods';
import { findBusinessDay, sumOf, type LedgerEntry, type Payment } from './readLedger';

export type LedgerCompany = {
  today: string;
  openingCents: number;
  openingOn: string;
  targetCents: number | null;
  holidays: ReadonlySet<string>;
};

type Cell = string | number | null;
type Part = { title: string; value: number; count: number };

/** The figures of a widget. Absent: the widget has none of this kind. */
export type Figures = {
  id: string;
  value?: number | null;
  before?: number | null;
  count?: number;
  target?: number;
  expected?: number;
  values?: string[];
  forecastFrom?: string;
  series?: [id: string, values: (number | null)[]][];
  parts?: Part[];
  rows?: Cell[][];
  total?: number;
};

type Kind = LedgerEntry['kind'];

const isWithin = (day: string, { from, to }: Days): boolean => day >= from && day <= to;
const amountOf = (entries: readonly LedgerEntry[]): number => sumOf(entries, ({ amount }) => amount);
const openOf = (entries: readonly LedgerEntry[]): number => sumOf(entries, ({ open }) => open);
const isOpen = ({ open }: LedgerEntry): boolean => open > 0;

function groupBy<Item>(items: readonly Item[], read: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(read(item), [...(groups.get(read(item)) ?? []), item]);
  return groups;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Longer periods have a value for each month. */
const MAX_DAY_VALUES = 124;

function listDays({ from, to }: Days): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The values along the axis of a chart, each with its days. */
function makeAxis(days: Days, isByMonth = listDays(days).length > MAX_DAY_VALUES): Map<string, Days> {
  const values = groupBy(listDays(days), (day) => (isByMonth ? day.slice(0, 7) : day));
  return new Map([...values].map(([value, of]) => [value, { from: of[0] ?? '', to: of.at(-1) ?? '' }]));
}

/** Returns the expected figures of each dashboard, by its code. */
export function computeFigures(
  entries: readonly LedgerEntry[],
  { today, openingCents, openingOn, targetCents, holidays }: LedgerCompany,
  { from, to, until, before }: LedgerPeriod,
): Record<'default' | 'financeiro' | 'vendas', Figures[]> {
  const listKind = (kind: Kind) => entries.filter((entry) => entry.kind === kind);
  const overdue = (kind: Kind) => listKind(kind).filter((entry) => isOpen(entry) && entry.dueOn < today);
  const lateDays = ({ dueOn }: LedgerEntry) => countDays(dueOn, today);

  const paymentsWithin = (payments: readonly Payment[], days: Days) =>
    payments.filter(({ day }) => isWithin(day, days));
  /** The entries with a payment in these days, and the money of these payments. */
  function sumPaid(kind: Kind, days: Days, form?: string) {
    const isMeant = (payment: Payment) => form === undefined || payment.form === form;
    const paid = listKind(kind)
      .map(({ payments }) => paymentsWithin(payments, days).filter(isMeant))
      .filter((payments) => payments.length > 0);
    return { value: sumOf(paid.flat(), ({ cash }) => cash), count: paid.length };
  }

  /** What was overdue at the end of an earlier day: the amount less what was settled until then. */
  function overdueOn(kind: Kind, day: string): number {
    return sumOf(
      listKind(kind).filter(({ issuedOn, dueOn }) => issuedOn <= day && dueOn < day),
      ({ amount, payments }) =>
        amount -
        sumOf(
          payments.filter((payment) => payment.day <= day),
          ({ settled }) => settled,
        ),
    );
  }

  const net = (days: Days) => sumPaid('receivable', days).value - sumPaid('payable', days).value;
  const NEVER = '0000-01-01';
  /** The opening balance has all payments before its day. */
  const balanceOn = (day: string) =>
    openingCents + net({ from: NEVER, to: day }) - net({ from: NEVER, to: addDays(openingOn, -1) });

  /** The day on which money is expected. Null: it is overdue, so no day is. */
  function expectedDay({ kind, form, dueOn }: LedgerEntry): string | null {
    if (kind === 'payable') return dueOn < today ? today : dueOn;
    if (dueOn < today) return null;
    return form === 'Boleto' ? findBusinessDay(addDays(dueOn, 1), holidays) : dueOn;
  }
  const expected = (kind: Kind, days: Days) =>
    openOf(
      listKind(kind).filter((entry) => {
        const day = expectedDay(entry);
        return isOpen(entry) && day !== null && isWithin(day, days);
      }),
    );
  const projectedOn = (day: string) =>
    balanceOn(today) +
    expected('receivable', { from: today, to: day }) -
    expected('payable', { from: today, to: day });

  const nextDays = listDays({ from: today, to: addDays(today, 30) });
  const forecast: Figures = {
    id: 'forecast',
    values: nextDays,
    forecastFrom: today,
    series: [
      ['in', nextDays.map((day) => expected('receivable', { from: day, to: day }))],
      ['out', nextDays.map((day) => expected('payable', { from: day, to: day }))],
      ['projected', nextDays.map(projectedOn)],
    ],
  };

  function computeOverdue(id: string, kind: Kind): Figures {
    const late = overdue(kind);
    return {
      ...{ id, value: openOf(late), count: late.length },
      ...(before && { before: overdueOn(kind, before.to) }),
    };
  }
  function computeDueToday(id: string, kind: Kind): Figures {
    const due = listKind(kind).filter((entry) => isOpen(entry) && entry.dueOn === today);
    return { id, value: openOf(due), count: due.length };
  }

  const sinceYesterday = { from: addDays(today, -1), to: today };
  const newlyLate = (kind: Kind) => overdue(kind).filter((entry) => lateDays(entry) === 1);
  const newlyIssued = (kind: Kind) =>
    listKind(kind).filter(({ issuedOn }) => isWithin(issuedOn, sinceYesterday));
  const paidSinceYesterday = (kind: Kind) => sumPaid(kind, sinceYesterday);
  const changes: Cell[][] = [
    ['Recebido', paidSinceYesterday('receivable').count, paidSinceYesterday('receivable').value],
    ['Pago', paidSinceYesterday('payable').count, paidSinceYesterday('payable').value],
    ['Venceu e não foi recebido', newlyLate('receivable').length, openOf(newlyLate('receivable'))],
    ['Venceu e não foi pago', newlyLate('payable').length, openOf(newlyLate('payable'))],
    ['Novas contas a receber', newlyIssued('receivable').length, amountOf(newlyIssued('receivable'))],
    ['Novas contas a pagar', newlyIssued('payable').length, amountOf(newlyIssued('payable'))],
  ];

  const computeRealised = (id: string, kind: Kind): Figures => ({
    ...{ id, ...sumPaid(kind, until) },
    ...(before && { before: sumPaid(kind, before).value }),
  });
  function computeExpected(id: string, kind: Kind): Figures {
    const due = listKind(kind).filter(({ dueOn }) => isWithin(dueOn, { from, to }));
    return { id, value: amountOf(due), count: due.length };
  }

  function computeCashFlow(): Figures {
    const axis = makeAxis({ from, to });
    const isFuture = (value: string) => value > today.slice(0, value.length);
    const list = (read: (days: Days, value: string) => number | null) =>
      [...axis].map(([value, days]) => read(days, value));
    const flow = (kind: Kind) =>
      list((days, value) => (isFuture(value) ? expected(kind, days) : sumPaid(kind, days).value));
    const firstFuture = [...axis.keys()].find(isFuture);
    const lastPastDay = (day: string) => (day < today ? day : today);
    return {
      id: 'cashFlow',
      values: [...axis.keys()],
      ...(firstFuture !== undefined && { forecastFrom: firstFuture }),
      series: [
        ['in', flow('receivable')],
        ['out', flow('payable')],
        ['balance', list((days, value) => (isFuture(value) ? null : balanceOn(lastPastDay(days.to))))],
        ...(firstFuture === undefined
          ? []
          : [
              ['projected', list((days) => (days.to < today ? null : projectedOn(days.to)))] satisfies [
                string,
                (number | null)[],
              ],
            ]),
      ],
    };
  }

  function computeAging(id: string, kind: Kind): Figures {
    const part = (title: string, low: number, high: number): Part => {
      const group = listKind(kind).filter(
        (entry) => isOpen(entry) && lateDays(entry) >= low && lateDays(entry) <= high,
      );
      return { title, value: openOf(group), count: group.length };
    };
    return {
      id,
      parts: [
        part('A vencer', -Infinity, -1),
        part('Vence hoje', 0, 0),
        part('1–30 dias', 1, 30),
        part('31–60 dias', 31, 60),
        part('61–90 dias', 61, 90),
        part('Mais de 90 dias', 91, Infinity),
      ],
    };
  }

  function computeDelinquency(): Figures {
    const lastDay = addDays(today, -31);
    const due = listKind('receivable').filter(
      ({ dueOn }) => dueOn > addMonths(lastDay, -12) && dueOn <= lastDay,
    );
    const unpaid = due.filter(isOpen);
    return {
      id: 'delinquency',
      value: due.length === 0 ? null : openOf(unpaid) / amountOf(due),
      count: unpaid.length,
    };
  }

  /** The parts, the largest first. Parts of the same size have any order. */
  const sortParts = (parts: Part[]): Part[] =>
    parts.sort((a, b) => b.value - a.value || byText(a.title, b.title));

  function computeReceivedByForm(): Figures {
    const forms = ['PIX', 'Boleto', 'Cartão', 'Dinheiro', 'Transferência'];
    const parts = forms.map((title) => ({ title, ...sumPaid('receivable', until, title) }));
    return { id: 'receivedByForm', parts: sortParts(parts.filter(({ count }) => count > 0)) };
  }

  function computeLargest(
    id: string,
    debts: LedgerEntry[],
    toCells: (group: LedgerEntry[]) => Cell[],
  ): Figures {
    const groups = [...groupBy(debts, ({ name }) => name)].sort(
      ([nameA, a], [nameB, b]) => openOf(b) - openOf(a) || byText(nameA, nameB),
    );
    const rows = groups.slice(0, 10).map(([name, group]) => [name, ...toCells(group)]);
    return { id, rows, total: groups.length };
  }

  function computeStatement(): Figures {
    const days = before === null ? [until] : [until, before];
    const addSigned = (group: readonly LedgerEntry[], within: Days) =>
      sumOf(
        group.filter(({ issuedOn }) => isWithin(issuedOn, within)),
        ({ kind, amount }) => (kind === 'receivable' ? amount : -amount),
      );
    const sumGroups = (title: string, groups: string[]): Cell[] => {
      const members = entries.filter(({ group }) => groups.includes(group));
      return [title, ...days.map((within) => addSigned(members, within))];
    };
    /** A line for each category and kind with an entry in one of the periods. */
    const lines = (group: string): Cell[][] =>
      [
        ...groupBy(
          entries.filter((entry) => entry.group === group),
          ({ kind, category }) => `${kind} ${category}`,
        ),
      ]
        .filter(([, members]) =>
          members.some(({ issuedOn }) => days.some((within) => isWithin(issuedOn, within))),
        )
        .map(([, members]) => [
          members[0]?.category ?? '',
          ...days.map((within) => addSigned(members, within)),
        ]);
    const netRevenue = ['revenue', 'deductions'];
    const operating = [...netRevenue, 'costs', 'expenses'];
    return {
      id: 'statement',
      rows: sortLines([
        sumGroups('Receita bruta', ['revenue']),
        ...lines('revenue'),
        sumGroups('Deduções', ['deductions']),
        ...lines('deductions'),
        sumGroups('Receita líquida', netRevenue),
        sumGroups('Custos', ['costs']),
        ...lines('costs'),
        sumGroups('Lucro bruto', [...netRevenue, 'costs']),
        sumGroups('Despesas', ['expenses']),
        ...lines('expenses'),
        sumGroups('Resultado operacional', operating),
        sumGroups('Resultado financeiro', ['financial']),
        ...lines('financial'),
        sumGroups('Impostos sobre o lucro', ['incomeTax']),
        ...lines('incomeTax'),
        sumGroups('Resultado do período', [...operating, 'financial', 'incomeTax']),
      ]),
    };
  }

  const sales = (days: Days) =>
    entries.filter(
      ({ kind, group, issuedOn }) => kind === 'receivable' && group === 'revenue' && isWithin(issuedOn, days),
    );
  const currentSales = sales(until);

  /** The instalments of a sale are one sale, also without a document. Each entry of a series is one. */
  const saleOf = ({ id, document, occurrence, installments, name, issuedOn }: LedgerEntry): string => {
    if (document !== '') return JSON.stringify([document, occurrence]);
    return installments === 1 ? id : JSON.stringify([name, issuedOn, installments]);
  };

  function averageTicket(days: Days): number | null {
    const count = groupBy(sales(days), saleOf).size;
    return count === 0 ? null : Math.round(amountOf(sales(days)) / count);
  }

  function computeTarget(): Figures[] {
    if (targetCents === null) return [];
    const monthDays = Number(monthEnd(today).slice(8));
    const expectedCents = Math.round((targetCents * Number(today.slice(8))) / monthDays);
    const value = amountOf(sales({ from: monthStart(today), to: today }));
    return [{ id: 'target', value, target: targetCents, expected: expectedCents }];
  }

  const firstDay = entries.map(({ issuedOn }) => issuedOn).sort()[0];

  function compareWithYearBefore(id: string, axis: Map<string, Days>): Figures {
    const isByMonth = [...axis.keys()].some((value) => value.length === 7);
    /** A day has the same weekday a year before. A month is the same one, until the same day if it is the present one. */
    const findYearBefore = (days: Days, value: string): Days => {
      if (!isByMonth) return { from: addDays(days.from, -364), to: addDays(days.to, -364) };
      const last = value === today.slice(0, 7) && today < days.to ? today : days.to;
      const isWhole = last === monthEnd(last);
      const lastBefore = addMonths(last, -12);
      return { from: addMonths(days.from, -12), to: isWhole ? monthEnd(lastBefore) : lastBefore };
    };
    const values = [...axis];
    return {
      id,
      values: [...axis.keys()],
      series: [
        [
          'revenue',
          values.map(([value, days]) =>
            value > today.slice(0, value.length) ? null : amountOf(sales(days)),
          ),
        ],
        [
          'yearBefore',
          values.map(([value, days]) => {
            const daysBefore = findYearBefore(days, value);
            const isKnown =
              firstDay !== undefined &&
              daysBefore.from.slice(0, value.length) >= firstDay.slice(0, value.length);
            return isKnown ? amountOf(sales(daysBefore)) : null;
          }),
        ],
      ],
    };
  }

  const shareOf = (group: LedgerEntry[], read: (entry: LedgerEntry) => string): Part[] =>
    sortParts(
      [...groupBy(group, read)].map(([title, members]) => ({
        ...{ title, value: amountOf(members), count: members.length },
      })),
    );

  function computeCustomers(): Figures {
    const total = amountOf(currentSales);
    const customers = [...groupBy(currentSales, ({ name }) => name)]
      .map(([name, members]) => ({ name, cents: amountOf(members) }))
      .sort((a, b) => b.cents - a.cents || byText(a.name, b.name));
    const rows = customers.map(({ name, cents }, index): [string, string, number, number] => {
      // In whole numbers, because 0.95 is none of binary fractions.
      const larger = BigInt(sumOf(customers.slice(0, index), (customer) => customer.cents)) * 100n;
      const letter = larger < BigInt(total) * 80n ? 'A' : larger < BigInt(total) * 95n ? 'B' : 'C';
      return [name, letter, cents, cents / total];
    });
    const others = ['A', 'B', 'C'].flatMap((letter): Cell[][] => {
      const members = rows.slice(20).filter((row) => row[1] === letter);
      const cents = sumOf(members, (row) => row[2]);
      return members.length === 0
        ? []
        : [[`Outros clientes (${members.length})`, letter, cents, cents / total]];
    });
    const totalRow: Cell[][] = total === 0 ? [] : [['Total', null, total, 1]];
    return { id: 'customers', rows: [...rows.slice(0, 20), ...others, ...totalRow] };
  }

  const lastMonths = makeAxis({ from: addMonths(monthStart(today), -11), to: monthEnd(today) }, true);
  const oldest = (group: LedgerEntry[]) => Math.max(...group.map(lateDays));
  return {
    default: [
      computeOverdue('overdueIn', 'receivable'),
      computeOverdue('overdueOut', 'payable'),
      computeDueToday('dueTodayIn', 'receivable'),
      computeDueToday('dueTodayOut', 'payable'),
      { id: 'lowestBalance', value: Math.min(...nextDays.map(projectedOn)) },
      { id: 'changes', rows: changes },
      forecast,
    ],
    financeiro: [
      computeRealised('received', 'receivable'),
      computeRealised('paid', 'payable'),
      computeExpected('expectedIn', 'receivable'),
      computeExpected('expectedOut', 'payable'),
      computeCashFlow(),
      forecast,
      computeAging('agingIn', 'receivable'),
      computeAging('agingOut', 'payable'),
      computeDelinquency(),
      computeReceivedByForm(),
      computeLargest('topDebtors', overdue('receivable'), (group) => [
        openOf(group),
        group.length,
        oldest(group),
      ]),
      computeLargest('topCreditors', listKind('payable').filter(isOpen), (group) => [
        openOf(group),
        openOf(group.filter(({ dueOn }) => dueOn < today)),
        group.length,
      ]),
      computeStatement(),
    ],
    vendas: [
      {
        ...{ id: 'revenue', value: amountOf(currentSales), count: currentSales.length },
        ...(before && { before: amountOf(sales(before)) }),
      },
      {
        ...{ id: 'averageTicket', value: averageTicket(until) },
        ...(before && { before: averageTicket(before) }),
      },
      ...computeTarget(),
      compareWithYearBefore('revenueByDay', makeAxis({ from, to })),
      compareWithYearBefore('revenueByMonth', lastMonths),
      { id: 'revenueByForm', parts: shareOf(currentSales, ({ form }) => form) },
      { id: 'revenueByCategory', parts: shareOf(currentSales, ({ category }) => category) },
      computeCustomers(),
    ],
  };
}

/** What the company's day must have: balance, result of the month, and what is open of each day, receivable before payable. */
export function computeDayFigures(
  entries: readonly LedgerEntry[],
  company: LedgerCompany,
): { balance: number; result: [count: number, cents: number]; due: [day: string, sums: number[]][] } {
  const { today, openingCents, openingOn } = company;
  const cash = ({ kind, payments }: LedgerEntry) =>
    (kind === 'receivable' ? 1 : -1) *
    sumOf(
      payments.filter(({ day }) => isWithin(day, { from: openingOn, to: today })),
      (payment) => payment.cash,
    );
  const issued = entries.filter(({ issuedOn }) => isWithin(issuedOn, { from: monthStart(today), to: today }));
  const sumDue = (isMeant: (day: string) => boolean): number[] =>
    (['receivable', 'payable'] as const).flatMap((kind) => {
      const due = entries.filter((entry) => entry.kind === kind && isOpen(entry) && isMeant(entry.dueOn));
      return [due.length, openOf(due)];
    });
  const days = listDays({ from: today, to: addDays(today, 6) });
  return {
    balance: openingCents + sumOf(entries, cash),
    result: [issued.length, sumOf(issued, ({ kind, amount }) => (kind === 'receivable' ? amount : -amount))],
    due: [
      ['overdue', sumDue((day) => day < today)],
      ...days.map((day): [string, number[]] => [day, sumDue((one) => one === day)]),
    ],
  };
}

/** The titles of sums in the income statement. The lines between two of them have any order. */
const SUMS = new Set(
  'Receita bruta,Deduções,Receita líquida,Custos,Lucro bruto,Despesas,Resultado operacional,Resultado financeiro,Impostos sobre o lucro,Resultado do período'.split(
    ',',
  ),
);

/** Sorts the lines between two sums of the income statement. */
export function sortLines(rows: Cell[][]): Cell[][] {
  const sorted: Cell[][] = [];
  let lines: Cell[][] = [];
  const flush = () => {
    sorted.push(...lines.sort((a, b) => byText(JSON.stringify(a), JSON.stringify(b))));
    lines = [];
  };
  for (const row of rows) {
    if (!SUMS.has(String(row[0]))) lines.push(row);
    else {
      flush();
      sorted.push(row);
    }
  }
  flush();
  return sorted;
}
