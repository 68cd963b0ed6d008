// Orders the records. The last one counts, and of several last ones the worst.
import { DEPLOYMENTS, VERIFICATIONS } from '../config';
import type { Config } from '../config';
import { readHistory } from './history';
import type { History } from './history';
import { readDeployments, readVerifications, verificationFile } from './records';
import type { DeploymentRecord, Verification, VerificationRecord } from './records';

/** A verification or a deployment, with the place that decides about its order. */
export type Ordered<T> = T & { place: Place };

type Place = {
  /** In the folder of the records. */
  file: string;
  /** In its file. */
  index: number;
  /** The last commits that added it. Empty: only the work tree has it. */
  commits: readonly string[];
  /** Whether it may be an old record that a person has changed. */
  isChanged: boolean;
};

/** The verifications, as far as git knows their order. */
export type Verified = {
  verifications: (Omit<VerificationRecord, 'verifications'> & { verifications: Ordered<Verification>[] })[];
  history: History;
};

export type Records = Verified & { deployments: Ordered<DeploymentRecord>[] };

/** Reads all records with their history. @throws {Error} with the name of an invalid file. */
export function readRecords(config: Config): Records {
  const verified = readVerified(config);
  const deployments = readDeployments(config).map((one, index) =>
    placeIn(verified.history, `${DEPLOYMENTS}/${one.environment}.json`, one, index),
  );
  return { ...verified, deployments };
}

/** Reads the verifications with their history. @throws {Error} with the name of an invalid file. */
export function readVerified(config: Config): Verified {
  const history = readHistory(config.records);
  const verifications = readVerifications(config).map((record) => ({
    ...record,
    verifications: record.verifications.map((one, index) =>
      placeIn(history, `${VERIFICATIONS}/${verificationFile(record)}`, one, index),
    ),
  }));
  return { verifications, history };
}

const placeIn = <T extends object>(history: History, file: string, entry: T, index: number): Ordered<T> => ({
  ...entry,
  place: { file, index, commits: history.addedBy(file, entry), isChanged: history.isChanged(file, entry) },
});

type Entry = Ordered<{ at: string }>;

/** Whether the other record is surely later than this one. */
export function precedes(one: Entry, other: Entry, { isAncestor, gap }: History): boolean {
  const isSameFile = one.place.file === other.place.file;
  if (gap?.isWhole === true || other.place.isChanged) return false;
  // The commands append, so an earlier place is that of an earlier record.
  if (isSameFile && one.place.index >= other.place.index) return false;
  const [commits, later] = [one.place.commits, other.place.commits];
  // A record that came by several commits, as by a cherry-pick, is known from the first of them on.
  if (commits.length > 0 && later.length > 0)
    return commits.some((commit) => later.every((last) => isAncestor(commit, last)));
  if (commits.length > 0 || later.length > 0) return commits.length > 0;
  // Of two records that only the work tree has, no commit shows the order, so place and time have to agree.
  return isSameFile && Date.parse(one.at) <= Date.parse(other.at);
}

/** Returns the records that no other one follows: several, if git does not know which of them is the last. */
export function findLast<T extends Entry>(entries: readonly T[], { history }: Pick<Records, 'history'>): T[] {
  // Usually the last entry follows all others, so the search begins there.
  const newestFirst = [...entries].reverse();
  return entries.filter((one) => !newestFirst.some((other) => precedes(one, other, history)));
}

/** Of the last ones, a failed verification counts. */
export function findCounted<T extends Ordered<Verification>>(
  runs: readonly T[],
  records: Pick<Records, 'history'>,
): T | undefined {
  const last = findLast(runs, records);
  return last.find(({ success }) => !success) ?? last.at(-1);
}

/** Returns the counted verification of exactly these files, of any version and by any person. */
export function lastVerification(
  verified: Verified,
  identity: string | null,
  description: string,
): Ordered<Verification> | undefined {
  const record = verified.verifications.find(
    (one) => one.identity === identity && one.description === description,
  );
  return findCounted(record?.verifications ?? [], verified);
}
