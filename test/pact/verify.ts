// `npm run pact:verify -- --provider-base-url URL [--state-handler-url URL]`: holds any backend against the pact.
import { parseArgs } from 'node:util';
import { verifyPact } from './verifyPact';

const { values } = parseArgs({
  options: { 'provider-base-url': { type: 'string' }, 'state-handler-url': { type: 'string' } },
});
const address = values['provider-base-url'];
const states = values['state-handler-url'];

if (address === undefined) {
  console.error(
    'Which backend? npm run pact:verify -- --provider-base-url http://127.0.0.1:3000/api [--state-handler-url http://127.0.0.1:3000/pact-states]',
  );
  process.exit(2);
}

try {
  await verifyPact({
    providerBaseUrl: address,
    ...(states !== undefined && { providerStatesSetupUrl: states }),
  });
  console.log(`${address} keeps the pact.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
