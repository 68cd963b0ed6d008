type Primitive = { string: string; integer: number; number: number; boolean: boolean; null: null };

/** The type of a value that a schema of this folder allows. Absent properties have their defaults. */
export type ValueOf<Schema> = Schema extends { enum: readonly (infer Choice)[] }
  ? Choice
  : Schema extends { type: 'array'; items: infer Item }
    ? readonly ValueOf<Item>[]
    : Schema extends { type: 'object'; properties: infer Properties }
      ? { [Name in keyof Properties]: ValueOf<Properties[Name]> }
      : Schema extends { type: infer Name extends keyof Primitive }
        ? Primitive[Name]
        : Schema extends { type: readonly (infer Name extends keyof Primitive)[] }
          ? Primitive[Name]
          : never;
