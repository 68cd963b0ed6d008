// Compares the lines of a file with those that are stored.
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Queries } from '../database/database';
import { moneyAccounts, statementAccounts } from '../database/bankTables';
import { ROWS_PER_STATEMENT } from '../database/rowsPerStatement';
import { statementLines } from '../database/bankTables';
import { readId } from '../entries/filter';
import { Refusal } from '../errors/refusal';
import { makeFingerprint } from './fingerprint';
import type { ReadLine, ReadStatement, StatementPart } from './statement';

export type Choices = components['schemas']['StatementChoices'];

/** `known`: stored already. `perhaps`: another line of the same day and amount is stored. */
export type RatedLine = ReadLine & {
  state: 'new' | 'known' | 'perhaps';
  fingerprint: string;
  /** Its number among equal lines of the account. */
  occurrence: number;
};

export type RatedPart = Omit<StatementPart, 'lines'> & {
  account: MoneyAccount | null;
  /** The account of the last import with the same columns, which a person confirms. */
  suggestedAccount: MoneyAccount | null;
  /** Null: an open question. */
  inverts: boolean | null;
  lines: RatedLine[];
  questions: ('account' | 'inverts')[];
};
export type MoneyAccount = Pick<typeof moneyAccounts.$inferSelect, 'id' | 'name' | 'kind' | 'invertsAmounts'>;

/** Returns the accounts that a person can choose. */
export const readMoneyAccounts = (queries: Queries): Promise<MoneyAccount[]> =>
  queries
    .select({
      id: moneyAccounts.id,
      name: moneyAccounts.name,
      kind: moneyAccounts.kind,
      invertsAmounts: moneyAccounts.invertsAmounts,
    })
    .from(moneyAccounts)
    .where(eq(moneyAccounts.isArchived, false))
    .orderBy(asc(moneyAccounts.id));

/** Finds the account of each part, its sign, and which of its lines are new. @throws Refusal `choices` */
export async function rateStatement(
  queries: Queries,
  { parts }: ReadStatement,
  choices: Choices,
): Promise<RatedPart[]> {
  const accounts = await readMoneyAccounts(queries);
  const remembered = await queries
    .select()
    .from(statementAccounts)
    .where(inArray(statementAccounts.key, parts.map(nameAccount)));
  const chosen = parts.map((part) => choosePart(part, { accounts, remembered, choices }));
  const byAccount = new Map<number, RatedPart[]>();
  for (const part of chosen)
    if (part.account !== null)
      byAccount.set(part.account.id, [...(byAccount.get(part.account.id) ?? []), part]);
  for (const [accountId, sameParts] of byAccount)
    await rateLines(
      queries,
      accountId,
      sameParts.flatMap(({ lines }) => lines),
    );
  return chosen;
}

/** The name under which the account of a part is remembered. Empty: nothing tells it. */
export const nameAccount = ({ key, layout }: Pick<StatementPart, 'key' | 'layout'>): string => key || layout;

type Known = {
  accounts: readonly MoneyAccount[];
  remembered: { key: string; accountId: number }[];
  choices: Choices;
};

function choosePart(part: StatementPart, { accounts, remembered, choices }: Known): RatedPart {
  const choice = choices.accounts?.find(({ key }) => key === part.key);
  const last = remembered.find(({ key }) => key === nameAccount(part))?.accountId;
  const id = choice ? readId(choice.accountId) : part.key === '' ? undefined : last;
  const findAccount = (wanted: number | undefined) => accounts.find((one) => one.id === wanted) ?? null;
  const account = findAccount(id);
  if (choice && account === null) throw new Refusal('choices');
  const inverts = choice?.inverts ?? findInversion(part, account);
  const lines = part.lines.map((line): RatedLine => {
    const signed = { ...line, cents: inverts === true ? -line.cents : line.cents };
    return { ...signed, state: 'new', fingerprint: makeFingerprint(signed), occurrence: 1 };
  });
  const hasLines = part.lines.length > 0;
  return {
    ...{ ...part, account, inverts, lines },
    suggestedAccount: part.key === '' ? findAccount(last) : null,
    // The balance of a card with positive purchases has the other sign too.
    balances: part.balances.map(({ day, cents }) => ({ day, cents: inverts === true ? -cents : cents })),
    questions: [
      ...(hasLines && account === null ? (['account'] as const) : []),
      ...(hasLines && inverts === null ? (['inverts'] as const) : []),
    ],
  };
}

/** Returns whether the amounts of a part have the other sign. Null: neither the file nor the account says it. */
function findInversion({ isSignOpen, lines }: StatementPart, account: MoneyAccount | null): boolean | null {
  const isCard = account?.kind === 'card';
  const negatives = lines.filter(({ cents }) => cents < 0).length;
  const isOpen = isSignOpen || (isCard && negatives * 2 < lines.length);
  if (isCard && account.invertsAmounts) return isOpen ? true : null;
  return isOpen ? null : false;
}

/** Sets the states of the lines of one account. */
async function rateLines(queries: Queries, accountId: number, lines: readonly RatedLine[]): Promise<void> {
  const stored = await readStored(queries, accountId, lines);
  const unmatched = groupBy(stored, ({ fingerprint }) => fingerprint);
  const highest = new Map<string, number>();
  for (const { fingerprint, occurrence } of stored)
    highest.set(fingerprint, Math.max(occurrence, highest.get(fingerprint) ?? 0));
  for (const line of lines) {
    if (unmatched.get(line.fingerprint)?.pop() !== undefined) line.state = 'known';
    else {
      line.occurrence = (highest.get(line.fingerprint) ?? 0) + 1;
      highest.set(line.fingerprint, line.occurrence);
    }
  }
  const others = groupBy([...unmatched.values()].flat(), nameSum);
  for (const line of lines)
    if (line.state === 'new' && others.get(nameSum(line))?.pop() !== undefined) line.state = 'perhaps';
}

const nameSum = ({ day, cents }: { day: string; cents: number }): string => `${day} ${cents}`;

function groupBy<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

type StoredLine = Pick<typeof statementLines.$inferSelect, 'day' | 'cents' | 'fingerprint' | 'occurrence'>;

/** Reads the stored lines of an account that have the day and the amount of a line. */
async function readStored(
  queries: Queries,
  accountId: number,
  lines: readonly RatedLine[],
): Promise<StoredLine[]> {
  const sums = [...new Map(lines.map((line) => [nameSum(line), line])).values()];
  const stored: StoredLine[] = [];
  for (let start = 0; start < sums.length; start += ROWS_PER_STATEMENT) {
    const part = sums.slice(start, start + ROWS_PER_STATEMENT);
    const { day, cents, fingerprint, occurrence } = statementLines;
    stored.push(
      ...(await queries
        .select({ day, cents, fingerprint, occurrence })
        .from(
          sql`unnest(${sql.param(part.map((one) => one.day))}::date[], ${sql.param(part.map((one) => one.cents))}::bigint[]) as sent (day, cents)`,
        )
        .innerJoin(
          statementLines,
          sql`${statementLines.accountId} = ${accountId} and ${day} = sent.day and ${cents} = sent.cents`,
        )),
    );
  }
  return stored;
}
