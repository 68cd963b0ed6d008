import { PACT_RULES } from '../pact/pactRules';
import { verdictOn } from '../changes/verdict';
import { comparePacts } from '../pact/comparePacts';
import { readPact } from '../pact/pactFile';
import { PACT } from '../places';
import type { Step } from '../step';

/** The pact proves no less than before, unless both teams agreed. */
export const pactChanges: Step = {
  id: 'pact-changes',
  name: 'pact against the base',
  run: ({ base }) =>
    Promise.resolve(
      verdictOn(base, PACT, PACT_RULES, new Date().toISOString().slice(0, 10), (before, after) =>
        comparePacts(readPact(before), readPact(after)),
      ),
    ),
};
