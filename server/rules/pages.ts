// What the lists with pages share. The parameter `after` is the place of a record, and means nothing to callers.
import { isCalendarDay } from '../../api-spec/days';

/** Records of a page without the parameter `limit`. */
export const DEFAULT_PAGE_SIZE = 50;

export const encodePlace = (parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Returns the parts of a place, which a caller may have changed. A text that is no place has none. */
export function decodePlace(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** The database has no year 0. */
export const isStoredDay = (value: unknown): value is string =>
  typeof value === 'string' && value >= '0001-01-01' && isCalendarDay(value);
