import openapiTS, { astToString } from 'openapi-typescript';
import { entry, isObject } from 'contract-gates/description';
import type { Document } from 'contract-gates/description';

/**
 * Returns the TypeScript types of a description. Operations are found by their id.
 * @param document The result of `readDocument`. Its path items are resolved, so the originals are left out.
 */
export async function generateTypes(document: Document): Promise<string> {
  const components = entry(document, 'components');
  const withoutPathItems = isObject(components) ? { ...components, pathItems: undefined } : undefined;
  const source = JSON.stringify({ ...document, components: withoutPathItems });
  // A field with a `default` is optional like any other one. The default says what its absence means.
  return astToString(await openapiTS(source, { defaultNonNullable: false }));
}
