import type { Plan } from '../../../api-spec/installments';
import type { DayCount } from '../../../api-spec/calendar';
import { businessDayNames, rhythmNames } from './rhythms.messages';

type Rhythm = Plan['rhythm'];

/** The times between due days that the portal offers, in their order. */
export const RHYTHMS = Object.keys(rhythmNames).filter((name): name is Rhythm => name in rhythmNames);

export const readRhythm = (value: string): Rhythm | undefined => RHYTHMS.find((one) => one === value);

/** The business days that a series may be due on. */
export const DAY_COUNTS = Object.keys(businessDayNames).filter(
  (name): name is DayCount => name in businessDayNames,
);

export const readDayCount = (value: string): DayCount | undefined => DAY_COUNTS.find((one) => one === value);
