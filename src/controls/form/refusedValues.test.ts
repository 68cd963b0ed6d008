import { readRefused } from './refusedValues';
import { ruleTexts } from './rule.messages';
import type { Schema } from './schema';

type Name = 'amount' | 'day' | 'changes';
const { missing, missingOption, tooLong, characters, invalidDay, noAmount, notAccepted } = ruleTexts;
const schema: Schema<Name> = {
  amount: { label: missing, kind: 'amount', wire: 'amountCents' },
  day: { label: missing, kind: 'day' },
  changes: { label: missing, kind: 'custom' },
};
const reasons = { future: invalidDay };
const values = { amount: '1.00', day: '2026-11-05', changes: '' };

it.each([
  ['missing', missing],
  ['too-long', tooLong],
  ['characters', characters],
  ['unknown', missingOption],
  ['future', invalidDay],
  ['of-a-later-backend', notAccepted],
])('the reason %s has a text', (reason, message) => {
  const { refused } = readRefused({ schema, reasons }, values, [{ field: 'day', reason }]);
  expect(refused).toEqual({ day: { value: '2026-11-05', message } });
});

it('a reason of the form is preferred to one of all forms', () => {
  const context = { schema, reasons: { missing: noAmount } };
  const { refused } = readRefused(context, values, [{ field: 'day', reason: 'missing' }]);
  expect(refused.day?.message).toBe(noAmount);
});

it('a problem belongs to the field with this name in requests, and the first field on the page is first', () => {
  const problems = [
    { field: 'day', reason: 'missing' },
    { field: 'amountCents', reason: 'missing' },
    { field: 'amount', reason: 'missing' },
  ];
  expect(readRefused({ schema, reasons }, values, problems)).toEqual({
    refused: {
      day: { value: '2026-11-05', message: missing },
      amount: { value: '1.00', message: missing },
    },
    first: 'amount',
  });
});

it('a form can find the field of another name', () => {
  const findField = (wire: string): Name | undefined => (wire.startsWith('rows.') ? 'changes' : undefined);
  const problems = [
    { field: 'rows.0.day', reason: 'missing' },
    { field: 'colour', reason: 'missing' },
  ];
  expect(readRefused({ schema, reasons, findField }, values, problems).first).toBe('changes');
});

it('a problem without a field marks none', () => {
  const problems = [{ field: 'colour', reason: 'missing' }];
  expect(readRefused({ schema, reasons }, values, problems)).toEqual({ refused: {}, first: null });
});
