import { DESCRIPTION } from '../../api-spec/document';
import { PACT } from '../places';
import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** Whatever the portal sends and reads is something that the description allows and promises. */
export const pactInDescription: Step = {
  id: 'pact-in-description',
  name: 'pact against the description',
  run: async () => {
    const { code, output } = await run('npx', ['openapi-pact-comparator', DESCRIPTION, PACT]);
    return code === 0
      ? passed()
      : failed(linesOf(output), 'Either the portal asks for too much, or the description says too little.');
  },
};
