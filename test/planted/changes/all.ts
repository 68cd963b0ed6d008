import type { PlantedChange } from '../plantedChange';
import { descriptionCalls } from './description/calls';
import { descriptionFields } from './description/fields';
import { narrowedDescription } from './description/narrowed';
import { pactCalls } from './pact/calls';
import { pactFields } from './pact/fields';
import { narrowedPact } from './pact/narrowed';

/** Every planted change, in the order of the table. */
export const PLANTED: readonly PlantedChange[] = [
  ...descriptionFields,
  ...descriptionCalls,
  ...narrowedDescription,
  ...pactFields,
  ...pactCalls,
  ...narrowedPact,
];
