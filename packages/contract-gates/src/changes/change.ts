/** `breaking`: a caller or provider that follows the earlier agreement may fail. */
export type Severity = 'breaking' | 'safe';

/** The side that may fail. */
export type Side = 'callers' | 'providers' | 'callers and providers';

/** One difference between an agreement and an earlier one. */
export type Change = {
  /** A rule of `descriptionRules.ts` or `pactRules.ts`. */
  rule: string;
  severity: Severity;
  /** The location, stable between runs: `signIn 200 Accepted.token`. */
  at: string;
  message: string;
  /** Absent if the change breaks neither side, or if that is unknown. */
  breaks?: Side;
};

export type Rules = Record<string, { severity: Severity; sentence: string; breaks?: Side }>;

export const safe = (sentence: string) => ({ severity: 'safe' as const, sentence });

export const breaking = (sentence: string, breaks?: Side) => ({
  severity: 'breaking' as const,
  sentence,
  ...(breaks !== undefined && { breaks }),
});

export const formatChange = ({ rule, at, message, breaks }: Change): string =>
  `${rule} ${at}: ${message}${breaks === undefined ? '' : ` (breaks ${breaks})`}`;
