import { scenarioGaps } from '../scenarios';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** Every named example with a provider state is in the pact of its agreement, and nothing else is. */
export const scenarios: Step = {
  id: 'scenarios',
  name: 'one set of scenarios',
  run: ({ config }) => {
    const gaps = scenarioGaps(config);
    return Promise.resolve(
      gaps.length === 0 ? passed() : failed(gaps, 'Name the scenario there too, or take the name away.'),
    );
  },
};
