import type { Base } from './base';
import type { Config } from './config';

/** `skipped`: could not be run here. Never said of a step that ran. */
export type Verdict = 'passed' | 'failed' | 'skipped';

/** What is wrong in one line of a file, for a pipeline that marks it there. */
export type Finding = { file: string; line: number; message: string };

export type Outcome = {
  verdict: Verdict;
  /** What differs from before, or what is wrong: a line each. May be full on a step that passed. */
  changed: string[];
  /** What to do about it, in one sentence; `null` where there is nothing to do. */
  advice: string | null;
  findings?: Finding[];
};

/** One step of the subcommand `check`. */
export type Step = {
  /** For `--only`, and for the table of planted changes. */
  id: string;
  name: string;
  /** Whether the step compares with the base. With `--require-base` it may not be skipped. */
  needsBase?: true;
  run: (context: Context) => Promise<Outcome>;
};

export type Context = {
  config: Config;
  base: Base;
};

export const passed = (changed: string[] = []): Outcome => ({ verdict: 'passed', changed, advice: null });
export const failed = (changed: string[], advice: string, findings: Finding[] = []): Outcome => ({
  verdict: 'failed',
  changed,
  advice,
  ...(findings.length > 0 && { findings }),
});
export const skipped = (reason: string, advice: string | null = null): Outcome => ({
  verdict: 'skipped',
  changed: [reason],
  advice,
});
