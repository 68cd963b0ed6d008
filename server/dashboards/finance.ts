import { asc, desc, lt, sql } from 'drizzle-orm';
import { NO_NAME } from '../database/statements';
import { entries } from '../database/tables';
import { addDays, addMonths, countDays } from '../company/days';
import { makeComparisons, prepareMatching, type EntryFilter } from '../entries/filter';
import type { Text } from '../http/language';
import { cashFlowWidget, forecastWidget } from './cash';
import { shareByForm } from './forms';
import type { Range } from './period';
import { statementWidget } from './statement';
import {
  defineMetric,
  defineShare,
  defineTable,
  formatDay,
  linkTo,
  linkToStored,
  sum,
  type Definition,
  type Figures,
} from './widgets';

type Kind = NonNullable<EntryFilter['kind']>;

const defineRealised = (id: string, title: Text, kind: Kind): Definition =>
  defineMetric({ id, size: 's', title }, async (figures) => {
    const filterOf = ({ from, to }: Range) => ({ kind, status: 'paid', paidFrom: from, paidTo: to }) as const;
    const { elapsed, before } = figures.period;
    const { count, paidCents } = await sum(figures, filterOf(elapsed));
    return {
      unit: 'currency',
      value: paidCents,
      good: kind === 'receivable' ? 'up' : 'down',
      count,
      link: linkTo(filterOf(elapsed)),
      ...(before && { before: (await sum(figures, filterOf(before))).paidCents }),
    };
  });

const EXPECTED_NOTE = {
  'pt-BR': 'Tudo o que vence no período, pago ou não.',
  en: 'All that falls due in the period, paid or not.',
  es: 'Todo lo que vence en el período, pagado o no.',
};

const defineExpected = (id: string, title: Text, kind: Kind): Definition =>
  defineMetric({ id, size: 's', title }, async (figures) => {
    const { from, to } = figures.period;
    const filter = { kind, dueFrom: from, dueTo: to };
    const { count, amountCents } = await sum(figures, filter);
    return {
      unit: 'currency',
      value: amountCents,
      count,
      note: figures.translate(EXPECTED_NOTE),
      link: linkTo(filter),
    };
  });

const AS_OF_TODAY = {
  'pt-BR': 'Situação de hoje, em qualquer período.',
  en: 'As of today, in any period.',
  es: 'Situación de hoy, en cualquier período.',
};

/** First and last day late of the parts of an aging. */
const AGES = [
  [1, 30],
  [31, 60],
  [61, 90],
] as const;
const NOT_DUE = { 'pt-BR': 'A vencer', en: 'Not due yet', es: 'Por vencer' };
const DUE_TODAY = { 'pt-BR': 'Vence hoje', en: 'Due today', es: 'Vence hoy' };
const DAYS = { 'pt-BR': 'dias', en: 'days', es: 'días' };
const OVER_90 = { 'pt-BR': 'Mais de 90 dias', en: 'Over 90 days', es: 'Más de 90 días' };

const defineAging = (id: string, title: Text, kind: Kind): Definition =>
  defineShare({ id, size: 'm', title }, async (figures) => {
    const { translate } = figures;
    const ages: { id: string; title: string; filter: EntryFilter }[] = [
      { id: 'open', title: translate(NOT_DUE), filter: { kind, status: 'open' } },
      { id: 'today', title: translate(DUE_TODAY), filter: { kind, status: 'today' } },
      ...AGES.map(([lateFrom, lateTo]) => ({
        id: `late${lateFrom}`,
        title: `${lateFrom}–${lateTo} ${translate(DAYS)}`,
        filter: { kind, lateFrom, lateTo },
      })),
      { id: 'late91', title: translate(OVER_90), filter: { kind, lateFrom: 91 } },
    ];
    const parts = [];
    for (const { filter, ...part } of ages) {
      const { amountCents, count } = await sum(figures, filter);
      parts.push({ ...part, value: amountCents, count, link: linkTo(filter) });
    }
    return { unit: 'currency', note: translate(AS_OF_TODAY), ordered: true, parts };
  });

const DELINQUENT_DAYS = 30;

/** The part of the receivables of 12 months that is still unpaid after 30 days. */
const delinquencyWidget = defineMetric(
  { id: 'delinquency', size: 'm', title: { 'pt-BR': 'Inadimplência', en: 'Delinquency', es: 'Morosidad' } },
  async (figures) => {
    const dueTo = addDays(figures.today, -DELINQUENT_DAYS - 1);
    const due = { kind: 'receivable', dueFrom: addDays(addMonths(dueTo, -12), 1), dueTo } as const;
    const unpaid = { ...due, status: 'unpaid' } as const;
    const { amountCents, count } = await sum(figures, unpaid);
    const all = await sum(figures, due);
    const date = formatDay(figures, dueTo);
    return {
      unit: 'percent',
      value: all.amountCents === 0 ? null : amountCents / all.amountCents,
      good: 'down',
      count,
      note: figures.translate({
        'pt-BR': `De tudo o que venceu nos 12 meses até ${date}, a parte sem receber há mais de ${DELINQUENT_DAYS} dias.`,
        en: `Of all that fell due in the 12 months to ${date}, the part unpaid for more than ${DELINQUENT_DAYS} days.`,
        es: `De todo lo que venció en los 12 meses hasta el ${date}, la parte sin cobrar desde hace más de ${DELINQUENT_DAYS} días.`,
      }),
      link: linkTo(unpaid),
    };
  },
);

const MAX_ROWS = 10;

