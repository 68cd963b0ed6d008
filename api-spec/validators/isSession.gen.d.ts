// Made from openapi.yaml by `npm run api:generate`. Not edited by hand.
import type { components } from '../schema.gen';

export const isSession: {
  (value: unknown): value is components['schemas']['Session'];
  /** JSON pointer to what the last call refused. */
  at?: string;
  /** What a response can do without: optional fields, and items of lists (`*`). */
  removable: readonly string[];
};
