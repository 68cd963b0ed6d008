/** The API description, written by hand. */
export const DESCRIPTION = 'api-spec/openapi.yaml';

/** Schemas of successful responses without a validator, because the portal reads a refusal field by field. */
export const NOT_VALIDATED: readonly string[] = ['Refused'];

/** Returns the path of a schema's validator. Each validator has its own file, because an area loads only what it needs. */
export const validatorFile = (schema: string): string => `api-spec/validators/is${schema}.gen.js`;

/**
 * Optional fields and list items that are not dropped if they are invalid. Without its dashboard code, a sign-in would open
 * another dashboard than the backend named, so it fails (specification §3.3). A list that other values refer to by position
 * must stay complete. A form sends back all data of the company, so a dropped part would be deleted.
 */
export const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Accepted: ['/cd_Dashboard'],
  Company: ['/monthlyTargetCents', '/address/*', '/holidays/*', '/version'],
  SeriesWidget: ['/x/values/*', '/x/filter/*', '/series/*', '/series/*/values/*'],
  ShareWidget: ['/parts/*'],
  TableWidget: ['/columns/*', '/rows/*', '/rows/*/cells/*'],
  OtherWidget: ['/fallback/columns/*', '/fallback/rows/*', '/fallback/rows/*/cells/*'],
};

/** A list of a response whose items have their own validators, and the schemas of these. */
export type SeparateItems = { list: string; schemas: readonly string[] };

/**
 * Responses with such a list, by schema. The validator of the response does not check the items, because one invalid item
 * must not make the response invalid.
 */
export const SEPARATE_ITEMS: Readonly<Record<string, SeparateItems>> = {
  Dashboard: {
    list: 'widgets',
    schemas: [
      'MetricWidget',
      'SeriesWidget',
      'ShareWidget',
      'ProgressWidget',
      'TableWidget',
      'BrokenWidget',
      'OtherWidget',
    ],
  },
};
