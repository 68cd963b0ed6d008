// Generates validators of responses as source text. In the browser they use neither `eval` nor Ajv.
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import {
  entries,
  entry,
  follow,
  isObject,
  parseRef,
  listObjects,
  readString,
} from 'contract-gates/description';
import type { Document, Visited } from 'contract-gates/description';
import type { SeparateItems } from './generatorSettings';
import { shortenAjvCode } from './shortenAjvCode';

// ajv is CommonJS: Node returns the whole module where TypeScript sees its default export.
const standaloneCode: typeof standaloneModule =
  'default' in standaloneModule && typeof standaloneModule.default === 'function'
    ? (standaloneModule.default as typeof standaloneModule)
    : standaloneModule;

/** Keywords of OpenAPI that are not in JSON Schema. None of them changes which values are valid. */
const ANNOTATIONS = ['discriminator', 'example', 'externalDocs', 'xml'];
/**
 * Formats that a validator does not check. An invalid date must not end the session (specification §4.16), and its check
 * would add 160 bytes to the login. The other formats refuse no value.
 */
const UNCHECKED_FORMATS = ['date-time', 'double', 'float', 'int32', 'int64', 'password'];
/** A day of months 1 to 12 and days 1 to 31. The backend also checks the length of the month. */
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const ID = 'openapi.yaml';
const SCHEMAS = ['components', 'schemas'];

/**
 * Returns the ESM source of `isNAME`, the validator of the schema NAME. `isNAME.removable` lists the schema paths that the
 * portal may drop from an invalid response.
 * @param document The result of `readDocument`.
 * @param needed Schema paths of optional fields and list items that the portal must not drop.
 * @param separateItems A list whose items the validator does not check.
 * @throws {Error} with the schema path, if the validator would ignore a keyword of the description.
 */
export async function generateValidator(
  document: Document,
  name: string,
  needed: readonly string[] = [],
  separateItems?: SeparateItems,
): Promise<string> {
  const schemas = collectSchemas(document, [...SCHEMAS, name]);
  const ajv = new Ajv2020({
    strict: true,
    // These three options would refuse schemas that the validator checks completely.
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    formats: { ...Object.fromEntries(UNCHECKED_FORMATS.map((format) => [format, true])), date: DAY },
    messages: false,
    inlineRefs: true,
    code: { source: true, esm: true, optimize: 2, lines: true },
  });
  // `components` contains the schemas but is not a keyword, and strict mode refuses unknown keywords.
  ajv.addVocabulary(['components', ...ANNOTATIONS, ...listExtensions(schemas)]);
  for (const visited of schemas) checkKeywords(ajv, visited);

  const checkedDocument =
    separateItems === undefined ? document : acceptAnyItem(document, name, separateItems);
  const inlined = inlineRefs(checkedDocument, follow(checkedDocument, [...SCHEMAS, name]));
  ajv.addSchema({ $id: ID, components: { schemas: { ...readSchemas(checkedDocument), [name]: inlined } } });
  const isTracking = schemas.some(({ value }) =>
    Object.keys(value).some((keyword) => keyword.startsWith('unevaluated')),
  );
  const source = shortenAjvCode(generateSource(ajv, name), isTracking);
  const removable = findRemovable(checkedDocument, [...SCHEMAS, name]).filter((one) => !needed.includes(one));
  return bundle(`${source}\nis${name}.removable = ${JSON.stringify(removable)};\n`);
}

/** Returns the schema paths that may be dropped from a response: optional fields, and items of lists as `*`. */
function findRemovable(
  document: Document,
  keys: readonly string[],
  path = '',
  seen: readonly string[] = [],
): string[] {
  const schema = follow(document, keys);
  const $ref = readString(schema, '$ref');
  if ($ref !== undefined)
    return seen.includes($ref) ? [] : findRemovable(document, parseRef($ref), path, [...seen, $ref]);
  const branches = entry(schema, 'allOf');
  const inBranches = Array.isArray(branches)
    ? branches.flatMap((_branch, at) => findRemovable(document, [...keys, 'allOf', String(at)], path, seen))
    : [];
  const required = entry(schema, 'required');
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  const fields = entries(entry(schema, 'properties')).flatMap(([name]) => {
    const fieldPath = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const nested = findRemovable(document, [...keys, 'properties', name], fieldPath, seen);
    return isRequired(name) ? nested : [fieldPath, ...nested];
  });
  const removable = [...inBranches, ...fields];
  if (entry(schema, 'items') === undefined) return removable;
  return [...removable, `${path}/*`, ...findRemovable(document, [...keys, 'items'], `${path}/*`, seen)];
}

