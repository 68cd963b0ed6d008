/** The states of a row, in the order of the tabs. */
export const STATES = ['ready', 'duplicate', 'invalid', 'skipped'] as const;
export type RowState = (typeof STATES)[number];
