import { adviceOn } from './advice';
import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** A step that is one command: what it prints when it fails is what is wrong. */
export const commandStep = (
  { id, name, advice }: { id: string; name: string; advice: string },
  commandLine: () => [program: string, ...args: string[]],
): Step => ({
  id,
  name,
  run: async () => {
    const [program, ...args] = commandLine();
    const { code, output } = await run(program, args);
    return code === 0 ? passed() : failed(linesOf(output), adviceOn(output, advice));
  },
});