const COLUMNS = {
  customer: { 'pt-BR': 'Cliente', en: 'Customer', es: 'Cliente' },
  supplier: { 'pt-BR': 'Fornecedor', en: 'Supplier', es: 'Proveedor' },
  unpaid: { 'pt-BR': 'A pagar', en: 'To pay', es: 'Por pagar' },
  overdue: { 'pt-BR': 'Vencido', en: 'Overdue', es: 'Vencido' },
  entries: { 'pt-BR': 'Lançamentos', en: 'Entries', es: 'Movimientos' },
  oldest: { 'pt-BR': 'Maior atraso', en: 'Longest delay', es: 'Mayor atraso' },
};

/** Customers with the largest overdue amounts. */
const debtorsWidget = defineTable(
  {
    id: 'topDebtors',
    size: 'm',
    title: { 'pt-BR': 'Maiores devedores', en: 'Largest debtors', es: 'Mayores deudores' },
  },
  async (figures) => {
    const { today, translate } = figures;
    const filter = { kind: 'receivable', status: 'overdue' } as const;
    const found = await readLargest(figures, filter);
    return {
      note: translate(AS_OF_TODAY),
      columns: [
        { id: 'name', title: translate(COLUMNS.customer), unit: 'text' },
        { id: 'overdue', title: translate(COLUMNS.overdue), unit: 'currency' },
        { id: 'entries', title: translate(COLUMNS.entries), unit: 'number' },
        { id: 'oldest', title: translate(COLUMNS.oldest), unit: 'days' },
      ],
      rows: found.map(({ counterparty, cents, count, oldest }) => ({
        cells: [counterparty, cents, count, countDays(oldest, today)],
        ...linkToStored({ ...filter, counterparty }),
      })),
      total: found[0]?.total ?? 0,
    };
  },
);

/** Suppliers with the largest unpaid amounts. */
const creditorsWidget = defineTable(
  {
    id: 'topCreditors',
    size: 'm',
    title: { 'pt-BR': 'Maiores credores', en: 'Largest creditors', es: 'Mayores acreedores' },
  },
  async (figures) => {
    const { translate } = figures;
    const filter = { kind: 'payable', status: 'unpaid' } as const;
    const found = await readLargest(figures, filter);
    return {
      note: translate(AS_OF_TODAY),
      columns: [
        { id: 'name', title: translate(COLUMNS.supplier), unit: 'text' },
        { id: 'unpaid', title: translate(COLUMNS.unpaid), unit: 'currency' },
        { id: 'overdue', title: translate(COLUMNS.overdue), unit: 'currency' },
        { id: 'entries', title: translate(COLUMNS.entries), unit: 'number' },
      ],
      rows: found.map(({ counterparty, cents, overdueCents, count }) => ({
        cells: [counterparty, cents, overdueCents, count],
        ...linkToStored({ ...filter, counterparty }),
      })),
      total: found[0]?.total ?? 0,
    };
  },
);

const largestCents = sql<number>`sum(${entries.amountCents})`;
const isOverdue = lt(entries.effectiveDueOn, sql.placeholder('today'));
const selectLargest = prepareMatching((queries, condition) =>
  queries
    .select({
      counterparty: entries.counterparty,
      cents: largestCents,
      overdueCents: sql<number>`coalesce(sum(${entries.amountCents}) filter (where ${isOverdue}), 0)`,
      count: sql<number>`count(*)`,
      oldest: sql<string>`min(${entries.effectiveDueOn})`,
      total: sql<number>`count(*) over ()`,
    })
    .from(entries)
    .where(condition)
    .groupBy(entries.counterparty)
    .orderBy(desc(largestCents), asc(entries.counterparty))
    .limit(MAX_ROWS)
    .prepare(NO_NAME),
);

/** Returns the counterparties with the largest sums, and the number of all of them. */
function readLargest({ queries, today }: Figures, filter: EntryFilter) {
  return selectLargest(queries, makeComparisons(filter, today), { today });
}

/** The widgets of the dashboard `financeiro`. */
export const financeWidgets: Definition[] = [
  defineRealised('received', { 'pt-BR': 'Recebido', en: 'Received', es: 'Cobrado' }, 'receivable'),
  defineRealised('paid', { 'pt-BR': 'Pago', en: 'Paid', es: 'Pagado' }, 'payable'),
  defineExpected(
    'expectedIn',
    { 'pt-BR': 'Previsto a receber', en: 'Expected to receive', es: 'Previsto por cobrar' },
    'receivable',
  ),
  defineExpected(
    'expectedOut',
    { 'pt-BR': 'Previsto a pagar', en: 'Expected to pay', es: 'Previsto por pagar' },
    'payable',
  ),
  cashFlowWidget,
  forecastWidget,
  defineAging(
    'agingIn',
    { 'pt-BR': 'A receber por idade', en: 'To receive by age', es: 'Por cobrar por antigüedad' },
    'receivable',
  ),
  defineAging(
    'agingOut',
    { 'pt-BR': 'A pagar por idade', en: 'To pay by age', es: 'Por pagar por antigüedad' },
    'payable',
  ),
  delinquencyWidget,
  defineShare(
    {
      id: 'receivedByForm',
      size: 'm',
      title: {
        'pt-BR': 'Recebido por forma de pagamento',
        en: 'Received by form of payment',
        es: 'Cobrado por forma de pago',
      },
    },
    async (figures) => {
      const { from, to } = figures.period.elapsed;
      const filter = { kind: 'receivable', status: 'paid', paidFrom: from, paidTo: to } as const;
      return { unit: 'currency', parts: await shareByForm(figures, filter, 'paidCents') };
    },
  ),
  debtorsWidget,
  creditorsWidget,
  statementWidget,
];
