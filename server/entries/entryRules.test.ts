import { checkCategory, findProblems, type Values } from './entryRules';

const TODAY = '2026-11-20';
const VALID: Values = {
  counterparty: 'Padaria São João',
  document: '',
  kind: 'receivable',
  categoryKind: 'receivable',
  form: 'boleto',
  installment: 1,
  installments: 1,
  issuedOn: '2026-10-10',
  dueOn: '2026-11-07',
  amountCents: 1,
  paidOn: null,
  paidCents: null,
};
const PAID = { paidOn: TODAY, paidCents: 1 };

it.each<[string, Partial<Values>]>([
  ['a cent', {}],
  ['the largest amount', { amountCents: 99_999_999_999_999 }],
  ['the longest name', { counterparty: 'x'.repeat(200) }],
  ['a name of emoji', { counterparty: '😀'.repeat(200) }],
  ['the longest document', { document: 'x'.repeat(100) }],
  ['a category for both kinds', { categoryKind: null }],
  ['a kind that is not known', { kind: undefined }],
  ['the first and the last day', { issuedOn: '1990-01-01', dueOn: '2100-12-31' }],
  ['the last installment of all', { installment: 999, installments: 999 }],
  ['a payment of today', PAID],
  ['a payment of nothing', { ...PAID, paidCents: 0 }],
  ['a payment of the first day', { ...PAID, paidOn: '1990-01-01' }],
])('accepts %s', (_what, change) => {
  expect(findProblems({ ...VALID, ...change }, TODAY)).toEqual([]);
});

it.each<[keyof Values | 'category', string, Partial<Values>]>([
  ['counterparty', 'missing', { counterparty: '' }],
  ['counterparty', 'missing', { counterparty: '\u200d' }],
  ['counterparty', 'too-long', { counterparty: 'x'.repeat(201) }],
  ['counterparty', 'characters', { counterparty: 'a\u0000' }],
  ['document', 'too-long', { document: 'x'.repeat(101) }],
  ['document', 'characters', { document: 'a\u0007' }],
  ['category', 'unknown', { categoryKind: undefined }],
  ['category', 'other-kind', { categoryKind: 'payable' }],
  ['form', 'unknown', { form: 'barter' }],
  ['installments', 'range', { installments: 1000 }],
  ['installment', 'range', { installment: 0 }],
  ['installment', 'order', { installment: 3, installments: 2 }],
  ['issuedOn', 'range', { issuedOn: '1989-12-31' }],
  ['dueOn', 'range', { dueOn: '2101-01-01' }],
  ['amountCents', 'range', { amountCents: 0 }],
  ['amountCents', 'range', { amountCents: 100_000_000_000_000 }],
  ['paidOn', 'missing', { paidCents: 1 }],
  ['paidCents', 'missing', { paidOn: TODAY }],
  ['paidOn', 'future', { ...PAID, paidOn: '2026-11-21' }],
  ['paidOn', 'range', { ...PAID, paidOn: '1989-12-31' }],
  ['paidCents', 'range', { ...PAID, paidCents: -1 }],
  ['paidCents', 'range', { ...PAID, paidCents: 100_000_000_000_000 }],
])('refuses %s: %s (%j)', (field, reason, change) => {
  expect(findProblems({ ...VALID, ...change }, TODAY)).toEqual([{ field, reason }]);
});

it('reports all problems at once', () => {
  const fields = findProblems({ ...VALID, counterparty: '', form: '', amountCents: 0 }, TODAY);
  expect(fields.map(({ field }) => field)).toEqual(['counterparty', 'form', 'amountCents']);
});

it('a category of another kind is no problem while the kind is not known', () => {
  expect(checkCategory({ kind: undefined, categoryKind: 'payable' })).toEqual([]);
});
