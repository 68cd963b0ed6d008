/* eslint-disable @typescript-eslint/no-require-imports -- jest loads this file with require */
const { TestEnvironment } = require('jest-environment-node');
const { withMutants } = require('./MutantsEnvironment.cjs');

module.exports = withMutants(TestEnvironment, {
  timePerFile: 5_000,
  maxNeighbours: 6,
  keepsOpen: true,
});
