import type { PlantedChange } from '../plantedChange';
import { inTheDescription } from './description';

/** In the order of the table. */
export const PLANTED: readonly PlantedChange[] = [...inTheDescription];
