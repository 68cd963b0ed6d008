// Each function records or voids a transfer in the transaction of `queries`, which has called `lockFigures`.
import { and, eq, isNull } from 'drizzle-orm';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { recordEvents } from '../audit/recordEvents';
import type { Day } from '../company/days';
import { matches, transfers } from '../database/bankTables';
import type { FieldChange } from '../database/tables';
import { readId } from '../entries/filter';
import type { Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { checkName, checkRange, checkText, refuseProblems, type Problem } from '../rules/fieldRules';
import { findAccount, openAccount, type StoredAccount } from './accounts';

type Schemas = components['schemas'];
type StoredTransfer = typeof transfers.$inferSelect;

/**
 * Records that money moved between two accounts.
 * @throws Refusal `invalid-values`
 */
export async function addTransfer(
  change: Change,
  { fromAccountId, toAccountId, movedOn, cents, note: sentNote = '' }: Schemas['NewTransfer'],
): Promise<Schemas['Transfer']> {
  const { queries, today } = change;
  const from = await findAccount(queries, fromAccountId);
  const to = await findAccount(queries, toAccountId);
  const note = sentNote.trim();
  refuseProblems([
    ...findAccountProblems('fromAccountId', from),
    ...findAccountProblems('toAccountId', to),
    ...(from !== undefined && from.id === to?.id ? [{ field: 'toAccountId', reason: 'same-account' }] : []),
    ...findDayProblems(movedOn, { today, accounts: [from, to] }),
    ...checkRange('cents', cents, 1, LIMITS.cents),
    ...checkText('note', note, LIMITS.noteLength),
  ]);
  // They are checked above. The compiler cannot see it.
  if (from === undefined || to === undefined) throw new Refusal('invalid-values');
  const [transfer] = await queries
    .insert(transfers)
    .values({ fromAccountId: from.id, toAccountId: to.id, movedOn, cents, note })
    .returning();
  if (transfer === undefined) throw new Error('no transfer was added');
  const changes = listValues(transfer, { from, to }).map(([field, value]): FieldChange => [
    field,
    null,
    value,
  ]);
  await recordEvents(queries, change, [
    { action: 'transferred', accountId: from.id, transferId: transfer.id, changes },
  ]);
  return toTransfer(transfer);
}

/**
 * Voids a transfer. It stays, and counts in no balance.
 * @throws Refusal `unknown-transfer`, `voided-already`, `transfer-reconciled` or `invalid-values`
 */
export async function voidTransfer(
  change: Change,
  id: string,
  { reason }: Schemas['TransferVoid'],
): Promise<Schemas['Transfer']> {
  const { queries } = change;
  const [transfer] = await queries
    .select()
    .from(transfers)
    .where(eq(transfers.id, readId(id)));
  if (transfer === undefined) throw new Refusal('unknown-transfer');
  if (transfer.voidedAt !== null) throw new Refusal('voided-already');
  const isMatched = and(eq(matches.transferId, transfer.id), isNull(matches.voidedAt));
  if ((await queries.$count(matches, isMatched)) > 0) throw new Refusal('transfer-reconciled');
  const voidReason = reason.trim();
  refuseProblems(checkName('reason', voidReason, LIMITS.noteLength));
  await voidStored(change, transfer, voidReason);
  return { ...toTransfer(transfer), isVoided: true };
}

/** Voids a transfer that a match has made, after its last match is undone. */
export async function voidUnmatched(change: Change, id: number): Promise<void> {
  const [transfer] = await change.queries
    .select()
    .from(transfers)
    .where(and(eq(transfers.id, id), isNull(transfers.voidedAt)));
  if (transfer !== undefined) await voidStored(change, transfer, '');
}

/** Voids a transfer. An empty reason says that it was voided with something else. */
async function voidStored(change: Change, transfer: StoredTransfer, voidReason: string): Promise<void> {
  const { queries, actor, now } = change;
  const isIt = eq(transfers.id, transfer.id);
  await queries.update(transfers).set({ voidedAt: now, voidedBy: actor.user.name, voidReason }).where(isIt);
  const from = await openAccount(queries, String(transfer.fromAccountId));
  const to = await openAccount(queries, String(transfer.toAccountId));
  const changes = listValues(transfer, { from, to }).map(([field, value]): FieldChange => [
    field,
    value,
    null,
  ]);
  await recordEvents(queries, change, [
    {
      ...{ action: 'transfer-voided', accountId: from.id, transferId: transfer.id },
      changes: [...changes, ...(voidReason === '' ? [] : [toReason(voidReason)])],
    },
  ]);
}

const toReason = (reason: string): FieldChange => ['reason', null, reason];

const findAccountProblems = (field: string, account: StoredAccount | undefined): Problem[] =>
  account === undefined
    ? [{ field, reason: 'unknown' }]
    : account.isArchived
      ? [{ field, reason: 'archived' }]
      : [];

/** A transfer before one of the opening days would count on one side alone. */
function findDayProblems(
  movedOn: Day,
  { today, accounts }: { today: Day; accounts: readonly (StoredAccount | undefined)[] },
): Problem[] {
  if (movedOn > today) return [{ field: 'movedOn', reason: 'future' }];
  if (movedOn < LIMITS.firstDay) return [{ field: 'movedOn', reason: 'range' }];
  const isEarly = accounts.some((account) => account !== undefined && movedOn < account.openingOn);
  return isEarly ? [{ field: 'movedOn', reason: 'before-opening' }] : [];
}

/** Returns what is recorded of a transfer, with the names of its accounts at that time. */
const listValues = (
  { movedOn, cents, note }: StoredTransfer,
  { from, to }: { from: StoredAccount; to: StoredAccount },
): [field: string, value: string | number][] => [
  ['fromAccount', from.name],
  ['toAccount', to.name],
  ['movedOn', movedOn],
  ['transferCents', cents],
  ...(note === '' ? [] : [['note', note] satisfies [string, string]]),
];

function toTransfer({
  id,
  fromAccountId,
  toAccountId,
  movedOn,
  cents,
  note,
}: StoredTransfer): Schemas['Transfer'] {
  return {
    ...{
      id: String(id),
      fromAccountId: String(fromAccountId),
      toAccountId: String(toAccountId),
      movedOn,
      cents,
    },
    ...(note !== '' && { note }),
  };
}
