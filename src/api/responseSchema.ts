import type { StandardSchemaV1 } from '@standard-schema/spec';
import { dropInvalidParts } from './dropInvalidParts';
import type { Guard } from './dropInvalidParts';

/** Returns the response without invalid parts that the portal does not need (specification §7.17), or what is wrong with it. */
export function checkResponse<T>(guard: Guard<T>, response: unknown): { value: T } | { message: string } {
  const value = dropInvalidParts(guard, response);
  if (value !== null) return { value };
  // The message is shown, so it names the schema path and never the value, which may be personal.
  return { message: `not what the API description says at ${guard.at ?? '/'}` };
}

/** Returns the schema by which RTK Query checks a response with a generated type guard. */
export function responseSchema<T>(guard: Guard<T>): StandardSchemaV1<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'portaria',
      validate: (response) => {
        const result = checkResponse(guard, response);
        return 'value' in result ? result : { issues: [result] };
      },
    },
  };
}
