import { existsSync, readFileSync } from 'node:fs';
import type { Base } from '../base';
import { fileAt } from '../git';
import { ALLOWED_CHANGES } from '../places';
import { linesOf } from '../process';
import { failed, passed, skipped } from '../step';
import type { Outcome } from '../step';
import { readAllowedChanges, sortChanges } from './allowedChanges';
import { asLine } from './change';
import type { Change, Rules } from './change';

/** Compares a file with what it was at the base, and says what of it nobody agreed to. `today`: `YYYY-MM-DD`. */
export function verdictOn(
  base: Base,
  file: string,
  rules: Rules,
  today: string,
  compare: (before: string, after: string) => Change[],
): Outcome {
  if (base.kind === 'none') return skipped(`nothing to compare with: ${base.reason}`, base.advice);
  const before = fileAt(base.commit, file);
  if (before === null) return skipped(`${base.commit.slice(0, 12)} (${base.because}) has no ${file} yet`);

  const text = existsSync(ALLOWED_CHANGES) ? readFileSync(ALLOWED_CHANGES, 'utf8') : '';
  let agreed;
  try {
    agreed = readAllowedChanges(text).filter(({ rule }) => Object.hasOwn(rules, rule));
  } catch (error) {
    return failed(
      linesOf(error instanceof Error ? error.message : String(error)),
      `Mend ${ALLOWED_CHANGES}.`,
    );
  }
  const changes = compare(before.toString(), readFileSync(file, 'utf8'));
  const { refused, allowed, safe, expired, leftOver } = sortChanges(changes, agreed, today);
  const lines = [
    ...refused.map(asLine),
    ...expired.map(({ rule, at, until }) => `allowed only until ${until}: ${rule} ${at.join(', ')}`),
    ...allowed.map(
      ({ change, entry }) => `allowed until ${entry.until}: ${asLine(change)} (${entry.reason})`,
    ),
    ...leftOver.map(
      ({ rule, at }) => `left over in ${ALLOWED_CHANGES}, nothing like it was found: ${rule} ${at}`,
    ),
    ...safe.map(asLine),
  ];
  if (refused.length > 0)
    return failed(
      lines,
      `Take back what breaks, or agree on it with the other team and write it to ${ALLOWED_CHANGES}.`,
    );
  if (expired.length > 0)
    return failed(lines, `Take what is over out of ${ALLOWED_CHANGES}, or agree on another day.`);
  return passed(lines);
}
