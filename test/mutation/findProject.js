import { resolve } from 'node:path';
import jestConfig from '../../jest.config.js';

/**
 * Returns one project of `jest.config.js` as a configuration for mutation tests.
 * @param {'portal' | 'server'} name display name of the project
 * @param {string[]} testMatch the tests that can detect a mutant; slow tests of screens would cost hours
 */
export function findProject(name, testMatch) {
  const project = jestConfig.projects.find(({ displayName }) => displayName === name);
  return {
    ...project,
    rootDir: resolve('.'),
    testTimeout: jestConfig.testTimeout,
    testMatch,
    testEnvironment: resolve(`test/mutation/${name}Environment.cjs`),
    testSequencer: resolve('test/mutation/SmallestFirst.cjs'),
  };
}
