import { createIntl } from 'react-intl';
import { fromCents, readTypedAmount, toCents, writeAmount } from './typedAmounts';

const portuguese = createIntl({ locale: 'pt-BR' });
const english = createIntl({ locale: 'en-US' });

it.each([
  ['1.234,56', '1234.56', '1234.56'],
  ['1,234.56', '1234.56', '1234.56'],
  ['R$ 1.234.567,8', '1234567.80', '1234567.80'],
  ['450,9', '450.90', '450.90'],
  ['450.90', '450.90', '450.90'],
  ['45', '45.00', '45.00'],
  ['45,', '45.00', '45.00'],
  ['007', '7.00', '7.00'],
  ['1.234', '1234.00', null],
  ['1,234', null, '1234.00'],
  ['1.234.567', '1234567.00', null],
  ['999.999.999.999,99', '999999999999.99', '999999999999.99'],
  ['1.000.000.000.000,00', null, null],
  ['12.34.56', null, null],
  ['1,2,3', null, null],
  ['1.23,45', null, null],
  ['1.234.56', null, null],
  ['0,500', null, null],
  ['0.500', null, null],
  ['0.123.456,00', null, null],
  ['1234.567,89', null, null],
  ['1234,567.89', null, null],
  ['1.2345,67', null, null],
  ['1,2345.67', null, null],
  ['-5', null, null],
  ['', null, null],
  ['abc', null, null],
])('reads %s', (typed, inPortuguese, inEnglish) => {
  expect(readTypedAmount(portuguese, typed)).toBe(inPortuguese);
  expect(readTypedAmount(english, typed)).toBe(inEnglish);
});

it.each([portuguese, english])('reads what it writes, in $locale', (intl) => {
  for (const cents of [0, 1, 99, 100, 45_090, 99_999_999_999_999]) {
    const amount = fromCents(cents);
    expect(readTypedAmount(intl, writeAmount(intl, amount))).toBe(amount);
    expect(toCents(amount)).toBe(cents);
  }
});
