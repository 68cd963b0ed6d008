import { readFileSync } from 'node:fs';
import { DESCRIPTION, readDocument, sha256, textIn } from '../api-spec/document';
import { git } from '../contract/git';
import { PACT } from '../contract/places';
import { lastVerification, readVerifications } from '../contract/records/records';
import type { Build } from '../src/config/build';

/** What the portal tells of itself. No time of day: the same commit gives the same build. */
export function builtFrom(): Build {
  const description = sha256(readFileSync(DESCRIPTION));
  const pact = sha256(readFileSync(PACT));
  const last = lastVerification(readVerifications(), pact, description);
  return {
    version: textIn(readDocument(readFileSync('package.json', 'utf8')), 'version') ?? '',
    // A copy unpacked somewhere inside another repository would be given that one's commit.
    commit: git('rev-parse', '--show-prefix') === '' ? git('rev-parse', '--short=12', 'HEAD') : null,
    description,
    pact,
    verification: last
      ? { success: last.success, at: last.at, by: last.by, providerVersion: last.providerVersion }
      : null,
  };
}
