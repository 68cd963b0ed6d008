import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsedJson } from '../description/document';
import { installed } from '../installed';
import { causesIn } from '../jestReport';
import { RESULTS } from '../places';
import { linesOf, run } from '../process';
import { failed, passed } from '../step';
import { adviceOn } from './advice';
import type { Step } from '../step';

const LOG = join(RESULTS, 'provider.log');
const REPORT = join(RESULTS, 'provider.json');

/** The reference backend and the second provider, in each state, answer as the pact says. */
export const provider: Step = {
  id: 'provider',
  name: 'providers against the pact',
  run: async () => {
    mkdirSync(RESULTS, { recursive: true });
    rmSync(REPORT, { force: true });
    const options = ['--selectProjects', 'pact-provider', '--json', `--outputFile=${REPORT}`];
    const { code, output } = await run([...installed('jest'), ...options]);
    writeFileSync(LOG, output);
    if (code === 0) return passed();
    const causes = existsSync(REPORT) ? causesIn(parsedJson(readFileSync(REPORT, 'utf8'))) : [];
    return failed(
      [...(causes.length > 0 ? causes : linesOf(output)), `The whole run: ${LOG}`],
      adviceOn(
        output,
        'Mend the route in server/routes/ or test/providers/, or the state’s handler.',
        /There (was|were) \d+ pact failures?/.test(output),
      ),
    );
  },
};
