// Finds the commits that added each record. Their ancestry is the order of the records, because a clock can be wrong.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject, parseJson } from '../description/document';
import type { JsonObject } from '../description/document';
import { formatError } from '../formatError';
import { gitOrThrow, listKnownCommits, listShallowCommits, readBlobs } from '../git';

/** What git knows about the entries of the files of a folder. */
export type History = {
  /** Returns the last commits that added an entry to a file of the folder. Empty: only the work tree has it. */
  addedBy: (file: string, entry: object) => readonly string[];
  /**
   * Whether an entry may be an old one that a person has changed. Its file lost another entry with it, or had it before.
   */
  isChanged: (file: string, entry: object) => boolean;
  isAncestor: (commit: string, later: string) => boolean;
  /** Returns when a commit was made, in milliseconds. Each rewriting of the commit, as by a rebase, changes it. */
  committedAt: (commit: string) => number;
  /** Whether the work tree has an entry. */
  isPresent: (file: string, entry: object) => boolean;
  /** The earlier texts of the files that had an entry which the work tree lacks. */
  earlier: readonly { file: string; text: string }[];
  /** Why the order of the entries is not known, or only in part. `null`: it is known. */
  gap: { isWhole: boolean; reason: string } | null;
};

/** The parents of each commit and its time in seconds, children first. */
type Graph = ReadonlyMap<string, { parents: string[]; time: number }>;

/** One file in one commit. */
type Change = { commit: string; file: string; blob: string; blobsBefore: string[] };

/** The entries of each blob, or of each file, as JSON. */
type Entries = ReadonlyMap<string, ReadonlySet<string>>;

/** @param folder Relative to the current folder. */
export function readHistory(folder: string): History {
  try {
    return readKnownHistory(folder);
  } catch (cause) {
    const gap = { isWhole: true, reason: `correct what git reports: ${formatError(cause)}` };
    return {
      addedBy: () => [],
      isChanged: () => false,
      isAncestor: () => false,
      committedAt: () => 0,
      isPresent: () => true,
      earlier: [],
      gap,
    };
  }
}

/** A merge or another such command has not ended yet. */
const IN_PROGRESS = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'REBASE_HEAD'];

function readKnownHistory(folder: string): History {
  const heads = listKnownCommits(['HEAD', ...IN_PROGRESS]);
  const graph: Graph = heads.has('HEAD') ? readGraph(folder) : new Map();
  const changes = readChanges(graph, folder);
  const entries = readEntries(changes);
  const isAncestor = compareCommits(graph);
  const { addedBy, isChanged } = findAdditions(changes, entries, isAncestor);
  const isMerging = IN_PROGRESS.some((name) => heads.has(name));
  const present = readPresent(changes, folder);
  const hasAll = (file: string, hash: string) =>
    isSubset(entries.get(hash) ?? NONE, present.get(file) ?? NONE);
  // The changes are the newest first, and the first one of a file is that at HEAD.
  const atHead = new Map([...changes].reverse().map(({ file, blob }) => [file, blob]));
  const hasLost = (file: string) => !hasAll(file, atHead.get(file) ?? '');
  const fileOf = new Map(
    changes.flatMap(({ file, blob, blobsBefore }) =>
      [blob, ...blobsBefore].filter((hash) => !hasAll(file, hash)).map((hash) => [hash, file] as const),
    ),
  );
  return {
    addedBy: (file, entry) => addedBy.get(keyOf(file, JSON.stringify(entry))) ?? [],
    isChanged: (file, entry) => {
      const key = keyOf(file, JSON.stringify(entry));
      return addedBy.has(key) ? isChanged.has(key) : isMerging || hasLost(file);
    },
    isAncestor,
    // A record of the same second may be later than the start of it.
    committedAt: (commit) => ((graph.get(commit)?.time ?? 0) + 1) * 1000 - 1,
    isPresent: (file, entry) => present.get(file)?.has(JSON.stringify(entry)) ?? false,
    earlier: [...readBlobs(fileOf.keys())].map(([hash, text]) => ({ file: fileOf.get(hash) ?? '', text })),
    gap: findGap(graph, changes, entries),
  };
}

const keyOf = (file: string, entry: string) => `${file}\n${entry}`;

/** Reads the commits that changed a file of the folder. */
function readGraph(folder: string): Graph {
  // A merge that only takes over a file is not a change of it.
  const walk = ['--full-history', '--simplify-merges', '--topo-order', '--parents', '--timestamp'];
  const lines = gitOrThrow(['rev-list', ...walk, 'HEAD', '--', folder]).split('\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [time, commit = '', ...parents] = line.split(' ');
        return [commit, { parents, time: Number(time) }];
      }),
  );
}

