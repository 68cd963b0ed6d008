// Each function changes lines of statements in the transaction of `change.queries`, which has locked the figures.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { recordEvents } from '../audit/recordEvents';
import { matches, moneyAccounts, statementLines, transfers } from '../database/bankTables';
import { entries, payments, type FieldChange } from '../database/tables';
import { payEntry, voidPaymentsOfMatch } from '../entries/changePayments';
import { readId } from '../entries/filter';
import { signedCents } from '../entries/payments';
import type { Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { checkName, refuseProblems } from '../rules/fieldRules';

type Schemas = components['schemas'];
type Line = typeof statementLines.$inferSelect;

/** What a line is: a payment or a transfer, and its signed money. */
type Item = { paymentId?: number; transferId?: number; cents: number; madePayment: boolean };

/**
 * Reconciles lines of an account, all or none. Entries get a payment on the day of the line, and payments and transfers that
 * were recorded before are only linked.
 * @throws Refusal `unknown-line`, `changed-meanwhile`, `matched-already`, `not-balanced`, or one of `payEntry`
 */
export async function reconcileLines(
  change: Change,
  accountId: number,
  { lines }: Schemas['Reconciliation'],
): Promise<Schemas['Reconciled']> {
  for (const { id, version, ...chosen } of lines) {
    const line = await lockLine(change, id, version);
    if (line.accountId !== accountId) throw new Refusal('unknown-line');
    if (isDone(line)) throw new Refusal('matched-already', { fields: { lineId: id } });
    const items = [
      ...(await linkPayments(change, line, chosen.payments ?? [])),
      ...(await linkTransfers(change, line, chosen.transfers ?? [])),
      ...(await payEntries(change, line, chosen.entries ?? [])),
    ];
    const missingCents = items.reduce((rest, { cents }) => rest - cents, line.cents);
    // Parts of the other direction would make more of a line than it is.
    const isMixed = items.some(({ cents }) => Math.sign(cents) !== Math.sign(line.cents));
    if (missingCents !== 0 || isMixed)
      throw new Refusal('not-balanced', { fields: { lineId: id, missingCents } });
    await change.queries.insert(matches).values(
      items.map(({ cents, ...item }) => ({
        ...item,
        ...{ lineId: line.id, cents: Math.abs(cents) },
        ...{ matchedAt: change.now, matchedBy: change.actor.user.name },
      })),
    );
    const names = await nameItems(change, items);
    await recordLine(change, 'line-matched', line, [['matchedWith', null, names]]);
  }
  return { lines: lines.map(({ id }) => id) };
}

/**
 * Undoes the reconciliation of a line. The payments that it has made are voided with it, and the others stay.
 * @throws Refusal `unknown-line`, `changed-meanwhile`, `not-matched`, or one of `voidPaymentsOfMatch`
 */
export async function unmatchLine(
  change: Change,
  id: string,
  { version }: Schemas['LineVersion'],
): Promise<null> {
  const line = await lockLine(change, id, version);
  const voided = await change.queries
    .update(matches)
    .set({ voidedAt: change.now, voidedBy: change.actor.user.name })
    .where(and(eq(matches.lineId, line.id), isNull(matches.voidedAt)))
    .returning();
  if (voided.length === 0) throw new Refusal('not-matched');
  const made = voided.flatMap(({ paymentId, madePayment }) =>
    madePayment && paymentId !== null ? [paymentId] : [],
  );
  await voidPaymentsOfMatch(change, made);
  await recordLine(change, 'line-unmatched', line);
  return null;
}

/**
 * Leaves a line out, with a reason.
 * @throws Refusal `unknown-line`, `changed-meanwhile`, `matched-already` or `invalid-values`
 */
export async function ignoreLine(
  change: Change,
  id: string,
  { version, reason }: Schemas['IgnoredLine'],
): Promise<null> {
  const line = await lockLine(change, id, version);
  if (isDone(line)) throw new Refusal('matched-already', { fields: { lineId: id } });
  const ignoreReason = reason.trim();
  refuseProblems(checkName('reason', ignoreReason, LIMITS.noteLength));
  const ignored = { ignoredAt: change.now, ignoredBy: change.actor.user.name, ignoreReason };
  await update(change, line, ignored);
  await recordLine(change, 'line-ignored', line, [['reason', null, ignoreReason]]);
  return null;
}

/**
 * Considers an ignored line again.
 * @throws Refusal `unknown-line`, `changed-meanwhile` or `not-ignored`
 */
export async function restoreLine(
  change: Change,
  id: string,
  { version }: Schemas['LineVersion'],
): Promise<null> {
  const line = await lockLine(change, id, version);
  if (line.ignoredAt === null) throw new Refusal('not-ignored');
  await update(change, line, { ignoredAt: null, ignoredBy: null, ignoreReason: null });
  await recordLine(change, 'line-restored', line);
  return null;
}

const isDone = ({ matchedCents, ignoredAt }: Line): boolean => matchedCents > 0 || ignoredAt !== null;

async function lockLine({ queries }: Change, id: string, version: number): Promise<Line> {
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

const update = ({ queries }: Change, { id, version }: Line, values: Partial<Line>) =>
  queries
    .update(statementLines)
    .set({ ...values, version: version + 1 })
    .where(eq(statementLines.id, id));

async function linkPayments({ queries }: Change, line: Line, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select()
    .from(payments)
    .where(and(inArray(payments.id, ids.map(readId)), isNull(payments.voidedAt)))
    .for('update');
  if (rows.length < ids.length) throw new Refusal('unknown-payment');
  const isOfAccount = rows.every(({ accountId }) => accountId === line.accountId);
  if (!isOfAccount) throw new Refusal('other-account');
  if (rows.some(({ matchedCents }) => matchedCents > 0)) throw new Refusal('matched-already');
  return rows.map((payment) => ({ ...toItem(payment), madePayment: false }));
}

const toItem = ({ id, kind, cashCents }: typeof payments.$inferSelect) => ({
  paymentId: id,
  cents: signedCents(kind, cashCents),
});

async function linkTransfers({ queries }: Change, line: Line, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select()
    .from(transfers)
    .where(and(inArray(transfers.id, ids.map(readId)), isNull(transfers.voidedAt)))
    .for('update');
  if (rows.length < ids.length) throw new Refusal('unknown-transfer');
  const matchedHere = await queries
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(statementLines, eq(statementLines.id, matches.lineId))
    .where(
      and(
        inArray(matches.transferId, ids.map(readId)),
        isNull(matches.voidedAt),
        eq(statementLines.accountId, line.accountId),
      ),
    );
  if (matchedHere.length > 0) throw new Refusal('matched-already');
  return rows.map(({ id, cents, fromAccountId, toAccountId }) => {
    const isOut = fromAccountId === line.accountId;
    if (!isOut && toAccountId !== line.accountId) throw new Refusal('other-account');
    return { transferId: id, cents: isOut ? -cents : cents, madePayment: false };
  });
}

async function payEntries(
  change: Change,
  line: Line,
  chosen: readonly Schemas['ReconciledEntry'][],
): Promise<Item[]> {
  const items: Item[] = [];
  for (const { id, ...payment } of chosen) {
    const made = await payEntry(change, id, {
      ...payment,
      paidOn: line.day,
      accountId: String(line.accountId),
    });
    items.push({ ...toItem(made.payment), madePayment: true });
  }
  return items;
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

const recordLine = (
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
