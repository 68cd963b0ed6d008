// The gates that planted changes are shown to. Each is a command of its own, as `npm test` runs it, on what it needs.
import { BASE } from './workingCopy';

const step = (id: string) => ['npx', 'tsx', 'contract/run.ts', '--only', id, '--base', BASE];
const tests = (project: string, ...files: string[]) => ['npx', 'jest', ...files, '--selectProjects', project];

/** By the name in the table: the steps of `npm run contract`, and single files of the other gates. */
export const GATES = {
  lint: step('lint'),
  generated: step('generated'),
  consumer: step('consumer'),
  'pact-in-description': step('pact-in-description'),
  provider: step('provider'),
  types: ['npx', 'tsc', '--noEmit', '-p', '.'],
  'login screen': tests('portal', 'src/screens/login/LoginScreen.test.tsx'),
  calls: tests('portal', 'src/api/baseQuery.test.ts'),
  scenarios: step('scenarios'),
  'description-changes': step('description-changes'),
  'pact-changes': step('pact-changes'),
  'sign-in of the backend': tests('server', 'server/signIn.test.ts'),
} as const satisfies Record<string, readonly string[]>;

export type GateId = keyof typeof GATES;
