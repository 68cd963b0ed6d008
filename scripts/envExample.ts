// `npm run env:example`: writes `.env.example` from the schema of the settings.
import { writeFileSync } from 'node:fs';
import { ENV_EXAMPLE, renderEnvExample } from './envExampleText';

writeFileSync(ENV_EXAMPLE, renderEnvExample());
