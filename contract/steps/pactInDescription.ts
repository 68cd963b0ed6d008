import { readFileSync } from 'node:fs';
import { DESCRIPTION, readDocument } from '../../api-spec/document';
import { optionalExpectations } from '../pact/optionalExpectations';
import { readPact } from '../pact/pactFile';
import { PACT } from '../places';
import { failed } from '../step';
import type { Step } from '../step';
import { commandStep } from './commandStep';

const ABOUT = {
  id: 'pact-in-description',
  name: 'pact against the description',
  advice: 'Either the portal asks for too much, or the description says too little.',
};

const comparator = commandStep(ABOUT, 'npx', 'openapi-pact-comparator', DESCRIPTION, PACT);

/** Whatever the portal sends and reads is something that the description allows and promises. */
export const pactInDescription: Step = {
  ...comparator,
  run: async (context) => {
    const outcome = await comparator.run(context);
    // The comparator takes every field of an answer for optional.
    const optional = optionalExpectations(
      readPact(readFileSync(PACT, 'utf8')),
      readDocument(readFileSync(DESCRIPTION, 'utf8')),
    );
    return optional.length === 0 ? outcome : failed([...optional, ...outcome.changed], ABOUT.advice);
  },
};
