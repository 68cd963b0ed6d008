import type { Plan } from '../../../api-spec/installments';
import { rhythmNames } from './rhythms.messages';

type Rhythm = Plan['rhythm'];

/** The times between due days that the portal offers, in their order. */
export const RHYTHMS = Object.keys(rhythmNames).filter((name): name is Rhythm => name in rhythmNames);

export const readRhythm = (value: string): Rhythm | undefined => RHYTHMS.find((one) => one === value);
