import { findPeriod, type PeriodChoice, type Range } from './period';

it.each<[PeriodChoice, string, [string, string], [string, string]]>([
  [{ key: 'today' }, '2024-03-01', ['2024-03-01', '2024-03-01'], ['2024-02-29', '2024-02-29']],
  [{ key: '7d' }, '2026-01-03', ['2025-12-28', '2026-01-03'], ['2025-12-21', '2025-12-27']],
  [{ key: '30d' }, '2026-03-31', ['2026-03-02', '2026-03-31'], ['2026-01-31', '2026-03-01']],
  // The month before is shorter.
  [{ key: 'month' }, '2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  [{ key: 'month' }, '2026-01-10', ['2026-01-01', '2026-01-31'], ['2025-12-01', '2025-12-10']],
  [{ key: 'year' }, '2024-02-29', ['2024-01-01', '2024-12-31'], ['2023-01-01', '2023-02-28']],
  [
    { key: 'own', from: '2026-11-10', to: '2026-11-30' },
    '2026-11-12',
    ['2026-11-10', '2026-11-30'],
    ['2026-11-07', '2026-11-09'],
  ],
])(
  'the period %j on %s is compared with as many days as have elapsed',
  (choice, today, [from, to], before) => {
    expect(findPeriod(choice, today)).toMatchObject({
      key: choice.key,
      from,
      to,
      complete: false,
      before: { from: before[0], to: before[1] },
    });
  },
);

// The months have 28 to 31 days.
it.each<[Range, Range]>([
  [
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-01-01', to: '2026-01-31' },
  ],
  [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-02-01', to: '2026-02-28' },
  ],
  [
    { from: '2026-04-01', to: '2026-06-30' },
    { from: '2026-01-01', to: '2026-03-31' },
  ],
  [
    { from: '2025-01-01', to: '2025-12-31' },
    { from: '2024-01-01', to: '2024-12-31' },
  ],
  [
    { from: '2025-11-01', to: '2026-02-28' },
    { from: '2025-07-01', to: '2025-10-31' },
  ],
  // One day is absent, so these are days and no month.
  [
    { from: '2026-03-01', to: '2026-03-30' },
    { from: '2026-01-30', to: '2026-02-28' },
  ],
])(
  'an own period of whole months %j is compared with as many months, %j [specification §2.99]',
  (range, before) => {
    expect(findPeriod({ key: 'own', ...range }, '2026-11-12')).toMatchObject({ complete: true, before });
  },
);

it.each<[string, string]>([
  ['2026-11-12', '2026-10-12'],
  ['2026-11-30', '2026-10-30'],
])('on %s an own period of the month is compared as the month is [specification §2.99]', (today, to) => {
  const before = { from: '2026-10-01', to };
  expect(findPeriod({ key: 'own', from: '2026-11-01', to: '2026-11-30' }, today)).toMatchObject({ before });
  expect(findPeriod({ key: 'month' }, today)).toMatchObject({ before });
});

it('the last 30 days are never compared as a month [specification §2.99]', () => {
  const before = { from: '2026-03-02', to: '2026-03-31' };
  expect(findPeriod({ key: '30d' }, '2026-04-30')).toMatchObject({ from: '2026-04-01', before });
});

it('a period in the past is complete, and one in the future has nothing before it', () => {
  const past = findPeriod({ key: 'own', from: '2026-02-01', to: '2026-02-03' }, '2026-02-04');
  expect(past).toMatchObject({ complete: true, before: { from: '2026-01-29', to: '2026-01-31' } });
  const future = findPeriod({ key: 'own', from: '2026-02-05', to: '2026-02-06' }, '2026-02-04');
  expect(future).toEqual({
    key: 'own',
    from: '2026-02-05',
    to: '2026-02-06',
    complete: false,
    elapsed: { from: '2026-02-05', to: '2026-02-06' },
  });
});
