// Entry of the package for the backend, the generator and tests: the reader of the API description.
export {
  entries,
  entry,
  follow,
  isObject,
  parseRef,
  parseJson,
  resolved,
  sha256,
  readString,
} from './document';
export type { Document, JsonObject } from './document';
export { FORMATS } from './formats';
export { listObjects } from './grammar';
export type { Visited } from './grammar';
export {
  METHODS,
  findBody,
  findJsonType,
  findJsonSchema,
  findOperation,
  listOperations,
  findPathOperations,
  needsToken,
  readRoles,
  listResponseSchemas,
  listScenarios,
} from './operations';
export type { Operation, Scenario } from './operations';
export { readDocument, readObject } from './readDocument';
