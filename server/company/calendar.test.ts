import { findEffectiveDueDay, findExpectedDay } from './calendar';
import { listNationalHolidays, makeCalendar } from '../../api-spec/calendar';
import { companyDay } from './company';
import { addMonths, monthEnd } from '../../api-spec/days';

const calendar = makeCalendar(['2026-07-09']);
const findDueDay = (dueOn: string, form = 'boleto', isTax = false) =>
  findEffectiveDueDay(calendar, { form, dueOn, isTax });

it.each([
  // The holidays that ANBIMA publishes.
  [2014, ['03-03', '03-04', '04-18', '06-19']],
  [2022, ['02-28', '03-01', '04-15', '06-16']],
  [2023, ['02-20', '02-21', '04-07', '06-08']],
  [2024, ['02-12', '02-13', '03-29', '05-30', '11-20']],
  [2026, ['02-16', '02-17', '04-03', '06-04', '11-20']],
  [2027, ['02-08', '02-09', '03-26', '05-27', '11-20']],
  // Easter is a week before the day that its formula without the last correction has.
  [2049, ['03-01', '03-02', '04-16', '06-17', '11-20']],
  [1999, ['02-15', '02-16', '04-02', '06-03']],
])(
  'the national holidays of %d include those that move, and 20 November since 2024 [specification §7.140]',
  (year, expected) => {
    const fixedHolidays = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25', '12-31'];
    expect(listNationalHolidays(year).sort()).toEqual(
      [...expected, ...fixedHolidays].map((day) => `${year}-${day}`).sort(),
    );
  },
);

it.each([
  ['a weekday', '2026-11-18', '2026-11-18'],
  ['a Saturday', '2026-11-21', '2026-11-23'],
  ['a holiday before a weekend', '2026-11-20', '2026-11-23'],
  ['the Saturday before Carnival', '2026-02-14', '2026-02-18'],
  ['a holiday of the city', '2026-07-09', '2026-07-10'],
  ['the last day of a leap February, a Thursday', '2024-02-29', '2024-02-29'],
  ['the end of a year', '2026-12-31', '2027-01-04'],
])('a boleto due on %s can be paid until that day or the next business day', (_what, day, expected) => {
  expect(findDueDay(day)).toBe(expected);
});

it('only a boleto moves, and never a tax', () => {
  expect(findDueDay('2026-11-21', 'pix')).toBe('2026-11-21');
  expect(findDueDay('2026-11-21', 'boleto', true)).toBe('2026-11-21');
});

it('the bank credits a boleto one business day later, and debits one on the day', () => {
  const friday = { form: 'boleto', effectiveDueOn: '2026-11-13' };
  expect(findExpectedDay(calendar, { kind: 'receivable', ...friday })).toBe('2026-11-16');
  expect(findExpectedDay(calendar, { kind: 'payable', ...friday })).toBe('2026-11-13');
  expect(findExpectedDay(calendar, { kind: 'receivable', ...friday, form: 'pix' })).toBe('2026-11-13');
});

it.each([
  ['America/Sao_Paulo', '2026-11-20T02:59:59Z', '2026-11-19'],
  ['America/Sao_Paulo', '2026-11-20T03:00:00Z', '2026-11-20'],
  ['Asia/Tokyo', '2026-11-20T15:00:00Z', '2026-11-21'],
  ['America/Rio_Branco', '2027-01-01T04:59:00Z', '2026-12-31'],
])('the day of a company in %s at %s is %s', (timeZone, now, expected) => {
  expect(companyDay({ timeZone }, new Date(now))).toBe(expected);
});

it('a month later is the last day, if the month is shorter', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-31');
  expect(monthEnd('2028-02-10')).toBe('2028-02-29');
});
