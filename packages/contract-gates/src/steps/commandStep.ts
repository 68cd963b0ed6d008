import { adviceOn } from './advice';
import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** A step that is one command: what it prints when it fails is what is wrong. */
export const commandStep = (
  { id, name, advice }: { id: string; name: string; advice: string },
  commandLine: () => readonly string[],
): Step => ({
  id,
  name,
  run: async () => {
    const { code, output } = await run(commandLine());
    return code === 0 ? passed() : failed(linesOf(output), adviceOn(output, advice));
  },
});
