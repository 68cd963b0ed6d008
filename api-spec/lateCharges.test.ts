import { LIMITS } from './limits.gen';
import { computeLateCharges, type Debt } from './lateCharges';

type Payment = Debt['payments'][number];

const RATES = { fineBasisPoints: 200, interestBasisPoints: 100 };
const NOTHING = { principalCents: 0, discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 };

const pay = (paidOn: string, parts: Partial<Payment>): Payment => ({
  ...{ id: paidOn, paidOn, form: 'pix', ...NOTHING },
  ...parts,
});
const refund = (paidOn: string, parts: Partial<Payment>) => pay(paidOn, { refundOf: '1', ...parts });

const compute = (
  openCents: number,
  [effectiveDueOn, paidOn]: [effectiveDueOn: string, paidOn: string],
  payments: readonly Payment[] = [],
  { kind = 'receivable', rates = RATES }: { kind?: Debt['entry']['kind']; rates?: object } = {},
) => {
  const charges = computeLateCharges(rates, { entry: { kind, effectiveDueOn, openCents }, payments }, paidOn);
  return charges && [charges.fineCents, charges.interestCents, charges.lateDays, charges.interestFrom];
};

// The cents are those of the acceptance examples 3 to 6.
it.each<[string, number, [string, string], (string | number)[] | null]>([
  ['30 days', 25_000, ['2026-10-28', '2026-11-27'], [500, 250, 30, '2026-10-28']],
  ['16.67 cents, which are rounded up', 10_000, ['2026-11-22', '2026-11-27'], [200, 17, 5, '2026-11-22']],
  ['half a cent, which is rounded up', 1_500, ['2026-11-26', '2026-11-27'], [30, 1, 1, '2026-11-26']],
  ['less than half a cent', 1_499, ['2026-11-26', '2026-11-27'], [30, 0, 1, '2026-11-26']],
  [
    '60 days, with a fine as large as the interest',
    25_000,
    ['2026-09-28', '2026-11-27'],
    [500, 500, 60, '2026-09-28'],
  ],
  ['a day after a boleto of a Saturday', 30_000, ['2026-11-23', '2026-11-24'], [600, 10, 1, '2026-11-23']],
  ['no day', 30_000, ['2026-11-23', '2026-11-23'], null],
  ['a payment before the due day', 30_000, ['2026-11-23', '2026-11-20'], null],
  ['a debt without a cent of charges', 1, ['2026-11-26', '2026-11-27'], null],
])('the charges of %s [specification §7.109]', (_what, openCents, days, expected) => {
  expect(compute(openCents, days)).toEqual(expected);
});

const LATE: [string, string] = ['2026-11-10', '2026-11-27'];
const PART = pay('2026-11-20', { principalCents: 40_000 });

it.each<[string, number, Payment[], (string | number)[]]>([
  ['a part payment starts the interest again', 60_000, [PART], [1_200, 140, 17, '2026-11-20']],
  [
    'a payment before the due day does not',
    60_000,
    [pay('2026-11-01', { principalCents: 1 })],
    [1_200, 340, 17, '2026-11-10'],
  ],
  [
    'a voided payment counts for nothing',
    60_000,
    [{ ...PART, fineCents: 10, voided: { at: '' } }],
    [1_200, 340, 17, '2026-11-10'],
  ],
  ['a fine is asked once', 60_000, [{ ...PART, fineCents: 2_000 }], [0, 140, 17, '2026-11-20']],
  [
    'a payment of a later day leaves the fine',
    60_000,
    [pay('2026-11-28', { principalCents: 1 })],
    [1_200, 0, 17, '2026-11-28'],
  ],
])('%s [specification §7.109]', (_what, openCents, payments, expected) => {
  expect(compute(openCents, LATE, payments)).toEqual(expected);
});

it.each<[string, number, Payment[], (string | number)[]]>([
  [
    'only interest since the refund',
    20_000,
    [pay('2026-10-30', { principalCents: 100_000 }), refund('2026-11-25', { principalCents: 20_000 })],
    [0, 13, 17, '2026-11-25'],
  ],
  [
    'beside what was open before, which keeps its charges',
    70_000,
    [PART, refund('2026-11-25', { principalCents: 10_000 })],
    // (60,000 · 7 days + 10,000 · 2 days) · 1 % ÷ 30
    [1_200, 147, 17, '2026-11-20'],
  ],
  [
    'interest since a later payment',
    15_000,
    [
      pay('2026-10-30', { principalCents: 100_000 }),
      refund('2026-11-15', { principalCents: 20_000 }),
      pay('2026-11-20', { principalCents: 5_000 }),
    ],
    [0, 35, 17, '2026-11-20'],
  ],
  [
    'none of it, if the refund is a discount',
    60_000,
    [PART, refund('2026-11-25', { principalCents: 10_000, discountCents: 10_000 })],
    [1_200, 140, 17, '2026-11-20'],
  ],
  [
    'what is open at most',
    5_000,
    [
      pay('2026-10-30', { principalCents: 100_000 }),
      refund('2026-11-20', { principalCents: 20_000 }),
      refund('2026-11-25', { principalCents: 3_000 }),
      pay('2026-11-12', { principalCents: 18_000 }),
    ],
    // 3,000 · 2 days + 2,000 · 7 days
    [0, 7, 17, '2026-11-20'],
  ],
  [
    'the same cents in whatever order the refunds were recorded',
    5_000,
    [
      pay('2026-10-30', { principalCents: 100_000 }),
      refund('2026-11-25', { principalCents: 3_000 }),
      refund('2026-11-20', { principalCents: 20_000 }),
      pay('2026-11-12', { principalCents: 18_000 }),
    ],
    [0, 7, 17, '2026-11-20'],
  ],
  [
    'all of it, if the refund was on the due day',
    20_000,
    [pay('2026-10-30', { principalCents: 100_000 }), refund('2026-11-10', { principalCents: 20_000 })],
    [400, 113, 17, '2026-11-10'],
  ],
  [
    'all of it, if the refund was before the due day',
    20_000,
    [pay('2026-10-30', { principalCents: 100_000 }), refund('2026-11-05', { principalCents: 20_000 })],
    [400, 113, 17, '2026-11-10'],
  ],
])(
  'a debt that a refund opened again has %s [specification §7.109]',
  (_what, openCents, payments, expected) => {
    expect(compute(openCents, LATE, payments)).toEqual(expected);
  },
);

it('a company may have one of the charges, and an entry to pay has none [specification §7.109]', () => {
  expect(compute(60_000, LATE, [], { rates: { fineBasisPoints: 200 } })).toEqual([
    1_200,
    0,
    17,
    '2026-11-10',
  ]);
  expect(compute(60_000, LATE, [], { rates: { interestBasisPoints: 100, fineBasisPoints: null } })).toEqual([
    ...[0, 340, 17, '2026-11-10'],
  ]);
  expect(compute(60_000, LATE, [], { rates: {} })).toBeNull();
  expect(compute(60_000, LATE, [], { kind: 'payable' })).toBeNull();
});

it('the largest amount has exact cents [specification §7.109]', () => {
  const rates = { fineBasisPoints: 9_999, interestBasisPoints: 1 };
  // 99,999,999,999,999 · 9,999 ÷ 10,000 = 99,989,999,999,999.0001, and · 40,541 ÷ 300,000 = 13,513,666,666,666.53
  expect(compute(LIMITS.cents, [LIMITS.firstDay, LIMITS.lastDay], [], { rates })).toEqual([
    ...[99_989_999_999_999, 13_513_666_666_667, 40_541, LIMITS.firstDay],
  ]);
});
