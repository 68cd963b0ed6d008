import { existsSync, readFileSync } from 'node:fs';
import { formatError } from '../formatError';
import { readAtCommit } from '../git';
import { splitLines } from '../process';
import { failed, passed, skipped } from '../step';
import type { Context, Finding, Outcome } from '../step';
import { readAllowedChanges, sortChanges } from './allowedChanges';
import { formatChange } from './change';
import type { Change, Rules } from './change';

/** `null`: the file does not exist. */
export type Versions = { file: string; before: string | null; after: string | null };

/**
 * Compares files with the base. Breaking changes fail unless the file of allowed changes lists them.
 * @param compare Receives the current day, `YYYY-MM-DD`.
 * @param locate Finds the line of a change in a text. `null`: the change is in another file.
 */
export function compareWithBase(
  { base, config: { allowedChanges } }: Context,
  files: readonly string[],
  rules: Rules,
  compare: (versions: Versions[], today: string) => Change[],
  locate: (text: string, at: string) => number | null,
): Outcome {
  if (base.kind === 'none') return skipped(`no base: ${base.reason}`, base.advice);
  const { commit } = base;
  const versions = files.map((file) => ({
    file,
    before: readAtCommit(commit, file)?.toString() ?? null,
    after: existsSync(file) ? readFileSync(file, 'utf8') : null,
  }));
  if (versions.every(({ before }) => before === null))
    return skipped(`${commit.slice(0, 12)} (${base.because}) has no ${files.join(' and no ')}`);

  const text = existsSync(allowedChanges) ? readFileSync(allowedChanges, 'utf8') : '';
  let agreed;
  try {
    agreed = readAllowedChanges(text, allowedChanges).filter(({ rule }) => Object.hasOwn(rules, rule));
  } catch (error) {
    return failed(splitLines(formatError(error)), `Correct ${allowedChanges}.`);
  }
  const today = new Date().toISOString().slice(0, 10);
  const changes = compare(versions, today);
  const { refused, allowed, safe, expired, unusedEntries } = sortChanges(changes, agreed, today);
  const findings = refused.map((change) => findingOf(change, versions, locate));
  const lines = [
    ...findings.map(({ file, line, message }) => `${file}:${line} ${message}`),
    ...expired.map(({ rule, at, until }) => `allowed only until ${until}: ${rule} ${at.join(', ')}`),
    ...allowed.map(
      ({ change, entry }) => `allowed until ${entry.until}: ${formatChange(change)} (${entry.reason})`,
    ),
    ...unusedEntries.map(({ rule, at }) => `unused entry in ${allowedChanges}: ${rule} ${at}`),
    ...safe.map(formatChange),
  ];
  if (refused.length > 0)
    return failed(
      lines,
      `Revert the breaking change, or agree on it with the other team and add it to ${allowedChanges}.`,
      findings,
    );
  if (expired.length > 0)
    return failed(lines, `Remove expired entries from ${allowedChanges}, or agree on another day.`);
  return passed(lines);
}

function findingOf(
  change: Change,
  versions: Versions[],
  locate: (text: string, at: string) => number | null,
): Finding {
  const message = formatChange(change);
  for (const { file, after } of versions) {
    const line = after === null ? null : locate(after, change.at);
    if (line !== null) return { file, line, message };
  }
  return { file: versions[0]?.file ?? '', line: 1, message };
}
