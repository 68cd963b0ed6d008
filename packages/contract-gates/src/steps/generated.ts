import { commandLineOf } from '../process';
import { skipped } from '../step';
import type { Step } from '../step';
import { outcomeOfCommand } from './outcomeOfCommand';

/** Generated types and validators are what the description gives today. */
export const generated: Step = {
  id: 'generated',
  name: 'types and validators',
  run: ({ config }) =>
    config.generated === undefined
      ? Promise.resolve(skipped('nothing is generated here'))
      : outcomeOfCommand(commandLineOf(config.generated.command), config.generated.advice),
};
