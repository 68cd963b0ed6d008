// The account that a payment names. A payment that names none is one of the first account.
import { inArray } from 'drizzle-orm';
import { FIRST_ACCOUNT, moneyAccounts } from '../database/bankTables';
import type { Queries } from '../database/database';
import type { Problem } from '../rules/fieldRules';
import { readId } from './filter';

/** `name` is null if the company has one account alone, so that nobody has to read it. */
export type NamedAccount = { id: number; name: string | null };

/** Returns the account of a payment, or the problem of the field. */
export async function findPaymentAccount(
  queries: Queries,
  accountId: string | undefined,
  absent = FIRST_ACCOUNT,
): Promise<{ account: NamedAccount; problems: Problem[] }> {
  const accounts = await queries.select().from(moneyAccounts);
  const id = accountId === undefined ? absent : readId(accountId);
  const found = accounts.find((one) => one.id === id);
  const account = { id, name: found === undefined || accounts.length === 1 ? null : found.name };
  return { account, problems: accountId === undefined ? [] : findProblem(found) };
}

function findProblem(account: { isArchived: boolean } | undefined): Problem[] {
  if (account === undefined) return [{ field: 'accountId', reason: 'unknown' }];
  return account.isArchived ? [{ field: 'accountId', reason: 'archived' }] : [];
}

/** Returns the problem of the accounts of several payments. */
export async function findAccountProblems(
  queries: Queries,
  payments: readonly { accountId?: string }[],
): Promise<Problem[]> {
  const ids = [...new Set(payments.flatMap(({ accountId }) => accountId ?? []))];
  if (ids.length === 0) return [];
  const accounts = await queries
    .select({ id: moneyAccounts.id, isArchived: moneyAccounts.isArchived })
    .from(moneyAccounts)
    .where(inArray(moneyAccounts.id, ids.map(readId)));
  const problems = ids.flatMap((id) => findProblem(accounts.find((one) => one.id === readId(id))));
  return problems.slice(0, 1);
}

/** Returns the account of a stored payment. */
export async function nameAccount(queries: Queries, id: number): Promise<NamedAccount> {
  return { id, name: (await readAccountNames(queries)).get(id) ?? null };
}

/** Returns the names of the accounts by their ids. Empty: the company has one account. */
export async function readAccountNames(queries: Queries): Promise<ReadonlyMap<number, string>> {
  const accounts = await queries
    .select({ id: moneyAccounts.id, name: moneyAccounts.name })
    .from(moneyAccounts);
  return new Map(accounts.length === 1 ? [] : accounts.map(({ id, name }) => [id, name]));
}
