// Which fields a pact's request or answer holds, and how each is compared.
import { EXACT, expectationsIn } from '../pact/expectations';
import type { Part } from '../pact/pactFile';

/** `type`: any value of the kind will do, also one that fits a pattern or a format. */
export type How = 'exact' | 'type';

/** By path: `dashboards[].code`. Where one entry of a list is exact, the field is. */
export function expectedFields(part: Part): Map<string, How> {
  const found = new Map<string, How>();
  for (const [place, { matching }] of expectationsIn(part)) {
    if (!isField(place)) continue;
    const path = place.replace(/^\$\.?/, '').replaceAll(/\[\d+\]/g, '[]');
    const how = matching.strictness === EXACT ? 'exact' : 'type';
    found.set(path, found.get(path) === 'exact' ? 'exact' : how);
  }
  return found;
}

/** Neither a header, nor the body itself, nor an entry of a list. */
const isField = (place: string) => place.startsWith('$') && place !== '$' && !place.endsWith(']');
