// The portal's tests need a DOM, the others run in plain Node. The two sides of the pact are separate projects.
// The provider tests read the files that the consumer tests write.
const shared = {
  // Everything is transformed, because jest cannot require ESM-only packages before Node 24.
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

/**
 * Folders of the backend whose tests start programs. Linux copies the page table of a process for each program that it
 * starts, so a process with much memory starts them slowly. Databases in memory make the workers of `server` large.
 */
const PROGRAMS = ['/server/process/', '/server/commands/'];

export default {
  // By default jest leaves one core free, which is half of a machine with two.
  maxWorkers: 2,
  // A busy machine needs many times the usual time to start a process or a database. The limit ends only tests that hang.
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
        // The build splits a catalogue. In tests each part is the whole catalogue.
        '^(.+\\.json)\\?(?:first|frame|pages)$': '$1',
        // The build for browsers. Jest would use the one for Node, which cannot load scripts.
        '^@firebase/auth$': '<rootDir>/node_modules/@firebase/auth/dist/browser-cjs/index.js',
      },
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/test/portalAndBackend/*.test.ts'],
      testPathIgnorePatterns: [...PROGRAMS, '/node_modules/'],
    },
    {
      ...shared,
      displayName: 'programs',
      testEnvironment: 'node',
      testMatch: PROGRAMS.map((folder) => `<rootDir>${folder}**/*.test.ts`),
    },
    {
      ...shared,
      displayName: 'across',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{*,planted/*}.test.ts', '<rootDir>/{api-spec,packages}/**/*.test.ts'],
    },
    {
      ...shared,
      // These tests take minutes, so only `npm run test:long` runs them.
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
