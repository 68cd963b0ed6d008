import { entry, textIn } from '../description/document';
import { change } from './descriptionRules';
import type { Change } from './change';

/** Until when something deprecated is there, `YYYY-MM-DD`; `null` where it is not deprecated, or says no day. */
export const sunsetOf = (value: unknown): string | null =>
  entry(value, 'deprecated') === true ? (textIn(value, 'x-sunset') ?? null) : null;

/** A promise to stay until a day is kept like any other. */
export function compareDeprecation(before: unknown, after: unknown, at: string, today: string): Change[] {
  const old = sunsetOf(before);
  const now = sunsetOf(after);
  if (now === null || now === old) return [];
  if (old === null && now <= today)
    return [change('sunset-too-soon', at, `to be left by ${now}, which is no notice`)];
  if (old !== null && now < old)
    return [change('sunset-too-soon', at, `was to be there until ${old}, now only until ${now}`)];
  return [change('deprecated', at, `to be left by ${now}`)];
}
