import type { Entry } from '../../api/entries';

/** Returns what is open of an unpaid entry. Without `openCents`, the backend knows one payment of an entry at most. */
export const openCentsOf = ({ openCents, amountCents }: Entry): number => openCents ?? amountCents;
