import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** The reference backend, in each state, answers as the pact says. */
export const provider: Step = {
  id: 'provider',
  name: 'reference backend',
  run: async () => {
    const { code, output } = await run('npx', ['jest', '--selectProjects', 'pact-provider']);
    return code === 0 ? passed() : failed(linesOf(output), 'Mend the route in server/routes/ or the state.');
  },
};
