import { DESCRIPTION } from '../../api-spec/document';
import { commandStep } from './commandStep';

/** The description by the rules of `redocly.yaml`, the project's own among them. */
export const lint = commandStep(
  {
    id: 'lint',
    name: 'API description',
    advice: `Mend ${DESCRIPTION}; each line names its place and the rule.`,
  },
  'npx',
  'redocly',
  'lint',
  '--format=stylish',
  DESCRIPTION,
);
