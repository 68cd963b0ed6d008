// Finds the commits that added each record. Their ancestry is the order of the records, because a clock can be wrong.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject, parseJson } from '../description/document';
import { formatError } from '../formatError';
import { gitOrThrow, listShallowCommits, readBlobs, resolveCommit } from '../git';

/** What git knows about the entries of the files of a folder. */
export type History = {
  /** Returns the last commits that added an entry to a file of the folder. Empty: only the work tree has it. */
  addedBy: (file: string, entry: object) => readonly string[];
  /**
   * Whether an entry may be an old one that a person has changed. Its file lost another entry with it, or had it before.
   */
  isChanged: (file: string, entry: object) => boolean;
  isAncestor: (commit: string, later: string) => boolean;
  /** Why the order of the entries is not known, or only in part. `null`: it is known. */
  gap: { isWhole: boolean; reason: string } | null;
};

/** One file in one commit. */
type Change = { commit: string; file: string; blob: string; blobsBefore: string[] };

/** @param folder Relative to the current folder. */
export function readHistory(folder: string): History {
  try {
    return readKnownHistory(folder);
  } catch (cause) {
    const gap = { isWhole: true, reason: `correct what git reports: ${formatError(cause)}` };
    return { addedBy: () => [], isChanged: () => false, isAncestor: () => false, gap };
  }
}

function readKnownHistory(folder: string): History {
  const root = posix.join(gitOrThrow(['rev-parse', '--show-prefix']), folder);
  // A merge that only takes over a file is not a change of it.
  const walk = ['--full-history', '--simplify-merges', '--topo-order', '--parents'];
  const graph = resolveCommit('HEAD') === null ? '' : gitOrThrow(['rev-list', ...walk, 'HEAD', '--', folder]);
  const changes = readChanges(graph, folder, root);
  const hashes = new Set(changes.flatMap(({ blob, blobsBefore }) => [blob, ...blobsBefore]).filter(isBlob));
  const blobs = readBlobs(hashes);
  const entries = new Map([...blobs].map(([hash, text]) => [hash, readEntries(text)]));

  const parentsOf = new Map(
    graph.split('\n').map((line) => {
      const [commit = '', ...parents] = line.split(' ');
      return [commit, parents];
    }),
  );
  const isAncestor = compareCommits(parentsOf);

  const added = new Map<string, string[]>();
  const changed = new Set<string>();
  /** The files of HEAD, because the first change of a file is the last one. */
  const present = new Map<string, Set<string>>();
  for (const { commit, file, blob, blobsBefore } of changes) {
    const after = entries.get(blob) ?? new Set<string>();
    const before = blobsBefore.map((one) => entries.get(one) ?? new Set<string>());
    if (!present.has(file)) present.set(file, after);
    const isLess = before.some((one) => [...one].some((entry) => !after.has(entry)));
    for (const entry of after) {
      if (before.some((one) => one.has(entry))) continue;
      const key = `${file}\n${entry}`;
      const commits = added.get(key) ?? [];
      // An entry that was removed counts from the commit that added it again.
      const isEarlier = commits.some((later) => isAncestor(commit, later));
      if (isEarlier || isLess) changed.add(key);
      if (!isEarlier) added.set(key, [...commits, commit]);
    }
  }
  const isMerging = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'REBASE_HEAD'].some(
    (name) => resolveCommit(name) !== null,
  );
  const isLessNow = (file: string) => {
    const now = existsSync(join(folder, file)) ? readEntries(readFileSync(join(folder, file), 'utf8')) : null;
    return [...(present.get(file) ?? [])].some((entry) => now?.has(entry) !== true);
  };
  const shallow = new Set(listShallowCommits());
  const isShallow = [...parentsOf].some(([commit, parents]) => parents.length === 0 && shallow.has(commit));
  const isPartial = blobs.size < hashes.size;
  return {
    addedBy: (file, entry) => added.get(`${file}\n${JSON.stringify(entry)}`) ?? [],
    isChanged: (file, entry) => {
      const key = `${file}\n${JSON.stringify(entry)}`;
      return added.has(key) ? changed.has(key) : isMerging || isLessNow(file);
    },
    isAncestor,
    gap: isPartial
      ? { isWhole: true, reason: 'git fetch --refetch' }
      : isShallow
        ? { isWhole: false, reason: 'git fetch --unshallow' }
        : null,
  };
}

/** Returns the changed files of each commit, newest first; those of a merge only if they differ from each parent. */
function readChanges(graph: string, folder: string, root: string): Change[] {
  if (graph === '') return [];
  const options = ['--stdin', '-z', '-c', '-r', '--root', '--no-renames', '--no-abbrev'];
  const output = gitOrThrow(['diff-tree', ...options, '--', folder], `${graph}\n`);
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

/** False: git shows zeros for a file that does not exist. */
const isBlob = (hash: string) => /[^0]/.test(hash);

/** Returns the entries of a file as JSON: deployments, or the verifications of a record. An invalid file has none. */
function readEntries(text: string): Set<string> {
  const value = parseJson(text);
  const entries = isObject(value) ? value['verifications'] : value;
  return new Set(Array.isArray(entries) ? entries.map((entry) => JSON.stringify(entry)) : []);
}

/** @param parentsOf Children before their parents. */
function compareCommits(parentsOf: ReadonlyMap<string, string[]>): History['isAncestor'] {
  const order = new Map([...parentsOf.keys()].map((commit, index) => [commit, index]));
  const ancestorsOf = new Map<string, Set<string>>();
  return (commit, later) => {
    // Usually the order is enough. The search for all ancestors is slow.
    if ((order.get(commit) ?? 0) <= (order.get(later) ?? 0)) return false;
    const ancestors = ancestorsOf.get(later) ?? findAncestors(later, parentsOf);
    ancestorsOf.set(later, ancestors);
    return ancestors.has(commit);
  };
}

function findAncestors(commit: string, parentsOf: ReadonlyMap<string, string[]>): Set<string> {
  const ancestors = new Set<string>();
  const next = [...(parentsOf.get(commit) ?? [])];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (ancestors.has(one)) continue;
    ancestors.add(one);
    next.push(...(parentsOf.get(one) ?? []));
  }
  return ancestors;
}
