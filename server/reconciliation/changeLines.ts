// Each function changes lines of statements in the transaction of `change.queries`, which has locked the figures.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { matches, statementLines, transfers } from '../database/bankTables';
import { payments } from '../database/tables';
import { payEntry } from '../entries/changePayments';
import { readId } from '../entries/filter';
import type { Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { checkName, refuseProblems } from '../rules/fieldRules';
import { isDone, lockLine, matchLine, recordLineEvent, toItem, type Item, type Line } from './line';

type Schemas = components['schemas'];
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
    await matchLine(change, line, items);
  }
  return { lines: lines.map(({ id }) => id) };
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
  await recordLineEvent(change, 'line-ignored', line, [['reason', null, ignoreReason]]);
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
  await recordLineEvent(change, 'line-restored', line);
  return null;
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
  return rows.map(toItem);
}

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
    return { transferId: id, cents: isOut ? -cents : cents };
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
