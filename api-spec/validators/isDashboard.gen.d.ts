// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
import type { components } from '../schema.gen';

export const isDashboard: {
  (value: unknown): value is Omit<components['schemas']['Dashboard'], 'widgets'> & { widgets: unknown[] };
  /** JSON pointer to the invalid value of the last call. */
  at?: string;
  /** Pointers of optional fields and of list items (`*`), which may be dropped from a response. */
  removable: readonly string[];
};
