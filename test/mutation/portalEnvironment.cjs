/* eslint-disable @typescript-eslint/no-require-imports -- Stryker loads this file with require */
const { failFast } = require('./failFast.cjs');

module.exports = failFast(require('jest-fixed-jsdom'));
