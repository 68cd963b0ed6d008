import { readFileSync } from 'node:fs';
import { DESCRIPTION } from '../description/document';
import { readDocument } from '../description/readDocument';
import { installed } from '../installed';
import { linesOf } from '../process';
import { failed } from '../step';
import type { Step } from '../step';
import { commandStep } from './commandStep';

const ABOUT = {
  id: 'lint',
  name: 'API description',
  advice: `Mend ${DESCRIPTION}; each line names its place and the rule.`,
};

const redocly = commandStep(ABOUT, () => [
  ...installed('@redocly/cli', 'redocly'),
  ...['lint', '--format=stylish', DESCRIPTION],
]);

/** The description by the rules of `redocly.yaml`, the project's own among them, and by what the tools can follow. */
export const lint: Step = {
  ...redocly,
  run: async (context) => {
    try {
      readDocument(readFileSync(DESCRIPTION, 'utf8'));
    } catch (error) {
      return failed(linesOf(error instanceof Error ? error.message : String(error)), ABOUT.advice);
    }
    return redocly.run(context);
  },
};
