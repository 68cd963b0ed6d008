// Entry of the package for the backend, the generator and tests: the reader of the API description.
export {
  entries,
  entry,
  follow,
  isObject,
  keysOfRef,
  parsedJson,
  resolved,
  sha256,
  textIn,
} from './document';
export type { Document, JsonObject } from './document';
export { FORMATS } from './formats';
export { objectsIn } from './grammar';
export type { Visited } from './grammar';
export {
  METHODS,
  jsonKeyIn,
  jsonSchemaAt,
  operationAt,
  operationsOf,
  pathsMatching,
  responseSchemas,
  scenariosOf,
} from './operations';
export type { Operation, Scenario } from './operations';
export { readDocument, readObject } from './readDocument';
