// `npm run test:broker`: the commands for a Pact Broker against a real one, which the official client starts with Docker.
// It publishes, verifies, records deployments and asks. Exit code 77 without Docker.
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { installed, run } from 'contract-gates/process';
import { SKIPPED } from '../../scripts/gates/skipped';
import { formatTable } from '../../server/process/table';
import contract from '../../contract.config';

/** The client starts the broker at this address, without a password. */
const ADDRESS = 'http://localhost:9292';
const START_LIMIT_MS = 180_000;
const ENVIRONMENT = 'production';

/** `code`: the expected exit code. `says`: part of the expected output. */
type Step = { name: string; command: string[]; code: number; says?: string };

const gates = (...args: string[]) => [...installed('contract-gates'), ...args];
const client = (...args: string[]) => [...installed('@pact-foundation/pact-cli', 'pact'), 'broker', ...args];
const ask = (...args: string[]) =>
  gates('broker', 'can-i-deploy', '--to-environment', ENVIRONMENT, '--retry-while-unknown', '0', ...args);

const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
const commit = stdout.trim();
const providers = contract.agreements.map(({ provider }) => provider);

const STEPS: Step[] = [
  {
    name: 'an environment is created',
    command: client('create-environment', '--name', ENVIRONMENT, '--production'),
    code: 0,
  },
  { name: 'nothing is published: no', command: ask(), code: 1 },
  {
    name: 'the pacts are published',
    command: gates('broker', 'publish', '--branch', 'main'),
    code: 0,
  },
  { name: 'nothing is verified: no', command: ask(), code: 1 },
  {
    name: 'the reference backend keeps the pacts of the broker',
    command: gates('verify', '--reference', '--from-broker', '--provider-branch', 'main'),
    code: 0,
    says: 'keeps every pact',
  },
  { name: 'no backend is deployed: no', command: ask(), code: 1 },
  ...providers.map((provider) => ({
    name: `${provider} may be deployed, because no portal calls it`,
    command: ask('--pacticipant', provider, '--version', commit),
    code: 0,
  })),
  ...providers.map((provider) => ({
    name: `${provider} is deployed`,
    command: gates(
      ...['broker', 'record-deployment', '--environment', ENVIRONMENT],
      ...['--pacticipant', provider, '--version', commit],
    ),
    code: 0,
  })),
  { name: 'the portal may be deployed', command: ask(), code: 0, says: 'not its generated validators' },
  {
    name: 'the portal is deployed',
    command: gates('broker', 'record-deployment', '--environment', ENVIRONMENT),
    code: 0,
  },
  {
    name: 'a backend that is not verified: no',
    command: ask('--pacticipant', providers[0] ?? '', '--version', '0'.repeat(40)),
    code: 1,
  },
];

if (spawnSync('docker', ['version']).status !== 0) {
  console.log('skipped: Docker is not installed or does not run, and only it can start a broker');
  process.exit(SKIPPED);
}

const environment = { PACT_BROKER_BASE_URL: ADDRESS, PACT_DO_NOT_TRACK: 'true' };
const started = await run(client('docker', 'start'), environment);
if (started.code !== 0) throw new Error(`The broker did not start.\n${started.output}`);
try {
  await waitForBroker();
  const rows: string[][] = [];
  for (const { name, command, code, says } of STEPS) {
    const ended = await run(command, environment);
    const isRight = ended.code === code && (says === undefined || ended.output.includes(says));
    if (!isRight) {
      process.exitCode = 1;
      console.log(`${name}: exit code ${String(ended.code)}, expected ${code}\n${ended.output}`);
    }
    rows.push([name, isRight ? 'as expected' : 'otherwise']);
  }
  console.log(formatTable([['step', 'result'], ...rows]));
} finally {
  await run(client('docker', 'stop'), environment);
  await run(client('docker', 'remove'), environment);
}

/** @throws {Error} if the broker does not respond in time. */
async function waitForBroker(): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    const isUp = await fetch(`${ADDRESS}/diagnostic/status/heartbeat`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > limit) throw new Error(`${ADDRESS} does not respond`);
    await wait(500);
  }
}