/** Returns the changed files of each commit, newest first; those of a merge only if they differ from each parent. */
function readChanges(graph: Graph, folder: string): Change[] {
  if (graph.size === 0) return [];
  const root = posix.join(gitOrThrow(['rev-parse', '--show-prefix']), folder);
  const options = ['--stdin', '-z', '-c', '-r', '--root', '--no-renames', '--no-abbrev'];
  const commits = [...graph].map(([commit, { parents }]) => `${[commit, ...parents].join(' ')}\n`);
  const output = gitOrThrow(['diff-tree', ...options, '--', folder], commits.join(''));
  const changes: Change[] = [];
  let commit = '';
  const tokens = output.split('\0').values();
  for (const token of tokens) {
    const [, colons, values] = /^(:+)(.*)$/.exec(token) ?? [];
    if (colons === undefined || values === undefined) commit = token;
    else {
      const file = posix.relative(root, tokens.next().value ?? '');
      // For each parent and the commit: a mode; then for each of them a hash.
      const parents = colons.length;
      const hashes = values.split(' ').slice(parents + 1);
      changes.push({ commit, file, blob: hashes[parents] ?? '', blobsBefore: hashes.slice(0, parents) });
    }
  }
  return changes;
}

const listBlobs = (changes: Change[]): Set<string> =>
  // git shows zeros for a file that does not exist.
  new Set(
    changes.flatMap(({ blob, blobsBefore }) => [blob, ...blobsBefore]).filter((hash) => /[^0]/.test(hash)),
  );

/** A partial clone may not have all blobs. */
function readEntries(changes: Change[]): Entries {
  // Most blobs have the entries of the blob before, and each entry is stored once.
  const stored = new Map<string, string>();
  const store = (entry: string) => {
    const known = stored.get(entry);
    if (known === undefined) stored.set(entry, entry);
    return known ?? entry;
  };
  const entries = new Map<string, Set<string>>();
  for (const [hash, text] of readBlobs(listBlobs(changes)))
    entries.set(hash, new Set(parseEntries(text).map(store)));
  return entries;
}

/** Returns the entries of a file as JSON: deployments, or the verifications of a record. An invalid file has none. */
function parseEntries(text: string): string[] {
  const value = parseJson(text);
  const entries = isObject(value) ? value['verifications'] : value;
  if (!Array.isArray(entries)) return [];
  return entries
    .filter(isObject)
    .map((entry) => JSON.stringify(isObject(value) ? withPair(value, entry) : entry));
}

/** A verification with the pair of its record. In a file with another pair it is another verification. */
export const withPair = <T extends object>({ consumer, provider }: JsonObject, verification: T) => ({
  ...{ consumer, provider },
  ...verification,
});

const NONE: ReadonlySet<string> = new Set();

/** Finds the last commits that added each entry, and the entries that may be old ones. */
function findAdditions(changes: Change[], entries: Entries, isAncestor: History['isAncestor']) {
  const addedBy = new Map<string, string[]>();
  const isChanged = new Set<string>();
  for (const { commit, file, blob, blobsBefore } of changes) {
    const after = entries.get(blob) ?? NONE;
    const before = blobsBefore.map((one) => entries.get(one) ?? NONE);
    const hasLost = before.some((one) => !isSubset(one, after));
    for (const entry of after) {
      if (before.some((one) => one.has(entry))) continue;
      const key = keyOf(file, entry);
      const commits = addedBy.get(key) ?? [];
      // An entry that was removed counts from the commit that added it again.
      const isEarlier = commits.some((later) => isAncestor(commit, later));
      if (isEarlier || hasLost) isChanged.add(key);
      if (!isEarlier) addedBy.set(key, [...commits, commit]);
    }
  }
  return { addedBy, isChanged };
}

/** Reads the entries of the work tree, for each file that a commit has changed. */
function readPresent(changes: Change[], folder: string): Entries {
  const files = [...new Set(changes.map(({ file }) => file))];
  return new Map(
    files.map((file) => {
      const path = join(folder, file);
      return [file, new Set(existsSync(path) ? parseEntries(readFileSync(path, 'utf8')) : [])];
    }),
  );
}

const isSubset = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].every((entry) => other.has(entry));

function findGap(graph: Graph, changes: Change[], entries: Entries): History['gap'] {
  if (entries.size < listBlobs(changes).size) return { isWhole: true, reason: 'git fetch --refetch' };
  const shallow = new Set(listShallowCommits());
  const isShallow = [...graph].some(([commit, { parents }]) => parents.length === 0 && shallow.has(commit));
  return isShallow ? { isWhole: false, reason: 'git fetch --unshallow' } : null;
}

function compareCommits(graph: Graph): History['isAncestor'] {
  const order = new Map([...graph.keys()].map((commit, index) => [commit, index]));
  const ancestorsOf = new Map<string, Set<string>>();
  return (commit, later) => {
    // Usually the order is enough. The search for all ancestors is slow.
    if ((order.get(commit) ?? 0) <= (order.get(later) ?? 0)) return false;
    const ancestors = ancestorsOf.get(later) ?? findAncestors(later, graph);
    ancestorsOf.set(later, ancestors);
    return ancestors.has(commit);
  };
}

function findAncestors(commit: string, graph: Graph): Set<string> {
  const ancestors = new Set<string>();
  const next = [...(graph.get(commit)?.parents ?? [])];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (ancestors.has(one)) continue;
    ancestors.add(one);
    next.push(...(graph.get(one)?.parents ?? []));
  }
  return ancestors;
}
