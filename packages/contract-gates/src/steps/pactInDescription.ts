import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entry, parseJson, readString } from '../description/document';
import { readDocument } from '../description/readDocument';
import { optionalExpectations } from '../pact/optionalExpectations';
import { readPact } from '../pact/pactFile';
import { installed, splitLines, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** Checks that the description allows each request of the consumer and promises each expected response. */
export const pactInDescription: Step = {
  id: 'pact-in-description',
  name: 'pacts against the description',
  run: async ({ config: { description, agreements, results } }) => {
    const document = readDocument(readFileSync(description, 'utf8'), description);
    mkdirSync(results, { recursive: true });
    const asRead = join(results, 'openapi.json');
    writeFileSync(asRead, JSON.stringify(document));
    const lines: string[] = [];
    for (const { pact } of agreements) {
      // The comparator treats every field of a response as optional.
      lines.push(...optionalExpectations(readPact(readFileSync(pact, 'utf8')), document));
      const { code, output } = await run([...installed('@pactflow/openapi-pact-comparator'), asRead, pact]);
      if (code !== 0) lines.push(...formatFindings(output));
    }
    if (lines.length === 0) return passed();
    const isUnknownPath = lines.some((line) => line.includes('Path or method not defined'));
    return failed(
      lines,
      isUnknownPath
        ? 'Describe the operation, or correct its path in the pact, which has no prefix of `servers`.'
        : 'Either the consumer expects too much, or the description promises too little.',
    );
  },
};

/** Returns one line for each finding of the comparator, which prints JSON. Another output is an error of its own. */
function formatFindings(output: string): string[] {
  const findings = parseJson(output);
  if (!Array.isArray(findings)) return splitLines(output);
  return findings.map((finding: unknown) => {
    const interaction = readString(entry(finding, 'mockDetails'), 'interactionDescription') ?? '';
    return `${interaction}: ${readString(finding, 'message') ?? JSON.stringify(finding)}`;
  });
}
