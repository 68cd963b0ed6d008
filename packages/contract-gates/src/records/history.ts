// Finds the commits that added each record. Their ancestry is the order of the records, because a clock can be wrong.
import { posix } from 'node:path';
import { isObject, parseJson } from '../description/document';
import { git, gitWithInput, listShallowCommits, readBlobs } from '../git';

/** What git knows about the entries of the files of a folder. */
export type History = {
  /** Returns the last commits that added an entry to a file of the folder. Empty: only the work tree has it. */
  addedBy: (file: string, entry: object) => readonly string[];
  isAncestor: (commit: string, later: string) => boolean;
  /** The command that fetches what a shallow or partial clone lacks. `null`: it has everything. */
  fetch: string | null;
};

/** One file in one commit. */
type Change = { commit: string; file: string; blob: string; blobsBefore: string[] };

/** @param folder Relative to the current folder. */
export function readHistory(folder: string): History {
  // A merge that only takes over a file is not a change of it.
  const walk = ['--full-history', '--simplify-merges', '--topo-order', '--parents'];
  const graph = git('rev-list', ...walk, 'HEAD', '--', folder) ?? '';
  const changes = readChanges(graph, folder);
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
  for (const { commit, file, blob, blobsBefore } of changes) {
    for (const entry of entries.get(blob) ?? []) {
      if (blobsBefore.some((before) => entries.get(before)?.has(entry))) continue;
      const key = `${file}\n${entry}`;
      const commits = added.get(key) ?? [];
      // An entry that was removed counts from the commit that added it again.
      if (!commits.some((later) => isAncestor(commit, later))) added.set(key, [...commits, commit]);
    }
  }
  const shallow = new Set(listShallowCommits());
  const isShallow = [...parentsOf].some(([commit, parents]) => parents.length === 0 && shallow.has(commit));
  const isPartial = blobs.size < hashes.size;
  return {
    addedBy: (file, entry) => added.get(`${file}\n${JSON.stringify(entry)}`) ?? [],
    isAncestor,
    fetch: isShallow ? 'git fetch --unshallow' : isPartial ? 'git fetch --refetch' : null,
  };
}

/** Returns the changed files of each commit, newest first; those of a merge only if they differ from each parent. */
function readChanges(graph: string, folder: string): Change[] {
  if (graph === '') return [];
  const root = posix.join(git('rev-parse', '--show-prefix') ?? '', folder);
  const options = ['--stdin', '-c', '-r', '--root', '--no-renames', '--no-abbrev'];
  const output = gitWithInput(
    `${graph}\n`,
    '-c',
    'core.quotePath=false',
    'diff-tree',
    ...options,
    '--',
    folder,
  );
  const changes: Change[] = [];
  let commit = '';
  for (const line of (output ?? '').split('\n')) {
    const [, colons, values, path] = /^(:+)([^\t]*)\t(.*)$/.exec(line) ?? [];
    if (colons === undefined || values === undefined || path === undefined) commit = line;
    else {
      // For each parent and the commit: a mode; then for each of them a hash.
      const parents = colons.length;
      const hashes = values.split(' ').slice(parents + 1);
      const file = posix.relative(root, path);
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
