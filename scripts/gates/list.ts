import { findBase } from 'contract-gates/base';
import { SHORT, SHORT_BROWSER } from './short';

/** One check of `npm test` or `npm run test:long`. */
export type Gate = {
  name: string;
  /** `npm run` and a script, or `npx` and the command of an installed package. */
  command: string;
  /** `second`: in another browser than the one in the lock file. */
  browser?: 'any' | 'second';
  /** Which of the two commands runs the gate. */
  in: 'test' | 'test:long' | 'both';
};

// A folder without git and a clone without history have nothing to compare with. A wrong name of a base is an error.
const base = findBase(undefined);
const CONTRACT =
  base.kind === 'none' && !base.isNamed ? 'npm run contract -- --without-base' : 'npm run contract';

/** Gates that run one after the other. */
type Lane = Gate[];

/**
 * All gates. The stages run one after the other, and the lanes of a stage side by side. The first stage finds mistakes of
 * formatting, types and lint.
 */
export const STAGES: Lane[][] = [
  [
    [{ name: 'lint', command: 'npm run lint', in: 'test' }],
    [
      { name: 'formatting', command: 'npx prettier --check .', in: 'test' },
      { name: 'texts', command: 'npx tsx scripts/i18nCheck.ts', in: 'test' },
      { name: 'types', command: 'npm run typecheck', in: 'test' },
      { name: 'unused code', command: 'npm run unused', in: 'test' },
    ],
  ],
  [
    [
      {
        name: 'programs',
        command: `npx jest --selectProjects across programs ${SHORT}`,
        in: 'test',
      },
      { name: 'bare machine', command: 'npx tsx scripts/gates/bareMachine.ts', in: 'test' },
      // In one run of jest the two projects take longer (docs/testing.md).
      { name: 'portal', command: `npx jest --selectProjects portal ${SHORT}`, in: 'test' },
      { name: 'server', command: `npx jest --selectProjects server ${SHORT}`, in: 'test' },
    ],
    // These gates wait more than they compute.
    [
      { name: 'contract', command: CONTRACT, in: 'test' },
      { name: 'build', command: 'npm run build', in: 'both' },
      { name: 'budgets', command: `npx jest --selectProjects build ${SHORT}`, in: 'test' },
    ],
  ],
  [
    [
      {
        name: 'browser',
        command: `npm run test:e2e -- ${SHORT_BROWSER}`,
        browser: 'any',
        in: 'test',
      },
    ],
    // These gates wait more than they compute.
    [
      {
        name: 'browser, Firefox',
        command: 'npm run test:engines -- firefox --short',
        browser: 'any',
        in: 'test',
      },
      {
        name: 'browser, WebKit',
        command: 'npm run test:engines -- webkit --short',
        browser: 'any',
        in: 'test',
      },
      { name: 'cloud identity', command: 'npm run test:identity', browser: 'any', in: 'test' },
      { name: 'topology', command: 'npm run test:topology -- --smoke', in: 'test' },
    ],
  ],
  [
    [
      {
        name: 'unit tests, all',
        command: 'npx jest --selectProjects portal server across programs build pact-provider',
        in: 'test:long',
      },
    ],
  ],
  [[{ name: 'browser, all tests', command: 'npm run test:e2e', browser: 'any', in: 'test:long' }]],
  [
    [
      {
        name: 'browser, Firefox, all steps',
        command: 'npm run test:engines -- firefox',
        browser: 'any',
        in: 'test:long',
      },
      {
        name: 'browser, WebKit, all steps',
        command: 'npm run test:engines -- webkit',
        browser: 'any',
        in: 'test:long',
      },
    ],
  ],
  [
    [
      {
        name: 'backend with faults',
        command: 'npx jest --selectProjects faults --runInBand --verbose',
        in: 'test:long',
      },
    ],
  ],
  [[{ name: 'bytes of further features', command: 'npx tsx test/bench/growth.ts', in: 'test:long' }]],
  [[{ name: 'topology with all faults', command: 'npm run test:topology', in: 'test:long' }]],
  [[{ name: 'standby and restore', command: 'npm run test:standby', in: 'test:long' }]],
  [[{ name: 'an hour of work', command: 'npm run test:soak', in: 'test:long' }]],
  [[{ name: 'one editor, attacking', command: 'npm run test:attacks', in: 'test:long' }]],
  [[{ name: 'planted changes', command: 'npm run test:planted', in: 'test:long' }]],
  [[{ name: 'mutants', command: 'npm run test:mutation', in: 'test:long' }]],
  [
    [
      {
        name: 'browser, the installed one',
        command: 'npm run test:e2e',
        browser: 'second',
        in: 'test:long',
      },
    ],
  ],
];
