// One planted change, or none, shown to a gate.
import { npm } from 'contract-gates/process';
import { runIn } from './command';
import type { Ended } from './command';
import { GATES } from './gates';
import type { GateId } from './gates';
import { plant } from './plantedChange';
import type { PlantedChange } from './plantedChange';
import { restore } from './workingCopy';

export type Verdict = 'caught' | 'survived' | 'accepted';

export type Trial = {
  planted: PlantedChange;
  verdict: Verdict;
  /** What the gate said; of a survivor, why it counts as one. */
  words: string;
  /** The printed output, to find the reason. Empty where a change was caught. */
  output: string;
  seconds: number;
};

/** Shows a gate what is not changed. @returns what it printed where it does not pass, else `null`. */
export async function isGreen(folder: string, gate: GateId): Promise<string | null> {
  const { code, output } = await runIn(folder, GATES[gate]);
  // A step that could not be run would catch nothing, and fail at nothing.
  return code === 0 && !/ {2}skipped {2}/.test(output) ? null : output;
}

/** Plants a change in a copy, shows it to its gate, and takes it back. */
export async function tryOut(folder: string, planted: PlantedChange): Promise<Trial> {
  const startedAt = performance.now();
  try {
    const found = await judge(folder, planted);
    return { planted, ...found, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await restore(folder);
  }
}

type Found = Pick<Trial, 'verdict' | 'words' | 'output'>;

async function judge(folder: string, planted: PlantedChange): Promise<Found> {
  try {
    plant(folder, planted.edits);
  } catch (error) {
    return survived(`it cannot be planted: ${error instanceof Error ? error.message : String(error)}`, '');
  }
  for (const script of planted.follow ?? []) {
    const { code, output } = await runIn(folder, [...npm(), 'run', '--silent', ...script.split(' ')]);
    if (code !== 0) return survived(`npm run ${script} failed, so no gate was asked`, output);
  }
  for (const gate of planted.unseenBy ?? []) {
    const output = await isGreen(folder, gate);
    if (output !== null) return survived(`said to be unseen by ${gate}, which did see it`, output);
  }
  const ended = await runIn(folder, GATES[planted.gate]);
  const words = wordsOf(ended, planted.reason, folder);
  if (planted.survives !== undefined) {
    return words === null && ended.code === 0
      ? { verdict: 'accepted', words: planted.survives, output: '' }
      : survived('said to survive, and something sees it now', ended.output);
  }
  if (words !== null) return { verdict: 'caught', words, output: '' };
  return survived(ended.code === 0 ? 'the gate passed' : 'the gate failed for another reason', ended.output);
}

const survived = (words: string, output: string): Found => ({ verdict: 'survived', words, output });

/** What the reason found, in one line that is the same in each run; `null` where the gate passed, or said something else. */
export function wordsOf({ code, output }: Ended, reason: RegExp, folder: string): string | null {
  if (code === 0 || code === null) return null;
  const found = reason.exec(withoutColours(output))?.[0];
  if (found === undefined) return null;
  const withoutPlace = found.replaceAll(folder, '').replace(/\(\d+,\d+\)/g, '');
  return withoutPlace.replace(/\s+/g, ' ').trim();
}

// eslint-disable-next-line no-control-regex -- a terminal's colours begin with this sign
const withoutColours = (text: string) => text.replace(/\u001b\[[\d;]*m/g, '');
