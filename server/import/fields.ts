/** The fields that a column can have. */
export const FIELDS = [
  'kind',
  'counterparty',
  'category',
  'form',
  'document',
  'installment',
  'installments',
  'issuedOn',
  'dueOn',
  'amount',
  'signedAmount',
  'amountIn',
  'amountOut',
  'paidOn',
  'paid',
  'status',
] as const;
export type Field = (typeof FIELDS)[number];
