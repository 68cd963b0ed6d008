// Verifies the backend of another company with the command that its team would use.
import { npm, run } from 'contract-gates/process';
import config from '../../contract.config';
import { listen, secondProvider } from '../providers/second';
import { eachRow } from '../support/eachRow';
import { VERIFICATION_MS } from './verification';

async function verify(fault: string) {
  const { server, address } = await listen(secondProvider());
  try {
    const addresses = [
      ['--provider-base-url', `${address}/${fault}/api`],
      ['--state-handler-url', `${address}/${fault}/pact-states`],
    ];
    return await run([...npm(), 'run', '--silent', 'contract', '--', 'verify', ...addresses.flat()]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it(
  'a second provider sets up its states from the pacts alone and keeps them',
  async () => {
    const { code, output } = await verify('right');
    for (const provider of config.agreements.map(({ provider }) => provider))
      expect(output).toContain(`keeps the pact with ${provider}.`);
    expect(code).toBe(0);
  },
  VERIFICATION_MS,
);

eachRow([
  ['one-role', /\$\.role -> Expected 'admin' \(String\) to be equal to 'editor' \(String\)/],
  ['null-token', /^The API description does not allow: getToken 200: \/ds_Token must NOT be valid$/m],
])(
  'the command exits with 1 and prints the reason for the fault %s',
  async (fault, reason) => {
    const { code, output } = await verify(fault);
    expect(output).toMatch(reason);
    expect(code).toBe(1);
  },
  VERIFICATION_MS,
);
