// Random ledgers: a company on one of its days, and what people enter there.
import fc from 'fast-check';

/** A moment and the time zone of the company. `today` is the day there, which the test does not compute. */
const SITUATIONS = [
  // A Friday that is a holiday.
  { now: '2026-11-20T15:00:00Z', timeZone: 'America/Sao_Paulo', today: '2026-11-20' },
  // In UTC the next day, month and year have begun.
  { now: '2027-01-01T02:59:59Z', timeZone: 'America/Sao_Paulo', today: '2026-12-31' },
  { now: '2027-01-01T02:00:00Z', timeZone: 'America/Noronha', today: '2027-01-01' },
  { now: '2024-03-01T04:59:00Z', timeZone: 'America/Rio_Branco', today: '2024-02-29' },
  { now: '2025-02-28T12:00:00Z', timeZone: 'America/Manaus', today: '2025-02-28' },
  // Sunday before Carnival, and Easter Sunday.
  { now: '2026-02-15T15:00:00Z', timeZone: 'America/Sao_Paulo', today: '2026-02-15' },
  { now: '2024-03-31T15:00:00Z', timeZone: 'America/Sao_Paulo', today: '2024-03-31' },
  { now: '2026-08-31T20:00:00Z', timeZone: 'America/Sao_Paulo', today: '2026-08-31' },
] as const;

/** A day, as the number of days after the company's day. The usual ones are at the borders of figures. */
const offsets = fc.oneof(
  { arbitrary: fc.integer({ min: -5, max: 5 }), weight: 5 },
  { arbitrary: fc.integer({ min: -70, max: 40 }), weight: 4 },
  { arbitrary: fc.constantFrom(-92, -91, -90, -61, -60, -32, -31, -30, -29, 29, 30, 31, 32), weight: 3 },
  { arbitrary: fc.constantFrom(-397, -396, -395, -367, -366, -365, -364, -363), weight: 2 },
  { arbitrary: fc.integer({ min: -760, max: 120 }), weight: 1 },
);
const pastOffsets = offsets.map((offset) => (offset > 0 ? -offset : offset));

const cents = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 20 }), weight: 2 },
  { arbitrary: fc.constantFrom(100, 1_000, 5_000, 10_000), weight: 3 },
  { arbitrary: fc.integer({ min: 1, max: 2_000_000 }), weight: 4 },
  { arbitrary: fc.integer({ min: 1, max: 900_000_000_000 }), weight: 1 },
);
/** A part of what is open or of what was paid, from nothing to all. */
const portion = fc.oneof(fc.constantFrom(0, 1, 1, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const forms = fc.constantFrom('boleto', 'boleto', 'pix', 'card', 'cash', 'transfer');
const charge = fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 0, max: 5_000 }));
const chosen = fc.nat({ max: 1_000 });

/** Few names have several entries, and many have one, so that the tables of the largest are cut. */
const names = fc.oneof(
  fc.constantFrom('Cliente A', 'Cliente B', 'Cliente C'),
  fc.integer({ min: 10, max: 35 }).map((number) => `Cliente ${number}`),
);

/** A category of each line of the income statement, and one of taxes, whose boletos do not move. */
export const CATEGORIES = [
  { name: 'Venda de mercadorias', group: 'revenue', isTax: false },
  { name: 'Prestação de serviços', group: 'revenue', isTax: false },
  { name: 'Devoluções de vendas', group: 'deductions', isTax: false },
  { name: 'Simples Nacional', group: 'deductions', isTax: true },
  { name: 'Compra de mercadorias', group: 'costs', isTax: false },
  { name: 'Aluguel', group: 'expenses', isTax: false },
  { name: 'INSS e FGTS', group: 'expenses', isTax: true },
  { name: 'Juros e multas', group: 'financial', isTax: false },
  { name: 'IRPJ e CSLL', group: 'incomeTax', isTax: true },
] as const;

const kindsAndCategories = fc.constantFrom(
  ...CATEGORIES.flatMap(({ name, group }) => [
    ...(group === 'revenue' ? [{ kind: 'receivable' as const, category: name }] : []),
    // Half of the entries are sales.
    ...Array.from({ length: name === 'Venda de mercadorias' ? 5 : 0 }, () => ({
      ...{ kind: 'receivable' as const, category: name },
    })),
    ...(group === 'financial' ? [{ kind: 'receivable' as const, category: name }] : []),
    ...(group === 'revenue' ? [] : [{ kind: 'payable' as const, category: name }]),
  ]),
);

