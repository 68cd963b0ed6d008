// `npm run pact:write`: the consumer's tests write the committed pact anew.
import { rmSync } from 'node:fs';
import { PACT } from './places';
import { run } from './process';

// Pact merges into a file that is there: an interaction that is no longer written would stay.
rmSync(PACT, { force: true });
const { code, output } = await run('npx', ['jest', '--selectProjects', 'pact-consumer']);
if (code !== 0) console.error(output);
process.exitCode = code === 0 ? 0 : 1;
