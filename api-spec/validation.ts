/** The API description, written by hand. */
export const DESCRIPTION = 'api-spec/openapi.yaml';

/** Schemas of successful responses that get no validator: the portal reads a refusal field by field. */
export const NOT_VALIDATED: readonly string[] = ['Refused'];

/** The generated file of a schema's validator. Each has a file of its own, because an area loads only what it reads. */
export const validatorFile = (schema: string): string => `api-spec/validators/is${schema}.gen.js`;

/**
 * Optional fields that are not dropped where they are odd. With a wrong dashboard code a sign-in would lead to another
 * dashboard than its backend means, so it fails (specification §3.3).
 */
export const NEEDED: Readonly<Record<string, readonly string[]>> = { Accepted: ['/cd_Dashboard'] };
