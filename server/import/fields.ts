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
  'discount',
  'interest',
  'fine',
  'fee',
  'open',
  'status',
] as const;
export type Field = (typeof FIELDS)[number];

export const AMOUNT_FIELDS = [
  'amount',
  'signedAmount',
  'amountIn',
  'amountOut',
  'paid',
  'discount',
  'interest',
  'fine',
  'fee',
  'open',
] as const satisfies readonly Field[];

export const DAY_FIELDS = ['issuedOn', 'dueOn', 'paidOn'] as const satisfies readonly Field[];
