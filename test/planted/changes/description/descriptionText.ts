// Edits the text of the API description.
import type { Edit } from '../../plantedChange';

export const DESCRIPTION_FILE = 'api-spec/openapi.yaml';
/** Replaces a text that occurs exactly once. */
export const inDescription = (find: string, replace: string): Edit => ({
  file: DESCRIPTION_FILE,
  find,
  replace,
});

/** Removes or replaces the text from the start of `from` to the start of `to`. */
export const replaceBetween = (from: string, to: string, replace = ''): Edit => ({
  file: DESCRIPTION_FILE,
  change: (text) => {
    const start = text.indexOf(from);
    const end = text.indexOf(to, start + from.length);
    return start < 0 || end < 0 ? text : text.slice(0, start) + replace + text.slice(end);
  },
});
