/** A type guard of the API description, as `npm run api:generate` writes it. */
export type Guard<T> = {
  (value: unknown): value is T;
  /** JSON pointer to what the last call refused. */
  at?: string | undefined;
  /** What a response can do without: optional fields, and items of lists (`*`). */
  removable: readonly string[];
};

/** A response with more faults than this is refused. */
const MOST_DROPPED = 1_000;

/**
 * Takes odd optional fields and odd items out of a response (specification §7.17). Null where it lacks something that the
 * portal cannot do without. What was dropped is reported by its place in the description, never by its value.
 */
export function salvage<T>(isRight: Guard<T>, response: unknown): T | null {
  const dropped = new Set<string>();
  let rest = response;
  for (let count = 0; count <= MOST_DROPPED; count += 1) {
    if (isRight(rest)) {
      report(dropped);
      return rest;
    }
    const found = nearestRemovable(isRight.at ?? '', isRight.removable);
    if (found === null) return null;
    dropped.add(found.place);
    rest = without(rest, found.keys);
  }
  return null;
}

function report(dropped: ReadonlySet<string>): void {
  if (process.env['NODE_ENV'] !== 'production' && dropped.size > 0)
    console.warn(
      `A response broke the API description; these parts were dropped: ${[...dropped].join(', ')}`,
    );
}

/** The longest beginning of the pointer that may go. */
function nearestRemovable(pointer: string, removable: readonly string[]) {
  const keys = pointer.split('/').slice(1);
  for (; keys.length > 0; keys.pop()) {
    const place = removable.find((one) => {
      const parts = one.split('/').slice(1);
      return parts.length === keys.length && parts.every((part, at) => part === '*' || part === keys[at]);
    });
    if (place !== undefined) return { place, keys };
  }
  return null;
}

function without(value: unknown, [key, ...deeper]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = ([name]: [string, unknown]) => name !== key || deeper.length > 0;
  const next = ([name, part]: [string, unknown]): [string, unknown] => [
    name,
    name === key ? without(part, deeper) : part,
  ];
  const entries = Object.entries(value).filter(kept).map(next);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
