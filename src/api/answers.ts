import type { StandardSchemaV1 } from '@standard-schema/spec';

/** Lets RTK Query check an answer with a type guard that was made from the API description. */
export function answer<T>(isRight: (value: unknown) => value is T): StandardSchemaV1<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'portaria',
      validate: (value) =>
        isRight(value) ? { value } : { issues: [{ message: 'not what the API description says' }] },
    },
  };
}