const entry = fc.record({
  what: fc.constant('entry' as const),
  of: kindsAndCategories,
  counterparty: names,
  form: forms,
  document: fc.constantFrom('', 'NF 1', 'NF 2', 'NF 3', 'NF 4'),
  due: offsets,
  /** Days from the issue to the due day. */
  lead: fc.oneof(fc.constant(0), fc.integer({ min: -3, max: 45 })),
  amountCents: cents,
  paid: fc.option(
    fc.record({ on: pastOffsets, portion: fc.oneof(fc.constant(1), fc.constantFrom(0, 0.5, 1.1)) }),
  ),
});
export type NewEntry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never;

const payment = fc.record({
  what: fc.constant('payment' as const),
  at: chosen,
  on: pastOffsets,
  principal: portion,
  discount: fc.oneof(fc.constant(0), portion),
  interestCents: charge,
  fineCents: charge,
  feeCents: charge,
  form: forms,
});
const refund = fc.record({
  what: fc.constant('refund' as const),
  at: chosen,
  payment: chosen,
  /** Days after the payment. */
  later: fc.integer({ min: 0, max: 40 }),
  principal: portion,
  charges: portion,
  /** The part of the principal that is not open again. */
  discount: portion,
  form: forms,
});

const rhythms = fc.constantFrom('month' as const, 'monthEnd' as const, 'twoWeeks' as const, 'week' as const);

const command = fc.oneof(
  { arbitrary: entry, weight: 5 },
  { arbitrary: payment, weight: 7 },
  { arbitrary: refund, weight: 3 },
  {
    arbitrary: fc.record({ what: fc.constant('void' as const), at: chosen, payment: chosen }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ what: fc.constant('close' as const), at: chosen, on: pastOffsets, more: chosen }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('change' as const),
      at: chosen,
      to: entry,
      keeps: fc.constantFrom('payment' as const, 'all' as const, 'nothing' as const),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ what: fc.constant('selected' as const), at: chosen, form: forms, due: offsets }),
    weight: 1,
  },
  { arbitrary: fc.record({ what: fc.constant('delete' as const), at: chosen }), weight: 2 },
  { arbitrary: fc.record({ what: fc.constant('restore' as const), at: chosen }), weight: 1 },
  {
    arbitrary: fc.record({
      what: fc.constant('installments' as const),
      first: entry,
      count: fc.integer({ min: 1, max: 5 }),
      rhythm: rhythms,
    }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('series' as const),
      first: entry,
      occurrences: fc.integer({ min: 1, max: 4 }),
      rhythm: rhythms,
    }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('occurrences' as const),
      at: chosen,
      scope: fc.constantFrom('following' as const, 'open' as const),
      amountCents: fc.option(cents),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ what: fc.constant('holiday' as const), on: offsets }), weight: 1 },
);
export type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

const periods = fc.oneof(
  fc.constantFrom('month', 'year', 'today', '7d', '30d', '90d').map((key) => ({ key })),
  // Whole months, as the number of months from the present one.
  fc.record({
    key: fc.constant('months' as const),
    from: fc.integer({ min: -14, max: 2 }),
    count: fc.integer({ min: 1, max: 13 }),
  }),
  fc.record({ key: fc.constant('days' as const), from: offsets, count: fc.integer({ min: 1, max: 300 }) }),
);
export type PeriodChoice = typeof periods extends fc.Arbitrary<infer Value> ? Value : never;

export const ledgers = fc.record({
  situation: fc.constantFrom(...SITUATIONS),
  opening: fc.record({ on: pastOffsets, cents: fc.integer({ min: -100_000, max: 1_000_000 }) }),
  target: fc.option(cents),
  commands: fc
    .tuple(fc.array(entry, { maxLength: 12 }), fc.array(command, { maxLength: 24 }))
    .map(([entries, others]): Command[] => [...entries, ...others]),
  period: periods,
});
export type Ledger = typeof ledgers extends fc.Arbitrary<infer Value> ? Value : never;
