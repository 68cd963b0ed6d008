// Several projects, because they need different surroundings: the portal a DOM, the rest plain Node; and the pact's two
// sides must never run at once, since one reads what the other writes.
const shared = {
  // Several of today's packages are ESM only, which jest cannot require before Node 24: everything is transformed.
  transformIgnorePatterns: [],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
};

export default {
  // Jest would leave one core free. On a machine with two that is half of it.
  maxWorkers: 2,
  // Only what hangs is ended: on a busy machine a start of a process or a database takes many times the usual.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'portal',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/support/portalSetup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/test/support/classNames.cjs',
        // The build cuts a catalogue in two; here each part is the whole.
        '^(.+\\.json)\\?(?:first|rest)$': '$1',
      },
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'across',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{*,mutate/*}.test.ts', '<rootDir>/{api-spec,packages}/**/*.test.ts'],
    },
    {
      ...shared,
      // Installs packages: `npm run test:long` only.
      displayName: 'packed',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/packages/**/*.long.ts'],
    },
    {
      ...shared,
      // Takes minutes: `npm run test:long` only.
      displayName: 'faults',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/faults/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'pact-consumer',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/pact/consumer.*.test.ts'],
    },
    {
      ...shared,
      displayName: 'pact-provider',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/pact/provider.*.test.ts'],
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/build/**/*.test.ts'],
    },
  ],
};
