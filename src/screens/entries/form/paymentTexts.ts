import type { Entry } from '../../../api/entries';
import { messages as actions } from './action.messages';
import { messages } from './entry.messages';

const TEXTS = {
  payable: {
    open: actions.pay,
    confirm: actions.payConfirm,
    done: actions.paid,
    day: messages.paidOn,
    amount: messages.paidAmount,
  },
  receivable: {
    open: actions.receive,
    confirm: actions.receiveConfirm,
    done: actions.received,
    day: messages.receivedOn,
    amount: messages.receivedAmount,
  },
};

/** Returns the texts of a payment of entries. Receivables are received, and entries of both kinds are paid. */
export const findPaymentTexts = (entries: readonly Pick<Entry, 'kind'>[]) =>
  TEXTS[entries.every(({ kind }) => kind === 'receivable') ? 'receivable' : 'payable'];
