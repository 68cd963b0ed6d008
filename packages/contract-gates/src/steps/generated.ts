import { commandLineOf } from '../process';
import { skipped } from '../step';
import type { Step } from '../step';
import { runStepCommand } from './runStepCommand';

/** Generated types and validators are what the description gives today. */
export const generated: Step = {
  id: 'generated',
  name: 'types and validators',
  run: ({ config }) =>
    config.generated === undefined
      ? Promise.resolve(skipped('nothing is generated here'))
      : runStepCommand(commandLineOf(config.generated.command), config.generated.advice),
};
