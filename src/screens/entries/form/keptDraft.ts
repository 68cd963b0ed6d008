import type { Entry } from '../../../api/entries';
import { makeKeptWork } from '../../../controls/form/keptWork';
import type { Values } from './values';

/** The values that a person typed. `entry` has the version that they change, and is null for a new entry. */
export type Draft = { entry: Entry | null; values: Values };

export const { useKept: useKeptDraft, useFound: useFoundDraft } = makeKeptWork<Draft>();
