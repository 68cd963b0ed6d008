// Which schemas the consumer validates at run time. The description and the configuration decide it together.
import { readFileSync } from 'node:fs';
import type { Agreement, Config } from './config';
import { hasTag, operationsOf, responseSchemas } from './description/operations';
import { readDocument } from './description/readDocument';

type Source = Pick<Config, 'description' | 'validators'>;

/** The schemas of all successful responses that have a generated validator. */
export const validatedSchemas = (config: Source): string[] => schemasOf(config, () => true);

/** The files of the generated validators of an agreement's responses. */
export function validatorFiles(config: Source, { tag }: Pick<Agreement, 'tag'>): string[] {
  const { validators } = config;
  if (validators === undefined) return [];
  return schemasOf(config, (operation) => hasTag(operation, tag)).map((schema) => validators.file(schema));
}

function schemasOf(
  { description, validators }: Source,
  isMeant: (operation: Parameters<typeof hasTag>[0]) => boolean,
): string[] {
  if (validators === undefined) return [];
  const document = readDocument(readFileSync(description, 'utf8'), description);
  const { except = [] } = validators;
  return responseSchemas(document, operationsOf(document).filter(isMeant)).filter(
    (one) => !except.includes(one),
  );
}
