/** Draws from a fixed sequence of pseudorandom numbers. */
export type Random = {
  /** True with this probability. */
  chance(probability: number): boolean;
  /** Returns a whole number between both, included. */
  within(low: number, high: number): number;
  /** Rounds up or down, so that the average stays. */
  round(value: number): number;
  /** Returns cents around a typical amount: many below, few far above. */
  amount(typicalCents: number): number;
  /** Returns the first values more often than the last. */
  frequent<T>(values: readonly T[]): T;
  /** Returns each value with a probability in proportion to its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
};

export function makeRandom(seed: number): Random {
  let state = seed;
  // Mulberry32: short, and the same on every platform.
  const drawNext = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (probability) => drawNext() < probability,
    within: (low, high) => low + Math.floor(drawNext() * (high - low + 1)),
    round: (value) => Math.floor(value + drawNext()),
    amount: (typicalCents) => {
      // The sum of four uniform numbers is close to a normal distribution, and has the mean 2.
      const normal = drawNext() + drawNext() + drawNext() + drawNext() - 2;
      return Math.max(1, Math.round(typicalCents * Math.exp(1.3 * normal)));
    },
    frequent: (values) => {
      const value = values[Math.floor(values.length * drawNext() ** 2.2)];
      if (value === undefined) throw new Error('There is nothing to draw from.');
      return value;
    },
    weighted: (choices) => {
      let remaining = drawNext() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of choices) {
        remaining -= weight;
        if (remaining < 0) return value;
      }
      throw new Error('There is nothing to draw from.');
    },
  };
}
