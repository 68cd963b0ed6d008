import { commandStep } from './commandStep';

/** The reference backend and the second provider, in each state, answer as the pact says. */
export const provider = commandStep(
  {
    id: 'provider',
    name: 'providers against the pact',
    advice: 'Mend the route in server/routes/ or test/providers/, or the state’s handler.',
  },
  'npx',
  'jest',
  '--selectProjects',
  'pact-provider',
);
