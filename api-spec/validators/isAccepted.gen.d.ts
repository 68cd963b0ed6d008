// Made from openapi.yaml by `npm run api:generate`. Not edited by hand.
import type { components } from '../schema.gen';

export const isAccepted: {
  (value: unknown): value is components['schemas']['Accepted'];
  /** JSON pointer to what the last call refused. */
  at?: string;
  /** What a response can do without: optional fields, and items of lists (`*`). */
  removable: readonly string[];
};
