// The accounts where the money is, with their balances.
import { and, asc, desc, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { components } from '../../api-spec/schema.gen';
import { companyDay, hasOpeningBalance, readCompany } from '../company/company';
import type { Day } from '../company/days';
import { FIRST_ACCOUNT, moneyAccounts, transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { buildOnce } from '../database/statements';
import { activity, payments } from '../database/tables';
import { readId } from '../entries/filter';
import { Refusal } from '../errors/refusal';
import { countWaitingLines } from './waitingLines';

type Schemas = components['schemas'];
export type StoredAccount = typeof moneyAccounts.$inferSelect;

/** An account with its balance of a day: the opening balance, and what was paid and transferred since its day. */
type AccountBalance = StoredAccount & { balanceCents: number };

const { id, openingOn } = moneyAccounts;
const until = sql.placeholder('until');

/** The money that a payment adds to its account. */
export const receivedCents = sql`case when ${payments.kind} = 'receivable' then ${payments.cashCents} else -${payments.cashCents} end`;

/** The condition of the payments that count in the balance of the account of the outer query. */
const paid = sql`(select coalesce(sum(${receivedCents}), 0) from ${payments}
  where ${payments.accountId} = ${id} and ${payments.paidOn} >= ${openingOn} and ${payments.paidOn} <= ${until}
    and ${payments.voidedAt} is null and not ${payments.isOfDeleted})`;

const moved = (side: PgColumn): SQL =>
  sql`(select coalesce(sum(${transfers.cents}), 0) from ${transfers}
    where ${side} = ${id} and ${transfers.movedOn} >= ${openingOn} and ${transfers.movedOn} <= ${until}
      and ${transfers.voidedAt} is null)`;

const balancesStatement = buildOnce((queries) =>
  queries
    .select({
      account: moneyAccounts,
      balanceCents: sql<number>`${moneyAccounts.openingCents} + ${paid} + ${moved(transfers.toAccountId)} - ${moved(transfers.fromAccountId)}`,
    })
    .from(moneyAccounts)
    .where(lte(openingOn, until))
    .orderBy(asc(id)),
);

/** Returns the accounts with their balances at the end of a day. One that opens later has none. */
export async function readBalances(queries: Queries, day: Day): Promise<AccountBalance[]> {
  const rows = await balancesStatement(queries).execute({ until: day });
  return rows.map(({ account, balanceCents }) => ({ ...account, balanceCents }));
}

/** @throws Refusal `unknown-account` */
export async function openAccount(queries: Queries, accountId: string): Promise<StoredAccount> {
  const account = await findAccount(queries, accountId);
  if (account === undefined) throw new Refusal('unknown-account');
  return account;
}

export async function findAccount(queries: Queries, accountId: string): Promise<StoredAccount | undefined> {
  const [account] = await queries
    .select()
    .from(moneyAccounts)
    .where(eq(id, readId(accountId)));
  return account;
}

/** The first account, then the others by name. */
const byName = [sql`${id} <> ${FIRST_ACCOUNT}`, sql`fold_text(${moneyAccounts.name})`, asc(id)];

/** Returns the accounts as the API describes them. */
export async function listAccounts(
  queries: Queries,
  now: Date,
  userId: string,
): Promise<Schemas['MoneyAccountList']> {
  const company = await readCompany(queries);
  const asOf = companyDay(company, now);
  const balances = new Map((await readBalances(queries, asOf)).map((one) => [one.id, one.balanceCents]));
  const rows = await queries
    .select()
    .from(moneyAccounts)
    .orderBy(...byName);
  const isKnown = hasOpeningBalance(company);
  const lastForms = await readLastForms(queries, userId);
  const waiting = await countWaitingLines(queries);
  return {
    accounts: rows.map((row) =>
      toAccount(row, {
        ...{ balanceCents: balances.get(row.id), isKnown, lastForms: lastForms.get(row.id) },
        waitingLines: waiting.get(row.id) ?? 0,
      }),
    ),
    asOf,
  };
}

/** Returns the accounts by name, the first one first. Archived ones have earlier payments. */
export async function listAccountNames(
  queries: Queries,
  condition?: SQL,
): Promise<Schemas['AccountChoice'][]> {
  const rows = await queries
    .select({ id, name: moneyAccounts.name })
    .from(moneyAccounts)
    .where(condition)
    .orderBy(...byName);
  return rows.map(({ id: accountId, name }) => ({ id: String(accountId), name }));
}

/** Returns one account as the API describes it. @throws Refusal `unknown-account` */
export async function readAccount(
  queries: Queries,
  accountId: string,
  { now, userId }: { now: Date; userId: string },
): Promise<Schemas['MoneyAccount']> {
  const { accounts } = await listAccounts(queries, now, userId);
  const account = accounts.find((one) => one.id === accountId);
  if (account === undefined) throw new Refusal('unknown-account');
  return account;
}

/** `isKnown`: whether the company has an opening balance, which is that of the first account. */
function toAccount(
  row: StoredAccount,
  {
    balanceCents,
    isKnown,
    lastForms,
    waitingLines,
  }: {
    balanceCents: number | undefined;
    isKnown: boolean;
    lastForms: string[] | undefined;
    waitingLines: number;
  },
): Schemas['MoneyAccount'] {
  const { name, kind, bankCode, numberEnd, openingCents, isArchived, invertsAmounts, version } = row;
  const isOfCompany = row.id === FIRST_ACCOUNT;
  const hasOpening = !isOfCompany || isKnown;
  return {
    ...{ id: String(row.id), name, kind, bankCode, numberEnd, isArchived, invertsAmounts, version },
    ...(hasOpening && { openingCents, openingOn: row.openingOn }),
    ...(hasOpening && balanceCents !== undefined && { balanceCents }),
    ...(isOfCompany && { isOfCompany }),
    waitingLines,
    ...(lastForms !== undefined && { lastForms }),
  };
}

/** Payments of a user among which the last account of each form is found. */
const LAST_PAYMENTS = 100;

/** Returns the forms of payment for which a user has chosen each account last. */
async function readLastForms(queries: Queries, userId: string): Promise<Map<number, string[]>> {
  const events = await queries
    .select({ accountId: activity.accountId, changes: activity.changes })
    .from(activity)
    .where(
      and(
        eq(activity.userId, userId),
        isNotNull(activity.accountId),
        inArray(activity.action, ['created', 'paid', 'refunded']),
      ),
    )
    .orderBy(desc(activity.id))
    .limit(LAST_PAYMENTS);
  const seen = new Set<string>();
  const forms = new Map<number, string[]>();
  for (const { accountId, changes } of events) {
    const form = changes.find(([field]) => field === 'form')?.[2];
    if (accountId === null || typeof form !== 'string' || seen.has(form)) continue;
    seen.add(form);
    forms.set(accountId, [...(forms.get(accountId) ?? []), form]);
  }
  return forms;
}

/** Whether a name is that of another account that is not archived. */
export async function isNameUsed(queries: Queries, name: string, exceptId = 0): Promise<boolean> {
  const isSame = sql`fold_text(${moneyAccounts.name}) = fold_text(${name})`;
  const isOther = sql`${id} <> ${exceptId}`;
  return (await queries.$count(moneyAccounts, and(isSame, isOther, eq(moneyAccounts.isArchived, false)))) > 0;
}
