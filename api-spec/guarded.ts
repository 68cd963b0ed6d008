/**
 * The schemas of the responses that the portal checks at run time, by the tag of their operations. Each becomes a type guard
 * in a file of its own, because an area loads only what it reads.
 */
const GUARDED_BY_TAG = {
  authorization: ['Accepted'],
  portal: ['Session', 'DashboardList'],
} as const;

/** All of them. The comparison with the base reads this list: what these come to refuse breaks earlier backends. */
export const GUARDED: readonly string[] = Object.values(GUARDED_BY_TAG).flat();

/** The generated file of a schema's guard. */
export const guardFile = (schema: string): string => `api-spec/validators/is${schema}.gen.js`;

/** The generated files of the guards of a tag's operations. */
export const guardFilesOf = (tag: keyof typeof GUARDED_BY_TAG): readonly string[] =>
  GUARDED_BY_TAG[tag].map(guardFile);

/**
 * Optional fields that are not dropped where they are odd. With a wrong dashboard code a sign-in would lead to another
 * dashboard than its backend means, so it fails (specification §3.3).
 */
export const NEEDED: Readonly<Record<string, readonly string[]>> = { Accepted: ['/cd_Dashboard'] };
