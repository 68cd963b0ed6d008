// Options of the verifier for pacts from a broker.
import type { VerifierOptions } from '@pact-foundation/pact';

/** From this day on, new pacts of other branches count as work in progress. */
const WIP_PACTS_SINCE = '2026-11-01';

/**
 * Selects the pacts of the consumer's main branch and of all deployed or released versions. A pact that this branch of the
 * provider never verified is pending. Its result is reported, and a failure is ignored.
 */
export const brokerOptions = (
  providerVersion: string,
  providerVersionBranch: string,
): Partial<VerifierOptions> => ({
  pactBrokerUrl: process.env['PACT_BROKER_BASE_URL'] ?? '',
  ...environmentOption('PACT_BROKER_TOKEN', 'pactBrokerToken'),
  ...environmentOption('PACT_BROKER_USERNAME', 'pactBrokerUsername'),
  ...environmentOption('PACT_BROKER_PASSWORD', 'pactBrokerPassword'),
  consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
  enablePending: true,
  includeWipPactsSince: WIP_PACTS_SINCE,
  publishVerificationResult: true,
  providerVersion,
  providerVersionBranch,
});

function environmentOption(variable: string, option: keyof VerifierOptions): Partial<VerifierOptions> {
  const value = process.env[variable];
  return value === undefined || value === '' ? {} : { [option]: value };
}
