// A role that is not shipped, to show what a new one needs: a row in each list of roles, and `x-roles` of the description.
import { readFileSync } from 'node:fs';
import { DESCRIPTION } from '../../api-spec/generatorSettings';

export const READER = 'reader';

/** What the role may call besides the public operations. */
export const READER_OPERATIONS = [
  'getSession',
  'endSession',
  'listEntries',
  'listCategories',
  'listSeries',
  'getSeries',
] as const;

/** Adds the row to a list of roles. Its type does not have it, because no release ships the role. */
export const addReader = (roles: readonly string[]): void => {
  Array.prototype.push.call(roles, READER);
};

/** Returns the shipped description with the role at its operations. */
export function describeReader(): string {
  return READER_OPERATIONS.reduce(
    (text, id) => text.replace(new RegExp(`(operationId: ${id}\\n +x-roles: \\[[^\\]]*)`), `$1, ${READER}`),
    readFileSync(DESCRIPTION, 'utf8'),
  );
}
