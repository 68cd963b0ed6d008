import { PACT_RULES } from '../pact/pactRules';
import { compareWithBase } from '../changes/compareWithBase';
import { comparePactFiles } from '../pact/comparePacts';
import { locateInteraction, pactFilesSince, readVersions } from '../pact/pactFile';
import type { Step } from '../step';

/** Reports pacts that prove less than before, unless both teams agreed. */
export const pactChanges: Step = {
  id: 'pact-changes',
  needsBase: true,
  name: 'pacts against the base',
  run: (context) => {
    const { base, config } = context;
    const files = pactFilesSince(config.agreements, base.kind === 'found' ? base.commit : null);
    return compareWithBase(
      context,
      files,
      PACT_RULES,
      (versions) => comparePactFiles(readVersions(versions)),
      locateInteraction,
    );
  },
};
