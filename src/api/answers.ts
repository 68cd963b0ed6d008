import type { StandardSchemaV1 } from '@standard-schema/spec';
import { salvage } from './salvage';
import type { Guard } from './salvage';

/**
 * Lets RTK Query check a response with a type guard of the API description. Odd parts that the portal can do without are
 * dropped (specification §7.17).
 */
export function answer<T>(isRight: Guard<T>): StandardSchemaV1<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'portaria',
      validate: (response) => {
        const value = salvage(isRight, response);
        if (value !== null) return { value };
        // The place in the description, never the value: it is shown, and may be personal.
        return { issues: [{ message: `not what the API description says at ${isRight.at ?? '/'}` }] };
      },
    },
  };
}
