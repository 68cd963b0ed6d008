type Primitive = { string: string; integer: number; number: number; boolean: boolean; null: null };

/** The type of the values of a schema, with defaults for absent properties. */
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
