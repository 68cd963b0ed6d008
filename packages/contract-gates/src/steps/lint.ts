import { readFileSync } from 'node:fs';
import { listUndated } from '../changes/deprecation';
import { formatFaults, readDocument, readObject } from '../description/readDocument';
import { formatError } from '../formatError';
import { installed, splitLines } from '../process';
import { failed } from '../step';
import type { Step } from '../step';
import { runStepCommand } from './runStepCommand';

/** Checks the description by `redocly.yaml`, for constructs that the tools do not support, and for deprecations. */
export const lint: Step = {
  id: 'lint',
  name: 'API description',
  run: async ({ config: { description } }) => {
    const advice = `Correct ${description}. Each line names the location and the rule.`;
    const text = readFileSync(description, 'utf8');
    try {
      readDocument(text, description);
    } catch (error) {
      return failed(splitLines(formatError(error)), advice);
    }
    const undated = listUndated(readObject(text));
    if (undated.length > 0) return failed(formatFaults(text, description, undated), advice);
    const redocly = installed('@redocly/cli', 'redocly');
    const outcome = await runStepCommand([...redocly, 'lint', '--format=stylish', description], advice);
    // Redocly prints a box about old versions of Node.
    return { ...outcome, lines: outcome.lines.filter((line) => !/^\s*[╔║╚]/.test(line)) };
  },
};
