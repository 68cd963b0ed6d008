import { breaking, safe } from '../changes/change';
import type { Change, Rules } from '../changes/change';

// A pact contains the consumer's expectations. Fewer expectations prove less about a provider (breaking). More
// expectations break no provider that was verified before (safe).
export const PACT_RULES = {
  'interaction-gone': breaking('A scenario is removed from the pacts.'),
  'interaction-renamed': safe('A scenario has another name.'),
  'interaction-moved': safe('A scenario is in the pact of another provider.'),
  'interaction-pending': breaking('A scenario is pending, so the verification ignores its failure.'),
  'expectation-dropped': breaking('A field or a header is no longer expected.'),
  'expectation-weakened': breaking(
    'More values match than before, such as any number instead of `verdict: 0`.',
  ),
  'expectation-changed': breaking('Another value, or another kind of value, is expected.'),
  'response-status-changed': breaking('Another status is expected.'),
  'demands-more-new-interaction': safe('A scenario is new.'),
  'demands-more-new-expectation': safe('One more field or header is expected.'),
  'demands-more-stricter-expectation': safe('Fewer values match than before.'),
  'demands-more-other-state': safe('A scenario has another provider state.'),
  'demands-more-other-request': safe('The consumer sends another request.'),
} as const satisfies Rules;

export type PactRule = keyof typeof PACT_RULES;

/** Rules `demands-more-…`: no earlier verification proves the new expectation. */
export const pactChange = (rule: PactRule, at: string, message: string): Change => ({
  rule,
  severity: PACT_RULES[rule].severity,
  at,
  message: rule.startsWith('demands-more-') ? `${message}; providers have to be verified again` : message,
});
