/* eslint-disable @typescript-eslint/no-require-imports -- jest loads this file with require */
const { statSync } = require('node:fs');

/**
 * Runs the test files that render nothing first, then the others, each group from small to large. The fast tests detect
 * most mutants, so the tests of whole pages try only the rest.
 */
module.exports = class SmallFirst {
  sort(tests) {
    const cost = ({ path }) => statSync(path).size + (path.endsWith('.tsx') ? 1_000_000 : 0);
    return [...tests].sort((a, b) => cost(a) - cost(b));
  }

  cacheResults() {
    // Jest calls this method with the durations, which the order does not need.
  }
};
