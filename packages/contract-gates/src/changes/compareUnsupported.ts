import { readSubtypes } from '../description/discriminator';
import { entries, entry, follow, isObject, parseRef } from '../description/document';
import type { Document, JsonObject } from '../description/document';
import { canonical, expanded, readShape } from '../description/schemaShape';
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
    canonical(expanded(document, { [keyword]: entry(value, keyword) }, readWithSubtypes));
  return keywords
    .filter((keyword) => textOf(before, keyword) !== textOf(after, keyword))
    .map((keyword) => change('keyword-unsupported', at, `${keyword} has changed`));
}

/** Returns the schema behind a reference. A discriminator contains the schemas that it selects. */
function readWithSubtypes(document: Document, $ref: string): unknown {
  const target = follow(document, parseRef($ref));
  const discriminator = entry(target, 'discriminator');
  if (!isObject(target) || discriminator === undefined) return target;
  const schema = { document, value: { $ref } };
  const subtypes: JsonObject = Object.fromEntries(
    readSubtypes(schema, readShape(schema)).map(({ value = '', schema: one }) => [value, one.value]),
  );
  return { ...target, discriminator: { propertyName: entry(discriminator, 'propertyName'), subtypes } };
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
