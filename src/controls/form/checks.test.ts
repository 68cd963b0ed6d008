import { checkAmount, checkDay, checkLength, checkName, checkOption } from './checks';
import { ruleTexts } from './rule.messages';

const { missing, missingOption, tooLong, invalidDay, invalidAmount, noAmount } = ruleTexts;

it.each([
  ['', missing],
  [' ', missing],
  ['1990-01-01', undefined],
  ['1989-12-31', invalidDay],
  ['2100-12-31', undefined],
  ['2101-01-01', invalidDay],
  ['2026-02-29', invalidDay],
  ['29/02/2028', invalidDay],
])('checks the day %j', (value, error) => {
  expect(checkDay(value)).toBe(error);
});

it.each([
  ['', missing, missing],
  [' ', missing, missing],
  ['0.00', noAmount, undefined],
  ['0.01', undefined, undefined],
  ['999999999999.99', undefined, undefined],
  ['5', invalidAmount, invalidAmount],
  ['-5.00', invalidAmount, invalidAmount],
])('checks the amount %j, which may be zero after a discount', (value, error, errorIfZeroAllowed) => {
  expect(checkAmount(value, false)).toBe(error);
  expect(checkAmount(value, true)).toBe(errorIfZeroAllowed);
});

it('a text is as long as its characters, without spaces at its ends', () => {
  expect(checkLength(' áéí ', 3)).toBeUndefined();
  expect(checkLength('😀😀😀', 3)).toBeUndefined();
  expect(checkLength('áéíó', 3)).toBe(tooLong);
});

it('a name has something to see', () => {
  expect(checkName('A', 3)).toBeUndefined();
  expect([checkName('', 3), checkName(' \u200d', 3), checkName('ABCD', 3)]).toEqual([
    missing,
    missing,
    tooLong,
  ]);
});

it('an option is chosen', () => {
  expect([checkOption(''), checkOption('x')]).toEqual([missingOption, undefined]);
});
