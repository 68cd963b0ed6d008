// Which fields a schema declares, arrays and inner objects followed: `dashboards[].code`.
import { entries, entry, isObject, resolved, textIn } from '../description/document';
import type { Document } from '../description/document';

export type DeclaredField = {
  path: string;
  /** One for each arm that names it: an answer may have several (`Accepted`, `Refused`). */
  declarations: Declaration[];
  /** In every arm. */
  required: boolean;
};

export type Declaration = {
  /** As `api-spec/schema.gen.ts` nests it: `Accepted.ds_Token`. */
  key: string;
  types: string[];
  limits: Limit[];
  required: boolean;
  description: string;
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

/** @param key how the generated types call the schema, where it has no name of its own. */
export function declaredFields(document: Document, schema: unknown, key: string): DeclaredField[] {
  return fieldsOf(document, shapesOf(document, schema, key), '', new Set());
}

/** An object that a value may be. */
type Shape = { key: string; properties: Map<string, unknown>; required: Set<string> };

function fieldsOf(document: Document, shapes: Shape[], prefix: string, above: Set<string>): DeclaredField[] {
  const names = new Set(shapes.flatMap(({ properties }) => [...properties.keys()]));
  // A schema that holds itself would never end.
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
  const items = entry(resolved(document, schema), 'items');
  return shapesOf(document, items ?? schema, key);
}

function shapesOf(document: Document, schema: unknown, key: string): Shape[] {
  const own = resolved(document, schema);
  const name = textIn(schema, '$ref')?.split('/').at(-1) ?? key;
  const arms = [entry(own, 'oneOf'), entry(own, 'anyOf')].find(Array.isArray);
  if (arms !== undefined) return arms.flatMap((arm: unknown) => shapesOf(document, arm, name));

  const parts = entry(own, 'allOf');
  const all = Array.isArray(parts) ? parts.flatMap((part: unknown) => shapesOf(document, part, name)) : [];
  const properties = new Map([
    ...all.flatMap((shape) => [...shape.properties]),
    ...entries(entry(own, 'properties')),
  ]);
  const required = entry(own, 'required');
  const named = Array.isArray(required) ? required.map(String) : [];
  return properties.size === 0
    ? []
    : [
        {
          key: name,
          properties,
          required: new Set([...all.flatMap((shape) => [...shape.required]), ...named]),
        },
      ];
}

function declarationOf(document: Document, schema: unknown, key: string, required: boolean): Declaration {
  const own = resolved(document, schema);
  const type = entry(own, 'type');
  return {
    key,
    types: Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : [],
    limits: LIMITS.flatMap((keyword) => {
      const value = entry(own, keyword);
      return value === undefined ? [] : [{ keyword, value: asWords(value) }];
    }),
    required,
    description: textIn(own, 'description') ?? '',
  };
}

const asWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asWords).join(', ');
  return isObject(value) ? JSON.stringify(value) : String(value);
};
