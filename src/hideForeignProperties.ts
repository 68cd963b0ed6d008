// A browser extension or an old script may add properties to the prototypes of all objects and lists. The loops `for … in`
// of the libraries would find them, and the store could not be made.

/**
 * Hides the added properties from loops, and refuses further ones. A property stays usable for the script that added it.
 * One that cannot be changed stays.
 */
export function hideForeignProperties(prototypes: readonly object[]): void {
  for (const prototype of prototypes) {
    for (const name of Object.keys(prototype)) Reflect.defineProperty(prototype, name, { enumerable: false });
    Object.preventExtensions(prototype);
  }
}
