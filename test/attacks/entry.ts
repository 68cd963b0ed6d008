/** A day of the past in every time zone, because a payment cannot be later than the company's day. */
export const DAY = '2026-01-02';

/** Makes the content of a new entry. */
export const makeEntry = (values: { counterparty: string; document: string; amountCents: number }) => ({
  ...{ kind: 'payable', category: 'Aluguel', form: 'pix', installment: 1, installments: 1 },
  ...{ issuedOn: DAY, dueOn: DAY, ...values },
});
