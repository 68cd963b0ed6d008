// The gates that planted changes are shown to. Each is a command of its own: a step of `npm run contract`, the compiler, or
// those tests of `npm test` that the change concerns.
import { installed } from 'contract-gates/process';
import { BASE } from './workingCopy';

const step = (id: string) => [...installed('contract-gates'), 'check', '--only', id, '--base', BASE];
// Files first: jest takes whatever follows `--selectProjects` for a project.
const tests = (project: string, file: string, named?: string) => [
  ...[...installed('jest'), file, '--selectProjects', project, `--testTimeout=${String(TIME_LIMIT_MS)}`],
  ...(named === undefined ? [] : ['-t', named]),
];
// Not in git, so that it outlives what is taken back: the compiler then looks at what a change touches.
const BUILD_INFO = '.cache/types.tsbuildinfo';
// The first test of a file also waits until everything is compiled.
const TIME_LIMIT_MS = 60_000;
const DASHBOARD_SCREEN = 'src/screens/dashboard/DashboardScreen.test.tsx';
const LOGIN_SCREEN = 'src/screens/signIn/LoginScreen.test.tsx';

export const GATES = {
  lint: step('lint'),
  generated: step('generated'),
  scenarios: step('scenarios'),
  consumer: step('consumer'),
  'pact-in-description': step('pact-in-description'),
  'pact-changes': step('pact-changes'),
  'description-changes': step('description-changes'),
  'reference backend': tests(
    'pact-provider',
    'test/pact/provider.reference.pact.test.ts',
    'backend.keeps.the.pact',
  ),
  mock: tests('across', 'packages/contract-gates/src/mock/'),
  types: [
    ...installed('typescript', 'tsc'),
    '--noEmit',
    '-p',
    '.',
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    BUILD_INFO,
  ],
  'every scenario': tests('portal', 'src/everyScenario.test.tsx'),
  'failed sign-ins': tests('portal', LOGIN_SCREEN, 'is.a.failed.sign-in'),
  refusals: tests('portal', LOGIN_SCREEN, 'a.refusal.whose.words.are'),
  'wrong answers': tests('portal', DASHBOARD_SCREEN, 'a.backend.that.answers.with'),
  'optional operations': tests('portal', DASHBOARD_SCREEN, 'has.no.list'),
  calls: tests('portal', 'src/api/baseQuery.test.ts'),
  'sign-in of the backend': tests('server', 'server/routes/getToken.test.ts'),
  'description in the backend': tests('server', 'server/http/description.test.ts'),
  'protections of the backend': tests('server', 'server/protections.test.ts', 'is.a.400'),
} as const satisfies Record<string, readonly string[]>;

export type GateId = keyof typeof GATES;
