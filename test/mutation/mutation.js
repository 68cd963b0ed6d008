// Mutation tests change the code in small ways. A change that no test detects shows a missing assertion.

/**
 * Returns the Stryker options for one jest project.
 * @param {'portal' | 'server'} project display name of the jest project
 * @param {string[]} mutate patterns of the sources to change
 */
export function mutationOptions(project, mutate) {
  return {
    testRunner: 'jest',
    jest: { configFile: `test/mutation/${project}.jest.config.js` },
    coverageAnalysis: 'perTest',
    mutate: [...mutate, '!**/*.test.{ts,tsx}', '!**/*.messages.ts'],
    // A mutant in code that runs once at import would need all tests, which takes minutes.
    ignoreStatic: true,
    // A mutant that does not compile is caught by the compiler and needs no test run.
    checkers: ['typescript'],
    tsconfigFile: 'tsconfig.json',
    // The tests of the catalogues and of the agreement cover texts.
    mutator: { excludedMutations: ['StringLiteral'] },
    thresholds: { high: 90, low: 85, break: 85 },
    incremental: true,
    incrementalFile: `.cache/mutation/${project}.json`,
    jsonReporter: { fileName: `.cache/mutation/${project}-report.json` },
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    concurrency: 1,
    // The tests start databases, so a busy machine needs much more than the default.
    dryRunTimeoutMinutes: 60,
    timeoutMS: 60_000,
    timeoutFactor: 4,
    tempDirName: `.cache/mutation/${project}`,
    ignorePatterns: ['dist', '.data', '.cache', 'test-results', 'docs/screenshots'],
  };
}
