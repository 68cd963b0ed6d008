// `npm run assets:keep -- --from FOLDER [--folder dist]`: puts the assets of the release that is served now, in FOLDER, beside
// those of the new one. Exit codes: 0 done, 1 a folder holds no release, 2 the command line is wrong.
import { main, readOptions } from '../packages/contract-gates/src/commandLine';
import { keepAssets } from './releaseAssets';

const { from, folder } = readOptions(
  { from: { type: 'string' }, folder: { type: 'string', default: 'dist' } },
  'npm run assets:keep -- --from /srv/portaria [--folder dist]',
  ['from'],
);

await main(() => {
  const kept = keepAssets(from, folder);
  console.log(`${folder} keeps ${kept.length} files of the release in ${from}.`);
  return 0;
});
