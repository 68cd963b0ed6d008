import { asc, desc, sql } from 'drizzle-orm';
import { entries } from '../database/tables';
import { countDays } from '../entries/days';
import { matches, type EntryFilter } from '../entries/filter';
import type { Text } from '../http/language';
import { cashFlowWidget, forecastWidget } from './cash';
import { shareByForm } from './forms';
import type { Range } from './period';
import { statementWidget } from './statement';
import { defineMetric, defineShare, defineTable, linkTo, sum, type Definition } from './widgets';

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

const defineExpected = (id: string, title: Text, kind: Kind): Definition =>
  defineMetric({ id, size: 's', title }, async (figures) => {
    const { from, to } = figures.period;
    const filter = { kind, dueFrom: from, dueTo: to };
    const { count, amountCents } = await sum(figures, filter);
    return { unit: 'currency', value: amountCents, count, link: linkTo(filter) };
  });

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
    return { unit: 'currency', ordered: true, parts };
  });

const MAX_ROWS = 10;

const COLUMNS = {
  customer: { 'pt-BR': 'Cliente', en: 'Customer', es: 'Cliente' },
  supplier: { 'pt-BR': 'Fornecedor', en: 'Supplier', es: 'Proveedor' },
  overdue: { 'pt-BR': 'Vencido', en: 'Overdue', es: 'Vencido' },
  entries: { 'pt-BR': 'Lançamentos', en: 'Entries', es: 'Registros' },
  oldest: { 'pt-BR': 'Maior atraso', en: 'Longest delay', es: 'Mayor atraso' },
};

/** Counterparties with the largest overdue amounts. */
const defineLargest = (id: string, title: Text, kind: Kind): Definition =>
  defineTable({ id, size: 'm', title }, async (figures) => {
    const { queries, today, translate } = figures;
    const filter = { kind, status: 'overdue' } as const;
    const cents = sql<number>`sum(${entries.amountCents})`;
    const found = await queries
      .select({
        counterparty: entries.counterparty,
        cents,
        count: sql<number>`count(*)`,
        oldest: sql<string>`min(${entries.effectiveDueOn})`,
        total: sql<number>`count(*) over ()`,
      })
      .from(entries)
      .where(matches(filter, today))
      .groupBy(entries.counterparty)
      .orderBy(desc(cents), asc(entries.counterparty))
      .limit(MAX_ROWS);
    return {
      columns: [
        { id: 'name', title: translate(kind === 'receivable' ? COLUMNS.customer : COLUMNS.supplier) },
        { id: 'overdue', title: translate(COLUMNS.overdue), unit: 'currency' },
        { id: 'entries', title: translate(COLUMNS.entries), unit: 'number' },
        { id: 'oldest', title: translate(COLUMNS.oldest), unit: 'days' },
      ].map((column) => ({ unit: 'text', ...column })),
      rows: found.map(({ counterparty, cents: value, count, oldest }) => ({
        cells: [counterparty, value, count, countDays(oldest, today)],
        link: linkTo({ ...filter, counterparty }),
      })),
      total: found[0]?.total ?? 0,
    };
  });

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
  defineShare(
    {
      id: 'receivedByForm',
      size: 'full',
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
  defineLargest(
    'topDebtors',
    { 'pt-BR': 'Maiores devedores', en: 'Largest debtors', es: 'Mayores deudores' },
    'receivable',
  ),
  defineLargest(
    'topCreditors',
    { 'pt-BR': 'Maiores credores', en: 'Largest creditors', es: 'Mayores acreedores' },
    'payable',
  ),
  statementWidget,
];
