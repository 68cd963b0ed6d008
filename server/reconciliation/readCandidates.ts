import { and, between, desc, eq, gt, inArray, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { addDays } from '../../api-spec/days';
import { computeLateCharges } from '../../api-spec/lateCharges';
import { isNotShown, otherAccountOf } from '../bank/shownTransfers';
import { findExpectedDay } from '../company/calendar';
import { readCalendar, readCompany } from '../company/company';
import type { Day } from '../company/days';
import { moneyAccounts, transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { entries, payments } from '../database/tables';
import { matches as meets } from '../entries/filter';
import { openCentsOf, signedCents } from '../entries/payments';
import { MOST_DAYS_APART } from './findSum';
import { NO_CHARGES, readCandidate, readLine, type Candidate, type Line } from './scoreMatch';

type Lines = { accountId: number; lines: readonly Line[] };

/**
 * Reads what lines of an account may be: payments and transfers of their amounts that no line shows yet, and open entries that
 * are due near their days.
 */
export async function readCandidates(queries: Queries, { accountId, lines }: Lines): Promise<Candidate[]> {
  const days = lines.map(({ day }) => day).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const near = { from: addDays(first, -MOST_DAYS_APART), to: addDays(last, MOST_DAYS_APART) };
  const amounts = [...new Set(lines.map(({ cents }) => Math.abs(cents)))];
  return [
    ...(await readPayments(queries, accountId, { ...near, amounts })),
    ...(await readTransfers(queries, accountId, { ...near, amounts })),
    ...(await readOpenEntries(queries, near)),
    ...(await readNamedEntries(queries, lines, { ...near, amounts })),
  ];
}

/** Reads open entries of other days whose amount a line has, and whose document it names. */
async function readNamedEntries(
  queries: Queries,
  lines: readonly Line[],
  { from, to, amounts }: Moved,
): Promise<Candidate[]> {
  const isElsewhere = and(
    inArray(entries.amountCents, [...amounts]),
    not(between(entries.effectiveDueOn, from, to)),
    ne(entries.document, ''),
  );
  const numbers = new Set(lines.flatMap((line) => [...readLine(line).numbers]));
  const found = await readOpen(queries, isElsewhere);
  return found.filter((candidate) => readCandidate(candidate).numbers.some((one) => numbers.has(one)));
}

type Days = { from: Day; to: Day };
type Moved = Days & { amounts: readonly number[] };

async function readPayments(
  queries: Queries,
  accountId: number,
  { from, to, amounts }: Moved,
): Promise<Candidate[]> {
  const rows = await queries
    .select({
      id: payments.id,
      day: payments.paidOn,
      kind: payments.kind,
      cashCents: payments.cashCents,
      counterparty: entries.counterparty,
      document: entries.document,
      installment: entries.installment,
      installments: entries.installments,
    })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(
      and(
        eq(payments.accountId, accountId),
        between(payments.paidOn, from, to),
        inArray(payments.cashCents, [...amounts, ...amounts.map((cents) => -cents)]),
        isNull(payments.voidedAt),
        eq(payments.isOfDeleted, false),
        eq(payments.matchedCents, 0),
      ),
    );
  return rows.map(({ kind, cashCents, ...row }) => ({
    ...row,
    kind: 'payment',
    cents: signedCents(kind, cashCents),
  }));
}

async function readTransfers(
  queries: Queries,
  accountId: number,
  { from, to, amounts }: Moved,
): Promise<Candidate[]> {
  const isOut = sql<boolean>`${transfers.fromAccountId} = ${accountId}`;
  const rows = await queries
    .select({
      id: transfers.id,
      day: transfers.movedOn,
      cents: transfers.cents,
      isOut,
      counterparty: moneyAccounts.name,
    })
    .from(transfers)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, otherAccountOf(accountId)))
    .where(
      and(
        or(eq(transfers.fromAccountId, accountId), eq(transfers.toAccountId, accountId)),
        between(transfers.movedOn, from, to),
        inArray(transfers.cents, [...amounts]),
        isNull(transfers.voidedAt),
        isNotShown(queries, accountId),
      ),
    );
  return rows.map(({ isOut: leaves, cents, ...row }) => ({
    ...row,
    kind: 'transfer',
    cents: leaves ? -cents : cents,
    document: '',
  }));
}

const readOpenEntries = (queries: Queries, { from, to }: Days): Promise<Candidate[]> =>
  readOpen(queries, between(entries.effectiveDueOn, from, to));

async function readOpen(queries: Queries, isIt: SQL | undefined): Promise<Candidate[]> {
  const company = await readCompany(queries);
  const calendar = await readCalendar(queries);
  const fees = await readUsualFees(queries);
  const rows = await queries
    .select({
      id: entries.id,
      kind: entries.kind,
      form: entries.form,
      counterparty: entries.counterparty,
      document: entries.document,
      installment: entries.installment,
      installments: entries.installments,
      dueOn: entries.dueOn,
      effectiveDueOn: entries.effectiveDueOn,
      amountCents: entries.amountCents,
      settledCents: entries.settledCents,
    })
    .from(entries)
    .where(and(meets(['isUnpaid']), isIt));
  return rows.map(({ id, counterparty, document, ...entry }) => {
    const { kind, form, dueOn, effectiveDueOn, settledCents, installment, installments } = entry;
    const openCents = openCentsOf(entry);
    const fee = fees.get(form);
    return {
      kind: 'entry',
      id,
      day: findExpectedDay(calendar, entry),
      cents: signedCents(kind, openCents),
      ...{ counterparty, document, installment, installments, form, dueOn },
      // The charges of an entry with payments depend on them, so a person finds its line.
      ...(settledCents === 0 && {
        chargesOn: (day: Day) => {
          const debt = { entry: { kind, effectiveDueOn, openCents }, payments: [] };
          return computeLateCharges(company, debt, day) ?? NO_CHARGES;
        },
      }),
      ...(kind === 'receivable' && fee && { usualFeeCents: fee(openCents) }),
    };
  });
}

/** Returns how much of an amount the last payment of each form had as its fee. */
async function readUsualFees(queries: Queries): Promise<Map<string, (cents: number) => number>> {
  const rows = await queries
    .selectDistinctOn([payments.form], {
      form: payments.form,
      feeCents: payments.feeCents,
      cashCents: payments.cashCents,
    })
    .from(payments)
    .where(
      and(
        gt(payments.feeCents, 0),
        eq(payments.kind, 'receivable'),
        isNull(payments.voidedAt),
        isNull(payments.refundOf),
      ),
    )
    .orderBy(payments.form, desc(payments.id));
  return new Map(
    rows.map(({ form, feeCents, cashCents }) => [
      form,
      (cents) => Math.round((cents * feeCents) / (cashCents + feeCents)),
    ]),
  );
}
