import { readFileSync } from 'node:fs';
import { readDocument } from '../description/readDocument';
import { installed, linesOf } from '../process';
import { failed } from '../step';
import type { Step } from '../step';
import { runStepCommand } from './runStepCommand';

/** The description keeps the rules of `redocly.yaml`, and the tools can follow it. */
export const lint: Step = {
  id: 'lint',
  name: 'API description',
  run: async ({ config: { description } }) => {
    const advice = `Mend ${description}; each line names its place and the rule.`;
    try {
      readDocument(readFileSync(description, 'utf8'), description);
    } catch (error) {
      return failed(linesOf(error instanceof Error ? error.message : String(error)), advice);
    }
    const redocly = installed('@redocly/cli', 'redocly');
    return runStepCommand([...redocly, 'lint', '--format=stylish', description], advice);
  },
};
