/** Returns a React key for each id. A repeated id gets a key of its own, because equal keys leave stale elements. */
export function uniqueKeys(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 ? id : `${id}\n${String(count)}`;
  });
}
