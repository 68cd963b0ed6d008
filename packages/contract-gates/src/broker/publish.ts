// `npm run pact:publish [-- --branch NAME]`: gives the committed pacts to the broker, called by their commit. Exit codes: 0 published,
// 1 not published, 2 the command line is wrong, 77 there is no broker.
import { main, readOptions, wrongCommandLine } from '../commandLine';
import { git } from '../git';
import { AGREEMENTS } from '../places';
import { broker, brokerOrSkip } from './client';
import { currentBranch, currentCommit } from './version';

const USAGE = 'npm run pact:publish -- [--branch NAME]';

const options = readOptions({ branch: { type: 'string' } }, USAGE);
brokerOrSkip('without one, npm run can-i-deploy answers from the files in git, and nothing is published');
const branch = options.branch ?? currentBranch();
if (branch === null) wrongCommandLine('HEAD is on no branch: give --branch NAME', USAGE);

await main(() => {
  const commit = currentCommit();
  // Under a commit's name the broker must never hold other bytes than the commit does.
  const pacts = AGREEMENTS.map(({ pact }) => pact);
  const changed = pacts.filter((pact) => git('status', '--porcelain', '--', pact) !== '');
  if (changed.length > 0) {
    throw new Error(
      `${changed.join(', ')} has changes that are not committed. Commit first: the version is the commit`,
    );
  }
  return broker('publish', ...pacts, '--consumer-app-version', commit, '--branch', branch);
});
