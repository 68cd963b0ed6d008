import { defineConfig } from 'contract-gates';
import { DESCRIPTION, NOT_VALIDATED, SEPARATE_ITEMS, validatorFile } from './api-spec/generatorSettings';
import { SHORT_TESTS } from './scripts/gates/short';

const PROVIDER_REPORT = '.cache/contract/provider.json';
const PROVIDER_TESTS = `--selectProjects pact-provider ${SHORT_TESTS} --json --outputFile=${PROVIDER_REPORT}`;

/** Configuration of `npm run contract`. */
export default defineConfig({
  command: 'npm run contract --',
  description: DESCRIPTION,
  consumer: 'portaria',
  agreements: [
    {
      provider: 'erp-backend',
      pact: 'pacts/portaria-erp-backend.json',
      tag: 'authorization',
    },
    {
      provider: 'erp-backend-extension',
      pact: 'pacts/portaria-erp-backend-extension.json',
      tag: 'portal',
      isOptional: true,
    },
  ],
  generated: {
    command: ['tsx', 'api-spec/generate.ts', '--check'],
    advice: 'Run npm run api:generate and commit the changes.',
  },
  validators: {
    file: validatorFile,
    except: NOT_VALIDATED,
    parts: (schema) => SEPARATE_ITEMS[schema]?.schemas ?? [],
  },
  // In band, because two test files that write one pact at the same time lose interactions.
  consumerTests: {
    command: ['jest', '--selectProjects', 'pact-consumer', '--runInBand'],
    advice: 'Correct the consumer’s tests in test/pact/.',
  },
  providerTests: {
    command: ['jest', ...PROVIDER_TESTS.split(' ')],
    jestReport: PROVIDER_REPORT,
    advice: 'Correct the route in server/routes/ or test/providers/, or the handler of the provider state.',
  },
  startProvider: async () => {
    const { startReference } = await import('./test/pact/reference');
    return startReference();
  },
  sources: { folder: 'src', types: 'api-spec/schema.gen.ts', tsconfig: 'tsconfig.json' },
  records: 'pacts/records',
  allowedChanges: 'api-spec/allowed-changes.yaml',
  results: '.cache/contract',
});
