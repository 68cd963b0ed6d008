import openapiTS, { astToString } from 'openapi-typescript';
import type { Document } from './document';

/** The TypeScript types of everything that a description names. Operations are found by their id. */
export const wireTypes = async (document: Document): Promise<string> =>
  astToString(await openapiTS(JSON.stringify(document)));
