import type { Company } from '../../api/company';
import { makeKeptWork } from '../../controls/form/keptWork';
import type { Values } from './values';

/** The values that a person typed. `company` has the version that they change. */
export type Draft = { company: Company; values: Values };

export const { useKept: useKeptCompany, useFound: useFoundCompany } = makeKeptWork<Draft>();
