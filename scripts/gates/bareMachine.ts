// A gate: runs the tests that start other programs, with an empty PATH but for Node. Such a machine has no git, no nginx and no
// shell in PATH. A test that needs one of them is skipped, and no other test may fail.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed, run } from 'contract-gates/process';
import { SHORT_TESTS, shortPaths } from './short';

/** The tests that start programs other than Node. */
const FILES = [
  'packages/contract-gates/src/base',
  'packages/contract-gates/src/records',
  'packages/contract-gates/src/steps',
  'server/process/failedStart',
  'test/deploy',
  'test/release',
  'test/staticServers',
  'test/workflows',
];

const folder = mkdtempSync(join(tmpdir(), 'portaria-bare-'));
symlinkSync(process.execPath, join(folder, 'node'));
const selection = ['--selectProjects', 'programs', 'across', ...SHORT_TESTS.split(' ')];
const { code } = await run(
  [...installed('jest'), ...selection, '--testPathPatterns', ...FILES.map(shortPaths)],
  { PATH: folder },
  (chunk) => process.stdout.write(chunk),
);
rmSync(folder, { recursive: true });
process.exitCode = code ?? 1;
