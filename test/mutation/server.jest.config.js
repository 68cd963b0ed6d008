import { findProject } from './findProject.js';

export default findProject('server', [
  '<rootDir>/server/{auth,routes}/**/*.test.ts',
  '<rootDir>/server/{incidents,protections}.test.ts',
]);
