// Values of the schemas of the API description, and values that nearly are.
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { entries, entry, FORMATS, follow, parseRef, readString } from 'contract-gates/description';
import { readShippedDescription } from './description';
import { anyDay, anyJson, anyText } from './properties';

const DOCUMENT = readShippedDescription();
const ID = 'openapi';

const ajv = new Ajv2020({ strict: false, formats: FORMATS, logger: false });
ajv.addSchema(DOCUMENT, ID);

/** The portal does not check moments, nor the length of a month (api-spec/generateValidator.ts). */
const LENIENT_FORMATS = { date: /^\d{4}-\d\d-\d\d$/, 'date-time': true } as const;
const lenientAjv = new Ajv2020({ strict: false, formats: LENIENT_FORMATS, logger: false });
lenientAjv.addSchema(DOCUMENT, ID);

const refTo = (name: string) => `${ID}#/components/schemas/${name}`;

/** Whether a value matches a schema of the description as the portal checks it. */
export const matchesSchema = (name: string, value: unknown): boolean =>
  lenientAjv.validate(refTo(name), value);

/** Returns the values that match a schema of the description. */
export function valuesOf(name: string): fc.Arbitrary<unknown> {
  return makeValues({ $ref: `#/components/schemas/${name}` }).filter((value) =>
    ajv.validate(refTo(name), value),
  );
}

/** @throws {Error} for a schema that the texts below do not cover */
function makeValues(schema: unknown): fc.Arbitrary<unknown> {
  const $ref = readString(schema, '$ref');
  if ($ref !== undefined) return makeValues(follow(DOCUMENT, parseRef($ref)));
  const list = (keyword: string): unknown[] => {
    const values = entry(schema, keyword);
    return Array.isArray(values) ? values : [];
  };
  const [values, choices, parts] = [list('enum'), [...list('oneOf'), ...list('anyOf')], list('allOf')];
  const constant = entry(schema, 'const');
  if (constant !== undefined) return fc.constant(constant);
  if (values.length > 0) return fc.constantFrom(...values);
  if (choices.length > 0) return fc.oneof(...choices.map(makeValues));
  if (parts.length > 0)
    return fc
      .tuple(...parts.map(makeValues))
      .map((objects) => Object.fromEntries(objects.flatMap((object) => entries(object))));
  const type = entry(schema, 'type');
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return fc.oneof(...types.map((one) => makeValuesOfType(one, schema)));
}

function makeValuesOfType(type: unknown, schema: unknown): fc.Arbitrary<unknown> {
  const limit = (keyword: string, otherwise: number): number => {
    const value = entry(schema, keyword);
    return typeof value === 'number' ? value : otherwise;
  };
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return makeTexts(schema, limit('minLength', 0), limit('maxLength', Infinity));
    case 'integer':
      return fc.integer({ min: limit('minimum', -1e9), max: limit('maximum', 1e9) });
    case 'number': {
      const min = Math.max(limit('minimum', -1e12), limit('exclusiveMinimum', -1e12));
      return fc.double({ min, max: limit('maximum', 1e12), noNaN: true });
    }
    case 'array': {
      const minLength = limit('minItems', 0);
      const lengths = { minLength, maxLength: Math.min(limit('maxItems', Infinity), minLength + 2) };
      const items = makeValues(entry(schema, 'items'));
      return entry(schema, 'uniqueItems') === true
        ? fc.uniqueArray(items, lengths)
        : fc.array(items, lengths);
    }
    case 'object': {
      const fields = entries(entry(schema, 'properties'));
      const model = Object.fromEntries(
        fields.map(([name, field]): [string, fc.Arbitrary<unknown>] => [name, makeValues(field)]),
      );
      const required = entry(schema, 'required');
      const requiredKeys = Array.isArray(required) ? required.map(String) : [];
      return fc.record(model, { requiredKeys });
    }
    default:
      throw new Error(`No values for ${JSON.stringify(schema)}`);
  }
}

function makeTexts(schema: unknown, minLength: number, maxLength: number): fc.Arbitrary<string> {
  const format = readString(schema, 'format');
  if (format === 'date') return anyDay;
  if (format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString());
  const pattern = readString(schema, 'pattern');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return shortText.map((text) => Array.from(text.padEnd(minLength, 'x')).slice(0, maxLength).join(''));
}

/** Short, because a value has many texts. */
const shortText = fc.oneof(fc.string({ maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 4 }));

type Path = readonly (string | number)[];

/** Returns the paths of all parts of a value. */
const listPaths = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(Array.isArray(value)
    ? value.flatMap((item: unknown, at) => listPaths(item, [...path, at]))
    : entries(value).flatMap(([name, part]) => listPaths(part, [...path, name]))),
];

type Change = { at: number; kind: 'remove' | 'replace' | 'add'; name: string; by: unknown };

/** Returns a value with one changed part. */
function change(value: unknown, { at, ...rest }: Change): unknown {
  const paths = listPaths(value);
  return changeAt(value, paths[at % paths.length] ?? [], rest);
}

function changeAt(value: unknown, [key, ...deeper]: Path, how: Omit<Change, 'at'>): unknown {
  const items: unknown[] | null = Array.isArray(value) ? value : null;
  if (key === undefined) {
    if (how.kind !== 'add' || typeof value !== 'object' || value === null) return how.by;
    if (items !== null) return [...items, how.by];
    return Object.fromEntries([...entries(value), [how.name, how.by]]);
  }
  const isRemoved = how.kind === 'remove' && deeper.length === 0;
  if (items !== null) {
    return items.flatMap((item, at) =>
      at !== key ? [item] : isRemoved ? [] : [changeAt(item, deeper, how)],
    );
  }
  return Object.fromEntries(
    entries(value).flatMap(([name, part]) =>
      name !== key ? [[name, part]] : isRemoved ? [] : [[name, changeAt(part, deeper, how)]],
    ),
  );
}

/** Values that other programs write by mistake. */
const oddValues = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 0, -1, 0.5, 1e300, -1e300, 2 ** 53, '0', '2026-02-31', [], {}, [
    null,
  ]),
  fc.constantFrom('x'.repeat(3_000), '9'.repeat(400)),
  anyText,
  anyJson,
);

/** Returns values of a schema with some changed parts. Some of them still match. */
export const damagedValuesOf = (name: string): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      valuesOf(name),
      fc.array(
        fc.record({
          at: fc.nat(),
          kind: fc.constantFrom('remove', 'replace', 'add'),
          name: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', ''), anyText),
          by: oddValues,
        }),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([value, changes]) => changes.reduce(change, value));
