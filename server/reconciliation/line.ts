import { and, eq, isNull } from 'drizzle-orm';
import { recordEvents } from '../audit/recordEvents';
import { matches, statementLines } from '../database/bankTables';
import type { payments, FieldChange } from '../database/tables';
import { readId } from '../entries/filter';
import { signedCents } from '../entries/payments';
import type { Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';

export type Line = typeof statementLines.$inferSelect;

/** What a line is: a payment or a transfer, and its signed money. */
export type Item = {
  paymentId?: number;
  transferId?: number;
  cents: number;
  madePayment?: boolean;
  madeEntryVersion?: number;
  madeTransfer?: boolean;
};

export const isDone = ({ matchedCents, ignoredAt }: Line): boolean => matchedCents > 0 || ignoredAt !== null;

export async function lockLine({ queries }: Change, id: string, version: number): Promise<Line> {
  const [line] = await queries
    .select()
    .from(statementLines)
    .where(eq(statementLines.id, readId(id)))
    .for('update');
  if (line === undefined) throw new Refusal('unknown-line');
  if (line.version !== version) {
    const [last] = await queries
      .select({ changedBy: matches.matchedBy })
      .from(matches)
      .where(and(eq(matches.lineId, line.id), isNull(matches.voidedAt)));
    const changedBy = last?.changedBy ?? line.ignoredBy ?? undefined;
    throw new Refusal('changed-meanwhile', { fields: { changedBy, ids: [id] } });
  }
  return line;
}

/** Says what a line is. */
export async function matchLine(change: Change, line: Line, items: readonly Item[]): Promise<void> {
  await change.queries.insert(matches).values(
    items.map(({ cents, ...item }) => ({
      ...item,
      ...{ lineId: line.id, cents: Math.abs(cents) },
      ...{ matchedAt: change.now, matchedBy: change.actor.user.name },
    })),
  );
  await recordLineEvent(change, 'line-matched', line);
}

export const toItem = ({ id, kind, cashCents }: typeof payments.$inferSelect) => ({
  paymentId: id,
  cents: signedCents(kind, cashCents),
});

export const recordLineEvent = (
  change: Change,
  action: 'line-matched' | 'line-unmatched' | 'line-ignored' | 'line-restored',
  { id, accountId, day, cents }: Line,
  further: FieldChange[] = [],
) =>
  recordEvents(change.queries, change, [
    {
      ...{ action, accountId, statementLineId: id },
      changes: [['day', null, day], ['amountCents', null, cents], ...further],
    },
  ]);
