import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Outcome } from '../step';
import { adviceOn } from './advice';

/** The outcome of a step that is one command. A failed command prints what is wrong. */
export async function runStepCommand(commandLine: readonly string[], advice: string): Promise<Outcome> {
  const { code, output } = await run(commandLine);
  return code === 0 ? passed() : failed(linesOf(output), adviceOn(output, advice));
}
