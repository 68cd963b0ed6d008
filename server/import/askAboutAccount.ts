import { eq } from 'drizzle-orm';
import { listAccountNames } from '../bank/accounts';
import { FIRST_ACCOUNT, moneyAccounts } from '../database/bankTables';
import type { Queries } from '../database/database';
import { readId } from '../entries/filter';
import type { Analysis } from './analysis';
import { listAdded, rateRows } from './rateRows';

/**
 * Adds the question about the account of the payments, if several accounts take them. An account that does not is no answer.
 * @param duplicates The ids of stored entries with the same values, by row.
 */
export async function askAboutAccount(
  queries: Queries,
  analysis: Analysis,
  duplicates: ReadonlyMap<number, string>,
): Promise<Analysis> {
  const { account, ...otherChoices } = analysis.choices;
  const added = listAdded(rateRows(analysis.rows, duplicates), otherChoices);
  const accounts = await listAccountNames(queries, eq(moneyAccounts.isArchived, false));
  if (accounts.length < 2 || added.every(({ entry }) => entry.paidOn === undefined))
    return { ...analysis, choices: otherChoices };
  const isKnown = accounts.some(({ id }) => id === account);
  return {
    ...analysis,
    accounts,
    choices: isKnown && account !== undefined ? { ...otherChoices, account } : otherChoices,
    questions: [...analysis.questions, ...(isKnown ? [] : ['account'])],
  };
}

/** Returns the account of the payments of a file without the question. */
export const readAccountOf = ({ choices: { account } }: Analysis): number =>
  account === undefined ? FIRST_ACCOUNT : readId(account);
