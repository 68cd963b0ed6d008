// The providers of test/providers/ keep both pacts without a fault. Each fault breaks a pact.
import { FAULTS, FILE_FAULTS } from '../providers/faults';
import { LANGUAGES, OPERATIONS, startProvider } from '../providers/otherLanguages';
import type { RunningProvider } from '../providers/otherLanguages';
import { listen, secondProvider } from '../providers/second';
import { VERIFICATION_MS, verificationReport } from './verification';

/** Returns the operations that a fault can change. */
const findOperations = (fault: string) => (fault in FILE_FAULTS ? ['exportEntries'] : OPERATIONS);

/** The provider in TypeScript has all operations, so `operations` is `undefined`. */
const typeScript = {
  name: 'TypeScript',
  missing: null,
  operations: undefined,
  faults: { ...FAULTS, ...FILE_FAULTS },
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
const others = LANGUAGES.map((language) => ({
  name: language.name,
  missing: language.missing,
  operations: OPERATIONS,
  faults: FAULTS,
  start: () => startProvider(language),
}));

for (const { name, missing, operations, faults, start } of [typeScript, ...others]) {
  const describeProvider = missing === null ? describe : describe.skip;
  describeProvider(
    missing === null ? `a provider in ${name}` : `a provider in ${name} (skipped: ${missing})`,
    () => {
      let provider: RunningProvider;
      const report = (fault: string, verified: readonly string[] | undefined) =>
        verificationReport(
          `${provider.origin}/${fault}/api`,
          { providerStatesSetupUrl: `${provider.origin}/${fault}/pact-states` },
          verified,
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

      it.each(Object.entries(faults))(
        'breaks a pact with the fault %s',
        async (fault, reason) => {
          expect(await report(fault, findOperations(fault))).toMatch(reason);
        },
        VERIFICATION_MS,
      );
    },
  );
}
