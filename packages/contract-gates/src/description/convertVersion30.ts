// Converts OpenAPI 3.0 by the documented differences: https://learn.openapis.org/upgrading/v3.0-to-v3.1
import { entries, isObject, entry, listParts, readList, readString } from './document';
import type { Fault, JsonObject } from './document';
import { listObjects, mapObjects } from './grammar';

export const isVersion30 = (document: JsonObject): boolean =>
  /^3\.0\.\d+$/.test(readString(document, 'openapi') ?? '');

/**
 * Returns a description of OpenAPI 3.0 in 3.1, for the check of responses. Everything keeps its keys, so that its line in
 * the file can be found.
 */
export const convertVersion30 = (document: JsonObject): JsonObject => ({
  ...mapObjects(document, (value, kind) => (kind === 'schema' ? convertSchema(document, value) : value)),
  openapi: '3.1.0',
});

/** Lists each `nullable` without effect in a description of OpenAPI 3.0, because its author may expect null to be allowed. */
export const listIneffectiveNulls = (document: JsonObject): Fault[] =>
  (isVersion30(document) ? listObjects(document) : [])
    .filter(({ kind, value }) => kind === 'schema' && value['nullable'] === true)
    .filter(
      ({ value }) => typeof value['type'] !== 'string' || '$ref' in value || !allowsNull(document, value),
    )
    .map(({ keys }) => ({
      keys: [...keys, 'nullable'],
      sentence:
        '`nullable` has no effect here. OpenAPI 3.0 needs `type` beside it, no `$ref`, and null in `enum`, in each part of `allOf` and in a variant.',
    }));

/** Whether null is valid. A schema that contains itself adds nothing the second time. */
function allowsNull(document: JsonObject, schema: unknown, seen: readonly unknown[] = []): boolean {
  if (seen.includes(schema)) return true;
  const inside = [...seen, schema];
  return [...listParts(document, schema)]
    .filter((part) => !('$ref' in part))
    .every(
      (part) =>
        (part['type'] === undefined || part['nullable'] === true) &&
        (part['enum'] === undefined || readList(part, 'enum').includes(null)) &&
        ['oneOf', 'anyOf'].every((keyword) => {
          const variants = readList(part, keyword);
          return variants.length === 0 || variants.some((one) => allowsNull(document, one, inside));
        }),
    );
}

/** The formats of files, as OpenAPI 3.1 describes them. */
const FILES: JsonObject = {
  base64: { contentEncoding: 'base64' },
  binary: { contentMediaType: 'application/octet-stream' },
};

function convertSchema(document: JsonObject, schema: JsonObject): JsonObject {
  // OpenAPI 3.0 ignores everything beside a `$ref`.
  if ('$ref' in schema) return { $ref: schema['$ref'] };
  const lower = convertLimit(schema, 'minimum', 'exclusiveMinimum');
  const converted = convertLimit(lower, 'maximum', 'exclusiveMaximum');
  const { nullable, example, examples, format, ...rest } = converted;
  const shown = [example, examples].flat().filter((one) => one !== undefined);
  const file = typeof format === 'string' ? entry(FILES, format) : undefined;
  return {
    ...rest,
    ...convertNull(rest['type'], nullable),
    ...(shown.length > 0 && { examples: shown }),
    ...(format !== undefined && (file ?? { format })),
    ...sentParts(rest, listUnsent(document, rest)),
  };
}

/** `true` beside a limit excludes the limit itself. */
function convertLimit(schema: JsonObject, limit: string, exclusive: string): JsonObject {
  const { [limit]: value, [exclusive]: isExclusive, ...rest } = schema;
  if (typeof isExclusive !== 'boolean') return schema;
  return { ...rest, ...(value !== undefined && { [isExclusive ? exclusive : limit]: value }) };
}

/** `nullable` adds null to the type beside it. Without a type it has no effect. It adds no value to `enum`. */
function convertNull(type: unknown, nullable: unknown): JsonObject {
  if (nullable !== undefined && typeof nullable !== 'boolean') return { nullable };
  return nullable === true && typeof type === 'string' ? { type: [type, 'null'] } : {};
}

/** The fields of a schema and of its parts that are in a request only. */
const listUnsent = (document: JsonObject, schema: JsonObject): string[] =>
  listOwn(document, schema)
    .flatMap((part) => entries(part['properties']))
    .filter(([, field]) => listOwn(document, field).some((part) => part['writeOnly'] === true))
    .map(([name]) => name);

/** The parts of a schema without those that are ignored beside a `$ref`. */
const listOwn = (document: JsonObject, schema: unknown): JsonObject[] =>
  [...listParts(document, schema)].filter((part) => !('$ref' in part));

/** Returns `required` and `allOf` of a response. A `writeOnly` field is required in a request only. */
const sentParts = (schema: JsonObject, unsent: readonly string[]): JsonObject => ({
  ...('required' in schema && {
    required: readList(schema, 'required').filter((name) => !unsent.includes(String(name))),
  }),
  ...(Array.isArray(schema['allOf']) && {
    allOf: readList(schema, 'allOf').map((part) =>
      isObject(part) ? { ...part, ...sentParts(part, unsent) } : part,
    ),
  }),
});
