/** Part of the names of the test files that only `npm run test:long` runs (docs/testing.md). */
const LONG_FILE = '\\.long\\.';

/** Returns the pattern of the paths of `npm test` that begin with a text. */
export const shortPaths = (start: string): string => `${start}(?!.*${LONG_FILE})`;

/** Arguments of jest that leave out tests with the tag `@long`. */
export const SHORT_TESTS = '--testNamePattern ^(?!.*@long)';

/** Arguments of jest that leave out all that only `npm run test:long` runs. */
export const SHORT = `--testPathPatterns ${shortPaths('^')} ${SHORT_TESTS}`;

/** The same for Playwright, which also finds a pattern in the name of a file. */
export const SHORT_BROWSER = `--grep-invert @long|${LONG_FILE}`;
