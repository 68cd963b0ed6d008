import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { voidUnmatched } from '../bank/transfers';
import { matches, statementLines } from '../database/bankTables';
import { entries, payments } from '../database/tables';
import { deleteUndone } from '../entries/changeEntries';
import { voidPaymentsOfMatch } from '../entries/changePayments';
import type { Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { lockLine, recordLineEvent } from './line';

type Schemas = components['schemas'];

/**
 * Undoes the reconciliation of a line. What it has made is taken back with it: its payments and transfers are voided, and its
 * entries are deleted unless a person has changed them. The rest stays.
 * @throws Refusal `unknown-line`, `changed-meanwhile`, `not-matched`, or one of `voidPaymentsOfMatch`
 */
export async function unmatchLine(
  change: Change,
  id: string,
  { version }: Schemas['LineVersion'],
): Promise<null> {
  const line = await lockLine(change, id, version);
  const voided = await voidMatches(change, eq(matches.lineId, line.id));
  if (voided.length === 0) throw new Refusal('not-matched');
  const untouched = await findUntouchedEntries(change, voided);
  const made = voided.flatMap(({ paymentId, madePayment }) =>
    madePayment && paymentId !== null ? [paymentId] : [],
  );
  await voidPaymentsOfMatch(change, made);
  await deleteUndone(change, untouched);
  await recordLineEvent(change, 'line-unmatched', line);
  for (const { transferId } of voided) if (transferId !== null) await undoTransfer(change, transferId);
  return null;
}

type Match = typeof matches.$inferSelect;

const voidMatches = ({ queries, now, actor }: Change, isIt: SQL | undefined): Promise<Match[]> =>
  queries
    .update(matches)
    .set({ voidedAt: now, voidedBy: actor.user.name })
    .where(and(isIt, isNull(matches.voidedAt)))
    .returning();

/** Returns the entries that matches have made, and that nobody has changed since. */
async function findUntouchedEntries({ queries }: Change, voided: readonly Match[]): Promise<number[]> {
  const ids = voided.map(({ id }) => id);
  const rows = await queries
    .select({ id: entries.id })
    .from(matches)
    .innerJoin(payments, eq(payments.id, matches.paymentId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(and(inArray(matches.id, ids), eq(entries.version, matches.madeEntryVersion)));
  return rows.map(({ id }) => id);
}

/** Takes back a transfer that a match has made. Its other line waits again, and it is voided if no line has it. */
async function undoTransfer(change: Change, transferId: number): Promise<void> {
  const { queries } = change;
  const isOfTransfer = eq(matches.transferId, transferId);
  if ((await queries.$count(matches, and(isOfTransfer, eq(matches.madeTransfer, true)))) === 0) return;
  for (const { lineId } of await voidMatches(change, and(isOfTransfer, eq(matches.madeTransfer, true)))) {
    const [other] = await queries.select().from(statementLines).where(eq(statementLines.id, lineId));
    if (other !== undefined) await recordLineEvent(change, 'line-unmatched', other);
  }
  if ((await queries.$count(matches, and(isOfTransfer, isNull(matches.voidedAt)))) === 0)
    await voidUnmatched(change, transferId);
}
