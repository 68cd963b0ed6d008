/** `breaking`: a caller or a provider that kept to the earlier agreement may fail. */
export type Severity = 'breaking' | 'safe';

/** Who kept to the earlier agreement, and is let down. */
export type Side = 'callers' | 'providers' | 'callers and providers';

/** One difference between an agreement and an earlier one. */
export type Change = {
  /** A rule of `descriptionRules.ts` or `pactRules.ts`. */
  rule: string;
  severity: Severity;
  /** Where, in words that stay the same from run to run: `getToken 200 Accepted.ds_Token`. */
  at: string;
  message: string;
  /** Whom the change breaks; absent when it breaks neither side, or when that is unknown. */
  breaks?: Side;
};

/** What each rule is about, in a sentence. */
export type Rules = Record<string, { severity: Severity; sentence: string; breaks?: Side }>;

export const formatChange = ({ rule, at, message, breaks }: Change): string =>
  `${rule} ${at}: ${message}${breaks === undefined ? '' : ` (breaks ${breaks})`}`;
