import { cleanText, hasRefusedCharacter } from '../../api-spec/texts';

/** A body with clean texts. */
export type CleanBody = {
  body: unknown;
  /** The paths of the texts that must be refused, such as `holidays.0.name`. */
  refused: string[];
  /** Whether parts of the body were not read, because it is too deep. */
  isTooDeep: boolean;
};

/** No body of the description is deeper. A walk through a deeper one could exceed the stack. */
const MAX_DEPTH = 20;

/**
 * Cleans all texts of a body, so that a new field cannot be forgotten.
 * @param verbatim names of fields that stay as they are, such as passwords.
 */
export function cleanBody(body: unknown, verbatim: ReadonlySet<string>): CleanBody {
  const result: CleanBody = { body, refused: [], isTooDeep: false };
  const clean = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const text = cleanText(value);
      if (hasRefusedCharacter(text)) result.refused.push(path.join('.'));
      return text;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (path.length > MAX_DEPTH) {
      result.isTooDeep = true;
      return value;
    }
    if (Array.isArray(value)) return value.map((item: unknown, at) => clean(item, [...path, String(at)]));
    const fields = Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      verbatim.has(name) ? part : clean(part, [...path, name]),
    ]);
    return Object.fromEntries(fields);
  };
  result.body = clean(body, []);
  return result;
}
