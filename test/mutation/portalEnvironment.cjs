/* eslint-disable @typescript-eslint/no-require-imports -- jest loads this file with require */
const { withMutants } = require('./MutantsEnvironment.cjs');

module.exports = withMutants(require('jest-fixed-jsdom'));
