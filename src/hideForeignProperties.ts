// A browser extension or an old script may add properties to the prototypes of all objects and lists. The loops `for … in`
// of the libraries would find them, and the store could not be made.

/** Names that the language reads from any object: of a promise, of JSON, of an iterator, and of the description of a property. */
const NAMES_OF_LANGUAGE = [
  'then',
  'toJSON',
  'return',
  'get',
  'set',
  'value',
  'writable',
  'enumerable',
  'configurable',
];

/**
 * Hides the added properties from loops, and refuses further ones. A property stays usable for the script that added it,
 * unless the language reads its name. One that cannot be changed stays.
 */
export function hideForeignProperties(prototypes: readonly object[]): void {
  for (const prototype of prototypes) {
    for (const name of NAMES_OF_LANGUAGE) Reflect.deleteProperty(prototype, name);
    for (const name of Object.keys(prototype)) Reflect.defineProperty(prototype, name, { enumerable: false });
    Object.preventExtensions(prototype);
  }
}
