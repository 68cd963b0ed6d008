// Verifying what a broker hands out, and telling it the result.
import type { VerifierOptions } from '@pact-foundation/pact';

/** New pacts of other branches count as work in progress from this day on. */
const WORK_IN_PROGRESS_SINCE = '2026-11-01';

/**
 * The pacts of the portal's main branch, and of whatever is deployed or released. A pact that this branch of the provider never
 * verified is pending: it is tried and told, and does not fail the run.
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
  includeWipPactsSince: WORK_IN_PROGRESS_SINCE,
  publishVerificationResult: true,
  providerVersion,
  providerVersionBranch,
});

function environmentOption(variable: string, option: keyof VerifierOptions): Partial<VerifierOptions> {
  const value = process.env[variable];
  return value === undefined || value === '' ? {} : { [option]: value };
}
