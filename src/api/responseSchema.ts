import type { StandardSchemaV1 } from '@standard-schema/spec';
import { dropInvalidParts } from './dropInvalidParts';
import type { Guard } from './dropInvalidParts';

/**
 * Returns the schema by which RTK Query checks a response with a generated type guard. Invalid parts that the portal does
 * not need are dropped (specification §7.17).
 */
export function responseSchema<T>(guard: Guard<T>): StandardSchemaV1<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'portaria',
      validate: (response) => {
        const value = dropInvalidParts(guard, response);
        if (value !== null) return { value };
        // The message is shown, so it names the schema path and never the value, which may be personal.
        return { issues: [{ message: `not what the API description says at ${guard.at ?? '/'}` }] };
      },
    },
  };
}
