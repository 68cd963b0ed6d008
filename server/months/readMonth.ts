// What the accountant gets of a month.
import { and, asc, between, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { monthEnd } from '../../api-spec/days';
import type { Day } from '../company/days';
import { moneyAccounts } from '../database/bankTables';
import type { Queries } from '../database/database';
import { categories, entries, payments } from '../database/tables';
import { makeStatement } from '../dashboards/incomeStatement';
import { signedCents } from '../entries/payments';
import type { Cell } from '../files/table';
import type { TextId } from '../texts/catalogues';
import type { Translate } from '../texts/translate';
import { readAccountFlows } from './readAccountFlows';
import type { Month } from './months';

export type MonthColumn = {
  title: TextId;
  type: 'text' | 'money' | 'day';
  /** In points of a page. */
  width: number;
};

/** A table of a month, with the sums of its money in the last row. */
export type MonthTable = {
  title: TextId;
  columns: readonly MonthColumn[];
  rows: readonly (readonly Cell[])[];
  sums: readonly Cell[];
};

type Reading = { queries: Queries; month: Month; today: Day; translate: Translate };

/** Reads the tables of a month, all from the same moment if `queries` is a transaction. */
export async function readMonth(reading: Reading): Promise<MonthTable[]> {
  return [
    await readStatement(reading),
    await readCash(reading),
    await readPayments(reading),
    await readOpenItems(reading),
  ];
}

const rangeOf = (month: Month) => ({ from: `${month}-01`, to: monthEnd(`${month}-01`) });

async function readStatement({ queries, month, today, translate }: Reading): Promise<MonthTable> {
  const rows = await makeStatement({ queries, today, translate }, rangeOf(month));
  // The groups and the results are in a column of their own.
  const cells = rows.map(({ cells: [name = null, cents = null], emphasis }) =>
    emphasis === undefined ? [null, name, cents] : [name, null, cents],
  );
  return {
    title: 'month.statement',
    columns: [
      { title: 'event.group', type: 'text', width: 280 },
      { title: 'entry.category', type: 'text', width: 280 },
      { title: 'report.column.amount', type: 'money', width: 210 },
    ],
    rows: cells.slice(0, -1),
    sums: cells.at(-1) ?? [],
  };
}

const ACCOUNT_CENTS = ['openingCents', 'inCents', 'outCents', 'transferCents', 'closingCents'] as const;

async function readCash({ queries, month, translate }: Reading): Promise<MonthTable> {
  const flows = await readAccountFlows(queries, rangeOf(month));
  return {
    title: 'month.cash',
    columns: [
      { title: 'event.account', type: 'text', width: 220 },
      { title: 'month.opening', type: 'money', width: 110 },
      { title: 'month.in', type: 'money', width: 110 },
      { title: 'month.out', type: 'money', width: 110 },
      { title: 'month.transfers', type: 'money', width: 110 },
      { title: 'month.closing', type: 'money', width: 110 },
    ],
    rows: flows.map((flow) => [flow.name, ...ACCOUNT_CENTS.map((name) => flow[name])]),
    sums: [
      translate('report.total'),
      ...ACCOUNT_CENTS.map((name) => flows.reduce((cents, flow) => cents + flow[name], 0)),
    ],
  };
}

const PAYMENT_CENTS = ['cashCents', 'chargeCents', 'discountCents', 'feeCents'] as const;

async function readPayments({ queries, month, translate }: Reading): Promise<MonthTable> {
  const { from, to } = rangeOf(month);
  const rows = await queries
    .select({
      payment: payments,
      counterparty: entries.counterparty,
      document: entries.document,
      category: categories.name,
      account: moneyAccounts.name,
    })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .innerJoin(categories, eq(categories.id, entries.categoryId))
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, payments.accountId))
    .where(
      and(between(payments.paidOn, from, to), isNull(payments.voidedAt), eq(payments.isOfDeleted, false)),
    )
    .orderBy(asc(payments.paidOn), asc(payments.id));
  const paid = rows.map(({ payment, ...names }) => {
    const toCents = (cents: number) =>
      // A refund gives its parts back. Zero never becomes -0.
      signedCents(payment.kind, payment.refundOf === null ? cents : 0 - cents);
    return {
      ...{ ...names, paidOn: payment.paidOn, form: payment.form },
      cashCents: signedCents(payment.kind, payment.cashCents),
      chargeCents: toCents(payment.interestCents + payment.fineCents),
      discountCents: toCents(payment.discountCents),
      feeCents: payment.refundOf === null ? 0 - payment.feeCents : payment.feeCents,
    };
  });
  return {
    title: 'month.payments',
    columns: [
      { title: 'entry.paidOn', type: 'day', width: 60 },
      { title: 'entry.counterparty', type: 'text', width: 170 },
      { title: 'entry.document', type: 'text', width: 70 },
      { title: 'entry.category', type: 'text', width: 100 },
      { title: 'event.account', type: 'text', width: 90 },
      { title: 'entry.form', type: 'text', width: 60 },
      { title: 'report.column.amount', type: 'money', width: 70 },
      { title: 'month.charges', type: 'money', width: 50 },
      { title: 'entry.discount', type: 'money', width: 50 },
      { title: 'entry.fee', type: 'money', width: 50 },
    ],
    rows: paid.map((one) => [
      ...[one.paidOn, one.counterparty, one.document, one.category, one.account],
      translate(`entry.form.${one.form}`),
      ...PAYMENT_CENTS.map((name) => one[name]),
    ]),
    sums: [
      ...[translate('report.total'), null, null, null, null, null],
      ...PAYMENT_CENTS.map((name) => paid.reduce((cents, one) => cents + one[name], 0)),
    ],
  };
}

