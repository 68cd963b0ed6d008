import type { Entry } from '../../api/entries';
import { KINDS } from '../../controls/entries/kinds';

/** Adds up cents of entries, once for each kind that they have. */
export const sumByKind = (
  entries: readonly Entry[],
  centsOf: (entry: Entry) => number,
): { kind: Entry['kind']; cents: number }[] =>
  KINDS.map((kind) => ({ kind, ofKind: entries.filter((entry) => entry.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0)
    .map(({ kind, ofKind }) => ({ kind, cents: ofKind.reduce((sum, entry) => sum + centsOf(entry), 0) }));
