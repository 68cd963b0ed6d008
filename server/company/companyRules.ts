// The rules for the company's data. They need no database.
import type { components } from '../../api-spec/schema.gen';
import type { Day } from './days';
import {
  checkName,
  checkRange,
  FIRST_DAY,
  LAST_DAY,
  MAX_CENTS,
  MAX_NAME,
  type Problem,
} from '../rules/fieldRules';
import { isTimeZone } from './timeZones';

export type CompanyInput = components['schemas']['CompanyChange'];

const MAX_HOLIDAY = 100;

/** Returns all problems of the data. `findToday` returns the day in a time zone that a company may have. */
export function findCompanyProblems(input: CompanyInput, findToday: (timeZone: string) => Day): Problem[] {
  const { name, timeZone, openingCents, openingOn, monthlyTargetCents = null, holidays } = input;
  const isZone = isTimeZone(timeZone);
  const isFuture = isZone && openingOn > findToday(timeZone);
  return [
    ...checkName('name', name, MAX_NAME),
    ...(isZone ? [] : [{ field: 'timeZone', reason: 'unknown' }]),
    ...checkRange('openingCents', openingCents, -MAX_CENTS, MAX_CENTS),
    ...(isFuture ? [{ field: 'openingOn', reason: 'future' }] : []),
    ...(openingOn < FIRST_DAY ? [{ field: 'openingOn', reason: 'range' }] : []),
    ...(monthlyTargetCents === null
      ? []
      : checkRange('monthlyTargetCents', monthlyTargetCents, 1, MAX_CENTS)),
    ...findHolidayProblems(holidays),
  ];
}

function findHolidayProblems(holidays: CompanyInput['holidays']): Problem[] {
  const seen = new Set<Day>();
  return holidays.flatMap(({ day, name }, index) => {
    const isRepeated = seen.has(day);
    seen.add(day);
    return [
      ...checkRange(`holidays.${index}.day`, day, FIRST_DAY, LAST_DAY),
      ...(isRepeated ? [{ field: `holidays.${index}.day`, reason: 'repeated' }] : []),
      ...checkName(`holidays.${index}.name`, name, MAX_HOLIDAY),
    ];
  });
}
