/* eslint-disable @typescript-eslint/no-require-imports -- jest loads this file with require */
const { readFileSync } = require('node:fs');
const { createTransformer } = require('@swc/jest');

/**
 * Compiles sources like the usual tests do. A source with mutants is replaced by its instrumented text first.
 * `instrumented` is a JSON file that maps a path to that text.
 */
exports.createTransformer = ({ instrumented, ...options }) => {
  const swc = createTransformer(options);
  const texts = JSON.parse(readFileSync(instrumented, 'utf8'));
  const selectText = (text, path) => texts[path] ?? text;
  return {
    ...swc,
    process: (text, path, context) => swc.process(selectText(text, path), path, context),
    getCacheKey: (text, path, context) => swc.getCacheKey(selectText(text, path), path, context),
  };
};
