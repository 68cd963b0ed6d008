// `npm run contract:report -- [--base REF] [--out FILE]`: the agreement as one page. Exit codes: 0 written, 1 something
// of the agreement cannot be read, 2 the command line is wrong.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DESCRIPTION } from '../description/document';
import { readDocument } from '../description/readDocument';
import { findKnownBase } from '../base';
import { main, readOptions } from '../commandLine';
import { commitOfFiles } from '../git';
import { readPact } from '../pact/pactFile';
import { AGREEMENTS, RESULTS } from '../places';
import { identityNow } from '../records/identity';
import { readVerifications } from '../records/records';
import { changesSince } from './changesSince';
import { codeUses } from './codeUses';
import { factsOf } from './facts';
import { renderReport } from './renderReport';

const USAGE = 'npm run contract:report -- [--base REF] [--out FILE]';

const { base, out } = readOptions(
  { base: { type: 'string' }, out: { type: 'string', default: join(RESULTS, 'report.html') } },
  USAGE,
);

await main(() => {
  const descriptionText = readFileSync(DESCRIPTION, 'utf8');
  const pacts = AGREEMENTS.map((agreement) => ({
    provider: agreement.provider,
    file: agreement.pact,
    text: readFileSync(agreement.pact, 'utf8'),
    identity: identityNow(agreement),
  }));
  const at = new Date().toISOString();
  const now = {
    document: readDocument(descriptionText),
    pacts: new Map(pacts.map(({ file, text }) => [file, readPact(text)])),
    today: at.slice(0, 10),
  };
  const facts = factsOf({
    descriptionText,
    pacts,
    records: readVerifications(),
    uses: codeUses(),
    changes: changesSince(findKnownBase(base, USAGE), now),
    commit: commitOfFiles(['src', 'api-spec', 'pacts', 'tsconfig.json']),
    at,
  });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, renderReport(facts));
  console.log(out);
  return 0;
});
