type Primitive = { string: string; integer: number; number: number; boolean: boolean; null: null };

/**
 * The type of the values of a schema after the defaults were added. An object with a `required` list has all of its
 * properties, so each property that is not required needs a default.
 */
export type SchemaValue<Schema> = Schema extends { enum: readonly (infer Choice)[] }
  ? Choice
  : Schema extends { type: 'array'; items: infer Item }
    ? readonly SchemaValue<Item>[]
    : Schema extends { type: 'object'; properties: infer Properties }
      ? Schema extends { required: readonly unknown[] }
        ? { [Name in keyof Properties]: SchemaValue<Properties[Name]> }
        : { [Name in keyof Properties]?: SchemaValue<Properties[Name]> }
      : Schema extends { type: infer Name extends keyof Primitive }
        ? Primitive[Name]
        : Schema extends { type: readonly (infer Name extends keyof Primitive)[] }
          ? Primitive[Name]
          : never;
