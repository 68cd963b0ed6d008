import { readFileSync } from 'node:fs';
import { readDocument } from '../description/readDocument';
import { formatError } from '../formatError';
import { installed, splitLines } from '../process';
import { failed } from '../step';
import type { Step } from '../step';
import { runStepCommand } from './runStepCommand';

/** Checks the description by `redocly.yaml`, and for constructs that the tools do not support. */
export const lint: Step = {
  id: 'lint',
  name: 'API description',
  run: async ({ config: { description } }) => {
    const advice = `Correct ${description}. Each line names the location and the rule.`;
    try {
      readDocument(readFileSync(description, 'utf8'), description);
    } catch (error) {
      return failed(splitLines(formatError(error)), advice);
    }
    const redocly = installed('@redocly/cli', 'redocly');
    return runStepCommand([...redocly, 'lint', '--format=stylish', description], advice);
  },
};
