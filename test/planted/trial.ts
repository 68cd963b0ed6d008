// Plants one change in a copy of the project and runs its gate.
import { npm } from 'contract-gates/process';
import { runIn } from './command';
import type { CommandResult } from './command';
import { GATES } from './gates';
import type { GateId } from './gates';
import { plant } from './plantedChange';
import type { PlantedChange } from './plantedChange';
import { restore } from './workingCopy';

export type Trial = {
  planted: PlantedChange;
  result: 'caught' | 'survived';
  /** The matching line of the gate's output, or why the change survived. */
  message: string;
  /** The whole output of a gate that missed the change, else empty. */
  output: string;
  seconds: number;
};

/** Runs a gate without a planted change. @returns its output if it fails or skips, else `null`. */
export async function findFailure(folder: string, gate: GateId): Promise<string | null> {
  const { code, output } = await runIn(folder, GATES[gate]);
  // A skipped step can catch nothing.
  return code === 0 && !/ {2}skipped {2}/.test(output) ? null : output;
}

/** Plants a change in a copy, runs its gate and restores the copy. */
export async function runTrial(folder: string, planted: PlantedChange): Promise<Trial> {
  const startedAt = performance.now();
  try {
    const outcome = await plantAndRunGates(folder, planted);
    return { planted, ...outcome, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await restore(folder);
  }
}

type Outcome = Pick<Trial, 'result' | 'message' | 'output'>;

async function plantAndRunGates(folder: string, planted: PlantedChange): Promise<Outcome> {
  try {
    plant(folder, planted.edits);
  } catch (error) {
    return makeSurvivor(`cannot be planted: ${error instanceof Error ? error.message : String(error)}`, '');
  }
  for (const script of planted.follow ?? []) {
    const { code, output } = await runIn(folder, [...npm(), 'run', '--silent', ...script.split(' ')]);
    if (code !== 0) return makeSurvivor(`npm run ${script} failed, so no gate ran`, output);
  }
  for (const gate of planted.unseenBy ?? []) {
    const output = await findFailure(folder, gate);
    if (output !== null) return makeSurvivor(`listed as unseen by ${gate}, but ${gate} fails`, output);
  }
  const run = await runIn(folder, GATES[planted.gate]);
  const message = findReason(run, planted.reason, folder);
  if (message !== null) return { result: 'caught', message, output: '' };
  return makeSurvivor(run.code === 0 ? 'the gate passed' : 'the gate failed for another reason', run.output);
}

const makeSurvivor = (message: string, output: string): Outcome => ({ result: 'survived', message, output });

/**
 * Finds the expected reason in the output of a failed gate.
 * @returns the match on one line, without folders and line numbers; `null` if the gate passed or failed otherwise.
 */
export function findReason({ code, output }: CommandResult, reason: RegExp, folder: string): string | null {
  if (code === 0 || code === null) return null;
  const match = reason.exec(removeColours(output))?.[0];
  if (match === undefined) return null;
  const withoutLocation = match.replaceAll(folder, '').replace(/\(\d+,\d+\)/g, '');
  return withoutLocation.replace(/\s+/g, ' ').trim();
}

// eslint-disable-next-line no-control-regex -- terminal colours start with this character
const removeColours = (text: string) => text.replace(/\u001b\[[\d;]*m/g, '');
