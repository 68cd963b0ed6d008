import { entry } from '../description/document';
import type { Change } from './change';
import { change } from './descriptionRules';
import { canonical, expanded } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';

/** What no rule knows, and still is not passed over in silence: a keyword can be seen to differ, behind a `$ref` too. */
export function compareUnsupported(
  before: Schema,
  after: Schema,
  keywords: readonly string[],
  at: string,
): Change[] {
  const textOf = ({ document, value }: Schema, keyword: string) =>
    canonical(expanded(document, entry(value, keyword)));
  return keywords
    .filter((keyword) => textOf(before, keyword) !== textOf(after, keyword))
    .map((keyword) => change('keyword-unsupported', at, `${keyword} is not what it was`));
}
