// Reads the fields of a request or a response of a pact, and how each is compared.
import { EXACT, readExpectations } from '../pact/expectations';
import type { Part } from '../pact/pactFile';

/** `type`: any value of the type, pattern or format matches. */
export type How = 'exact' | 'type';

/** By path: `courts[].code`. A field is exact if it is exact in one item. */
export function expectedFields(part: Part): Map<string, How> {
  const fields = new Map<string, How>();
  for (const [location, { matching }] of readExpectations(part)) {
    if (!isField(location)) continue;
    const path = location.replace(/^\$\.?/, '').replaceAll(/\[\d+\]/g, '[]');
    const how = matching.strictness === EXACT ? 'exact' : 'type';
    fields.set(path, fields.get(path) === 'exact' ? 'exact' : how);
  }
  return fields;
}

/** Excludes headers, the body itself and items of a list. */
const isField = (location: string) => location.startsWith('$') && location !== '$' && !location.endsWith(']');
