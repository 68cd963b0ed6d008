// The providers of test/providers/ keep both pacts without a fault. Each fault breaks a pact.
import { FAULTS, OWN_FAULTS, findOperation } from '../providers/faults';
import { LANGUAGES, OPERATIONS, startProvider } from '../providers/otherLanguages';
import type { RunningProvider } from '../providers/otherLanguages';
import { listen, secondProvider } from '../providers/second';
import { VERIFICATION_MS, reportVerification } from './verification';

/** The provider in TypeScript has all operations, so `operations` is `undefined`. */
const typeScript = {
  name: 'TypeScript',
  skipReason: null,
  operations: undefined,
  faults: { ...FAULTS, ...OWN_FAULTS },
  start: async (): Promise<RunningProvider> => {
    const { server, address } = await listen(secondProvider());
    return {
      origin: address,
      close: async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      },
    };
  },
};
const otherProviders = LANGUAGES.map((language) => ({
  name: language.name,
  skipReason: language.skipReason,
  operations: OPERATIONS,
  faults: FAULTS,
  start: () => startProvider(language),
}));

for (const { name, skipReason, operations, faults, start } of [typeScript, ...otherProviders]) {
  const describeProvider = skipReason === null ? describe : describe.skip;
  describeProvider(
    skipReason === null ? `a provider in ${name}` : `a provider in ${name} (skipped: ${skipReason})`,
    () => {
      let provider: RunningProvider;
      const report = (fault: string, verifiedOperations: readonly string[] | undefined) =>
        reportVerification(
          `${provider.origin}/${fault}/api`,
          { providerStatesSetupUrl: `${provider.origin}/${fault}/pact-states` },
          verifiedOperations,
        );
      beforeAll(async () => {
        provider = await start();
      }, VERIFICATION_MS);
      afterAll(() => provider.close());

      it(
        'keeps both pacts',
        async () => {
          expect(await report('right', operations)).toBe('');
        },
        VERIFICATION_MS,
      );

      // The faults are the same in each language.
      it.each(Object.entries(faults))(
        `breaks a pact with the fault %s${name === typeScript.name ? '' : ' @long'}`,
        async (fault, reason) => {
          expect(await report(fault, [findOperation(fault)])).toMatch(reason);
        },
        VERIFICATION_MS,
      );
    },
  );
}
