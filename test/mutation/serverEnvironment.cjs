/* eslint-disable @typescript-eslint/no-require-imports -- Stryker loads this file with require */
const { TestEnvironment } = require('jest-environment-node');
const { failFast } = require('./failFast.cjs');

module.exports = failFast(TestEnvironment);
