import { entry, readString } from '../description/document';
import { change } from './descriptionRules';
import type { Change } from './change';
import type { DescriptionRule } from './descriptionRules';

/** Returns the announced day of removal, `YYYY-MM-DD`. `null`: none, or not deprecated. */
export const readSunset = (value: unknown): string | null =>
  entry(value, 'deprecated') === true ? (readString(value, 'x-sunset') ?? null) : null;

/** An announced day may not move closer. */
export function compareDeprecation(before: unknown, after: unknown, at: string, today: string): Change[] {
  const old = readSunset(before);
  const now = readSunset(after);
  if (now === null || now === old) return [];
  if (old === null && now <= today)
    return [change('sunset-too-soon', at, `removal is announced for ${now}, which is no notice`)];
  if (old !== null && now < old)
    return [change('sunset-too-soon', at, `removal was announced for ${old}, now for ${now}`)];
  return [change('deprecated', at, `removal is announced for ${now}`)];
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
