// The rules that a change may be found by, whichever of the two files it is in.
import { DESCRIPTION_RULES } from '../changes/descriptionRules';
import { PACT_RULES } from '../pact/pactRules';

export const RULES = { ...DESCRIPTION_RULES, ...PACT_RULES };

/** What each is about, in a sentence: a rule without one does not compile. */
export type RuleSentences = Record<keyof typeof RULES, string>;
