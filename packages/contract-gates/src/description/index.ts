// Entry of the package for the backend, the generator and tests: the reader of the API description.
export {
  entries,
  entry,
  follow,
  isObject,
  parseRef,
  parseJson,
  resolved,
  hashText,
  readString,
} from './document';
export type { Document, JsonObject } from './document';
export { FORMATS } from './formats';
export { listObjects } from './grammar';
export type { Visited } from './grammar';
export { findBody, findJsonType, findJsonSchema, listResponseSchemas } from './jsonContent';
export {
  METHODS,
  findOperation,
  listOperations,
  findPathOperations,
  needsToken,
  readRoles,
} from './operations';
export { listScenarios } from './scenarios';
export type { Operation } from './operations';
export type { Scenario } from './scenarios';
export { readDocument, readObject } from './readDocument';
