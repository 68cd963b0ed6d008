import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTION } from '../../api-spec/document';
import { readDocument } from '../../api-spec/readDocument';
import { optionalExpectations } from '../pact/optionalExpectations';
import { readPact } from '../pact/pactFile';
import { PACT, RESULTS } from '../places';
import { failed } from '../step';
import type { Step } from '../step';
import { commandStep } from './commandStep';

const ABOUT = {
  id: 'pact-in-description',
  name: 'pact against the description',
  advice: 'Either the portal asks for too much, or the description says too little.',
};

/** The description as this project's tools read it. */
const AS_READ = join(RESULTS, 'openapi.json');

const comparator = commandStep(ABOUT, 'npx', 'openapi-pact-comparator', AS_READ, PACT);

/** Whatever the portal sends and reads is something that the description allows and promises. */
export const pactInDescription: Step = {
  ...comparator,
  run: async (context) => {
    const document = readDocument(readFileSync(DESCRIPTION, 'utf8'));
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(AS_READ, JSON.stringify(document));
    const outcome = await comparator.run(context);
    // The comparator takes every field of an answer for optional.
    const optional = optionalExpectations(readPact(readFileSync(PACT, 'utf8')), document);
    return optional.length === 0 ? outcome : failed([...optional, ...outcome.changed], ABOUT.advice);
  },
};
