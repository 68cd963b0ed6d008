import type { Entry } from '../../api/entries';

/** Adds up the amounts of entries, in cents. */
export const sumAmounts = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
