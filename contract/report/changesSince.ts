import { DESCRIPTION, readDocument } from '../../api-spec/document';
import type { Document } from '../../api-spec/document';
import type { Base } from '../base';
import { fileAt } from '../git';
import { readPact } from '../pact/pactFile';
import type { Interaction } from '../pact/pactFile';
import { PACT } from '../places';

export type Change = { rule: string; severity: 'breaking' | 'safe'; at: string; message: string };

/** How two versions of the agreement are compared. `today`: `2026-11-21`. */
export type Comparison = {
  descriptions: (before: Document, after: Document, today: string) => Change[];
  pacts: (before: Interaction[], after: Interaction[]) => Change[];
};

export type ChangesSince =
  | { kind: 'compared'; commit: string; because: string; description: Compared; pact: Compared }
  | Extract<Base, { kind: 'none' }>;

/** Breaking ones first; `null` where the base has no such file. */
type Compared = Change[] | null;

/** @throws {Error} when a file of the base is no description or no pact. */
export function changesSince(
  base: Base,
  now: { document: Document; interactions: Interaction[]; today: string },
  compare: Comparison,
): ChangesSince {
  if (base.kind === 'none') return base;
  const description = fileAt(base.commit, DESCRIPTION)?.toString();
  const pact = fileAt(base.commit, PACT)?.toString();
  return {
    kind: 'compared',
    commit: base.commit,
    because: base.because,
    description:
      description === undefined
        ? null
        : breakingFirst(compare.descriptions(readDocument(description), now.document, now.today)),
    pact: pact === undefined ? null : breakingFirst(compare.pacts(readPact(pact), now.interactions)),
  };
}

const breakingFirst = (changes: Change[]): Change[] => [
  ...changes.filter(({ severity }) => severity === 'breaking'),
  ...changes.filter(({ severity }) => severity !== 'breaking'),
];
