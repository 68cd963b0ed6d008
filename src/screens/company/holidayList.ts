// The holidays of the form are one text with a line for each holiday, so that they are one field.
import type { Company } from '../../api/company';

export type Holiday = Company['holidays'][number];

/** The most holidays that the API accepts. */
export const MAX_HOLIDAYS = 200;

const DAY_LENGTH = '2026-11-05'.length;

/** Cleans the name of a holiday, so that it fits in a line. */
export const cleanName = (name: string): string => name.replace(/\s+/g, ' ').trim();

/** Writes the holidays by their days. */
export const writeHolidays = (holidays: readonly Holiday[]): string =>
  holidays
    .map(({ day, name }) => `${day} ${cleanName(name)}`)
    .sort()
    .join('\n');

export const readHolidays = (text: string): Holiday[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ day: line.slice(0, DAY_LENGTH), name: line.slice(DAY_LENGTH + 1) }));
