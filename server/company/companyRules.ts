// The rules for the company's data. They need no database.
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import type { Day } from './days';
import { checkDay, checkName, checkRange, type Problem } from '../rules/fieldRules';
import { findLetterheadProblems } from './letterheadRules';
import { isTimeZone } from './timeZones';

export type CompanyInput = components['schemas']['CompanyChange'];

/** Returns all problems of the data. `findToday` returns the day in a time zone that a company may have. */
export function findCompanyProblems(input: CompanyInput, findToday: (timeZone: string) => Day): Problem[] {
  const { name, timeZone, openingCents, openingOn, monthlyTargetCents = null, holidays } = input;
  const { fineBasisPoints = null, interestBasisPoints = null } = input;
  const isZone = isTimeZone(timeZone);
  const isFuture = isZone && openingOn > findToday(timeZone);
  return [
    ...checkName('name', name, LIMITS.nameLength),
    ...(isZone ? [] : [{ field: 'timeZone', reason: 'unknown' }]),
    ...checkRange('openingCents', openingCents, -LIMITS.cents, LIMITS.cents),
    ...(isFuture ? [{ field: 'openingOn', reason: 'future' }] : []),
    ...(openingOn < LIMITS.firstDay ? [{ field: 'openingOn', reason: 'range' }] : []),
    ...(monthlyTargetCents === null
      ? []
      : checkRange('monthlyTargetCents', monthlyTargetCents, 1, LIMITS.cents)),
    ...checkRate('fineBasisPoints', fineBasisPoints),
    ...checkRate('interestBasisPoints', interestBasisPoints),
    ...findLetterheadProblems(input),
    ...findHolidayProblems(holidays),
  ];
}

const checkRate = (field: string, basisPoints: number | null): Problem[] =>
  basisPoints === null ? [] : checkRange(field, basisPoints, 1, LIMITS.basisPoints);

function findHolidayProblems(holidays: CompanyInput['holidays']): Problem[] {
  const earlierDays = new Set<Day>();
  return holidays.flatMap(({ day, name }, index) => {
    const isRepeated = earlierDays.has(day);
    earlierDays.add(day);
    return [
      ...checkDay(`holidays.${index}.day`, day),
      ...(isRepeated ? [{ field: `holidays.${index}.day`, reason: 'repeated' }] : []),
      ...checkName(`holidays.${index}.name`, name, LIMITS.holidayNameLength),
    ];
  });
}
