import { defineConfig } from 'contract-gates';

export default defineConfig({
  command: 'npm run contract --',
  description: 'openapi.yaml',
  consumer: 'club-app',
  agreements: [
    { provider: 'club-server', pact: 'pacts/club-app-club-server.json', tag: 'sign-in' },
    {
      provider: 'club-server-extension',
      pact: 'pacts/club-app-club-server-extension.json',
      tag: 'booking',
      isOptional: true,
    },
  ],
  generated: {
    command: ['node', '--check', 'validators/Accepted.mjs'],
    advice: 'Write the validators again.',
  },
  validators: { file: (schema) => `validators/${schema}.mjs`, except: ['Refused'] },
  startProvider: async () => {
    const { startProvider } = await import('./provider');
    const { baseUrl, statesUrl, close } = await startProvider();
    return { providerBaseUrl: baseUrl, providerStatesSetupUrl: statesUrl, close };
  },
});
