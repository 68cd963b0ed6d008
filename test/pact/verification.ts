// Verifies a provider through the proxy that checks each response against the API description.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { VerifierOptions } from '@pact-foundation/pact';
import { readDocument } from 'contract-gates/description';
import { verifyProvider } from 'contract-gates/verifyProvider';
import config from '../../contract.config';

/** Time limit of one verification on a busy machine. */
export const VERIFICATION_MS = 180_000;

const document = readDocument(readFileSync(config.description, 'utf8'));

type States = Pick<VerifierOptions, 'stateHandlers' | 'providerStatesSetupUrl'>;

/**
 * Verifies a provider against every pact. A field that the description does not declare is a breach of it.
 * @param operations ids of the provider's operations, all if absent.
 * @returns the differences, breaches of the description first. Empty if the provider keeps all pacts.
 */
export async function reportVerification(
  providerBaseUrl: string,
  states: States,
  operations?: readonly string[],
): Promise<string> {
  const lines: string[] = [];
  for (const { provider, pact } of config.agreements) {
    const folder = mkdtempSync(join(tmpdir(), 'portaria-pacts-'));
    try {
      const verifiedPact = operations === undefined ? pact : copyPart(pact, operations, folder);
      if (verifiedPact === null) continue;
      const { forbidden, differences } = await verifyProvider(
        { provider, pact: verifiedPact },
        { providerBaseUrl, ...states },
        [document],
        { strictFields: true },
      );
      lines.push(...forbidden, ...(differences === null ? [] : [differences]));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return lines.join('\n');
}

/** Copies a pact with the interactions of some operations only. `null`: it has none of them. */
function copyPart(pact: string, operations: readonly string[], folder: string): string | null {
  const content = JSON.parse(readFileSync(pact, 'utf8')) as { interactions: { description: string }[] };
  const interactions = content.interactions.filter(({ description }) =>
    operations.includes(description.split(':')[0] ?? ''),
  );
  if (interactions.length === 0) return null;
  const copy = join(folder, basename(pact));
  writeFileSync(copy, JSON.stringify({ ...content, interactions }));
  return copy;
}
