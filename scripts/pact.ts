// `npm run test:pact`: the consumer writes the pact (twice, the same bytes both times), the pact is held against the
// API description, then the provider is verified. Two jest runs, since one side reads what the other writes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const PACT = 'pacts/portaria-erp-backend.json';

function run(what: string, command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(`${what}: failed.`);
  process.exit(1);
}

// The file is merged into, never pruned: an interaction that is no longer written would stay.
function writePact(): string {
  rmSync(PACT, { force: true });
  run('consumer', 'npx', ['jest', '--selectProjects', 'pact-consumer']);
  return readFileSync(PACT, 'utf8');
}

const committed = existsSync(PACT) ? readFileSync(PACT, 'utf8') : '';
const first = writePact();
if (writePact() !== first) {
  console.error(`${PACT} differs from one run to the next.`);
  process.exit(1);
}
run('pact against the API description', 'npx', ['openapi-pact-comparator', 'api-spec/openapi.yaml', PACT]);
run('provider', 'npx', ['jest', '--selectProjects', 'pact-provider']);
if (first !== committed) {
  console.error(`${PACT} is not what was committed: look at the difference and commit it.`);
  process.exitCode = 1;
}
