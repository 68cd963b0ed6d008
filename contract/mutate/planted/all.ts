import type { PlantedChange } from '../plantedChange';
import { inTheClient } from './client';
import { inTheDescription } from './description';
import { inThePact } from './pact';
import { inTheProvider } from './provider';

/** In the order of the table. */
export const PLANTED: readonly PlantedChange[] = [
  ...inTheDescription,
  ...inThePact,
  ...inTheClient,
  ...inTheProvider,
];
