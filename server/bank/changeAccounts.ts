// Each function adds or changes an account in the transaction of `queries`, which has called `lockFigures`.
import { and, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { isOfPresentCompany, listFieldChanges, recordEvents, type State } from '../audit/recordEvents';
import type { Day } from '../company/days';
import { hasTransfers } from '../company/openingDay';
import { FIRST_ACCOUNT, moneyAccounts } from '../database/bankTables';
import type { Queries } from '../database/database';
import { activity, payments } from '../database/tables';
import type { Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { checkName, checkRange, refuseProblems, type Problem } from '../rules/fieldRules';
import { isNameUsed, openAccount, type StoredAccount } from './accounts';

type Schemas = components['schemas'];
type Values = Omit<typeof moneyAccounts.$inferInsert, 'id' | 'version' | 'isArchived'>;
type Kind = StoredAccount['kind'];

const KINDS: readonly string[] = moneyAccounts.kind.enumValues;
const isKind = (kind: string): kind is Kind => KINDS.includes(kind);

const BANK_CODE = /^\d{0,3}$/;
const NUMBER_END = /^[\dA-Za-z]{0,4}$/;

/**
 * Adds an account. Returns its id.
 * @throws Refusal `invalid-values`
 */
export async function addAccount(change: Change, input: Schemas['NewMoneyAccount']): Promise<string> {
  const { queries } = change;
  const { kind, values } = toValues(input, input);
  refuseProblems([
    ...findProblems(values, kind, change.today),
    ...(await findNameProblems(queries, values.name, 0)),
  ]);
  if (!isKind(kind)) throw new Refusal('invalid-values');
  const [account] = await queries
    .insert(moneyAccounts)
    .values({ ...values, kind })
    .returning();
  if (account === undefined) throw new Error('no account was added');
  await recordEvents(queries, change, [
    {
      ...{ action: 'account-added', accountId: account.id },
      changes: listFieldChanges(null, toState(account)).filter(([, , after]) => after !== false),
    },
  ]);
  return String(account.id);
}

/**
 * Changes or archives an account. An archived one stays in the figures.
 * @throws Refusal `unknown-account`, `changed-meanwhile`, `first-account` or `invalid-values`
 */
export async function changeAccount(
  change: Change,
  id: string,
  { version, isArchived, ...input }: Schemas['MoneyAccountChange'],
): Promise<void> {
  const { queries } = change;
  const stored = await openAccount(queries, id);
  if (version !== stored.version)
    throw new Refusal('changed-meanwhile', { fields: { changedBy: await findLastUser(queries, stored) } });
  if (isArchived && stored.id === FIRST_ACCOUNT) throw new Refusal('first-account');
  const { kind, values } = toValues(input, stored);
  refuseProblems([
    ...(stored.id === FIRST_ACCOUNT ? findForeignProblems(values, stored) : []),
    ...findProblems(values, kind, change.today),
    ...(isArchived ? [] : await findNameProblems(queries, values.name, stored.id)),
    ...((await hasMovements(queries, stored, values.openingOn))
      ? [{ field: 'openingOn', reason: 'after-movements' }]
      : []),
  ]);
  if (!isKind(kind)) throw new Refusal('invalid-values');
  const [account] = await queries
    .update(moneyAccounts)
    .set({ ...values, kind, isArchived, version: stored.version + 1 })
    .where(eq(moneyAccounts.id, stored.id))
    .returning();
  await recordEvents(queries, change, [
    {
      ...{ action: 'account-changed', accountId: stored.id },
      changes: listFieldChanges(toState(stored), account === undefined ? null : toState(account)),
    },
  ]);
}

type Input = Omit<Schemas['NewMoneyAccount'], 'openingCents' | 'openingOn'> &
  Partial<Pick<Schemas['NewMoneyAccount'], 'openingCents' | 'openingOn'>>;

/** Returns the values of an account. An absent opening balance stays. */
function toValues(input: Input, { openingCents, openingOn }: { openingCents: number; openingOn: Day }) {
  const { bankCode = '', numberEnd = '', invertsAmounts = false, kind } = input;
  const values = {
    ...{ name: input.name.trim(), bankCode: bankCode.trim(), numberEnd: numberEnd.trim(), invertsAmounts },
    openingCents: input.openingCents ?? openingCents,
    openingOn: input.openingOn ?? openingOn,
  };
  return { kind, values };
}

function findProblems(
  { name, bankCode, numberEnd, openingCents, openingOn }: ReturnType<typeof toValues>['values'],
  kind: string,
  today: Day,
): Problem[] {
  return [
    ...checkName('name', name, LIMITS.nameLength),
    ...(isKind(kind) ? [] : [{ field: 'kind', reason: 'unknown' }]),
    ...(BANK_CODE.test(bankCode) ? [] : [{ field: 'bankCode', reason: 'invalid' }]),
    ...(NUMBER_END.test(numberEnd) ? [] : [{ field: 'numberEnd', reason: 'invalid' }]),
    ...checkRange('openingCents', openingCents, -LIMITS.cents, LIMITS.cents),
    ...(openingOn > today ? [{ field: 'openingOn', reason: 'future' }] : []),
  ];
}

/** The day of a company without data is before `firstDay`, and stays so. */
const findForeignProblems = (values: Pick<Values, 'openingCents' | 'openingOn'>, stored: StoredAccount) =>
  (['openingCents', 'openingOn'] as const)
    .filter((field) => values[field] !== stored[field])
    .map((field): Problem => ({ field, reason: 'of-company' }));

const findNameProblems = async (queries: Queries, name: string, exceptId: number): Promise<Problem[]> =>
  (await isNameUsed(queries, name, exceptId)) ? [{ field: 'name', reason: 'repeated' }] : [];

/** Whether a later opening day would take movements out of the balance. */
async function hasMovements(queries: Queries, stored: StoredAccount, openingOn: Day | undefined) {
  if (openingOn === undefined || openingOn <= stored.openingOn) return false;
  const isOf = and(eq(payments.accountId, stored.id), isNull(payments.voidedAt));
  const isBetween = and(gte(payments.paidOn, stored.openingOn), lt(payments.paidOn, openingOn));
  if ((await queries.$count(payments, and(isOf, isBetween, eq(payments.isOfDeleted, false)))) > 0)
    return true;
  return hasTransfers(queries, stored, openingOn);
}

/** Returns what is recorded of an account. */
function toState(account: StoredAccount): NonNullable<State> {
  const { name, kind, bankCode, numberEnd, openingCents, openingOn, isArchived, invertsAmounts } = account;
  return {
    ...{ name, accountKind: kind, bankCode: bankCode || null, numberEnd: numberEnd || null },
    ...(account.id === FIRST_ACCOUNT ? {} : { openingCents, openingOn }),
    ...{ isArchived, invertsAmounts },
  };
}

async function findLastUser(queries: Queries, { id }: StoredAccount): Promise<string | undefined> {
  const [last] = await queries
    .select({ userName: activity.userName })
    .from(activity)
    .where(and(eq(activity.action, 'account-changed'), eq(activity.accountId, id), isOfPresentCompany))
    .orderBy(desc(activity.id))
    .limit(1);
  return last?.userName;
}
