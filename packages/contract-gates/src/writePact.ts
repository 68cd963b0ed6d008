// `npm run pact:write`: the consumer's tests write the committed pacts anew.
import { rmSync } from 'node:fs';
import { installed } from './installed';
import { AGREEMENTS } from './places';
import { run } from './process';

// Pact merges into a file that is there: an interaction that is no longer written would stay.
for (const { pact } of AGREEMENTS) rmSync(pact, { force: true });
// In band: two files that write into one pact at the same time lose each other's interactions on a busy machine.
const { code, output } = await run([
  ...installed('jest'),
  '--selectProjects',
  'pact-consumer',
  '--runInBand',
]);
if (code !== 0) console.error(output);
process.exitCode = code === 0 ? 0 : 1;
