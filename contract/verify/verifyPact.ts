import { Verifier } from '@pact-foundation/pact';
import type { VerifierOptions } from '@pact-foundation/pact';
import { PACT, PROVIDER } from '../places';

process.env['PACT_DO_NOT_TRACK'] = 'true';

/** The provider does not keep the pact; the message lists each difference with the interaction it was found in. */
export class PactBroken extends Error {}

/**
 * Holds a provider against the committed pact, or against the ones of the broker that the options name.
 * @throws {PactBroken}
 */
export async function verifyPact(options: VerifierOptions): Promise<void> {
  const verifier = new Verifier({
    provider: PROVIDER,
    ...(options.pactBrokerUrl === undefined && { pactUrls: [PACT] }),
    logLevel: 'error',
    ...options,
  });
  try {
    await verifier.verifyProvider();
  } catch (error) {
    throw new PactBroken(differencesIn(error), { cause: error });
  }
}

/** The verifier's error is a report in JSON whose `output` is meant for a person. */
function differencesIn(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  try {
    const report: unknown = JSON.parse(message);
    if (typeof report !== 'object' || report === null || !('output' in report)) return message;
    const lines = Array.isArray(report.output) ? report.output.map(String) : [];
    const start = lines.findIndex((line) => line.includes('Failures:'));
    return lines.slice(Math.max(start, 0)).join('\n');
  } catch {
    return message;
  }
}
