import type { Document } from '../description/document';
import { readDocument } from '../description/readDocument';
import type { Base } from '../base';
import type { Agreement } from '../config';
import type { Change } from '../changes/change';
import { compareDescriptions } from '../changes/compareDescriptions';
import { readAtCommit } from '../git';
import { comparePactFiles } from '../pact/comparePacts';
import { pairPacts, readPactsAt } from '../pact/pactFile';
import type { Interaction } from '../pact/pactFile';

export type ChangesSince =
  | { kind: 'compared'; commit: string; description: Compared; pact: Compared }
  | Extract<Base, { kind: 'none' }>;

/** Breaking ones first. `null`: the base has no such file. */
type Compared = Change[] | null;

/** The present agreement. */
export type Present = {
  /** File of the description. */
  description: string;
  document: Document;
  consumer: string;
  agreements: readonly Agreement[];
  /** By provider. */
  pacts: Map<string, Interaction[]>;
  /** Schemas that the consumer validates at run time. */
  validated: readonly string[];
  /** `2026-11-21` */
  today: string;
};

/**
 * @throws {UnreadableError} if a file of the base is not a description or a pact.
 */
export function changesSince(base: Base, now: Present): ChangesSince {
  if (base.kind === 'none') return base;
  const description = readAtCommit(base.commit, now.description)?.toString();
  const pacts = readPactsAt(base.commit, now);
  return {
    kind: 'compared',
    commit: base.commit,
    description:
      description === undefined
        ? null
        : breakingFirst(
            compareDescriptions(readDocument(description, now.description), now.document, {
              today: now.today,
              validated: now.validated,
              tags: now.agreements.map(({ tag }) => tag),
            }),
          ),
    pact: pacts.size === 0 ? null : breakingFirst(comparePactFiles(pairPacts(pacts, now.pacts))),
  };
}

const breakingFirst = (changes: Change[]): Change[] => [
  ...changes.filter(({ severity }) => severity === 'breaking'),
  ...changes.filter(({ severity }) => severity !== 'breaking'),
];
