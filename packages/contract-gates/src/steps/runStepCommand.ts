import { splitLines, run } from '../process';
import { failed, passed } from '../step';
import type { Outcome } from '../step';

/** Runs a step that is one command. */
export async function runStepCommand(commandLine: readonly string[], advice: string): Promise<Outcome> {
  // Some programs take any value of FORCE_COLOR as a yes.
  const { code, output } = await run(commandLine, { NO_COLOR: '1' });
  return code === 0 ? passed() : failed(splitLines(output), chooseAdvice(output, advice));
}

const CAUSES: { sign: RegExp; advice: string }[] = [
  {
    sign: /Exceeded timeout of|\btimed out\b|ETIMEDOUT/,
    advice: 'It took too long. Run this step again alone (--only), on an idle machine.',
  },
  {
    sign: /Cannot find (module|package)|MODULE_NOT_FOUND|is not installed/,
    advice: 'A package is missing: npm ci.',
  },
  {
    sign: /EADDRINUSE|EACCES|ENOSPC|ENOMEM|heap out of memory/,
    advice: 'The operating system refused. See the lines above.',
  },
];

/**
 * Chooses the advice for a failed step by its output.
 * @param usual The advice for a finding of the step.
 * @param found Whether the output has such a finding. It comes before any cause in the environment.
 */
export function chooseAdvice(output: string, usual: string, found = false): string {
  return found ? usual : (CAUSES.find(({ sign }) => sign.test(output))?.advice ?? usual);
}
