/** `breaking`: somebody who kept to what was agreed before can no longer be sure of it. */
export type Severity = 'breaking' | 'safe';

/** One difference between an agreement and an earlier one. */
export type Change = {
  /** A rule of `descriptionRules.ts` or `pactRules.ts`. */
  rule: string;
  severity: Severity;
  /** Where, in words that stay the same from run to run: `getToken 200 Accepted.ds_Token`. */
  at: string;
  message: string;
};

/** What each rule is about, in a sentence. */
export type Rules = Record<string, { severity: Severity; sentence: string }>;

export const asLine = ({ rule, at, message }: Change): string => `${rule} ${at}: ${message}`;
