import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import usual from '../../jest.config.js';

// `run.ts` writes the options of a run to this file.
const { project, paths } = JSON.parse(readFileSync(process.env.MUTATION_RUN, 'utf8'));
const tests = usual.projects.find(({ displayName }) => displayName === project.name);
const [[pattern, [, options]]] = Object.entries(tests.transform);

/** The usual configuration of one project, with mutants in its sources. */
export default {
  ...tests,
  rootDir: resolve('.'),
  // With a mutant a test mostly waits for an element that never appears, so the cores have time for one worker more.
  maxWorkers: 3,
  testSequencer: resolve('test/mutation/SmallFirst.cjs'),
  testTimeout: usual.testTimeout,
  testMatch: project.tests,
  testEnvironment: resolve(`test/mutation/${project.name}Environment.cjs`),
  setupFilesAfterEnv: [...(tests.setupFilesAfterEnv ?? []), ...project.setupFiles],
  transform: {
    [pattern]: [resolve('test/mutation/transform.cjs'), { ...options, instrumented: paths.instrumented }],
  },
};
