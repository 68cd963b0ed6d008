// One verification through the proxy that checks each response against the API description.
import { readFileSync } from 'node:fs';
import type { VerifierOptions } from '@pact-foundation/pact';
import { readDocument } from 'contract-gates/description';
import { listenBefore } from 'contract-gates/listener';
import { PactBroken, verifyPact } from 'contract-gates/verify';
import config from '../../contract.config';

/** For one verification, on a busy machine. */
export const VERIFICATION_MS = 180_000;

const document = readDocument(readFileSync(config.description, 'utf8'));

type States = Pick<VerifierOptions, 'stateHandlers' | 'providerStatesSetupUrl'>;

/**
 * Verifies a provider against every pact.
 * @returns What is wrong with it: breaches of the description first. Empty where it keeps them all.
 */
export async function verificationReport(providerBaseUrl: string, states: States): Promise<string> {
  const lines: string[] = [];
  for (const agreement of config.agreements) {
    const proxy = await listenBefore(providerBaseUrl, [document]);
    try {
      await verifyPact(agreement, { providerBaseUrl: proxy.address, ...states });
    } catch (error) {
      if (!(error instanceof PactBroken)) throw error;
      lines.push(...proxy.faults(), error.message);
    } finally {
      proxy.close();
    }
  }
  return lines.join('\n');
}
