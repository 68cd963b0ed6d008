import { resolveCommand } from '../process';
import { skipped } from '../step';
import type { Step } from '../step';
import { runStepCommand } from './runStepCommand';

/** Fails if generated types or validators are older than the description. */
export const generated: Step = {
  id: 'generated',
  name: 'types and validators',
  run: ({ config }) =>
    config.generated === undefined
      ? skipped('the configuration names no generated files')
      : runStepCommand(resolveCommand(config.generated.command), config.generated.advice),
};
