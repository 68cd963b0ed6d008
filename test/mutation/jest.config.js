import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharedConfiguration from '../../jest.config.js';

// `run.ts` writes the options of a run to this file.
const { project, paths } = JSON.parse(readFileSync(process.env.MUTATION_RUN, 'utf8'));
const projectConfiguration = sharedConfiguration.projects.find(
  ({ displayName }) => displayName === project.name,
);
// A project has one transform: a pattern of files, and the compiler with its options.
const [[pattern, [, options]]] = Object.entries(projectConfiguration.transform);

/** The usual configuration of one project, with mutants in its sources. */
export default {
  ...projectConfiguration,
  rootDir: resolve('.'),
  // With a mutant a test mostly waits for an element that never appears, so the cores have time for one worker more.
  maxWorkers: 3,
  testSequencer: resolve('test/mutation/SmallFirst.cjs'),
  testTimeout: sharedConfiguration.testTimeout,
  testMatch: project.tests,
  testEnvironment: resolve(`test/mutation/${project.name}Environment.cjs`),
  setupFilesAfterEnv: [...(projectConfiguration.setupFilesAfterEnv ?? []), ...project.setupFiles],
  transform: {
    [pattern]: [resolve('test/mutation/transform.cjs'), { ...options, instrumented: paths.instrumented }],
  },
};
