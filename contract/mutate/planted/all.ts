import type { PlantedChange } from '../plantedChange';
import { inTheClient } from './client';
import { inTheDescription } from './description';
import { inTheMock } from './mock';
import { inThePact } from './pact';
import { inTheProvider, inTheSecondProvider } from './provider';

/** In the order of the table. */
export const PLANTED: readonly PlantedChange[] = [
  ...inTheDescription,
  ...inThePact,
  ...inTheClient,
  ...inTheMock,
  ...inTheProvider,
  ...inTheSecondProvider,
];
