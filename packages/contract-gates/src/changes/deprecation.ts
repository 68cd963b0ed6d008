import { entry, readString } from '../description/document';
import { change } from './descriptionRules';
import type { Change } from './change';
import type { DescriptionRule } from './descriptionRules';

/** Returns the announced day of removal, `YYYY-MM-DD`. `null`: none, or not deprecated. */
export const readSunset = (value: unknown): string | null =>
  entry(value, 'deprecated') === true ? (readString(value, 'x-sunset') ?? null) : null;

/** An announced day may not move closer. */
export function compareDeprecation(before: unknown, after: unknown, at: string, today: string): Change[] {
  const oldDay = readSunset(before);
  const newDay = readSunset(after);
  if (newDay === null || newDay === oldDay) return [];
  if (oldDay === null && newDay <= today)
    return [change('sunset-too-soon', at, `removal is announced for ${newDay}, which is no notice`)];
  if (oldDay !== null && newDay < oldDay)
    return [change('sunset-too-soon', at, `removal was announced for ${oldDay}, now for ${newDay}`)];
  return [change('deprecated', at, `removal is announced for ${newDay}`)];
}

/** Chooses the rule for a removal: `retired` from the announced day on, else `removed`. */
export function changeOnRemoval(
  before: unknown,
  at: string,
  today: string,
  retired: DescriptionRule,
  removed: DescriptionRule,
): Change {
  const sunset = readSunset(before);
  if (sunset === null) return change(removed, at, 'is removed');
  return sunset <= today
    ? change(retired, at, `removal was announced for ${sunset}`)
    : change(removed, at, `is removed before ${sunset}`);
}
