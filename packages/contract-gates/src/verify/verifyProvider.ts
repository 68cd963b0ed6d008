// Verifies a provider through the proxy that checks each response against the API description.
import { readFileSync } from 'node:fs';
import type { VerifierOptions } from '@pact-foundation/pact';
import type { Agreement } from '../config';
import type { Document } from '../description/document';
import { readPact } from '../pact/pactFile';
import { startResponseProxy } from './responseProxy';
import { PactBroken, makePactValues, verifyPact } from './verifyPact';

/** The provider did not respond, which says nothing about the pact. */
export class ProviderUnreachable extends Error {}

type Verified = {
  /** Responses that the API description does not allow, one line each. */
  forbidden: string[];
  /** Fields that no description declares, one line each. Empty with `strictFields`, where they are forbidden. */
  undeclared: string[];
  /** The differences from the pact. `null`: none. */
  differences: string | null;
  /** One sentence for each provider state that returned no value for its requests. */
  missing: string[];
  /** The returned fields, as in a record. */
  returned: Record<string, string[]>;
};

/**
 * Verifies one agreement. The provider keeps it if nothing is forbidden and there are no differences.
 * @param documents All of them have to allow a response: the agreed one, then possibly the provider's own.
 * @param strictFields Whether a response may only have fields that one of the documents declares.
 * @throws {ProviderUnreachable}
 * @throws {Error} as `verifyPact`, or if a description cannot check a response.
 */
export async function verifyProvider(
  agreement: Pick<Agreement, 'provider' | 'pact'>,
  { providerBaseUrl, ...options }: VerifierOptions & { providerBaseUrl: string },
  documents: readonly Document[],
  { strictFields = false }: { strictFields?: boolean } = {},
): Promise<Verified> {
  // The verifier itself sends its result to a broker, so a forbidden response has to fail inside of it.
  const isPublished = options.publishVerificationResult === true;
  const refusedFor = isPublished ? readPact(readFileSync(agreement.pact, 'utf8')) : undefined;
  const values = makePactValues(agreement.pact, options);
  const proxy = await startResponseProxy(providerBaseUrl, documents, { refusedFor, strictFields, values });
  try {
    const proxied = { ...options, providerBaseUrl: proxy.address };
    const { differences, missing } = await findDifferences(agreement, proxied, values);
    const [checkError, unreachable] = [proxy.checkError(), proxy.unreachable()];
    if (checkError !== null) throw checkError;
    if (unreachable !== null) throw new ProviderUnreachable(unreachable);
    return {
      forbidden: proxy.faults(),
      undeclared: proxy.undeclared(),
      differences,
      missing,
      returned: proxy.returned(),
    };
  } catch (error) {
    throw proxy.checkError() ?? error;
  } finally {
    proxy.close();
  }
}

async function findDifferences(
  ...verification: Parameters<typeof verifyPact>
): Promise<Pick<Verified, 'differences' | 'missing'>> {
  try {
    return { differences: null, missing: await verifyPact(...verification) };
  } catch (error) {
    // The differences include what is missing.
    if (error instanceof PactBroken) return { differences: error.message, missing: [] };
    throw error;
  }
}
