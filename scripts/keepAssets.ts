// `npm run assets:keep -- --from FOLDER [--folder dist]`: copies the assets of the release in FOLDER into the new one.
// FOLDER is the release that is served now. Exit codes: 0 done, 1 a folder contains no release, 2 invalid arguments.
import { parseArgs } from 'node:util';
import { keepAssets } from './releaseAssets';

const USAGE = 'npm run assets:keep -- --from /srv/portaria [--folder dist]';

try {
  const { from, folder } = readFolders();
  const kept = keepAssets(from, folder);
  console.log(`${folder} keeps ${kept.length} files of the release in ${from}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readFolders(): { from: string; folder: string } {
  try {
    const { values } = parseArgs({
      options: { from: { type: 'string', default: '' }, folder: { type: 'string', default: 'dist' } },
    });
    const emptyOption = Object.entries(values).find(([, value]) => value.trim() === '');
    if (emptyOption !== undefined) throw new Error(`--${emptyOption[0]} is missing or empty`);
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}
