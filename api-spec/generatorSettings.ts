/** The API description, written by hand. */
export const DESCRIPTION = 'api-spec/openapi.yaml';

/** Schemas of successful responses without a validator, because the portal reads a refusal field by field. */
export const NOT_VALIDATED: readonly string[] = ['Refused'];

/** Returns the path of a schema's validator. Each validator has its own file, because an area loads only what it needs. */
export const validatorFile = (schema: string): string => `api-spec/validators/is${schema}.gen.js`;

/**
 * Optional fields that are not dropped if they are invalid. Without its dashboard code, a sign-in would open another
 * dashboard than the backend named, so it fails (specification §3.3).
 */
export const NEEDED: Readonly<Record<string, readonly string[]>> = { Accepted: ['/cd_Dashboard'] };
