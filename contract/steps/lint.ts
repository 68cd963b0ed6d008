import { DESCRIPTION } from '../../api-spec/document';
import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** The description by the rules of `redocly.yaml`, the project's own among them. */
export const lint: Step = {
  id: 'lint',
  name: 'API description',
  run: async () => {
    const { code, output } = await run('npx', ['redocly', 'lint', '--format=stylish', DESCRIPTION]);
    return code === 0
      ? passed()
      : failed(linesOf(output), `Mend ${DESCRIPTION}; each line names its place and the rule.`);
  },
};
