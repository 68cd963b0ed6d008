import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findKnownBase } from '../base';
import { readOptions } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { readDocument } from '../description/readDocument';
import { commitOfFiles } from '../git';
import { readPact } from '../pact/pactFile';
import { currentIdentity } from '../records/identity';
import { readRecords } from '../records/order';
import { validatedSchemas } from '../validators';
import { changesSince } from './changesSince';
import { codeUses } from './codeUses';
import { collectFacts } from './facts';
import { listOverview } from './overview';
import { renderReport } from './renderReport';
import { listSinceDeployments } from './sinceDeployment';

export const report: Subcommand = {
  summary: 'Writes the agreement as one page of HTML.',
  usage: () => '[--base REF] [--out FILE]',
  run: (args, config) => {
    const { base, out } = readOptions(args, {
      base: { type: 'string' },
      out: { type: 'string', default: join(config.results, 'report.html') },
    });
    const { description, consumer, agreements, sources } = config;
    const descriptionText = readFileSync(description, 'utf8');
    const pacts = agreements.map((agreement) => {
      const text = readFileSync(agreement.pact, 'utf8');
      return {
        provider: agreement.provider,
        text,
        interactions: readPact(text),
        identity: currentIdentity(config, agreement),
      };
    });
    const at = new Date().toISOString();
    const now = {
      description,
      document: readDocument(descriptionText, description),
      consumer,
      agreements,
      pacts: new Map(pacts.map(({ provider, interactions }) => [provider, interactions])),
      validated: validatedSchemas(config),
      today: at.slice(0, 10),
    };
    const records = readRecords(config);
    const since = listSinceDeployments(config, records, now);
    const sourcePaths = sources === undefined ? [] : [sources.folder, sources.types, sources.tsconfig];
    const facts = collectFacts({
      descriptionText,
      pacts,
      records,
      uses: codeUses(sources),
      changes: changesSince(findKnownBase(base), now),
      overview: listOverview(config, now.document, pacts, records, since),
      since,
      commit: commitOfFiles([description, ...agreements.map(({ pact }) => pact), ...sourcePaths]),
      at,
    });
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, renderReport(facts));
    console.log(out);
    return 0;
  },
};
