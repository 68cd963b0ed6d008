// The rules for single fields of what a person stores. They need no database.
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { hasRefusedCharacter, isBlank } from '../../api-spec/texts';
import { Refusal } from '../errors/refusal';

export type Problem = components['schemas']['EntryProblems']['problems'][number];

/** @throws Refusal `invalid-values` if there are problems. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Refusal('invalid-values', { fields: { problems } });
}

/** Returns the problems of a text that must not be empty. */
export const checkName = (field: string, text: string, max: number): Problem[] => [
  ...checkText(field, text, max),
  ...(isBlank(text) ? [{ field, reason: 'missing' }] : []),
];

/** Returns the problems of a text that may be empty. `max` counts characters. */
export function checkText(field: string, text: string, max: number): Problem[] {
  if (Array.from(text).length > max) return [{ field, reason: 'too-long' }];
  // Only a text of an import can have a refused character. The API refuses such a body earlier.
  return hasRefusedCharacter(text) ? [{ field, reason: 'characters' }] : [];
}

/** Returns the problem of a day that is not in the range for entries and companies. */
export const checkDay = (field: string, day: string): Problem[] =>
  checkRange(field, day, LIMITS.firstDay, LIMITS.lastDay);

/** Returns the problem of a number or a text that is not in the range. */
export const checkRange = <T extends number | string>(field: string, value: T, min: T, max: T): Problem[] =>
  value < min || value > max ? [{ field, reason: 'range' }] : [];
