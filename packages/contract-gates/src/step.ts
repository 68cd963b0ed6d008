import type { Base } from './base';
import type { Config } from './config';

/** `skipped`: the step could not run. */
export type Verdict = 'passed' | 'failed' | 'skipped';

/** A finding in one line of a file, for a pipeline that marks the line. */
export type Finding = { file: string; line: number; message: string };

export type Outcome = {
  verdict: Verdict;
  /** One line for each change, fault or error, or the reason of a skipped step. A passed step may have changes. */
  lines: string[];
  /** One sentence. `null`: there is nothing to do. */
  advice: string | null;
  findings?: Finding[];
};

/** One step of the subcommand `check`. */
export type Step = {
  /** For `--only` and the table of planted changes. */
  id: string;
  name: string;
  /** The step compares with the base. Only with `--without-base` it is skipped, else it fails. */
  needsBase?: true;
  run: (context: Context) => Promise<Outcome> | Outcome;
};

export type Context = {
  config: Config;
  base: Base;
};

export const passed = (lines: string[] = []): Outcome => ({ verdict: 'passed', lines, advice: null });
export const failed = (lines: string[], advice: string, findings: Finding[] = []): Outcome => ({
  verdict: 'failed',
  lines,
  advice,
  ...(findings.length > 0 && { findings }),
});
export const skipped = (reason: string, advice: string | null = null): Outcome => ({
  verdict: 'skipped',
  lines: [reason],
  advice,
});
