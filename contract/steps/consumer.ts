import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { comparePactBytes } from '../pact/pactDifference';
import { PACT, RESULTS } from '../places';
import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import type { Step } from '../step';

/** The consumer's tests write the pact, twice: the same bytes both times, and those that are committed. */
export const consumer: Step = {
  id: 'consumer',
  name: 'pact of the consumer',
  run: async () => {
    const first = await writePact(join(RESULTS, 'first'));
    if (first.pact === null) return failed(first.lines, 'Mend the consumer’s tests in test/pact/.');
    const second = await writePact(join(RESULTS, 'second'));
    if (second.pact !== first.pact) {
      return failed(['the pact differs from one run to the next'], 'Find what is random in test/pact/.');
    }
    const committed = existsSync(PACT) ? readFileSync(PACT, 'utf8') : '';
    return committed === first.pact
      ? passed()
      : failed(
          comparePactBytes(committed, first.pact),
          'npm run pact:write, look at the difference and commit it.',
        );
  },
};

/** `pact: null` where the tests failed. */
async function writePact(folder: string): Promise<{ pact: string | null; lines: string[] }> {
  // Pact merges into a file that is there: an interaction that is no longer written would stay.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // In band: two files that write into one pact at the same time lose each other's interactions on a busy machine.
  const { code, output } = await run('npx', ['jest', '--selectProjects', 'pact-consumer', '--runInBand'], {
    PACT_FOLDER: folder,
  });
  const file = join(folder, basename(PACT));
  return code === 0 && existsSync(file)
    ? { pact: readFileSync(file, 'utf8'), lines: [] }
    : { pact: null, lines: linesOf(output) };
}
