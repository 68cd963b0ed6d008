import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTION } from '../description/document';
import { readDocument } from '../description/readDocument';
import { installed } from '../installed';
import { optionalExpectations } from '../pact/optionalExpectations';
import { readPact } from '../pact/pactFile';
import { AGREEMENTS, RESULTS } from '../places';
import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** The description as this project's tools read it. */
const AS_READ = join(RESULTS, 'openapi.json');

/** Whatever the portal sends and reads is something that the description allows and promises. */
export const pactInDescription: Step = {
  id: 'pact-in-description',
  name: 'pacts against the description',
  run: async () => {
    const document = readDocument(readFileSync(DESCRIPTION, 'utf8'));
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(AS_READ, JSON.stringify(document));
    const lines: string[] = [];
    for (const { pact } of AGREEMENTS) {
      // The comparator takes every field of a response for optional.
      lines.push(...optionalExpectations(readPact(readFileSync(pact, 'utf8')), document));
      const { code, output } = await run([...installed('@pactflow/openapi-pact-comparator'), AS_READ, pact]);
      if (code !== 0) lines.push(...linesOf(output));
    }
    return lines.length === 0
      ? passed()
      : failed(lines, 'Either the portal asks for too much, or the description says too little.');
  },
};
