// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
import type { components } from '../schema.gen';

export const isLineCandidates: {
  (value: unknown): value is components['schemas']['LineCandidates'];
  /** JSON pointer to the invalid value of the last call. */
  at?: string;
  /** Pointers of optional fields and of list items (`*`), which may be dropped from a response. */
  removable: readonly string[];
};
