import { DESCRIPTION } from '../../api-spec/document';
import type { Document } from '../../api-spec/document';
import { readDocument } from '../../api-spec/readDocument';
import type { Base } from '../base';
import type { Change } from '../changes/change';
import { compareDescriptions } from '../changes/compareDescriptions';
import { fileAt } from '../git';
import { comparePacts } from '../pact/comparePacts';
import { readPact } from '../pact/pactFile';
import type { Interaction } from '../pact/pactFile';
import { PACT } from '../places';

export type ChangesSince =
  | { kind: 'compared'; commit: string; description: Compared; pact: Compared }
  | Extract<Base, { kind: 'none' }>;

/** Breaking ones first; `null` where the base has no such file. */
type Compared = Change[] | null;

/**
 * `today`: `2026-11-21`.
 * @throws {Error} when a file of the base is no description or no pact.
 */
export function changesSince(
  base: Base,
  now: { document: Document; interactions: Interaction[]; today: string },
): ChangesSince {
  if (base.kind === 'none') return base;
  const description = fileAt(base.commit, DESCRIPTION)?.toString();
  const pact = fileAt(base.commit, PACT)?.toString();
  return {
    kind: 'compared',
    commit: base.commit,
    description:
      description === undefined
        ? null
        : breakingFirst(compareDescriptions(readDocument(description), now.document, now.today)),
    pact: pact === undefined ? null : breakingFirst(comparePacts(readPact(pact), now.interactions)),
  };
}

const breakingFirst = (changes: Change[]): Change[] => [
  ...changes.filter(({ severity }) => severity === 'breaking'),
  ...changes.filter(({ severity }) => severity !== 'breaking'),
];
