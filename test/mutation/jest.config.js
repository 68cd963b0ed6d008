import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharedConfiguration from '../../jest.config.js';

// `run.ts` writes the options of a run to this file.
const { area, paths } = JSON.parse(readFileSync(process.env.MUTATION_RUN, 'utf8'));
const projectConfiguration = sharedConfiguration.projects.find(
  ({ displayName }) => displayName === area.project,
);
// A project has one transform: a pattern of files, and the compiler with its options.
const [[pattern, [, options]]] = Object.entries(projectConfiguration.transform);

/** The usual configuration of one project, with mutants in its sources. */
export default {
  ...projectConfiguration,
  rootDir: resolve('.'),
  testTimeout: sharedConfiguration.testTimeout,
  testMatch: area.tests.map((path) => `<rootDir>/${path}`),
  testEnvironment: resolve(`test/mutation/${area.project}Environment.cjs`),
  setupFilesAfterEnv: [
    ...(projectConfiguration.setupFilesAfterEnv ?? []),
    ...(area.project === 'portal' ? [resolve('test/mutation/shortWaits.ts')] : []),
  ],
  transform: {
    [pattern]: [resolve('test/mutation/transform.cjs'), { ...options, instrumented: paths.instrumented }],
  },
};
