// The shipped pacts as one, for tests of what a comparison says of an interaction, whichever pact has it.
import { readFileSync } from 'node:fs';
import { readObject } from '../../api-spec/readDocument';
import type { Document } from '../../api-spec/document';
import { AGREEMENTS } from '../places';

export function shippedPacts(): Document {
  const pacts = AGREEMENTS.map(({ pact }) => readObject(readFileSync(pact, 'utf8')));
  return { ...pacts[0], interactions: pacts.flatMap((pact) => pact['interactions']) };
}
