import { entry } from '../description/document';
import type { JsonObject } from '../description/document';
import type { DescribedOperation } from '../description/operations';
import { canonical, expanded } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';
import type { Change } from './change';
import { change } from './descriptionRules';

/** Reports keywords that differ and have no rule. References are resolved first. */
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
    .map((keyword) => change('keyword-unsupported', at, `${keyword} has changed`));
}

/** Compares how a parameter or a header is written. */
export function compareSerialization(
  before: DescribedOperation,
  after: DescribedOperation,
  [old, now]: [unknown, unknown],
  [oldKind, newKind]: [string, string],
  at: string,
): Change[] {
  return compareUnsupported(
    { document: before.document, value: readSerialization(old, oldKind) },
    { document: after.document, value: readSerialization(now, newKind) },
    ['style', 'explode', 'allowReserved', 'content'],
    at,
  );
}

/** Includes the defaults of OpenAPI. */
function readSerialization(value: unknown, kind: string): JsonObject {
  const style = entry(value, 'style') ?? (kind === 'query' || kind === 'cookie' ? 'form' : 'simple');
  return {
    style,
    explode: entry(value, 'explode') ?? style === 'form',
    // Headers have no such keyword.
    allowReserved: kind === 'header' ? false : (entry(value, 'allowReserved') ?? false),
    content: entry(value, 'content'),
  };
}
