// The fields that a schema declares, also within arrays and objects: `courts[].code`.
import { entries, entry, isObject, readString } from '../description/document';
import type { Document } from '../description/document';
import { readVariants, readRequired, readShape } from '../description/schemaShape';

export type DeclaredField = {
  path: string;
  /** One for each variant of a union that declares it (`Accepted`, `Refused`). */
  declarations: Declaration[];
  /** In every variant. */
  required: boolean;
};

export type Declaration = {
  /** The path in the generated types: `Accepted.token`. */
  key: string;
  types: string[];
  limits: Limit[];
  required: boolean;
};

export type Limit = { keyword: (typeof LIMITS)[number]; value: string };

export const LIMITS = [
  'const',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
] as const;

/** @param key The path in the generated types, for a schema without a name. */
export function declaredFields(document: Document, schema: unknown, key: string): DeclaredField[] {
  return fieldsOf(document, listVariants(document, schema, key), '', new Set());
}

/** A variant of a value that is an object. */
type Shape = { key: string; properties: Map<string, unknown>; required: Set<string> };

function fieldsOf(document: Document, shapes: Shape[], prefix: string, above: Set<string>): DeclaredField[] {
  const names = new Set(shapes.flatMap(({ properties }) => [...properties.keys()]));
  // A schema that contains itself is followed once.
  const within = new Set([...above, ...shapes.map(({ key }) => key)]);
  return [...names].flatMap((name) => {
    const path = prefix + name;
    const declarations = shapes.flatMap((shape) =>
      shape.properties.has(name)
        ? [
            declarationOf(
              document,
              shape.properties.get(name),
              `${shape.key}.${name}`,
              shape.required.has(name),
            ),
          ]
        : [],
    );
    const inner = shapes.flatMap((shape) =>
      innerOf(document, shape.properties.get(name), `${shape.key}.${name}`),
    );
    const field = { path, declarations, required: shapes.every((shape) => shape.required.has(name)) };
    const isArray = declarations.some(({ types }) => types.includes('array'));
    const open = inner.filter(({ key }) => !within.has(key));
    return [field, ...fieldsOf(document, open, `${path}${isArray ? '[]' : ''}.`, within)];
  });
}

function innerOf(document: Document, schema: unknown, key: string): Shape[] {
  const items = entry(readShape({ document, value: schema }), 'items');
  return listVariants(document, items ?? schema, key);
}

function listVariants(document: Document, schema: unknown, key: string): Shape[] {
  const shape = readShape({ document, value: schema });
  const name = readString(schema, '$ref')?.split('/').at(-1) ?? key;
  const variants = readVariants({ document, value: schema }, shape);
  if (variants !== null)
    return variants.flatMap((variant) => listVariants(document, variant.schema.value, name));
  const properties = new Map(entries(entry(shape, 'properties')));
  return properties.size === 0 ? [] : [{ key: name, properties, required: new Set(readRequired(shape)) }];
}

function declarationOf(document: Document, schema: unknown, key: string, required: boolean): Declaration {
  const shape = readShape({ document, value: schema });
  const type = entry(shape, 'type');
  return {
    key,
    types: Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : [],
    limits: LIMITS.flatMap((keyword) => {
      const value = entry(shape, keyword);
      return value === undefined ? [] : [{ keyword, value: asText(value) }];
    }),
    required,
  };
}

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asText).join(', ');
  return isObject(value) ? JSON.stringify(value) : String(value);
};
