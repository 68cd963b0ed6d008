// A part of the pact, where somebody verifies no more: a backend may leave out what is optional.
import { readFileSync } from 'node:fs';
import { DESCRIPTION, entry } from '../../api-spec/document';
import { operationsOf } from '../../api-spec/operations';
import { readDocument } from '../../api-spec/readDocument';

/** What Pact's verifier takes from the environment, and then leaves interactions out without a word. */
const FILTERS = ['PACT_DESCRIPTION', 'PACT_PROVIDER_STATE', 'PACT_PROVIDER_NO_STATE'];

export const filtersThatAreSet = (): string[] => FILTERS.filter((name) => (process.env[name] ?? '') !== '');

/** From the tags of the description to the operations that bear them. */
export function operationsByTag(): Map<string, string[]> {
  const byTag = new Map<string, string[]>();
  for (const { id, value } of operationsOf(readDocument(readFileSync(DESCRIPTION, 'utf8')))) {
    const tags = entry(value, 'tags');
    for (const tag of Array.isArray(tags) ? tags.map(String) : []) {
      byTag.set(tag, [...(byTag.get(tag) ?? []), id]);
    }
  }
  return byTag;
}

/** Only the interactions of these operations, in this process from now on: the verifier knows no option for it. */
export function verifyOnly(operations: string[]): void {
  process.env['PACT_DESCRIPTION'] = `^(${operations.join('|')}): `;
}
