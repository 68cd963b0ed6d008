import { findDecimal, readAmount } from './readAmount';
import { findOrder, readDay } from './readDay';

it.each([
  ['07/11/2026', '2026-11-07'],
  ['7/1/26', '2026-01-07'],
  ['07-11-99', '1999-11-07'],
  ['07.11.2026', '2026-11-07'],
  ['07/11/2026 13:45:00', '2026-11-07'],
  ['2026-11-07', '2026-11-07'],
  ['2026/1/7', '2026-01-07'],
  ['2026-11-07T00:00:00Z', '2026-11-07'],
  ['20261107', '2026-11-07'],
  ['07/nov/2026', '2026-11-07'],
  ['7 de dezembro de 2026', '2026-12-07'],
  ['07-Set-26', '2026-09-07'],
  ['Nov 7, 2026', '2026-11-07'],
  ['7 ene. 2026', '2026-01-07'],
  ['29/02/2028', '2028-02-29'],
  ['46333', '2026-11-07'],
])('reads the day %s', (text, day) => {
  expect(readDay(text, 'day-first')).toBe(day);
});

it.each([
  '',
  '31/02/2026',
  '29/02/2027',
  '32/01/2026',
  '31/12/9999',
  '07/11/0026',
  '07/13/2026',
  '07/11',
  '450,90',
  'nov/2026',
  '12345',
  '7 de maluco de 2026',
])('%j is no day', (text) => {
  expect(readDay(text, 'day-first')).toBeNull();
});

it.each([
  [46_333, '2026-11-07'],
  [46_333.75, '2026-11-07'],
  [36_526, '2000-01-01'],
  [450.9, null],
  [1_000_000, null],
])('reads the number %d of a spreadsheet', (serial, day) => {
  expect(readDay(serial, 'month-first')).toBe(day);
});

it('the order of the file decides a day that can be two', () => {
  expect(readDay('03/04/2026', 'day-first')).toBe('2026-04-03');
  expect(readDay('03/04/2026', 'month-first')).toBe('2026-03-04');
  expect(readDay('03.04.2026', 'month-first')).toBe('2026-04-03');
});

it.each([
  ['25/12/2026', 'day-first'],
  ['12/25/2026', 'month-first'],
  ['12/12/2026', null],
  ['05/11/2026', 'either'],
  ['5/5/26', null],
  ['25.11.2026', null],
  ['03.11.2026', null],
  ['25/25/2026', null],
  ['2026-12-25', null],
])('%s proves the order %s', (text, order) => {
  expect(findOrder(text)).toBe(order);
});

it.each([
  ['450,90', 45_090, 'comma'],
  ['450.90', 45_090, 'point'],
  ['450,9', 45_090, 'comma'],
  ['1.234,56', 123_456, 'comma'],
  ['1,234.56', 123_456, 'point'],
  ['1.234.567', 123_456_700, 'comma'],
  ['1,234,567.8', 123_456_780, 'point'],
  ["1'234.56", 123_456, 'point'],
  ['R$ 1.234,56', 123_456, 'comma'],
  ['r$1.234,56 ', 123_456, 'comma'],
  ['BRL 10', 1_000, null],
  ['-450,90', -45_090, 'comma'],
  ['450,90-', -45_090, 'comma'],
  ['R$ -450,90', -45_090, 'comma'],
  ['−450,90', -45_090, 'comma'],
  ['(450,90)', -45_090, 'comma'],
  ['450,90 D', -45_090, 'comma'],
  ['450,90C', 45_090, 'comma'],
  ['1 234,56', 123_456, 'comma'],
  ['0,125', 13, 'comma'],
  ['0.05', 5, 'point'],
  ['1234,567', 123_457, 'comma'],
  ['10', 1_000, null],
])('reads the amount %s', (text, cents, proves) => {
  expect(readAmount(text, 'comma')).toBe(cents);
  expect(findDecimal(text)).toBe(proves);
});

it('the separator of the file decides an amount that can be two', () => {
  expect(findDecimal('1.234')).toBe('ambiguous');
  expect(readAmount('1.234', 'comma')).toBe(123_400);
  expect(readAmount('1.234', 'point')).toBe(123);
  expect(readAmount('-1,234', 'point')).toBe(-123_400);
});

it.each([
  [1.005, 101],
  [-450.9, -45_090],
  [33.333_333, 3_333],
  [1e-7, 0],
  [0.29, 29],
])('reads the number %d of a spreadsheet as cents', (number, cents) => {
  expect(readAmount(number, 'comma')).toBe(cents);
});

it.each([
  '',
  'abc',
  '1.23.456,7',
  '1,2,3',
  '12%',
  'US$ 10',
  '1.234,56.7',
  '--5x',
  '07/11/2026',
  '9'.repeat(20),
])('%j is no amount', (text) => {
  expect(readAmount(text, 'comma')).toBeNull();
});
