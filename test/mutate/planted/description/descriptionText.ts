// Edits the text of the API description, as a person does in an editor.
import type { Edit } from '../../plantedChange';

export const FILE = 'api-spec/openapi.yaml';
/** What stands there exactly once. */
export const inDescription = (find: string, replace: string): Edit => ({ file: FILE, find, replace });

/** From one line's beginning to that of another: the lines between, and the first. */
export const withoutLines = (from: string, to: string, replace = ''): Edit => ({
  file: FILE,
  change: (text) => {
    const start = text.indexOf(from);
    const end = text.indexOf(to, start + from.length);
    return start < 0 || end < 0 ? text : text.slice(0, start) + replace + text.slice(end);
  },
});
