// Reads the API description. Refuses constructs that the tools would ignore.
import { LineCounter, isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { formatError } from '../formatError';
import { convertVersion30, isVersion30 } from './convertVersion30';
import {
  UnreadableError,
  entries,
  entry,
  follow,
  isObject,
  parseRef,
  resolved,
  readString,
} from './document';
import type { Document, Fault, JsonObject } from './document';
import { listObjects } from './grammar';
import type { Kind, Visited } from './grammar';

/**
 * Reads a description in YAML or JSON. Path items that are `$ref`s are resolved, so that every operation is visible.
 * @param file For the error message.
 * @throws {UnreadableError} with one line for each unsupported construct, or if the text is not OpenAPI 3.1.
 */
export const readDocument = (text: string, file = 'API description'): Document =>
  checked(objectIn(text, file), text, file);

/** As `readDocument`, also for OpenAPI 3.0. A provider's own description is written by its framework. */
export function readProviderDocument(text: string, file: string): Document {
  const document = objectIn(text, file);
  return checked(isVersion30(document) ? convertVersion30(document) : document, text, file);
}

function checked(document: JsonObject, text: string, file: string): Document {
  const refused = refusals(document);
  if (refused.length > 0) throw new UnreadableError(formatFaults(text, file, refused).join('\n'));
  return withPathItems(document);
}

/** @throws {Error} if the text is not YAML or contains no object. */
export function readObject(text: string): JsonObject {
  const value: unknown = parse(text);
  if (!isObject(value)) throw new Error('The text contains no object');
  return value;
}

/** Lists each `pattern` that JavaScript does not know, because frameworks write those of their own languages. */
export const listUnknownPatterns = (document: JsonObject): Fault[] =>
  listObjects(document)
    .filter(({ kind }) => kind === 'schema')
    .flatMap(({ value, keys }) => [
      { pattern: readString(value, 'pattern') ?? '', keys: [...keys, 'pattern'] },
      ...entries(value['patternProperties']).map(([pattern]) => ({
        pattern,
        keys: [...keys, 'patternProperties', pattern],
      })),
    ])
    .flatMap(({ pattern, keys }) => {
      try {
        RegExp(pattern, 'u');
        return [];
      } catch (error) {
        return [{ keys, sentence: `JavaScript does not know this pattern. ${formatError(error)}` }];
      }
    });

/** Returns the line of a value, from 1. If the keys lead nowhere, the last existing key counts. */
export function findLine(text: string, keys: readonly string[]): number {
  const lines = new LineCounter();
  let node: unknown = parseDocument(text, { lineCounter: lines }).contents;
  let offset = 0;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === key);
      if (pair === undefined || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (!isMap(item) && !isSeq(item) && !isScalar(item)) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return lines.linePos(offset).line;
}

function objectIn(text: string, file: string): JsonObject {
  try {
    return readObject(text);
  } catch (cause) {
    throw new UnreadableError(`${file} cannot be read as an API description: ${formatError(cause)}`, {
      cause,
    });
  }
}

/** Returns one line for each fault, with its line in the file. */
export const formatFaults = (text: string, file: string, faults: readonly Fault[]): string[] =>
  faults.map(({ keys, sentence }) => `${file}:${findLine(text, keys)} ${formatLocation(keys)}: ${sentence}`);

const formatLocation = (keys: readonly string[]) => (keys.length === 0 ? 'the document' : keys.join(' › '));

function refusals(document: JsonObject): Fault[] {
  const version = versionRefusal(document);
  // Another version has another grammar.
  if (version !== null) return [version];
  return listObjects(document).flatMap((visited) => [
    ...refRefusal(document, visited),
    ...(REFUSED[visited.kind] ?? []).flatMap(({ key, refuses = isGiven, sentence }) =>
      Object.hasOwn(visited.value, key) && refuses(visited.value[key])
        ? [{ keys: [...visited.keys, key], sentence }]
        : [],
    ),
  ]);
}

function versionRefusal(document: JsonObject): Fault | null {
  const swagger = entry(document, 'swagger');
  if (swagger !== undefined)
    return { keys: ['swagger'], sentence: `Swagger ${JSON.stringify(swagger)} cannot be read. ${CONVERT}` };
  const version = readString(document, 'openapi');
  if (version === undefined)
    return { keys: [], sentence: 'This is not an API description: it has no openapi version.' };
  return /^3\.1\.\d+$/.test(version)
    ? null
    : { keys: ['openapi'], sentence: `OpenAPI ${version} cannot be read. ${CONVERT}` };
}

const CONVERT = 'Convert the description to OpenAPI 3.1.';

type Rule = { key: string; refuses?: (value: unknown) => boolean; sentence: string };

const isGiven = (value: unknown) => !isObject(value) || entries(value).length > 0;
const isFilledList = (value: unknown) => !Array.isArray(value) || value.length > 0;

const DIALECTS = [
  'https://spec.openapis.org/oas/3.1/dialect/base',
  'https://json-schema.org/draft/2020-12/schema',
];
const isForeignDialect = (value: unknown) => typeof value !== 'string' || !DIALECTS.includes(value);
const FOREIGN_DIALECT = 'Only the schema dialect of OpenAPI 3.1 and JSON Schema 2020-12 can be read.';
const BY_POINTER = 'Only `$ref: "#/…"` finds schemas. Name the schema below `components`.';
const OWN_SERVERS = 'Only the `servers` of the document are supported. Remove these.';

const REFUSED: Partial<Record<Kind, Rule[]>> = {
  document: [
    { key: 'webhooks', sentence: 'No tool here supports webhooks. Describe them elsewhere.' },
    { key: 'jsonSchemaDialect', refuses: isForeignDialect, sentence: FOREIGN_DIALECT },
  ],
  server: [
    { key: 'variables', sentence: 'Server variables are not supported. Write the full address.' },
    {
      key: 'url',
      refuses: (value) => String(value).includes('{'),
      sentence: 'Server variables are not supported. Write the full address.',
    },
  ],
  pathItem: [{ key: 'servers', refuses: isFilledList, sentence: OWN_SERVERS }],
  operation: [
    { key: '$ref', sentence: 'An operation may not be a reference. Only its path item may.' },
    {
      key: 'responses',
      refuses: (value) => isObject(value) && Object.hasOwn(value, '$ref'),
      sentence: 'The list of responses may not be a reference. Each response may.',
    },
    { key: 'servers', refuses: isFilledList, sentence: OWN_SERVERS },
    { key: 'callbacks', sentence: 'No tool here supports callbacks. Describe them elsewhere.' },
  ],
  parameter: [
    {
      key: 'allowEmptyValue',
      refuses: (value) => value !== false,
      sentence: '`allowEmptyValue` is not supported. Describe the empty value in the schema.',
    },
  ],
  example: [
    { key: 'externalValue', sentence: 'External examples are not supported. Write the example as `value`.' },
  ],
  schema: [
    ...['$id', '$anchor', '$dynamicRef', '$dynamicAnchor', '$vocabulary'].map((key) => ({
      key,
      refuses: () => true,
      sentence: BY_POINTER,
    })),
    { key: '$schema', refuses: isForeignDialect, sentence: FOREIGN_DIALECT },
    {
      key: 'nullable',
      refuses: () => true,
      sentence: '`nullable` is OpenAPI 3.0 and has no effect. Add "null" to `type`.',
    },
    ...['exclusiveMinimum', 'exclusiveMaximum'].map((key) => ({
      key,
      refuses: (value: unknown) => typeof value !== 'number',
      sentence: `\`${key}\` is the limit itself, a number, since OpenAPI 3.1.`,
    })),
    {
      key: 'items',
      refuses: Array.isArray,
      sentence: 'A list of schemas by position is called `prefixItems` since OpenAPI 3.1.',
    },
  ],
};

/** The kinds of objects that may be a `$ref`. */
const HAS_REF: readonly Kind[] = [
  ...(['pathItem', 'parameter', 'requestBody', 'response', 'header', 'example', 'schema'] as const),
  'callback',
];

function refRefusal(document: JsonObject, { kind, value, keys }: Visited): Fault[] {
  const $ref = value['$ref'];
  if ($ref === undefined || !HAS_REF.includes(kind)) return [];
  const refuse = (sentence: string) => [{ keys: [...keys, '$ref'], sentence }];
  if (typeof $ref !== 'string' || !$ref.startsWith('#/'))
    return refuse(`${JSON.stringify($ref)} is not within this document. Only \`#/…\` is followed.`);
  if (follow(document, parseRef($ref)) === undefined) return refuse(`\`${$ref}\` leads nowhere.`);
  // A schema may contain itself below a keyword. A circle of references alone is an error.
  if (resolved(document, value) === undefined) return refuse(`\`${$ref}\` leads back to itself.`);
  const beside = Object.keys(value).filter((key) => !['$ref', 'summary', 'description'].includes(key));
  if (kind === 'pathItem' && beside.length > 0)
    return refuse(`Beside the \`$ref\` of a path, \`${beside.join('`, `')}\` would be ignored.`);
  return [];
}

function withPathItems(document: JsonObject): Document {
  const paths = entries(entry(document, 'paths'));
  if (!paths.some(([, item]) => readString(item, '$ref') !== undefined)) return document;
  return {
    ...document,
    paths: Object.fromEntries(paths.map(([path, item]) => [path, resolved(document, item)])),
  };
}
