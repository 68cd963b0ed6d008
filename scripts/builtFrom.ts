import { readFileSync } from 'node:fs';
import { DESCRIPTION, sha256, textIn } from '../packages/contract-gates/src/description/document';
import { commitOfFiles, git } from '../packages/contract-gates/src/git';
import { AGREEMENTS } from '../packages/contract-gates/src/places';
import { identityNow } from '../packages/contract-gates/src/records/identity';
import { lastVerification, readVerifications } from '../packages/contract-gates/src/records/records';
import type { Build } from '../src/config/build';
import { SOURCES } from './portalBuild';

/** What the portal tells of itself. No time of day: the same commit gives the same build. */
export function builtFrom(): Build {
  const description = sha256(readFileSync(DESCRIPTION));
  const records = readVerifications();
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  // A copy unpacked somewhere inside another repository would be given that one's commit.
  const commit = git('rev-parse', '--show-prefix') === '' ? commitOfFiles(SOURCES) : null;
  return {
    version: textIn(manifest, 'version') ?? '',
    commit: commit?.replace(/^(.{12})[0-9a-f]*/, '$1') ?? null,
    description,
    agreements: AGREEMENTS.map((agreement) => {
      const last = lastVerification(records, identityNow(agreement), description);
      return {
        provider: agreement.provider,
        pact: sha256(readFileSync(agreement.pact)),
        verification: last
          ? { success: last.success, at: last.at, by: last.by, providerVersion: last.providerVersion }
          : null,
      };
    }),
  };
}
