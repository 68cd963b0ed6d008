import type { Change, Rules } from '../changes/change';

// The other way round than in a description: a pact is what the consumer asks for. Asking for less means that less is
// proved of the provider; asking for more breaks no provider that was verified against it.
export const PACT_RULES = {
  'interaction-gone': { severity: 'breaking', sentence: 'A scenario is no longer played.' },
  'interaction-renamed': { severity: 'safe', sentence: 'The same scenario goes by another name.' },
  'interaction-moved': {
    severity: 'safe',
    sentence: 'A scenario is in the pact with another provider now.',
  },
  'interaction-pending': {
    severity: 'breaking',
    sentence: 'A scenario may fail, and the verification still passes.',
  },
  'expectation-dropped': {
    severity: 'breaking',
    sentence: 'Nothing is asked any more of a field or a header.',
  },
  'expectation-weakened': {
    severity: 'breaking',
    sentence: 'More values would do than before: an exact `statusLogin: 0` that became any number.',
  },
  'expectation-changed': {
    severity: 'breaking',
    sentence: 'Another value is awaited, or another kind of value.',
  },
  'response-status-changed': { severity: 'breaking', sentence: 'Another status is awaited.' },
  'demands-more-new-interaction': { severity: 'safe', sentence: 'One more scenario is played.' },
  'demands-more-new-expectation': { severity: 'safe', sentence: 'One more field or header is awaited.' },
  'demands-more-stricter-expectation': { severity: 'safe', sentence: 'Fewer values would do than before.' },
  'demands-more-other-state': { severity: 'safe', sentence: 'A scenario asks for another provider state.' },
  'demands-more-other-request': { severity: 'safe', sentence: 'The portal sends something else.' },
} as const satisfies Rules;

export type PactRule = keyof typeof PACT_RULES;

/** What asks for more is true of no provider that was verified before. */
export const pactChange = (rule: PactRule, at: string, message: string): Change => ({
  rule,
  severity: PACT_RULES[rule].severity,
  at,
  message: rule.startsWith('demands-more-') ? `${message}; providers have to be verified again` : message,
});
