import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** Types and validators are what the description gives today. */
export const generated: Step = {
  id: 'generated',
  name: 'types and validators',
  run: async () => {
    const { code, output } = await run('npm', ['run', '--silent', 'api:check']);
    return code === 0
      ? passed()
      : failed(linesOf(output), 'npm run api:generate, and commit what it writes.');
  },
};
