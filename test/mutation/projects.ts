/** The code that mutation tests change, and the tests that must detect each change. */
export type Project = {
  /** Display name of the project in `jest.config.js`. */
  name: 'portal' | 'server';
  /** The sources to change. */
  sources: RegExp;
  tests: string[];
  setupFiles: string[];
};

export const PROJECTS: Project[] = [
  {
    name: 'portal',
    sources: /^src\/(?:api\/|router\/|store\/(?:session|storage)|config\/(?:access|stored)\.)/,
    tests: [
      '<rootDir>/src/{api,router,store}/**/*.test.{ts,tsx}',
      '<rootDir>/src/screens/{account,app,dashboard,signIn}/*.test.tsx',
      '<rootDir>/src/{boot,everyScenario}.test.{ts,tsx}',
    ],
    setupFiles: ['<rootDir>/test/mutation/shortWaits.ts'],
  },
  {
    name: 'server',
    sources: /^server\/(?:auth\/|routes\/|app\/requestHooks|http\/(?:csrf|description|requestReaders)\.)/,
    tests: [
      '<rootDir>/server/{auth,commands,http,monitoring,routes}/*.test.ts',
      '<rootDir>/server/{incidents,protections,process/failedStart}.test.ts',
    ],
    setupFiles: [],
  },
];

/** The lowest share of detected mutants, in percent. */
export const LOWEST_SCORE = 85;
