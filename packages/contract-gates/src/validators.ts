// Finds the schemas that the consumer validates at run time.
import { readFileSync } from 'node:fs';
import type { Agreement, Config } from './config';
import { listResponseSchemas } from './description/jsonContent';
import { hasTag, listOperations } from './description/operations';
import { readDocument } from './description/readDocument';

type Source = Pick<Config, 'description' | 'validators'>;

/** Returns the schemas of successful responses, and of their parts, with a generated validator. */
export const validatedSchemas = (config: Source): string[] => schemasOf(config, () => true);

/** Returns the files of the validators of an agreement. */
export function validatorFiles(config: Source, { tag }: Pick<Agreement, 'tag'>): string[] {
  const { validators } = config;
  if (validators === undefined) return [];
  return schemasOf(config, (operation) => hasTag(operation, tag)).map((schema) => validators.file(schema));
}

/** Returns the files that decide what an agreement is, some of which may not exist. */
export function listAgreementFiles(config: Config): string[] {
  const files = config.agreements.flatMap((one) => [one.pact, ...validatorFiles(config, one)]);
  return [...new Set([config.description, ...files])];
}

function schemasOf(
  { description, validators }: Source,
  isIncluded: (operation: Parameters<typeof hasTag>[0]) => boolean,
): string[] {
  if (validators === undefined) return [];
  const document = readDocument(readFileSync(description, 'utf8'), description);
  const { except = [], parts = () => [] } = validators;
  return listResponseSchemas(document, listOperations(document).filter(isIncluded))
    .filter((one) => !except.includes(one))
    .flatMap((one) => [one, ...parts(one)]);
}
