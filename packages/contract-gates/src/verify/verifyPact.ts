import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { Verifier } from '@pact-foundation/pact';
import type { VerifierOptions } from '@pact-foundation/pact';
import { entry, parseJson, readList, readString } from '../description/document';
import type { Agreement } from '../config';
import { readStateValues } from '../pact/pactFile';
import { nameHandler, startStateProxy } from './stateProxy';
import { makeStateValues } from './stateValues';
import type { StateValues } from './stateValues';

process.env['PACT_DO_NOT_TRACK'] = 'true';

/** The provider breaks the pact. The message lists the differences. */
export class PactBroken extends Error {}

/** The committed pact says which values are needed. Another pact of a broker may need fewer. */
export const makePactValues = (pact: string, { providerStatesSetupUrl }: VerifierOptions): StateValues =>
  makeStateValues(nameHandler(providerStatesSetupUrl), readStateValues(readFileSync(pact, 'utf8')));

/**
 * Verifies a provider against the committed pact, or against the pacts of a broker in the options.
 * @returns One sentence for each provider state that returned no value for its requests.
 * @throws {PactBroken}
 * @throws {Error} if the verification cannot run: no pact, no broker, or no provider state could be set up.
 */
export async function verifyPact(
  { provider, pact }: Pick<Agreement, 'provider' | 'pact'>,
  options: VerifierOptions,
  values = makePactValues(pact, options),
): Promise<string[]> {
  const { stateHandlers, providerStatesSetupUrl, ...others } = options;
  const handler = providerStatesSetupUrl ?? stateHandlers;
  const states = handler === undefined ? null : await startStateProxy(handler, values);
  const verifier = new Verifier({
    provider,
    ...(options.pactBrokerUrl === undefined && { pactUrls: [pact] }),
    logLevel: 'error',
    ...others,
    ...(states !== null && { providerStatesSetupUrl: states.address }),
  });
  // The library would add the pacts of this broker.
  const { PACT_BROKER_BASE_URL: broker } = process.env;
  delete process.env['PACT_BROKER_BASE_URL'];
  try {
    await verifier.verifyProvider();
    return values.missing();
  } catch (error) {
    const report = parseJson(error instanceof Error ? error.message : '');
    const failures = entry(report, 'errors');
    if (!Array.isArray(failures)) throw error;
    const stateFaults = states?.faults() ?? [];
    const differences = [...stateFaults, ...values.missing(), differencesIn(report)].join('\n');
    if (!failures.some(isDifference)) {
      const cause =
        stateFaults.length > 0
          ? 'The state handler failed, so the backend was not verified'
          : 'Not the backend failed, but the state handler, which has to respond with 200, or the file of the pact';
      throw new Error(`${differences}\n${cause}`, { cause: error });
    }
    throw new PactBroken(differences, { cause: error });
  } finally {
    states?.close();
    if (broker !== undefined) process.env['PACT_BROKER_BASE_URL'] = broker;
  }
}

/** Other failures are errors of the state handler or the pact. */
const isDifference = (failure: unknown): boolean =>
  readString(entry(failure, 'mismatch'), 'type') === 'mismatches';

/** Returns the failures from the `output` of the verifier's report. */
function differencesIn(report: unknown): string {
  const lines = readList(report, 'output').map((line) => stripVTControlCharacters(String(line)));
  const start = lines.findIndex((line) => line.includes('Failures:'));
  return lines.slice(Math.max(start, 0)).join('\n');
}
