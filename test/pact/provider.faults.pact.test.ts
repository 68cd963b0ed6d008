// The providers of test/providers/: without a fault they keep both pacts, and with each fault they break one.
import { FAULTS } from '../providers/faults';
import { LANGUAGES, startProvider } from '../providers/otherLanguages';
import type { RunningProvider } from '../providers/otherLanguages';
import { listen, secondProvider } from '../providers/second';
import { VERIFICATION_MS, verificationReport } from './verification';

const reported = (origin: string, fault: string): Promise<string> =>
  verificationReport(`${origin}/${fault}/api`, {
    providerStatesSetupUrl: `${origin}/${fault}/pact-states`,
  });

const typeScript = {
  name: 'TypeScript',
  missing: null,
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
  start: () => startProvider(language),
}));

for (const { name, missing, start } of [typeScript, ...others]) {
  const where = missing === null ? describe : describe.skip;
  where(missing === null ? `a provider in ${name}` : `a provider in ${name} (skipped: ${missing})`, () => {
    let provider: RunningProvider;
    beforeAll(async () => {
      provider = await start();
    }, VERIFICATION_MS);
    afterAll(() => provider.close());

    it(
      'keeps both pacts',
      async () => {
        expect(await reported(provider.origin, 'right')).toBe('');
      },
      VERIFICATION_MS,
    );

    it.each(Object.entries(FAULTS))(
      'does not keep them with the fault %s',
      async (fault, reason) => {
        expect(await reported(provider.origin, fault)).toMatch(reason);
      },
      VERIFICATION_MS,
    );
  });
}
