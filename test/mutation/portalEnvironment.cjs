const { failFast } = require('./failFast.cjs');

module.exports = failFast(require('jest-fixed-jsdom'));
