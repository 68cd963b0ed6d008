import { entry, readString } from '../description/document';
import type { Fault, JsonObject } from '../description/document';
import { FORMATS } from '../description/formats';
import { listObjects } from '../description/grammar';
import { change } from './descriptionRules';
import type { Change } from './change';
import type { DescriptionRule } from './descriptionRules';

/** Returns the announced day of removal, `YYYY-MM-DD`. `null`: none, or not deprecated. */
export function readSunset(value: unknown): string | null {
  const day = readString(value, 'x-sunset');
  return entry(value, 'deprecated') === true && day !== undefined && FORMATS.date(day) ? day : null;
}

/** Users of a deprecated part must know when it ends. */
export const listUndated = (document: JsonObject): Fault[] =>
  listObjects(document)
    .filter(({ kind }) => ['operation', 'schema', 'parameter', 'header'].includes(kind))
    .flatMap(({ value, keys }) => {
      const isDeprecated = value['deprecated'] === true;
      const hasDay = Object.hasOwn(value, 'x-sunset');
      if (isDeprecated && readSunset(value) === null)
        return {
          keys: [...keys, hasDay ? 'x-sunset' : 'deprecated'],
          sentence: 'A `deprecated` part must have its last day in `x-sunset: YYYY-MM-DD`.',
        };
      if (isDeprecated || !hasDay) return [];
      return { keys: [...keys, 'x-sunset'], sentence: '`x-sunset` must be beside `deprecated: true`.' };
    });

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
