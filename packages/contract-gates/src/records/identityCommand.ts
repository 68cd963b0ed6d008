import { readFileSync } from 'node:fs';
import { readOptions } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { hashText } from '../description/document';
import { isGenerated } from './agreementsAt';
import { currentIdentity } from './identity';
import { lastVerification, readVerified } from './order';

/** For a build that shows its agreement. */
export const identity: Subcommand = {
  summary: 'Prints the hashes of description, pacts and validators, and the last verification, as JSON.',
  usage: () => '[--check-generated]',
  run: (args, config) => {
    const options = readOptions(args, { 'check-generated': { type: 'boolean', default: false } });
    const description = hashText(readFileSync(config.description));
    const records = readVerified(config);
    const agreements = config.agreements.map((agreement) => {
      const { provider, isOptional = false, pact } = agreement;
      const identityNow = currentIdentity(config, agreement);
      const last = lastVerification(records, identityNow, description);
      return {
        ...{ provider, isOptional, identity: identityNow },
        pact: hashText(readFileSync(pact)),
        verification: last
          ? { success: last.success, at: last.at, by: last.by, providerVersion: last.providerVersion }
          : null,
      };
    });
    const generated = options['check-generated'] ? { isGenerated: isGenerated(config) } : {};
    console.log(JSON.stringify({ consumer: config.consumer, description, ...generated, agreements }));
    return 0;
  },
};
