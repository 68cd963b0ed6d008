import { createIntl } from 'react-intl';
import { isPeriodAllowed, readTypedDay } from './typedDays';

const portuguese = createIntl({ locale: 'pt-BR' });
const english = createIntl({ locale: 'en-US' });

it.each([
  ['05/11/2026', '2026-11-05', '2026-05-11'],
  [' 5/11/2026 ', '2026-11-05', '2026-05-11'],
  ['5.11.26', '2026-11-05', '2026-05-11'],
  ['5-11-1999', '1999-11-05', '1999-05-11'],
  ['5 11 2026', '2026-11-05', '2026-05-11'],
  ['5 / 11 / 2026', '2026-11-05', '2026-05-11'],
  ['05112026', '2026-11-05', '2026-05-11'],
  ['2026-11-05', '2026-11-05', '2026-11-05'],
  ['31/12/2026', '2026-12-31', null],
  ['29/02/2028', '2028-02-29', null],
  ['29/02/2027', null, null],
  ['31/12/2999', '2999-12-31', null],
  ['01/01/3000', null, null],
  ['5/11/2026/1', null, null],
  ['5/11/026', null, null],
  ['5/11/0926', null, null],
  ['5/11/20260', null, null],
  ['005/11/2026', null, null],
  ['5/011/2026', null, null],
  ['0511202', null, null],
  ['051120261', null, null],
  ['x05112026', null, null],
  ['a5/11/2026', null, null],
  ['5/11a/2026', null, null],
  ['5/11/a2026', null, null],
  ['', null, null],
])('reads the day %j', (typed, inPortuguese, inEnglish) => {
  expect(readTypedDay(portuguese, typed)).toBe(inPortuguese);
  expect(readTypedDay(english, typed)).toBe(inEnglish);
});

it('a period has at most ten years', () => {
  expect(isPeriodAllowed('2020-03-01', '2030-03-01')).toBe(true);
  expect(isPeriodAllowed('2020-03-01', '2030-03-02')).toBe(false);
});

// Specification §2.240.
it.each([
  ['5/12', '2026-11-30', '2026-12-05', '2027-05-12'],
  ['5/1', '2026-11-30', '2027-01-05', '2027-05-01'],
  ['5.12', '2026-02-01', '2025-12-05', '2026-05-12'],
  ['31/12', '2026-01-02', '2025-12-31', null],
  ['29/02', '2028-01-10', '2028-02-29', null],
  ['29/02', '2027-06-10', '2028-02-29', null],
  ['31/02', '2026-11-30', null, null],
  ['12', '2026-11-30', null, null],
  ['2026-11', '2026-11-30', null, null],
  ['5/012', '2026-11-30', null, null],
])('reads %j on %s as the nearest day', (typed, today, inPortuguese, inEnglish) => {
  expect(readTypedDay(portuguese, typed, today)).toBe(inPortuguese);
  expect(readTypedDay(english, typed, today)).toBe(inEnglish);
});
