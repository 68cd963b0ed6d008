import { findProject } from './findProject.js';

export default findProject('portal', [
  '<rootDir>/src/{api,router,store}/**/*.test.{ts,tsx}',
  '<rootDir>/src/everyScenario.test.tsx',
]);
