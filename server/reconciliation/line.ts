import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordEvents } from '../audit/recordEvents';
import { matches, moneyAccounts, statementLines, transfers } from '../database/bankTables';
import { entries, payments, type FieldChange } from '../database/tables';
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
  const names = await nameItems(change, items);
  await recordLineEvent(change, 'line-matched', line, [['matchedWith', null, names]]);
}

/** Returns the customers, suppliers and accounts of the items, each once. */
async function nameItems({ queries }: Change, items: readonly Item[]): Promise<string> {
  const ofPayments = await queries
    .select({ name: entries.counterparty })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(
      inArray(
        payments.id,
        items.flatMap(({ paymentId }) => paymentId ?? []),
      ),
    )
    .orderBy(payments.id);
  const toAccount = alias(moneyAccounts, 'to_account');
  const ofTransfers = await queries
    .select({ from: moneyAccounts.name, to: toAccount.name })
    .from(transfers)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, transfers.fromAccountId))
    .innerJoin(toAccount, eq(toAccount.id, transfers.toAccountId))
    .where(
      inArray(
        transfers.id,
        items.flatMap(({ transferId }) => transferId ?? []),
      ),
    )
    .orderBy(transfers.id);
  const names = [
    ...ofPayments.map(({ name }) => name),
    ...ofTransfers.map(({ from, to }) => `${from} → ${to}`),
  ];
  return [...new Set(names)].join(', ');
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
