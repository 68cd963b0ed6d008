import { findCompanyProblems, type CompanyInput } from './companyRules';

const TODAY = '2026-11-20';
const VALID: CompanyInput = {
  name: 'Padaria',
  timeZone: 'America/Sao_Paulo',
  weekStartsOn: 0,
  openingCents: 0,
  openingOn: TODAY,
  holidays: [],
  version: 1,
};
const CENTS = 99_999_999_999_999;
const find = (change: Partial<CompanyInput>) => findCompanyProblems({ ...VALID, ...change }, () => TODAY);
const holiday = (day: string, name = 'Feriado') => ({ day, name });

it.each<[string, Partial<CompanyInput>]>([
  ['a company without a target and late charges', {}],
  ['the lowest balance', { openingCents: -CENTS }],
  ['the highest balance', { openingCents: CENTS }],
  ['the first day', { openingOn: '1990-01-01' }],
  ['a target of a cent', { monthlyTargetCents: 1 }],
  ['the highest target', { monthlyTargetCents: CENTS }],
  ['the lowest rates', { fineBasisPoints: 1, interestBasisPoints: 1 }],
  ['the highest rates', { fineBasisPoints: 10_000, interestBasisPoints: 10_000 }],
  ['absent values', { monthlyTargetCents: null, fineBasisPoints: null, interestBasisPoints: null }],
  ['holidays', { holidays: [holiday('2026-12-08'), holiday('2026-12-09', 'x'.repeat(100))] }],
])('accepts %s', (_what, change) => {
  expect(find(change)).toEqual([]);
});

it.each<[string, string, Partial<CompanyInput>]>([
  ['name', 'missing', { name: ' ' }],
  ['name', 'too-long', { name: 'x'.repeat(201) }],
  ['timeZone', 'unknown', { timeZone: 'Mars/Olympus' }],
  ['openingCents', 'range', { openingCents: CENTS + 1 }],
  ['openingCents', 'range', { openingCents: -CENTS - 1 }],
  ['openingOn', 'future', { openingOn: '2026-11-21' }],
  ['openingOn', 'range', { openingOn: '1989-12-31' }],
  ['monthlyTargetCents', 'range', { monthlyTargetCents: 0 }],
  ['monthlyTargetCents', 'range', { monthlyTargetCents: CENTS + 1 }],
  ['fineBasisPoints', 'range', { fineBasisPoints: 0 }],
  ['interestBasisPoints', 'range', { interestBasisPoints: 10_001 }],
  ['holidays.1.day', 'repeated', { holidays: [holiday('2026-12-08'), holiday('2026-12-08', 'Outro')] }],
  ['holidays.0.day', 'range', { holidays: [holiday('1989-12-31')] }],
  ['holidays.0.name', 'missing', { holidays: [holiday('2026-12-08', '')] }],
  ['holidays.0.name', 'too-long', { holidays: [holiday('2026-12-08', 'x'.repeat(101))] }],
])('refuses %s: %s', (field, reason, change) => {
  expect(find(change)).toEqual([{ field, reason }]);
});

it('a day is not compared with the today of an unknown zone', () => {
  const findToday = () => {
    throw new RangeError('an unknown zone');
  };
  const input = { ...VALID, timeZone: 'Mars/Olympus' };
  expect(findCompanyProblems(input, findToday)).toEqual([{ field: 'timeZone', reason: 'unknown' }]);
});
