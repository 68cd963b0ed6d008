import type { Entry } from '../../../api/entries';
import { messages as historyMessages } from '../history/history.messages';
import { messages as paymentMessages } from '../payment/payment.messages';
import { messages as actions } from './action.messages';
import { messages } from './entry.messages';

const TEXTS = {
  payable: {
    open: actions.pay,
    confirm: actions.payConfirm,
    done: actions.paid,
    doneOne: actions.paidOne,
    day: messages.paidOn,
    amount: messages.paidAmount,
    void: paymentMessages.voidPayment,
    voided: paymentMessages.voided,
    list: historyMessages.payments,
    none: historyMessages.noPayments,
    wasPaid: historyMessages.paid,
    wasVoided: historyMessages.unpaid,
  },
  receivable: {
    open: actions.receive,
    confirm: actions.receiveConfirm,
    done: actions.received,
    doneOne: actions.receivedOne,
    day: messages.receivedOn,
    amount: messages.receivedAmount,
    void: paymentMessages.voidReceipt,
    voided: paymentMessages.receiptVoided,
    list: historyMessages.receipts,
    none: historyMessages.noReceipts,
    wasPaid: historyMessages.received,
    wasVoided: historyMessages.unreceived,
  },
};

/** Returns the texts of a payment of entries. Receivables are received, and entries of both kinds are paid. */
export const findPaymentTexts = (entries: readonly Pick<Entry, 'kind'>[]) =>
  TEXTS[entries.every(({ kind }) => kind === 'receivable') ? 'receivable' : 'payable'];
