// The record of a form about one payment of an entry.
import type { Entry } from '../../../api/entries';
import { loadEntry, loadHistory } from '../../../api/entry';
import type { EntryHistory } from '../../../api/entry';
import type { Response } from '../../../controls/form/useSave';
import type { AppDispatch } from '../../../store/reducer';

type Payment = EntryHistory['payments'][number];

/** An entry and its payments, as the page has loaded them. */
export type EntryRecord = { entry: Entry; payments: Payment[] };

/** The cents that earlier refunds have left of a payment. */
export type Left = { principal: number; interest: number; fine: number; fee: number };

const NOTHING: Left = { principal: 0, interest: 0, fine: 0, fee: 0 };

/** A payment or a refund of an entry, as the page has loaded it. */
export type PaymentRecord = { entry: Entry; payment: Payment; left: Left };

/** Returns the refunds of a payment that are not voided. */
export const listRefunds = (payments: readonly Payment[], { id }: Payment): Payment[] =>
  payments.filter(({ refundOf, voided }) => refundOf === id && !voided);

/** Returns what can be refunded of a payment. A refund itself cannot be refunded. */
function sumLeft(payments: readonly Payment[], payment: Payment): Left {
  if (payment.refundOf !== undefined) return NOTHING;
  const refunds = listRefunds(payments, payment);
  const leftOf = (part: 'principalCents' | 'interestCents' | 'fineCents' | 'feeCents') =>
    Math.max(
      refunds.reduce((cents, refund) => cents - refund[part], payment[part]),
      0,
    );
  return {
    principal: leftOf('principalCents'),
    interest: leftOf('interestCents'),
    fine: leftOf('fineCents'),
    fee: leftOf('feeCents'),
  };
}

/** Returns the money that can still go back, without the fee. */
export const sumMoney = ({ principal, interest, fine }: Left): number => principal + interest + fine;

/** Whether money of a payment can go back. */
export const isRefundable = (payments: readonly Payment[], payment: Payment): boolean =>
  !payment.voided && sumMoney(sumLeft(payments, payment)) > 0;

/** Finds a payment that is not voided. */
export function findPayment(
  entry: Entry,
  payments: readonly Payment[],
  paymentId: string | undefined,
): PaymentRecord | undefined {
  const payment = payments.find(({ id, voided }) => id === paymentId && !voided);
  return payment && { entry, payment, left: sumLeft(payments, payment) };
}

/** Adds what the page has loaded to the response to a change, which has the entry alone. */
export async function keepLoaded<R extends { entry: Entry }>(
  record: R,
  response: Response<Entry>,
): Promise<Awaited<Response<R>>> {
  const { data: entry, error } = await response;
  return { data: entry && { ...record, entry }, error };
}

/** Loads the present values of an entry and its payments. */
export async function loadRecord(
  dispatch: AppDispatch,
  { entry: { id } }: { entry: Entry },
): Promise<Awaited<Response<EntryRecord>>> {
  const [entry, history] = await Promise.all([dispatch(loadEntry(id)), dispatch(loadHistory(id))]);
  const error = entry.error ?? history.error;
  if (error !== undefined || !entry.data || !history.data) return { error };
  return { data: { entry: entry.data, payments: history.data.payments } };
}

/** Loads the present values of an entry and its payment. A payment that is gone stays, and the backend refuses it. */
export async function loadPayment(
  dispatch: AppDispatch,
  record: PaymentRecord,
): Promise<Awaited<Response<PaymentRecord>>> {
  const { data, error } = await loadRecord(dispatch, record);
  if (!data) return { error };
  const found = findPayment(data.entry, data.payments, record.payment.id);
  return { data: found ?? { ...record, entry: data.entry } };
}
