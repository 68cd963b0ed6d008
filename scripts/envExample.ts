// `npm run env:example`: writes `.env.example` from the schema of the settings.
import { writeFileSync } from 'node:fs';
import { ENV_EXAMPLE, envExample } from './envExampleText';

writeFileSync(ENV_EXAMPLE, envExample());
