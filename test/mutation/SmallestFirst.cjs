/* eslint-disable @typescript-eslint/no-require-imports -- Stryker loads this file with require */
const { default: Sequencer } = require('@jest/test-sequencer');
const { statSync } = require('node:fs');

/** Runs small test files first, because they detect most mutants in the shortest time. */
module.exports = class SmallestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => statSync(a.path).size - statSync(b.path).size);
  }
};
