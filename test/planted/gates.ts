// The commands that must catch planted changes: a step of `npm run contract`, the compiler, or selected tests.
import { installed } from 'contract-gates/process';
import { BASE } from './workingCopy';

// `installed` returns node and the file of a command, for `spawn`.
const step = (id: string) => [...installed('contract-gates'), 'check', '--only', id, '--base', BASE];
// The file must come first, because jest reads each argument after `--selectProjects` as a project.
const tests = (project: string, file: string, title?: string) => [
  ...[...installed('jest'), file, '--selectProjects', project, `--testTimeout=${String(TIME_LIMIT_MS)}`],
  ...(title === undefined ? [] : ['-t', title]),
];
// The file is ignored by git, so it survives a restore and later runs of the compiler are incremental.
const BUILD_INFO = '.cache/types.tsbuildinfo';
// The first test of a file includes its compilation, so the limit is long.
const TIME_LIMIT_MS = 60_000;

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
    'backend keeps the pacts',
  ),
  types: [
    ...installed('typescript', 'tsc'),
    ...['--noEmit', '-p', '.', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', BUILD_INFO],
  ],
  // Only the login: other scenarios store the session of its example, and would each wait until their time limit.
  'every scenario': tests('portal', 'src/everyScenario.long.test.tsx', 'getToken'),
} as const satisfies Record<string, readonly string[]>;

export type GateId = keyof typeof GATES;
