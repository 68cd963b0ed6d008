import openapiTS, { astToString } from 'openapi-typescript';
import { entry, isObject } from 'contract-gates/description';
import type { Document } from 'contract-gates/description';

/**
 * The TypeScript types of everything that a description names. Operations are found by their id.
 * @param document As `readDocument` gives it: its path items are in their places, so their originals are left out.
 */
export async function wireTypes(document: Document): Promise<string> {
  const components = entry(document, 'components');
  const kept = isObject(components) ? { ...components, pathItems: undefined } : undefined;
  return astToString(await openapiTS(JSON.stringify({ ...document, components: kept })));
}
