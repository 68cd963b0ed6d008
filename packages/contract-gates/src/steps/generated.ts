import { installed } from '../installed';
import { commandStep } from './commandStep';

/** Types and validators are what the description gives today. */
export const generated = commandStep(
  {
    id: 'generated',
    name: 'types and validators',
    advice: 'npm run api:generate, and commit what it writes.',
  },
  () => [...installed('tsx'), 'api-spec/generate.ts', '--check'],
);
