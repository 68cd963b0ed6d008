import { createIntl } from 'react-intl';
import { amountNotation, balanceNotation, cleanDigits, dayNotation, percentNotation } from './notations';

const portuguese = createIntl({ locale: 'pt-BR' });
const { read: readBalance, write: writeBalance } = balanceNotation(portuguese);
const { read: readPercent, write: writePercent } = percentNotation(portuguese);

it.each([
  ['1.234,56', '1234.56'],
  ['R$ 5', '5.00'],
  ['-5', '-5.00'],
  ['− 1.234,56', '-1234.56'],
  ['–5', '-5.00'],
  ['R$ -5', '-5.00'],
  ['-R$ 5', '-5.00'],
  ['-0,01', '-0.01'],
  ['-0', '0.00'],
  ['--5', '--5'],
  ['5-', '5-'],
  ['-', '-'],
  ['cinco', 'cinco'],
])('reads the balance %s', (typed, value) => {
  expect(readBalance(typed)).toBe(value);
});

it.each([
  ['2', '2.00'],
  ['2,5%', '2.50'],
  ['2 %', '2.00'],
  ['%', '%'],
  ['dois %', 'dois %'],
])('reads the percentage %s', (typed, value) => {
  expect(readPercent(typed)).toBe(value);
});

it('an invalid text stays as it was typed', () => {
  const { read: readAmount, write: writeAmount } = amountNotation(portuguese);
  expect([readAmount('cinco'), writeAmount('cinco')]).toEqual(['cinco', 'cinco']);
  const { read: readDay, write: writeDay } = dayNotation(portuguese);
  expect([readDay('31/02/2026'), writeDay('31/02/2026')]).toEqual(['31/02/2026', '31/02/2026']);
  expect([writeBalance('--5'), writePercent('dois')]).toEqual(['--5', 'dois']);
});

it('a value is shown in the notation of the language', () => {
  const english = createIntl({ locale: 'en-US' });
  expect([writeBalance('-1234.50'), writePercent('2.50')]).toEqual(['-1.234,50', '2,50']);
  expect(balanceNotation(english).write('-1234.50')).toBe('-1,234.50');
  expect([dayNotation(portuguese).write('2026-11-05'), dayNotation(english).write('2026-11-05')]).toEqual([
    '05/11/2026',
    '11/05/2026',
  ]);
});

it('a count has at most three digits', () => {
  expect([cleanDigits('12x'), cleanDigits('1 0 0 0')]).toEqual(['12', '100']);
});
