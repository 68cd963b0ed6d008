// Orders the records. The last one counts, and of several last ones the worst.
import { DEPLOYMENTS, VERIFICATIONS } from '../config';
import type { Config } from '../config';
import { readHistory, withPair } from './history';
import type { History } from './history';
import {
  parseDeployments,
  parseVerifications,
  readDeployments,
  readVerifications,
  verificationFile,
} from './records';
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
  /** Whether only the history has it. It counts until a later one follows. */
  isRemoved: boolean;
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
  const { history } = verified;
  const present = readDeployments(config).map((one, index) =>
    placeIn(history, `${DEPLOYMENTS}/${one.environment}.json`, one, index),
  );
  const removed = history.earlier.flatMap(({ file, text }) =>
    parseDeployments(text)
      .filter((one) => !history.isPresent(file, one))
      .map((one) => placeRemoved(history, file, one)),
  );
  // Several earlier texts have the same record.
  const once = new Map(removed.map((one) => [JSON.stringify(one), one]));
  return { ...verified, deployments: [...once.values(), ...present] };
}

/** Reads the verifications with their history. @throws {Error} with the name of an invalid file. */
export function readVerified(config: Config): Verified {
  const history = readHistory(config.records);
  const present = readVerifications(config).map((record) => ({
    ...record,
    verifications: record.verifications.map((one, index) =>
      placeIn(history, `${VERIFICATIONS}/${verificationFile(record)}`, withPair(record, one), index),
    ),
  }));
  const removed = history.earlier.flatMap(({ file, text }) =>
    parseVerifications(config, text).map((record) => ({
      ...record,
      // A success that was removed proves nothing.
      verifications: record.verifications
        .map((one) => withPair(record, one))
        .filter((one) => !one.success && !history.isPresent(file, one))
        .map((one) => placeRemoved(history, file, one)),
    })),
  );
  return { verifications: [...removed, ...present], history };
}

const placeIn = <T extends object>(history: History, file: string, entry: T, index: number): Ordered<T> => ({
  ...entry,
  place: {
    ...{ file, index, commits: history.addedBy(file, entry), isChanged: history.isChanged(file, entry) },
    isRemoved: false,
  },
});

/** Places a record that only the history has before those of its file. */
const placeRemoved = <T extends object>(history: History, file: string, entry: T): Ordered<T> => ({
  ...entry,
  place: { file, index: -1, commits: history.addedBy(file, entry), isChanged: true, isRemoved: true },
});

type Entry = Ordered<{ at: string }>;

/** Whether the other record is surely later than this one. */
export const precedes = (one: Entry, other: Entry, history: History): boolean =>
  isAddedBefore(one, other, history) && !isDatedBefore(other, one, history);

/**
 * Whether a record that was added later has an earlier time, although the clock of the other one was right. A rebase, a
 * cherry-pick or a squash has moved an old record.
 */
const isDatedBefore = (later: Entry, one: Entry, { committedAt }: History): boolean => {
  const time = Date.parse(one.at);
  const { commits } = later.place;
  const added = commits.length === 0 ? Date.now() : Math.max(...commits.map(committedAt));
  // With a time after that of the commit, the clock of that record was ahead.
  return Date.parse(later.at) < time && time <= added;
};

/** Returns two of the last records whose commits and times contradict each other, the one that was added later first. */
export const findContradiction = (
  last: readonly Entry[],
  { history }: Pick<Records, 'history'>,
): [later: Entry, one: Entry] | undefined =>
  last
    .flatMap((later) => last.map((one): [Entry, Entry] => [later, one]))
    .find(([later, one]) => isAddedBefore(one, later, history) && isDatedBefore(later, one, history));

/** Whether the commits, or the places in a file, say that the other record is later. */
function isAddedBefore(one: Entry, other: Entry, { isAncestor, gap }: History): boolean {
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
  const runs = verified.verifications
    .filter((one) => one.identity === identity && one.description === description)
    .flatMap((one) => one.verifications);
  return findCounted(runs, verified);
}
