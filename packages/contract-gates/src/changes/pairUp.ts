type Paired<One> = { pairs: [oldItem: One, newItem: One][]; removed: One[]; added: One[] };

/** Pairs items by the first test, then the remaining items by the next one. */
export function pairUp<One>(
  before: readonly One[],
  after: readonly One[],
  ...tests: ((oldItem: One, newItem: One) => boolean)[]
): Paired<One> {
  const pairs: [One, One][] = [];
  const wasPaired = (oldItem: One) => pairs.some(([one]) => one === oldItem);
  const isPaired = (newItem: One) => pairs.some(([, one]) => one === newItem);
  for (const isPair of tests) {
    for (const oldItem of before.filter((one) => !wasPaired(one))) {
      const newItem = after.find((one) => !isPaired(one) && isPair(oldItem, one));
      if (newItem !== undefined) pairs.push([oldItem, newItem]);
    }
  }
  return {
    pairs,
    removed: before.filter((one) => !wasPaired(one)),
    added: after.filter((one) => !isPaired(one)),
  };
}

/** The test that pairs entries by key. */
export const hasSameKey = ([oldKey]: [string, unknown], [newKey]: [string, unknown]) => oldKey === newKey;