/** What was open at the end of the month. A later payment does not count, and an entry of a later day of issue neither. */
async function readOpenItems({ queries, month, translate }: Reading): Promise<MonthTable> {
  const { to } = rangeOf(month);
  const settled = sql`(select coalesce(sum(${payments.settledCents}), 0) from ${payments}
    where ${payments.entryId} = ${entries.id} and ${payments.voidedAt} is null and ${payments.paidOn} <= ${to})`;
  const openCents = sql<number>`${entries.amountCents} - ${settled}`.mapWith(Number);
  const { kind, counterparty, document, dueOn, amountCents } = entries;
  const rows = await queries
    .select({
      kind,
      counterparty,
      document,
      dueOn,
      amountCents,
      category: categories.name,
      openCents,
    })
    .from(entries)
    .innerJoin(categories, eq(categories.id, entries.categoryId))
    .where(
      and(
        isNull(entries.deletedAt),
        lte(entries.issuedOn, to),
        // What was paid until then was not open. The sum of payments is read for the others only.
        or(isNull(entries.paidOn), gt(entries.paidOn, to)),
        gt(openCents, 0),
      ),
    )
    .orderBy(asc(dueOn), asc(entries.id));
  return {
    title: 'month.open',
    columns: [
      { title: 'entry.dueOn', type: 'day', width: 70 },
      { title: 'entry.kind', type: 'text', width: 80 },
      { title: 'entry.counterparty', type: 'text', width: 240 },
      { title: 'entry.document', type: 'text', width: 90 },
      { title: 'entry.category', type: 'text', width: 130 },
      { title: 'report.column.amount', type: 'money', width: 80 },
      { title: 'report.column.open', type: 'money', width: 80 },
    ],
    rows: rows.map((one) => [
      ...[one.dueOn, translate(`entry.kind.${one.kind}`), one.counterparty, one.document],
      one.category,
      ...[signedCents(one.kind, one.amountCents), signedCents(one.kind, one.openCents)],
    ]),
    sums: [
      ...[translate('report.balance'), null, null, null, null],
      ...(['amountCents', 'openCents'] as const).map((name) =>
        rows.reduce((cents, one) => cents + signedCents(one.kind, one[name]), 0),
      ),
    ],
  };
}
