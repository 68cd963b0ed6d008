/** A type guard that `npm run api:generate` makes from the API description. */
export type Guard<T> = {
  (value: unknown): value is T;
  /** JSON pointer to the part that the last call refused. */
  at?: string | undefined;
  /** Schema paths of the parts that may be dropped: optional fields, and items of lists (`*`). */
  removable: readonly string[];
};

/** A response with more invalid parts is refused. */
const MAX_DROPPED = 1_000;

/**
 * Removes invalid optional fields and invalid items from a response (specification §7.17). Returns null if a part that the
 * portal needs is invalid. Removed parts are reported by their schema path, never by their value.
 */
export function dropInvalidParts<T>(guard: Guard<T>, response: unknown): T | null {
  const dropped = new Set<string>();
  let valid = response;
  for (let count = 0; count <= MAX_DROPPED; count += 1) {
    if (guard(valid)) {
      report(dropped);
      return valid;
    }
    const invalidPart = findRemovable(guard.at ?? '', guard.removable);
    if (invalidPart === null) return null;
    dropped.add(invalidPart.path);
    valid = removePart(valid, invalidPart.keys);
  }
  return null;
}

function report(dropped: ReadonlySet<string>): void {
  if (process.env['NODE_ENV'] !== 'production' && dropped.size > 0)
    console.warn(
      `A response broke the API description; these parts were dropped: ${[...dropped].join(', ')}`,
    );
}

/** Returns the removable part with the longest schema path that contains the pointer. */
function findRemovable(pointer: string, removable: readonly string[]) {
  const keys = pointer.split('/').slice(1);
  for (; keys.length > 0; keys.pop()) {
    const path = removable.find((one) => {
      const parts = one.split('/').slice(1);
      return parts.length === keys.length && parts.every((part, at) => part === '*' || part === keys[at]);
    });
    if (path !== undefined) return { path, keys };
  }
  return null;
}

function removePart(value: unknown, [key, ...deeper]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isKept = ([name]: [string, unknown]) => name !== key || deeper.length > 0;
  const next = ([name, part]: [string, unknown]): [string, unknown] => [
    name,
    name === key ? removePart(part, deeper) : part,
  ];
  const entries = Object.entries(value).filter(isKept).map(next);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