const readSchemas = (document: Document) => Object.fromEntries(entries(follow(document, SCHEMAS)));

/** Returns the document with a list that accepts any item. */
function acceptAnyItem(document: Document, name: string, { list }: SeparateItems): Document {
  const keys = [...SCHEMAS, name, 'properties', list];
  if (entry(follow(document, keys), 'items') === undefined)
    throw new Error(`components › schemas › ${name}: it has no list \`${list}\`.`);
  const replace = (value: unknown, [key, ...deeper]: readonly string[]): unknown =>
    key === undefined
      ? { ...Object.fromEntries(entries(value)), items: true }
      : { ...Object.fromEntries(entries(value)), [key]: replace(entry(value, key), deeper) };
  return Object.fromEntries(entries(replace(document, keys)));
}

/**
 * Replaces each `$ref` by its schema, because a validator that calls another one has no pointer. A schema that contains
 * itself keeps its `$ref`.
 */
function inlineRefs(document: Document, value: unknown, seen: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => inlineRefs(document, one, seen));
  if (!isObject(value)) return value;
  const { $ref, ...siblings } = value;
  if (typeof $ref !== 'string')
    return Object.fromEntries(entries(value).map(([key, one]) => [key, inlineRefs(document, one, seen)]));
  if (Object.keys(siblings).length > 0 || seen.includes($ref)) return value;
  return inlineRefs(document, follow(document, parseRef($ref)), [...seen, $ref]);
}

function generateSource(ajv: Ajv2020, name: string): string {
  try {
    return standaloneCode(ajv, { [`is${name}`]: `${ID}#/components/schemas/${name}` });
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`components › schemas › ${name}: no validator can be generated: ${text}`, { cause });
  }
}

/** Returns a schema and every schema that it refers to, each once. */
function collectSchemas(document: Document, keys: readonly string[], seen = new Set<string>()): Visited[] {
  const pointer = keys.join('/');
  if (seen.has(pointer)) return [];
  seen.add(pointer);
  const schema = follow(document, keys);
  if (schema === undefined) throw new Error(`${keys.join(' › ')}: the API description has no such schema.`);
  return listObjects(schema, 'schema', keys).flatMap((visited) => {
    const $ref = readString(visited.value, '$ref');
    return [visited, ...($ref === undefined ? [] : collectSchemas(document, parseRef($ref), seen))];
  });
}

/** Returns the extensions of OpenAPI that the schemas use, because strict mode refuses unknown keywords. */
const listExtensions = (schemas: readonly Visited[]): string[] => [
  ...new Set(
    schemas.flatMap(({ value }) => Object.keys(value).filter((keyword) => keyword.startsWith('x-'))),
  ),
];

/** @throws {Error} for a keyword or a format that Ajv would ignore. */
function checkKeywords(ajv: Ajv2020, { value, keys }: Visited): void {
  const refuse = (text: string) => new Error(`${keys.join(' › ')}: ${text}`);
  const ignored = Object.keys(value).find((keyword) => ajv.RULES.keywords[keyword] !== true);
  if (ignored !== undefined)
    throw refuse(`the validators do not support the keyword \`${ignored}\`, so nothing would check it.`);
  const format = entry(value, 'format');
  if (typeof format === 'string' && ajv.formats[format] === undefined)
    throw refuse(`the validators do not support the format \`${format}\`, so nothing would check it.`);
  if (entry(value, 'writeOnly') === true)
    throw refuse('a `writeOnly` field is never in a response, so no validator may expect it.');
}

/** Inlines Ajv's run time with esbuild, because Ajv's ESM output still contains a `require` of it. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    treeShaking: true,
    // A comment in the output contains the file's path. It must be the same if node_modules is a link.
    preserveSymlinks: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
