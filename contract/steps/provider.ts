import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** The reference backend and the second provider, in each state, answer as the pact says. */
export const provider: Step = {
  id: 'provider',
  name: 'providers against the pact',
  run: async () => {
    const { code, output } = await run('npx', ['jest', '--selectProjects', 'pact-provider']);
    return code === 0
      ? passed()
      : failed(
          linesOf(output),
          'Mend the route in server/routes/ or test/providers/, or the state’s handler.',
        );
  },
};
