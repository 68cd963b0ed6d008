// Tests of properties: statements that are true for every value of a kind.
import fc from 'fast-check';
import type { IRawProperty } from 'fast-check';

/** The numbers of cases in `npm test`, and with the tag `@long`. */
const RUNS = { short: 200, long: 10_000 };
/** Time for the long test of a slow property. */
const LIMIT_MS = 20 * 60_000;

/** The seed and the path that a failed test printed. They repeat its case. */
const { PROPERTY_SEED: seed, PROPERTY_PATH: path } = process.env;
export const repeatedCase = {
  ...(seed !== undefined && { seed: Number(seed) }),
  ...(path !== undefined && { path }),
};

/** Adds two tests of a property: one with few cases for `npm test`, and one with many for `npm run test:long`. */
export function checkProperty<Values>(
  title: string,
  property: IRawProperty<Values>,
  { short, long } = RUNS,
): void {
  for (const { numRuns, tag } of [
    { numRuns: short, tag: '' },
    { numRuns: long, tag: ' @long' },
  ])
    it(
      `${title}${tag}`,
      async () => {
        await fc.assert(property, { numRuns, ...repeatedCase });
      },
      LIMIT_MS,
    );
}

/** Texts of UTF-16 units, also with lone surrogates. */
const units = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0xd800, 0xdfff, 0xfeff, 0xffff)))
  .map((codes) => String.fromCharCode(...codes));

/** Any text. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  units,
);

/** Texts that consist of the given pieces, so that they are nearly what a reader expects. */
export const textOf = (pieces: readonly string[]): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 24 });

/** Any JSON value. */
export const anyJson: fc.Arbitrary<unknown> = fc.jsonValue();

/** Days from the year 1000 to 2999, as `YYYY-MM-DD`. */
export const anyDay: fc.Arbitrary<string> = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
