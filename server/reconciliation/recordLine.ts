import type { components } from '../../api-spec/schema.gen';
import { addTransfer } from '../bank/transfers';
import { addEntry } from '../entries/changeEntries';
import { payEntry } from '../entries/changePayments';
import type { Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { isDone, lockLine, matchLine, toItem, type Item, type Line } from './line';

type Schemas = components['schemas'];

/**
 * Records what a line is, and reconciles it: a new entry with its payment, or a transfer.
 * @throws Refusal `unknown-line`, `changed-meanwhile`, `matched-already`, or one of `addEntry`, `payEntry` and `addTransfer`
 */
export async function recordLine(
  change: Change,
  id: string,
  { version, entry, transfer }: Schemas['LineRecord'],
): Promise<Schemas['Reconciled']> {
  if ((entry === undefined) === (transfer === undefined)) throw new Refusal('invalid-request');
  const line = await lockLine(change, id, version);
  if (isDone(line)) throw new Refusal('matched-already', { fields: { lineId: id } });
  if (entry !== undefined) await matchLine(change, line, [await makeEntry(change, line, entry)]);
  if (transfer === undefined) return { lines: [id] };
  return { lines: await matchTransfer(change, line, transfer) };
}

/** Adds the entry that a line pays, with its payment. */
async function makeEntry(
  change: Change,
  line: Line,
  { counterparty, category, form, document = '', note = '' }: NonNullable<Schemas['LineRecord']['entry']>,
): Promise<Item> {
  const cents = Math.abs(line.cents);
  const { id } = await addEntry(change, {
    kind: line.cents > 0 ? 'receivable' : 'payable',
    ...{ counterparty, category, form, document, note },
    ...{ issuedOn: line.day, dueOn: line.day, amountCents: cents, paidOn: null, paidCents: null },
  });
  const { payment, entry } = await payEntry(change, id, {
    ...{ version: 1, paidOn: line.day, form, accountId: String(line.accountId) },
    ...{ principalCents: cents, discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
  });
  return {
    ...toItem(payment),
    madePayment: true,
    ...(entry.version !== undefined && { madeEntryVersion: entry.version }),
  };
}

/** Adds the transfer of a line, and matches the line of the other account too. Returns the matched lines. */
async function matchTransfer(
  change: Change,
  line: Line,
  { otherAccountId, otherLine, note = '' }: NonNullable<Schemas['LineRecord']['transfer']>,
): Promise<string[]> {
  const cents = Math.abs(line.cents);
  const [fromAccountId, toAccountId] =
    line.cents < 0 ? [String(line.accountId), otherAccountId] : [otherAccountId, String(line.accountId)];
  const lines = [line];
  if (otherLine !== undefined) {
    const other = await lockLine(change, otherLine.id, otherLine.version);
    if (isDone(other)) throw new Refusal('matched-already', { fields: { lineId: otherLine.id } });
    if (String(other.accountId) !== otherAccountId) throw new Refusal('other-account');
    const missingCents = -line.cents - other.cents;
    if (missingCents !== 0)
      throw new Refusal('not-balanced', { fields: { lineId: otherLine.id, missingCents } });
    lines.push(other);
  }
  const { id } = await addTransfer(change, { fromAccountId, toAccountId, movedOn: line.day, cents, note });
  for (const one of lines)
    await matchLine(change, one, [{ transferId: Number(id), cents: one.cents, madeTransfer: true }]);
  return lines.map((one) => String(one.id));
}
