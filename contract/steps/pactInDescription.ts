import { DESCRIPTION } from '../../api-spec/document';
import { PACT } from '../places';
import { commandStep } from './commandStep';

/** Whatever the portal sends and reads is something that the description allows and promises. */
export const pactInDescription = commandStep(
  {
    id: 'pact-in-description',
    name: 'pact against the description',
    advice: 'Either the portal asks for too much, or the description says too little.',
  },
  'npx',
  'openapi-pact-comparator',
  DESCRIPTION,
  PACT,
);
