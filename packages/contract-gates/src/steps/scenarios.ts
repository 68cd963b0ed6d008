import { readFileSync } from 'node:fs';
import { scenarioGaps } from '../scenarios';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** Every named example stands in the pact, in the tests of the portal and on the page about the contract. */
export const scenarios: Step = {
  id: 'scenarios',
  name: 'one set of scenarios',
  run: () => {
    const gaps = scenarioGaps((file) => readFileSync(file, 'utf8'));
    return Promise.resolve(
      gaps.length === 0 ? passed() : failed(gaps, 'Name the scenario there too, or take the name away.'),
    );
  },
};
