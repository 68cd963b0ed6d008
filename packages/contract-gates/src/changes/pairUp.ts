type Paired<One> = { pairs: [old: One, now: One][]; removed: One[]; added: One[] };

/** Pairs items by the first test, then the remaining items by the next one. */
export function pairUp<One>(
  before: readonly One[],
  after: readonly One[],
  ...tests: ((old: One, now: One) => boolean)[]
): Paired<One> {
  const pairs: [One, One][] = [];
  const wasPaired = (old: One) => pairs.some(([one]) => one === old);
  const isPaired = (now: One) => pairs.some(([, one]) => one === now);
  for (const belong of tests) {
    for (const old of before.filter((one) => !wasPaired(one))) {
      const now = after.find((one) => !isPaired(one) && belong(old, one));
      if (now !== undefined) pairs.push([old, now]);
    }
  }
  return {
    pairs,
    removed: before.filter((one) => !wasPaired(one)),
    added: after.filter((one) => !isPaired(one)),
  };
}
