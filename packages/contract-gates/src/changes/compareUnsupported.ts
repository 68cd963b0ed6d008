import { entries, entry } from '../description/document';
import type { JsonObject } from '../description/document';
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
    canonical(expanded(document, { [keyword]: entry(value, keyword) }));
  return keywords
    .filter((keyword) => textOf(before, keyword) !== textOf(after, keyword))
    .map((keyword) => change('keyword-unsupported', at, `${keyword} has changed`));
}

/** A parameter or a header. `location` is OpenAPI's `in`. */
export type Serialized = Schema & { location: string };

/** Compares how a parameter or a header is written. */
export function compareSerialization(before: Serialized, after: Serialized, at: string): Change[] {
  return compareUnsupported(
    { document: before.document, value: readSerialization(before) },
    { document: after.document, value: readSerialization(after) },
    ['style', 'explode', 'allowReserved', 'content'],
    at,
  );
}

/** Returns the serialization keywords, with OpenAPI's defaults filled in. */
function readSerialization({ value, location }: Serialized): JsonObject {
  const style = entry(value, 'style') ?? (location === 'query' || location === 'cookie' ? 'form' : 'simple');
  return {
    style,
    explode: entry(value, 'explode') ?? style === 'form',
    // Headers have no such keyword.
    allowReserved: location === 'header' ? false : (entry(value, 'allowReserved') ?? false),
    // Examples of a value are no part of it.
    content: Object.fromEntries(
      entries(entry(value, 'content')).map(([type, media]) => [
        type,
        { schema: entry(media, 'schema'), encoding: entry(media, 'encoding') },
      ]),
    ),
  };
}
